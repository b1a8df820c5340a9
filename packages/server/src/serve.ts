/** Puts the server together: files, health, rooms and their sockets. Starts it, and stops it gracefully. */
import type { AddressInfo } from 'node:net';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { pino } from 'pino';
import { Thinker } from './bots/thinker.ts';
import { ALL_MINE, SharedLeases } from './cluster/leases.ts';
import { ALONE, type Link } from './cluster/link.ts';
import { ADDRESS_LIMITS, type AddressLimits, serveApi } from './http/api.ts';
import { serveFiles } from './http/files.ts';
import { serveHealth } from './http/health.ts';
import { createMetrics } from './http/metrics.ts';
import { inlineStyles, security } from './http/security.ts';
import { serveSockets } from './http/socket.ts';
import { Rooms } from './rooms/rooms.ts';
import { newSeed as unguessable } from './rooms/secrets.ts';
import { openSqlite } from './store/sqliteStore.ts';
import type { Store } from './store/store.ts';

export interface Serving {
  /** Its address for a browser on this machine. */
  readonly address: string;
  readonly rooms: Rooms;
  /** Sends everybody elsewhere, completes open requests, for `patience` milliseconds at most, and takes no new ones. */
  close(patience?: number): Promise<void>;
}

export interface ServeOptions {
  /** The folder of the built client. */
  readonly client: string;
  /** 0 picks any free one. */
  readonly port: number;
  readonly host?: string;
  /** Where rooms are kept; without it they live as long as the process. Closed with the server. */
  readonly store?: Store;
  /** To other processes on the same store. Closed with the server. */
  readonly link?: Link;
  /** Whether there may be other processes on the same store; without it there are if there is a link. */
  readonly isShared?: boolean;
  /** Milliseconds between two looks for what others have written. */
  readonly lookUpEvery?: number;
  readonly logger?: FastifyBaseLogger;
  readonly limits?: AddressLimits;
  /** Messages a socket may send at once, and per second. */
  readonly rate?: { readonly most: number; readonly perSecond: number };
  /** How many proxies stand before it: the address of a client is what the first of them says, and nobody before that. */
  readonly proxies?: number;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
  /** The luck of every game; without it nobody can know it. For tests, whose games should not be over by chance. */
  readonly newSeed?: () => string;
}

/** In milliseconds, between two looks for rooms that can be unloaded, */
const SWEEP = 60_000;
/** for what other processes have written to rooms held here, */
const LOOK_UP = 3000;
/** and between two times that they are told who is connected here. */
const BEAT = 10_000;

export async function serve({
  client,
  port,
  host,
  store: given,
  link = ALONE,
  isShared = link !== ALONE,
  lookUpEvery = LOOK_UP,
  logger = pino({ level: 'warn' }),
  limits = ADDRESS_LIMITS,
  rate = { most: 60, perSecond: 30 },
  proxies = 0,
  now = Date.now,
  newSeed = unguessable,
}: ServeOptions): Promise<Serving> {
  const store = given ?? (await openSqlite(':memory:'));
  // Requests are not logged one by one: their addresses name rooms.
  // Libraries log errors with their stacks, and strangers can cause some: their names are enough.
  const loggerInstance = logger.child({}, { serializers: { err: nameOf } });
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // The first address is the nearest proxy's own: so many of them are believed, and the next one is the client's.
    ...(proxies > 0 ? { trustProxy: (_address: string, hop: number) => hop < proxies } : {}),
  });
  const metrics = createMetrics();
  const thinker = new Thinker();
  const failed = (error: unknown, room: string): void =>
    logger.error(
      { error: error instanceof Error ? error.message : String(error), room: room.slice(0, 2) },
      'failed',
    );
  const rooms = new Rooms({
    store,
    thinker,
    link,
    leases: isShared ? new SharedLeases(store, link.node, now) : ALL_MINE,
    now,
    newSeed,
    raced: () => metrics.races.inc(),
    thought: (milliseconds) => metrics.thinking.inc(milliseconds / 1000),
    failed,
  });

  await app.register(helmet, security(await inlineStyles(client)));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
  });
  app.setErrorHandler((error: { readonly statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) failed(error, '');
    // Clients are not told what went wrong inside.
    const refused = status === 429 ? 'tooMany' : status < 500 ? 'malformed' : 'failed';
    return reply.code(status).send({ refused });
  });
  serveHealth(app, metrics, {
    notReady: async () =>
      rooms.isDraining
        ? 'draining'
        : await store.last('readyz').then(
            () => null,
            () => 'the store does not answer',
          ),
  });
  await serveApi(app, rooms, limits);
  await serveSockets(app, rooms, { metrics, now, rate, limits, origins: new Set(), failed });
  await serveFiles(app, client);
  await app.listen({ port, ...(host ? { host } : {}) });

  const every = (milliseconds: number, work: () => Promise<void>): NodeJS.Timeout => {
    let isBusy = false;
    return setInterval(() => {
      // A slow store must not be asked twice at once.
      if (isBusy) return;
      isBusy = true;
      work()
        .catch((error: unknown) => failed(error, ''))
        .finally(() => {
          isBusy = false;
        });
    }, milliseconds).unref();
  };
  const timers = [
    every(SWEEP, () => {
      metrics.rooms.set(rooms.count);
      return rooms.sweep();
    }),
    ...(isShared ? [every(lookUpEvery, () => rooms.lookUp()), every(BEAT, () => rooms.beat())] : []),
  ];
  return {
    address: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    rooms,
    async close(patience = 5000) {
      for (const timer of timers) clearInterval(timer);
      const late = setTimeout(() => app.server.closeAllConnections(), patience);
      await rooms.drain().catch((error: unknown) => failed(error, ''));
      await app.close();
      clearTimeout(late);
      await thinker.close();
      await link.close();
      await store.close();
    },
  };
}

const nameOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : 'an error';
