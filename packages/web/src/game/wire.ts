/** What goes between the page and the worker that runs the game: requests by number, their replies, and updates. */
import type { Replies, Request, Update } from '@zonecrawl/engine/host';

export interface Asked {
  readonly number: number;
  readonly request: Request;
}

export type FromWorker =
  | { readonly tell: 'ready' }
  | { readonly tell: 'reply'; readonly number: number; readonly reply: Replies[Request['ask']] }
  | { readonly tell: 'failed'; readonly number: number; readonly error: string }
  | { readonly tell: 'update'; readonly update: Update };
