/** A process pool: each worker gets the next batch when it has finished its last. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Batch, BatchFigures } from './batch.ts';

export async function playAll(
  batches: readonly Batch[],
  processes: number,
  done: (figures: BatchFigures) => void,
): Promise<void> {
  const left = [...batches];
  await Promise.all(Array.from({ length: Math.min(processes, left.length) }, () => work(left, done)));
}

/** One worker process, until the queue is empty. */
function work(left: Batch[], done: (figures: BatchFigures) => void): Promise<void> {
  const child = fork(join(import.meta.dirname, 'worker.ts'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 || code === null ? resolve() : reject(new Error(`a worker ended with code ${code}`)),
    );
    // Messages from worker.ts: that it is ready, then the results of each batch.
    child.on('message', (message: 'ready' | BatchFigures) => {
      if (message !== 'ready') done(message);
      next(child, left);
    });
  });
}

function next(child: ChildProcess, left: Batch[]): void {
  const batch = left.shift();
  if (batch) child.send(batch);
  else child.disconnect();
}
