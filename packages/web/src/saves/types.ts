/** What is kept of games and Campaigns besides the saves themselves: enough to show them in a list. */
import type { CampaignDecisionKind, CampaignSave } from '@zonecrawl/engine/campaign';
import type { GameSave } from '@zonecrawl/engine/kernel';
import type { CardId, GameSetup, LocationId } from '@zonecrawl/engine/model';
import type { KeptCompany } from '../bots/kept.ts';
import type { PlayersOf } from './players.ts';

/** What everything on a shelf has. Times are milliseconds since 1970. */
export interface Kept {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly changed: number;
}

export type Standing = 'running' | 'won' | 'lost';

export interface GameRecord extends Kept {
  readonly mission: string;
  readonly stalkers: readonly CardId[];
  /** Who plays the Stalkers, by seat; empty where nobody said. */
  readonly people: readonly string[];
  /** How it began, to begin it again; null where that is not known. */
  readonly setup: GameSetup | null;
  readonly round: number;
  readonly inputs: number;
  readonly standing: Standing;
  /** A small SVG of the map. */
  readonly picture: string;
  /** The Campaign whose Mission this is. */
  readonly campaign?: string;
  /** Bots in seats of people. */
  readonly company?: KeptCompany;
}

export interface CampaignRecord extends Kept {
  readonly group: readonly CardId[];
  /** Zone Explorations begun. */
  readonly exploration: number;
  /** What is being decided. */
  readonly at: CampaignDecisionKind;
  /** Of the Mission chosen or under way. */
  readonly location: LocationId | null;
  /** Missions won, each once. */
  readonly won: readonly string[];
  readonly played: number;
  readonly coupons: number;
  readonly inputs: number;
  /** Who plays whom; Campaigns of old do not say. */
  readonly players?: PlayersOf;
}

/** The tab that plays it now; only its writes count. */
export type Owner = string;

/** `now` is as it is, `before` as it was when its Round or Exploration began: a way out if `now` cannot be opened. */
export type Slot = 'now' | 'before';

export type SaveTrouble =
  /** No room left on the device. */
  | 'full'
  /** Another tab plays it now. */
  | 'taken'
  /** It was deleted meanwhile. */
  | 'gone'
  /** The browser refuses, for whatever reason. */
  | 'refused';

export class SaveFailed extends Error {
  override readonly name = 'SaveFailed';
  readonly trouble: SaveTrouble;

  constructor(trouble: SaveTrouble, cause?: unknown) {
    super(cause instanceof Error ? cause.message : trouble, { cause });
    this.trouble = trouble;
  }
}

/** Something with all its saves, as it was taken off a shelf. */
export interface Removed<R extends Kept, S> {
  readonly record: R;
  readonly now: S;
  readonly before: S | undefined;
}

/** Where games or Campaigns are kept. Every write happens wholly or not at all: a failed one leaves the last good save. */
export interface Shelf<R extends Kept = GameRecord, S = GameSave> {
  /** false: nothing outlives this page. */
  readonly lasting: boolean;
  /** Newest first. */
  list(): Promise<readonly R[]>;
  record(id: string): Promise<R | undefined>;
  read(id: string, slot: Slot): Promise<S | undefined>;
  /** A new one, or another one under its id. */
  add(record: R, save: S, before?: S): Promise<void>;
  /** From now on only this owner may write. */
  own(id: string, owner: Owner): Promise<void>;
  write(record: R, save: S, owner: Owner): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  /** What was there, so that it can be put back. */
  remove(id: string): Promise<Removed<R, S> | undefined>;
}

export type CampaignShelf = Shelf<CampaignRecord, CampaignSave>;

export interface Shelves {
  readonly games: Shelf;
  readonly campaigns: CampaignShelf;
}

/** The part of a game or Campaign after which the last save becomes the way back: a Round, an Exploration. */
export const partOfGame = ({ round }: GameRecord): number => round;
export const partOfCampaign = ({ exploration }: CampaignRecord): number => exploration;
