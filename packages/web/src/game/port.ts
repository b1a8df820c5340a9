/** The port to a game of one's own, played by a worker of this page. */
import type { GamePort, Replies, Request, Update } from '@zonecrawl/engine/host';
import { connect, type WorkerFor } from './connect.ts';

export { GameStopped } from './connect.ts';

export type WorkerLike = WorkerFor<Request, Replies[Request['ask']], Update>;

export const workerPort = (start: () => WorkerLike): GamePort =>
  connect<Request, Replies, Update>(start, (save) => ({ ask: 'load', save }));

export function startWorkerPort(): GamePort {
  return workerPort(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
}
