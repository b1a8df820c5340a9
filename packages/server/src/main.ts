/** The program behind `npm start`. PORT and HOST say where it listens, DATA or DATABASE_URL where rooms are kept. */

import { mkdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { NatsLink } from './cluster/nats.ts';
import { NO_LIMITS } from './http/api.ts';
import { serve } from './serve.ts';
import { openPostgres } from './store/postgresStore.ts';
import { openSqlite } from './store/sqliteStore.ts';

/** In milliseconds: by then it has ended. */
const LAST = 5000;

const client = fileURLToPath(new URL('../../web/dist', import.meta.url));

try {
  const {
    HOST: host = everywhere(),
    DATA = 'data',
    LOG_LEVEL: level = 'warn',
    TRUST_PROXY: proxies,
    ADDRESS_LIMITS: limits,
    DATABASE_URL: database,
    NATS_URL: nats,
  } = process.env;
  const logger = pino({ level });
  const serving = await serve({
    client,
    port: numberFrom('PORT', process.env['PORT'], 8080, 65535),
    host,
    store: database
      ? await openPostgres(database)
      : await openSqlite(join(folderAt(DATA), 'zonecrawl.sqlite')),
    isShared: database !== undefined,
    ...(nats ? { link: await NatsLink.open(nats) } : {}),
    logger,
    proxies: numberFrom('TRUST_PROXY', proxies, 0, 10),
    ...(limits === 'off' ? { limits: NO_LIMITS } : {}),
  });
  console.log(`Zonecrawl is at ${serving.address}`);
  const stop = () => {
    // A second signal terminates at once.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    // What was acknowledged is kept already: a database that does not answer must not hold up the end.
    setTimeout(() => process.exit(), LAST).unref();
    void serving.close(LAST / 2);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** All addresses of this machine, also where it has none of the newer kind. */
function everywhere(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  return all.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
}

function folderAt(path: string): string {
  const folder = resolve(path);
  mkdirSync(folder, { recursive: true });
  return folder;
}

function numberFrom(name: string, text: string | undefined, otherwise: number, most: number): number {
  const number = Number(text ?? otherwise);
  if (text !== '' && Number.isInteger(number) && number >= 0 && number <= most) return number;
  throw new Error(`${name} must be a number from 0 to ${most}, not "${text}"`);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'Another program uses this port already. Choose one: PORT=8090 npm start';
  if (code === 'EACCES') return 'This port needs more rights. Choose another: PORT=8090 npm start';
  return error.message;
}
