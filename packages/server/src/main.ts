/** The program behind `npm start`. PORT and HOST say where it listens. */

import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { serve } from './serve.ts';

const client = fileURLToPath(new URL('../../web/dist', import.meta.url));

try {
  const host = process.env['HOST'];
  const serving = await serve({ client, port: portFrom(process.env['PORT']), ...(host ? { host } : {}) });
  console.log(`Zonecrawl is at ${serving.address}`);
  const stop = () => {
    // A second signal terminates at once.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    void serving.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

function portFrom(text = '8080'): number {
  const port = Number(text);
  if (text !== '' && Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not "${text}"`);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'Another program uses this port already. Choose one: PORT=8090 npm start';
  if (code === 'EACCES') return 'This port needs more rights. Choose another: PORT=8090 npm start';
  return error.message;
}
