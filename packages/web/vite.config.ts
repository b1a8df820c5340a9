import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { install } from './vite.install.ts';
import { messages } from './vite.messages.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Not for players, or only for whoever looks for mistakes: not kept for offline play. */
const notKept = /\.map$|^gallery|^sw\.js$|gallery-/;

/** Writes into the service worker which files it keeps; their names and content make its version. */
function offline(): Plugin {
  return {
    name: 'zonecrawl-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('the build has no sw.js');
        const stamp = createHash('sha256');
        const built = Object.values(bundle)
          .filter(({ fileName }) => !notKept.test(fileName))
          .sort((one, other) => (one.fileName < other.fileName ? -1 : 1));
        for (const file of built) {
          stamp.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
        }
        const kept = readdirSync(here('public')).sort();
        for (const name of kept) stamp.update(name).update(readFileSync(here(`public/${name}`)));
        const files = [...kept, ...built.map(({ fileName }) => fileName)].map((name) => `/${name}`);
        stamp.update(worker.code);
        worker.code = worker.code
          .replace('__FILES__', JSON.stringify(files).replaceAll("'", "\\'"))
          .replace('__STAMP__', stamp.digest('hex').slice(0, 12));
      },
    },
  };
}

const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8'));

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [messages(), install(), offline()],
  build: {
    target: 'es2022',
    // Hashed names live under assets/ and are cached for ever; the server counts on that.
    assetsDir: 'assets',
    reportCompressedSize: false,
    sourcemap: true,
    rolldownOptions: {
      // Two pages: the game, and the gallery where its look is judged; and the worker that keeps it playable offline.
      input: { main: 'index.html', gallery: 'gallery.html', sw: 'src/pwa/sw.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
  server: { port: 8081 },
});
