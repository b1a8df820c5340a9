/** What goes between the page and a worker that runs the rules: requests by number, their replies, and updates. */
import type { Replies, Request, Update } from '@zonecrawl/engine/host';

export interface Asked<Q = Request> {
  readonly number: number;
  readonly request: Q;
}

export type FromWorker<A = Replies[Request['ask']], U = Update> =
  | { readonly tell: 'ready' }
  | { readonly tell: 'reply'; readonly number: number; readonly reply: A }
  | { readonly tell: 'failed'; readonly number: number; readonly error: string }
  | { readonly tell: 'update'; readonly update: U };
