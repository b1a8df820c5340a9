// npm run cluster: builds the client, and serves it by three servers on a PostgreSQL and a NATS of their own.
import process from 'node:process';
import { buildWeb } from './tools.ts';

const { code, output } = await buildWeb();
process.stdout.write(output);
if (code !== 0) {
  console.error('The web client could not be built.');
  process.exit(code);
}
await import('../packages/server/testing/clusterCommand.ts');
