/** What the owner of a game asks in every mode: to open, load, save and read it. How it begins each mode says itself. */
import { z } from 'zod';
import type { Failed } from './files.ts';
import type { Done } from './host.ts';
import { gameId } from './journal.ts';
import type { ModeTypes } from './mode.ts';
import type { Save } from './save.ts';

export type KeepingRequest =
  /** A game that is kept. */
  | { readonly ask: 'open'; readonly game: string }
  /** An untrusted save or record, as a new game under this id. */
  | { readonly ask: 'load'; readonly game: string; readonly save: unknown }
  /** The running game, whatever is kept of it. */
  | { readonly ask: 'save' }
  /** A kept game as a save; it is neither opened nor taken from the tab or server that plays it. */
  | { readonly ask: 'read'; readonly game: string }
  /** Try at once to keep what could not be kept. */
  | { readonly ask: 'retry' };

export interface KeepingReplies<M extends ModeTypes> {
  readonly open: Done;
  readonly load: Done;
  readonly save: Save<M> | Failed;
  readonly read: Save<M> | Failed;
  readonly retry: Done;
}

/** To be put beside the mode's own. */
export const keepingRequests = [
  z.strictObject({ ask: z.literal('open'), game: gameId }),
  z.strictObject({ ask: z.literal('load'), game: gameId, save: z.unknown() }),
  z.strictObject({ ask: z.literal('save') }),
  z.strictObject({ ask: z.literal('read'), game: gameId }),
  z.strictObject({ ask: z.literal('retry') }),
] as const satisfies readonly z.ZodType<KeepingRequest>[];
