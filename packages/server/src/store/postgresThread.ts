/** The thread in which PostgreSQL is talked to. When a connection is lost it ends, and another one takes its place. */
import process from 'node:process';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { isLost } from './postgresErrors.ts';
import { PostgresPool } from './postgresPool.ts';
import type { Operations } from './store.ts';
import type { Ask, Told } from './threadStore.ts';

if (!isMainThread && parentPort) await run(parentPort);

async function run(port: NonNullable<typeof parentPort>): Promise<void> {
  const pool = await PostgresPool.open(workerData.url);
  port.postMessage('open');
  port.on('message', (message: readonly Ask[] | 'close') => {
    if (message === 'close') void pool.close().finally(() => port.close());
    else for (const ask of message) void carryOut(ask);
  });

  async function carryOut({ id, operation, with: given }: Ask): Promise<void> {
    const tell = (told: Omit<Told, 'id'>): void => port.postMessage([{ id, ...told }]);
    try {
      tell({ result: await call(operation, given) });
    } catch (error) {
      tell({ error: error instanceof Error ? error.message : String(error) });
      // What else waits is told that nobody knows, which is true.
      if (isLost(error)) setImmediate(() => process.exit(1));
    }
  }

  // The border between threads: only our own client of this thread asks, with the arguments of that operation.
  function call(operation: keyof Operations, given: readonly unknown[]): unknown {
    return (pool[operation] as (...given: unknown[]) => unknown).call(pool, ...given);
  }
}
