// Draws the icons of the installed game from the one drawing of its emblem. Run it after changing public/icon.svg.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startApp } from './app.ts';

const file = (name: string): string => fileURLToPath(new URL(`../../public/${name}`, import.meta.url));
const drawing = readFileSync(file('icon.svg'), 'utf8');

/** Systems cut a maskable icon to any shape: the ground reaches the edges, the emblem keeps clear of them. */
const maskable = drawing
  .replace('viewBox="0 0 64 64"', 'viewBox="-10 -10 84 84"')
  .replace(/<rect[^>]*\/>/, '<rect x="-10" y="-10" width="84" height="84" fill="#14170f"/>');

const icons = [
  { name: 'icon-192.png', size: 192, svg: drawing },
  { name: 'icon-512.png', size: 512, svg: drawing },
  { name: 'icon-maskable-512.png', size: 512, svg: maskable },
  { name: 'apple-touch-icon.png', size: 180, svg: maskable },
] as const;

const app = await startApp();
for (const { name, size, svg } of icons) {
  const visit = await app.visit({ viewport: { width: size, height: size } });
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await visit.page.setContent(
    `<style>body{margin:0}img{display:block;width:${size}px;height:${size}px}</style><img src="${address}">`,
  );
  await visit.page.waitForFunction(() => document.querySelector('img')?.complete);
  writeFileSync(file(name), await visit.page.screenshot({ omitBackground: true }));
  await visit.close();
}
await app.close();
