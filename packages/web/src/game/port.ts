/**
 * The GamePort over a worker in the page, so that the page never waits for the rules. If the worker dies it is started
 * again with the last save that went through here; what was under way is told to have failed.
 */
import type { GamePort, Replies, Reply, Request, Update } from '@zonecrawl/engine/host';
import type { Asked, FromWorker } from './wire.ts';

interface Waiting {
  readonly ask: Request['ask'];
  readonly resolve: (reply: Replies[Request['ask']]) => void;
  readonly reject: (error: Error) => void;
}

/** Where the game can be picked up again: its beginning, or a save of it. */
type Resumption = Extract<Request, { readonly ask: 'begin' | 'load' }>;

export interface WorkerLike {
  postMessage(message: Asked): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<FromWorker>) => void): void;
  addEventListener(kind: 'error' | 'messageerror', listener: (event: Event) => void): void;
  terminate(): void;
}

/** The rules stopped working: told to whoever was waiting for them. */
export class GameStopped extends Error {
  override readonly name = 'GameStopped';
}

const MOST_RESTARTS = 3;

export function workerPort(start: () => WorkerLike): GamePort {
  const listeners = new Set<(update: Update) => void>();
  const waiting = new Map<number, Waiting>();
  let resumption: Resumption | null = null;
  let restarts = 0;
  let last = 0;
  let closed = false;
  let worker = engage();

  function engage(): WorkerLike {
    const fresh = start();
    fresh.addEventListener('message', ({ data }) => hear(data));
    fresh.addEventListener('error', (event) => died(fresh, event));
    fresh.addEventListener('messageerror', (event) => died(fresh, event));
    return fresh;
  }

  function hear(told: FromWorker): void {
    if (told.tell === 'ready') return;
    if (told.tell === 'update') {
      for (const listener of listeners) listener(told.update);
      return;
    }
    const asked = waiting.get(told.number);
    waiting.delete(told.number);
    if (asked === undefined) return;
    if (told.tell === 'failed') {
      asked.reject(new Error(told.error));
      return;
    }
    const { reply } = told;
    if (asked.ask === 'save' && reply !== null && 'zonecrawl' in reply)
      resumption = { ask: 'load', save: reply };
    asked.resolve(told.reply);
  }

  function died(which: WorkerLike, event: Event): void {
    if (closed || which !== worker) return;
    const what = 'message' in event ? String(event.message) : '';
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new GameStopped(what));
    waiting.clear();
    if (restarts >= MOST_RESTARTS) return;
    restarts += 1;
    worker = engage();
    if (resumption !== null) worker.postMessage({ number: ++last, request: resumption });
  }

  return {
    request<R extends Request>(request: R): Promise<Reply<R>> {
      if (closed) return Promise.reject(new GameStopped('closed'));
      if (request.ask === 'begin' || request.ask === 'load') resumption = request;
      last += 1;
      const number = last;
      return new Promise((resolve, reject) => {
        waiting.set(number, {
          ask: request.ask,
          // The worker answers each request with the reply of the same name.
          resolve: (reply) => resolve(reply as Reply<R>),
          reject,
        });
        worker.postMessage({ number, request });
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      closed = true;
      worker.terminate();
      for (const { reject } of waiting.values()) reject(new GameStopped('closed'));
      waiting.clear();
      listeners.clear();
    },
  };
}

/** A game of one's own, played by a worker of this page. */
export function startWorkerPort(): GamePort {
  return workerPort(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
}
