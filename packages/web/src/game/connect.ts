/**
 * A port over a worker in the page, so that the page never waits for the rules. If the worker dies it is started again
 * with the last save that went through here; what was under way is told to have failed.
 */
import type { Asked, FromWorker } from './wire.ts';

export interface Question {
  readonly ask: string;
}

/** Requests by name, the reply to each, and updates to whoever listens. */
export interface Port<Q extends Question, A extends Readonly<Record<Q['ask'], unknown>>, U> {
  request<R extends Q>(request: R): Promise<A[R['ask']]>;
  subscribe(listener: (update: U) => void): () => void;
  close(): void;
}

export interface WorkerFor<Q, A, U> {
  postMessage(message: Asked<Q>): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<FromWorker<A, U>>) => void): void;
  addEventListener(kind: 'error' | 'messageerror', listener: (event: Event) => void): void;
  terminate(): void;
}

/** The rules stopped working: told to whoever was waiting for them. */
export class GameStopped extends Error {
  override readonly name = 'GameStopped';
}

interface Waiting<A> {
  readonly ask: string;
  readonly resolve: (reply: A) => void;
  readonly reject: (error: Error) => void;
}

const MOST_RESTARTS = 3;

const isSave = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && 'zonecrawl' in reply;

/** `load` is the request by which a new worker picks up a save. */
export function connect<Q extends Question, A extends Readonly<Record<Q['ask'], unknown>>, U>(
  start: () => WorkerFor<Q, A[Q['ask']], U>,
  load: (save: unknown) => Q,
): Port<Q, A, U> {
  const listeners = new Set<(update: U) => void>();
  const waiting = new Map<number, Waiting<A[Q['ask']]>>();
  /** Where it can be picked up again: its beginning, or a save of it. */
  let resumption: Q | null = null;
  let restarts = 0;
  let last = 0;
  let closed = false;
  let worker = engage();

  function engage(): WorkerFor<Q, A[Q['ask']], U> {
    const fresh = start();
    fresh.addEventListener('message', ({ data }) => hear(data));
    fresh.addEventListener('error', (event) => died(fresh, event));
    fresh.addEventListener('messageerror', (event) => died(fresh, event));
    return fresh;
  }

  function hear(told: FromWorker<A[Q['ask']], U>): void {
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
    if (asked.ask === 'save' && isSave(told.reply)) resumption = load(told.reply);
    asked.resolve(told.reply);
  }

  function died(which: WorkerFor<Q, A[Q['ask']], U>, event: Event): void {
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
    request<R extends Q>(request: R): Promise<A[R['ask']]> {
      if (closed) return Promise.reject(new GameStopped('closed'));
      if (request.ask === 'begin' || request.ask === 'load') resumption = request;
      last += 1;
      const number = last;
      return new Promise((resolve, reject) => {
        waiting.set(number, {
          ask: request.ask,
          // The worker answers each request with the reply of the same name.
          resolve: (reply) => resolve(reply as A[R['ask']]),
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
