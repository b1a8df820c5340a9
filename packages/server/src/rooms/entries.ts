/** The rows of a room's log. What they led to is in state.ts. */
import type { StandIn } from '@zonecrawl/bots';
import type { GameSetup, StalkerId } from '@zonecrawl/engine/model';
import type { Line, Motion, PlayerId, Plays, RoomSettings } from '@zonecrawl/engine/online';
import { z } from 'zod';

export type RoomEntry =
  | {
      readonly entry: 'opened';
      readonly plays: Plays;
      /** How a Mission begins, but for its seed; null: a Campaign, or a game that was taken online. */
      readonly setup: Omit<GameSetup, 'seed' | 'campaign'> | null;
    }
  | {
      readonly entry: 'joined';
      readonly player: PlayerId;
      readonly name: string;
      readonly secret: string;
      readonly seats: readonly StalkerId[];
    }
  | { readonly entry: 'renamed'; readonly player: PlayerId; readonly name: string }
  | { readonly entry: 'removed'; readonly player: PlayerId }
  | { readonly entry: 'muted'; readonly player: PlayerId; readonly muted: boolean }
  | { readonly entry: 'took'; readonly player: PlayerId; readonly seats: readonly StalkerId[] }
  | { readonly entry: 'left'; readonly seats: readonly StalkerId[] }
  | { readonly entry: 'bot'; readonly seat: StalkerId; readonly bot: StandIn | null }
  | { readonly entry: 'handing'; readonly player: PlayerId; readonly token: string; readonly until: number }
  | { readonly entry: 'moved'; readonly player: PlayerId; readonly secret: string }
  | { readonly entry: 'host'; readonly player: PlayerId }
  | { readonly entry: 'settings'; readonly settings: RoomSettings }
  /** A game lies on the table: a Mission, or the Campaign itself. */
  | { readonly entry: 'began'; readonly game: string; readonly is: 'mission' | 'campaign' }
  | { readonly entry: 'over'; readonly game: string }
  | { readonly entry: 'closed' }
  | {
      readonly entry: 'voted';
      readonly player: PlayerId;
      readonly motion: Motion;
      readonly agree: boolean;
    }
  | { readonly entry: 'said'; readonly player: PlayerId; readonly says: Line['says'] }
  | { readonly entry: 'ready'; readonly player: PlayerId; readonly ready: boolean };

const known: ReadonlySet<string> = new Set([
  'opened',
  'joined',
  'renamed',
  'removed',
  'muted',
  'took',
  'left',
  'bot',
  'handing',
  'moved',
  'host',
  'settings',
  'began',
  'over',
  'closed',
  'voted',
  'said',
  'ready',
] satisfies RoomEntry['entry'][]);

const entrySchema = z.looseObject({ entry: z.string().refine((entry) => known.has(entry)) });

/** Rows are our own writing and never changed; one that is none is a damaged database. */
export function readEntry(row: unknown): RoomEntry {
  const parsed = entrySchema.safeParse(row);
  if (!parsed.success) throw new Error('a row of a room cannot be read');
  return parsed.data as unknown as RoomEntry;
}
