/** npm run cluster: three servers on a PostgreSQL and a NATS of their own behind a small proxy, until it is stopped. */
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import process from 'node:process';
import { startServer } from '../src/client/process.ts';
import { missingForCluster } from './cluster.ts';
import { findNats, findPostgres, freePort, startNats, startPostgres } from './databases.ts';
import { startProxy } from './proxy.ts';

const NODES = 3;

const [postgres, nats] = [findPostgres(), findNats()];
if ('missing' in postgres || 'missing' in nats) {
  console.error(missingForCluster());
  process.exit(1);
}
const database = await startPostgres(postgres.path);
const hints = await startNats(nats.path);
let isStopping = false;

const children = new Map<number, Awaited<ReturnType<typeof startServer>>['child']>();

/** Started again when it dies, so that killing one can be tried. */
async function keepRunning(index: number, port: number, isUp: () => void): Promise<void> {
  while (!isStopping) {
    const { child, address } = await startServer(tmpdir(), {
      PORT: String(port),
      DATABASE_URL: database.url,
      NATS_URL: hints.url,
      LOG_LEVEL: 'warn',
    });
    const gone = once(child, 'exit');
    children.set(index, child);
    console.log(`node ${index + 1}: ${address} (process ${child.pid})`);
    isUp();
    // It was asked to stop while this one was starting.
    if (isStopping) child.kill('SIGTERM');
    await gone;
    if (!isStopping) console.log(`node ${index + 1} has ended and is started again`);
  }
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  proxy.close();
  for (const child of children.values()) child.kill('SIGTERM');
  await Promise.allSettled(nodes.map(({ running }) => running));
  await hints.close();
  await database.close();
  process.exit(0);
}

const ports = await Promise.all(Array.from({ length: NODES }, freePort));
const proxy = startProxy(Number(process.env['PORT'] ?? 8080), () => ports);
const nodes = ports.map((port, index) => {
  const { promise: up, resolve } = Promise.withResolvers<void>();
  return { up, running: keepRunning(index, port, resolve) };
});
proxy.once('error', (error) => {
  console.error(`${error.message}. Choose another port: PORT=8090 npm run cluster`);
  void stop();
});
// More than one may come: from the terminal, and from whoever started this.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
for (const { running } of nodes)
  running.catch((error: unknown) => {
    console.error(error);
    void stop();
  });
await Promise.all(nodes.map(({ up }) => up));
const address = proxy.address();
console.log(`PostgreSQL: ${database.url}`);
console.log(`NATS: ${hints.url}`);
console.log(`Zonecrawl is at http://localhost:${typeof address === 'object' && address ? address.port : ''}`);
