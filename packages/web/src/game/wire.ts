/**
 * What goes between the page and a worker that runs the rules: requests by number, their replies, and updates. Both ends
 * have the types of what they ask and tell; the wire does not look inside.
 */
import type { Keeping } from '@zonecrawl/engine/kernel';

/** What a seat asks, or the owner. */
export type Asked =
  | { readonly number: number; readonly request: unknown }
  | { readonly number: number; readonly own: unknown };

/** What the page is told; things that belong together come in one message. */
export type FromWorker =
  /** It listens; before that its code is still on its way. `lasting`: what it keeps outlives it. */
  | { readonly tell: 'ready'; readonly lasting: boolean }
  | { readonly tell: 'reply'; readonly number: number; readonly reply: unknown }
  | { readonly tell: 'failed'; readonly number: number; readonly error: string }
  | { readonly tell: 'update'; readonly update: unknown }
  | { readonly tell: 'keeping'; readonly keeping: Keeping };
