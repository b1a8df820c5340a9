/**
 * Ports between a game and its clients: requests go in, replies and updates come out. A seat plays; the owner (the
 * page or server the game runs on) also begins, opens and saves it. Messages are plain JSON and may come over a wire.
 */
import type { z } from 'zod';
import type { Problem } from '../base/problems.ts';
import { problemsOf } from './files.ts';
import type { Keeping } from './keeper.ts';

export interface Asking {
  readonly ask: string;
}

/** To each request the reply under its name. */
export type RepliesTo<Q extends Asking> = { readonly [Name in Q['ask']]: unknown };

/** A request that is none: nothing was done with it. */
export interface Malformed {
  readonly ok: false;
  readonly malformed: readonly Problem[];
}

/** What a client of a game holds. */
export interface SeatPort<Q extends Asking, A extends RepliesTo<Q>, U> {
  request<R extends Q>(request: R): Promise<A[R['ask']]>;
  subscribe(listener: (update: U) => void): () => void;
  close(): void;
}

/** What the page holds whose own game it is: a seat, and the game itself. */
export interface OwnedPort<
  Q extends Asking,
  A extends RepliesTo<Q>,
  O extends Asking,
  B extends RepliesTo<O>,
  U,
> extends SeatPort<Q, A, U> {
  own<R extends O>(request: R): Promise<B[R['ask']]>;
  /** Whether what is shown is kept. */
  onKeeping(listener: (keeping: Keeping) => void): () => void;
}

/** One client at a host. Its requests are validated. */
export interface Client {
  request(request: unknown): Promise<unknown>;
  leave(): void;
}

/** A host as its owner sees it. */
export interface OwnedHost<U> {
  own(request: unknown): Promise<unknown>;
  join(send: (update: U) => void): Client;
  onKeeping(listener: (keeping: Keeping) => void): () => void;
  close(): void;
}

/** A host with one client that is its owner too: a page's own worker, a test. */
export function portTo<Q extends Asking, A extends RepliesTo<Q>, O extends Asking, B extends RepliesTo<O>, U>(
  host: OwnedHost<U>,
): OwnedPort<Q, A, O, B, U> {
  const listeners = new Set<(update: U) => void>();
  const client = host.join((update) => {
    for (const listener of listeners) listener(update);
  });
  return {
    // A host answers each request with the reply of the same name.
    request: async <R extends Q>(request: R) => wellFormed(await client.request(request)) as A[R['ask']],
    own: async <R extends O>(request: R) => wellFormed(await host.own(request)) as B[R['ask']],
    onKeeping: (listener) => host.onKeeping(listener),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      client.leave();
      listeners.clear();
      host.close();
    },
  };
}

/** A typed caller sends nothing malformed, except by mistake. */
export function wellFormed(reply: unknown): unknown {
  if (typeof reply === 'object' && reply !== null && 'malformed' in reply)
    throw new TypeError(`a malformed request: ${JSON.stringify(reply.malformed)}`);
  return reply;
}

export type Parsed<R> =
  | { readonly ok: true; readonly request: R }
  | { readonly ok: false; readonly reply: Malformed };

/** A request as its schema says it, or what is wrong with it. */
export function parseRequest<R>(schema: z.ZodType<R>, given: unknown): Parsed<R> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ok: true, request: parsed.data };
  return { ok: false, reply: { ok: false, malformed: problemsOf(parsed.error) } };
}
