/** A room as those in it see it, and what they may do in it besides playing. */
import { z } from 'zod';
import { idSchema, name } from '../base/names.ts';
import { campaignOption } from '../campaign/optionSchema.ts';
import type { CampaignOption } from '../campaign/state/types.ts';
import type { UndoRule } from '../kernel/history.ts';
import type { CardId, StalkerId } from '../model/ids.ts';
import { LIMITS, PHRASES } from './limits.ts';

/** One who has joined: 'p1' is who opened the room. Ids never repeat within a room. */
export type PlayerId = string;
export const playerId = z.string().regex(/^p\d{1,4}$/, 'a player is named p and a number');

/** The bots that may hold a seat. */
export const SEAT_BOTS = ['careful', 'planner'] as const;
export type SeatBot = (typeof SEAT_BOTS)[number];

export interface SeatView {
  readonly seat: StalkerId;
  /** The Stalker; null in a Campaign as long as its team is not chosen. */
  readonly stalker: CardId | null;
  readonly player: PlayerId | null;
  /** Who plays it for nobody, or for a player who lent it. */
  readonly bot: { readonly bot: SeatBot; readonly until: 'turnEnds' | 'reactions' | 'forGood' } | null;
}

export interface PlayerView {
  readonly id: PlayerId;
  readonly name: string;
  readonly muted: boolean;
  readonly ready: boolean;
}

/** What is played in a room. More modes may come: a client that does not know one says so. */
export type Plays =
  | { readonly mode: 'mission'; readonly mission: string; readonly stalkers: readonly CardId[] }
  | { readonly mode: 'campaign' };

/** What a table can vote about. */
export type Motion =
  /** Going back past what was revealed: all who play and are here. */
  | { readonly vote: 'undo'; readonly game: string; readonly number: number; readonly inputs: number }
  /** The seats of somebody who is away become free: more than half of those who play and are here. */
  | { readonly vote: 'free'; readonly player: PlayerId }
  /** The game leaves the server and the room closes: all who play and are here. */
  | { readonly vote: 'home' }
  /**
   * What the group does between Missions: more than half of those who play and are here. It holds as long as the moment
   * is the same: whoever packs meanwhile changes nothing about it.
   */
  | {
      readonly vote: 'choose';
      readonly game: string;
      readonly moment: string;
      readonly option: CampaignOption;
    };

export interface VoteView {
  readonly motion: Motion;
  readonly agreed: readonly PlayerId[];
}

export interface RoomSettings {
  readonly watching: boolean;
  readonly undo: UndoRule;
}

export interface RoomView {
  readonly code: string;
  /** The next number of the room's log. */
  readonly number: number;
  readonly plays: Plays;
  readonly phase: 'gathering' | 'playing' | 'over' | 'closed';
  /** The Mission on the table; null: none is. */
  readonly game: string | null;
  /** The Campaign it belongs to; null: none. */
  readonly campaign: string | null;
  readonly host: PlayerId;
  readonly settings: RoomSettings;
  readonly players: readonly PlayerView[];
  readonly seats: readonly SeatView[];
  readonly votes: readonly VoteView[];
}

/** One line of chat. */
export interface Line {
  /** Its number in the room's log. */
  readonly number: number;
  readonly player: PlayerId;
  readonly says: { readonly text: string } | { readonly phrase: (typeof PHRASES)[number] };
}

/** Shown as text, one line, and never empty. What reads as nothing or turns the reading direction is taken out. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

const line = (most: number) =>
  z
    .string()
    .max(most * 4)
    .transform(cleanText)
    .pipe(z.string().min(1).max(most));

export const playerName = line(LIMITS.name);

const seat = idSchema<StalkerId>(3);
export const seats = z.array(seat).max(4);
const number = z.int().min(0).max(10_000_000);
const game = name;

export const motionSchema: z.ZodType<Motion> = z.discriminatedUnion('vote', [
  z.strictObject({ vote: z.literal('undo'), game, number, inputs: z.int().min(1).max(1_000_000) }),
  z.strictObject({ vote: z.literal('free'), player: playerId }),
  z.strictObject({ vote: z.literal('home') }),
  z.strictObject({ vote: z.literal('choose'), game, moment: z.string().max(100), option: campaignOption }),
]);

/** What somebody in a room does. Each is answered, and kept in the room's log before anybody hears of it. */
export type RoomAction =
  /** Takes seats that are free or a bot's. */
  | { readonly act: 'take'; readonly seats: readonly StalkerId[] }
  /** Gives up seats of one's own. */
  | { readonly act: 'leave'; readonly seats: readonly StalkerId[] }
  | { readonly act: 'rename'; readonly name: string }
  | { readonly act: 'ready'; readonly ready: boolean }
  | { readonly act: 'say'; readonly text: string }
  | { readonly act: 'phrase'; readonly phrase: (typeof PHRASES)[number] }
  /** A bot plays a seat of one's own, or (the host) one that nobody holds; null: it leaves. */
  | {
      readonly act: 'bot';
      readonly seat: StalkerId;
      readonly bot: SeatBot | null;
      readonly until: 'turnEnds' | 'forGood';
    }
  | { readonly act: 'vote'; readonly motion: Motion; readonly agree: boolean }
  /** A personal link, good once and for a quarter of an hour: whoever opens it goes on as this player. */
  | { readonly act: 'handover' }
  /** The game, after a vote for `home` or when it is over. */
  | { readonly act: 'export' }
  // The host's:
  | { readonly act: 'begin' }
  | { readonly act: 'free'; readonly seat: StalkerId }
  | { readonly act: 'remove'; readonly player: PlayerId }
  | { readonly act: 'mute'; readonly player: PlayerId; readonly muted: boolean }
  | { readonly act: 'passHost'; readonly player: PlayerId }
  | { readonly act: 'settings'; readonly watching?: boolean; readonly undo?: UndoRule }
  /** Deletes the room and everything in it. */
  | { readonly act: 'delete' };

export const roomActionSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('take'), seats }),
  z.strictObject({ act: z.literal('leave'), seats }),
  z.strictObject({ act: z.literal('rename'), name: playerName }),
  z.strictObject({ act: z.literal('ready'), ready: z.boolean() }),
  z.strictObject({ act: z.literal('say'), text: line(LIMITS.chat) }),
  z.strictObject({ act: z.literal('phrase'), phrase: z.enum(PHRASES) }),
  z.strictObject({
    act: z.literal('bot'),
    seat,
    bot: z.enum(SEAT_BOTS).nullable(),
    until: z.enum(['turnEnds', 'forGood']),
  }),
  z.strictObject({ act: z.literal('vote'), motion: motionSchema, agree: z.boolean() }),
  z.strictObject({ act: z.literal('handover') }),
  z.strictObject({ act: z.literal('export') }),
  z.strictObject({ act: z.literal('begin') }),
  z.strictObject({ act: z.literal('free'), seat }),
  z.strictObject({ act: z.literal('remove'), player: playerId }),
  z.strictObject({ act: z.literal('mute'), player: playerId, muted: z.boolean() }),
  z.strictObject({ act: z.literal('passHost'), player: playerId }),
  z.strictObject({
    act: z.literal('settings'),
    watching: z.boolean().exactOptional(),
    undo: z.enum(['off', 'consent', 'always']).exactOptional(),
  }),
  z.strictObject({ act: z.literal('delete') }),
]) satisfies z.ZodType<RoomAction>;

/** What others see for a moment and nobody keeps. */
export type Shown =
  | { readonly show: 'ping'; readonly space: number }
  | { readonly show: 'pingFigure'; readonly entity: number }
  /** A path, or a planned Action with its target; an empty path takes the sketch away. */
  | {
      readonly show: 'sketch';
      readonly seat: StalkerId;
      readonly path: readonly number[];
      readonly action?: string;
      readonly target?: number;
    };

const place = z.int().min(0).max(1_000_000);

export const shownSchema: z.ZodType<Shown> = z.discriminatedUnion('show', [
  z.strictObject({ show: z.literal('ping'), space: place }),
  z.strictObject({ show: z.literal('pingFigure'), entity: place }),
  z.strictObject({
    show: z.literal('sketch'),
    seat,
    path: z.array(place).max(LIMITS.sketch),
    action: name.exactOptional(),
    target: place.exactOptional(),
  }),
]);
