/** The thread in which SQLite blocks. What has arrived while it was busy is carried out in the next transaction. */
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { SqliteFile } from './sqlite.ts';
import type { Operations } from './store.ts';
import type { Ask, Told } from './threadStore.ts';

if (!isMainThread && parentPort) run(parentPort);

function run(port: NonNullable<typeof parentPort>): void {
  const file = new SqliteFile(workerData.path, () => Date.now());
  let waiting: Ask[] = [];
  port.postMessage('open');
  port.on('message', (message: readonly Ask[] | 'close') => {
    if (message === 'close') {
      work();
      file.close();
      port.close();
      return;
    }
    if (waiting.length === 0) setImmediate(work);
    waiting.push(...message);
  });

  function work(): void {
    const asks = waiting;
    waiting = [];
    if (asks.length > 0) port.postMessage(carryOut(asks));
  }

  function carryOut(asks: readonly Ask[]): readonly Told[] {
    try {
      return file.together(() =>
        asks.map(({ id, operation, with: given }) => ({ id, result: call(operation, given) })),
      );
    } catch (error) {
      // One of them cannot be done: each by itself, so that the others are not lost with it.
      if (asks.length > 1) return asks.flatMap((ask) => carryOut([ask]));
      const what = error instanceof Error ? error.message : String(error);
      return asks.map(({ id }) => ({ id, error: what }));
    }
  }

  // The border between threads: only our own client of this thread asks, with the arguments of that operation.
  function call(operation: keyof Operations, given: readonly unknown[]): unknown {
    return (file[operation] as (...given: unknown[]) => unknown).call(file, ...given);
  }
}
