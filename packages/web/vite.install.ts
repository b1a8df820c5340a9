/**
 * What a device calls the installed game, in every language: `manifest.<language>.webmanifest`; and what the page says
 * where scripts are switched off.
 */
import { FIRST, languages } from '@zonecrawl/content/locales';
import { formatOf } from '@zonecrawl/text/runtime';
import type { Plugin } from 'vite';
import { catalogueIn } from './vite.messages.ts';

const NAME = /^\/manifest\.([a-z]+)\.webmanifest$/;

function textsOf(language: string): (key: string) => string {
  const { catalogue } = catalogueIn(language, 'first');
  const format = formatOf((key) => catalogue[key], language);
  return (key) => format(key) ?? key;
}

function manifestIn(language: string): string {
  const t = textsOf(language);
  return JSON.stringify(
    {
      id: '/',
      lang: language,
      name: t('ui.title.name'),
      short_name: t('ui.title.name'),
      description: t('ui.install.description'),
      start_url: '/',
      scope: '/',
      display: 'standalone',
      display_override: ['fullscreen', 'standalone'],
      orientation: 'any',
      background_color: '#0c0e0a',
      theme_color: '#0c0e0a',
      categories: ['games'],
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [
        { name: t('ui.title.newGame'), url: '/#/new' },
        { name: t('ui.title.load'), url: '/#/saves' },
        { name: t('ui.title.rules'), url: '/#/rules' },
      ],
    },
    null,
    2,
  );
}

/** One sentence in each language, since no script can ask which one is read. */
function withoutScript(): string {
  return languages
    .map(({ code }) => {
      const t = textsOf(code);
      const words = t('ui.install.noScript');
      return `<p lang="${code}">${words}</p>`;
    })
    .join('');
}

export function install(): Plugin {
  return {
    name: 'zonecrawl-install',
    transformIndexHtml(html) {
      const t = textsOf(FIRST);
      return html
        .replace('%description%', t('ui.install.description'))
        .replace('%noscript%', withoutScript());
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, language] = NAME.exec(request.url ?? '') ?? [];
        if (language === undefined) return next();
        response.setHeader('content-type', 'application/manifest+json');
        response.end(manifestIn(language));
      });
    },
    generateBundle() {
      for (const { code } of languages)
        this.emitFile({
          type: 'asset',
          fileName: `manifest.${code}.webmanifest`,
          source: manifestIn(code),
        });
    },
  };
}
