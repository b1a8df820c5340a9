/**
 * A port over a worker in the page, so that the page never waits for the rules. A worker that dies, or falls silent
 * while something is asked of it, is ended, and a new one opens the game from its journal; what was under way is told
 * to have failed. What the old one kept is kept once: the journal's numbers see to that.
 */
import {
  type Asking,
  type Clock,
  type Keeping,
  type OwnedPort,
  type RepliesTo,
  wellFormed,
} from '@zonecrawl/engine/kernel';
import type { Asked, FromWorker } from './wire.ts';

export interface WorkerLike {
  postMessage(message: Asked): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<readonly FromWorker[]>) => void): void;
  addEventListener(kind: 'error' | 'messageerror', listener: (event: Event) => void): void;
  terminate(): void;
}

/** The worker crashed: the error of pending requests. `final`: they will not be started again. */
export class GameStopped extends Error {
  override readonly name = 'GameStopped';
  readonly final: boolean;
  constructor(what: string, final: boolean) {
    super(what);
    this.final = final;
  }
}

/** How long a worker may say nothing while it is asked something, in milliseconds. */
interface Patience {
  /** Its code is still on its way. */
  readonly starting: number;
  /** A game is begun, opened or saved: a long one is told again from its beginning. */
  readonly owner: number;
  readonly seat: number;
  /** Once more after that: a page that slept hears what was said meanwhile only now. */
  readonly grace: number;
}

const PATIENCE: Patience = { starting: 120_000, owner: 60_000, seat: 10_000, grace: 2000 };

export interface Connecting {
  readonly start: () => WorkerLike;
  readonly clock: Clock;
  readonly patience?: Patience;
  /** A worker whose store does not outlive it has said so. */
  readonly onNotLasting?: () => void;
}

interface Engaged {
  readonly worker: WorkerLike;
  readonly ready: PromiseWithResolvers<void>;
  /** Messages so far. */
  heard: number;
}

interface Waiting {
  readonly own: boolean;
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** More than so many in a row without an answer in between: it will not work. */
const MOST_RESTARTS = 3;

export function connect<
  Q extends Asking,
  A extends RepliesTo<Q>,
  O extends Asking,
  B extends RepliesTo<O>,
  U,
>({ start, clock, patience = PATIENCE, onNotLasting }: Connecting): OwnedPort<Q, A, O, B, U> {
  const listeners = new Set<(update: U) => void>();
  const keepingListeners = new Set<(keeping: Keeping) => void>();
  const waiting = new Map<number, Waiting>();
  const resumption = new Resumption();
  let keeping: Keeping | null = null;
  let restarts = 0;
  let last = 0;
  let closed = false;
  let worker = engage();

  function engage(): Engaged {
    const engaged: Engaged = { worker: start(), ready: Promise.withResolvers(), heard: 0 };
    engaged.worker.addEventListener('message', ({ data }) => {
      // What an ended worker still had to say comes too late.
      if (engaged !== worker) return;
      engaged.heard += 1;
      for (const told of data) hear(told);
    });
    const dies = (event: Event) => died(engaged, 'message' in event ? String(event.message) : '');
    engaged.worker.addEventListener('error', dies);
    engaged.worker.addEventListener('messageerror', dies);
    return engaged;
  }

  function hear(told: FromWorker): void {
    switch (told.tell) {
      case 'ready':
        worker.ready.resolve();
        if (!told.lasting) onNotLasting?.();
        return;
      case 'update':
        // The worker's host tells what the types of this port say.
        for (const listener of listeners) listener(told.update as U);
        return;
      case 'keeping':
        tellKeeping(told.keeping);
        return;
      case 'reply':
      case 'failed': {
        const asked = waiting.get(told.number);
        waiting.delete(told.number);
        if (asked === undefined) return;
        restarts = 0;
        if (told.tell === 'failed') asked.reject(new Error(told.error));
        else asked.resolve(told.reply);
        return;
      }
    }
  }

  function tellKeeping(now: Keeping): void {
    keeping = now;
    for (const listener of keepingListeners) listener(now);
  }

  function died(which: Engaged, what: string): void {
    if (closed || which !== worker) return;
    worker.worker.terminate();
    const failed = [...waiting.values()];
    waiting.clear();
    closed = restarts >= MOST_RESTARTS;
    restarts += 1;
    if (!closed) {
      worker = engage();
      reopen();
    }
    for (const { reject } of failed) reject(new GameStopped(what, closed));
  }

  /** From its journal; where that has nothing of it, as it was last seen. */
  function reopen(): void {
    const { open, otherwise } = resumption;
    if (open === null) return;
    if (keeping !== null) tellKeeping({ kept: keeping.kept, trouble: null });
    const mine = worker;
    void post({ own: open })
      .then(async (reply) => {
        if (isRefused(reply) && otherwise !== null && mine === worker) await post({ own: otherwise });
      })
      .catch(() => undefined);
  }

  function post(message: { readonly request: unknown } | { readonly own: unknown }): Promise<unknown> {
    if (closed) return Promise.reject(new GameStopped('closed', true));
    last += 1;
    const number = last;
    return new Promise((resolve, reject) => {
      waiting.set(number, { own: 'own' in message, resolve, reject });
      worker.worker.postMessage({ number, ...message });
      void watch(worker, number);
    });
  }

  /** Ends a worker that says nothing at all while this is asked. */
  async function watch(which: Engaged, number: number): Promise<void> {
    await Promise.race([which.ready.promise, clock.after(patience.starting)]);
    let isGrace = false;
    for (;;) {
      const { heard } = which;
      const isOwners = [...waiting.values()].some(({ own }) => own);
      await clock.after(isGrace ? patience.grace : isOwners ? patience.owner : patience.seat);
      if (closed || which !== worker || !waiting.has(number)) return;
      if (which.heard !== heard) isGrace = false;
      else if (isGrace) return died(which, 'no answer');
      else isGrace = true;
    }
  }

  return {
    // The worker answers each request with the reply of the same name.
    request: async <R extends Q>(request: R) => wellFormed(await post({ request })) as A[R['ask']],
    async own<R extends O>(request: R): Promise<B[R['ask']]> {
      const reply = wellFormed(await post({ own: request }));
      resumption.note(request, reply);
      return reply as B[R['ask']];
    },
    onKeeping(listener) {
      keepingListeners.add(listener);
      if (keeping !== null) listener(keeping);
      return () => keepingListeners.delete(listener);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      if (!closed) worker.worker.terminate();
      closed = true;
      for (const { reject } of waiting.values()) reject(new GameStopped('closed', true));
      waiting.clear();
      listeners.clear();
      keepingListeners.clear();
    },
  };
}

const isRefused = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && 'ok' in reply && reply.ok === false;

/** Where a game can be picked up again by another worker. */
class Resumption {
  open: { readonly ask: 'open'; readonly game: string } | null = null;
  /** How it began or was last saved through here, for a journal that has nothing of it. */
  otherwise: Asking | null = null;

  note(request: Asking, reply: unknown): void {
    if (isRefused(reply)) return;
    switch (request.ask) {
      case 'begin':
      case 'load':
      case 'open':
        if (!('game' in request) || typeof request.game !== 'string') return;
        this.open = { ask: 'open', game: request.game };
        this.otherwise = request.ask === 'open' ? null : request;
        return;
      case 'save': {
        const game = this.open?.game;
        if (game !== undefined) this.otherwise = { ask: 'load', game, save: reply } as Asking;
        return;
      }
    }
  }
}
