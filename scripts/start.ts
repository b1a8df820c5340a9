// npm start: builds the client and serves it.
import process from 'node:process';
import { buildWeb, exists, seconds } from './tools.ts';

const began = performance.now();
const { code, output } = await buildWeb();
process.stdout.write(output);
if (code !== 0) {
  console.error('The web client could not be built.');
  process.exit(code);
}
if (exists('packages/web/dist')) console.log(`Built in ${seconds(began)}.`);
await import('../packages/server/src/main.ts');
