/** What is kept of games and Campaigns besides their journals: enough to show them in a list. */
import type { CampaignDecisionKind } from '@zonecrawl/engine/campaign';
import type { Lineage } from '@zonecrawl/engine/kernel';
import type { CardId, GameSetup, LocationId } from '@zonecrawl/engine/model';
import type { StoredBots } from '../bots/storedBots.ts';
import type { PlayersOf } from './players.ts';

/** What every stored game and Campaign has. Times are milliseconds since 1970. */
export interface SaveMeta {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly changed: number;
  /** Whether it is what its start and inputs say; absent where an older version wrote this. */
  readonly lineage?: Lineage;
}

export type GameStatus = 'running' | 'won' | 'lost';

export interface SavedGame extends SaveMeta {
  readonly mission: string;
  readonly stalkers: readonly CardId[];
  /** Who plays the Stalkers, by seat; empty where nobody said. */
  readonly people: readonly string[];
  /** How it began, to begin it again; null where that is not known. */
  readonly setup: GameSetup | null;
  readonly round: number;
  readonly inputs: number;
  readonly standing: GameStatus;
  /** A small SVG of the map. */
  readonly picture: string;
  /** The Campaign whose Mission this is. */
  readonly campaign?: string;
  /** Not played from its beginning by who has it: a replay from a link, or a fork of another game. */
  readonly origin?: 'replay' | 'fork';
  /** Bots in seats of people. */
  readonly company?: StoredBots;
}

export interface SavedCampaign extends SaveMeta {
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
  /** Who plays which Stalker; absent in old Campaigns. */
  readonly players?: PlayersOf;
}

/** Where the game behind a record is. */
export type Whereabouts =
  | { readonly in: 'journal' }
  /** As whole saves, the newest first: an older version kept it so, or this browser has no place for journals. */
  | { readonly in: 'saves'; readonly saves: readonly unknown[] }
  | { readonly in: 'nowhere' };

/**
 * Where the records of games or Campaigns are kept. They follow what is played and are never in its way: a record may
 * be older than its journal, and only the journal counts.
 */
export interface SaveStore<R extends SaveMeta = SavedGame> {
  /** false: nothing outlives this page. */
  readonly lasting: boolean;
  /** Newest first. */
  list(): Promise<readonly R[]>;
  record(id: string): Promise<R | undefined>;
  /** A new one, or another one under its id. */
  add(record: R): Promise<void>;
  /**
   * What has changed of a record that is there; one that is not was deleted, and stays so. Names change by `rename`.
   */
  write(record: R): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  /** Takes a record away, and all that is kept of its game; the function puts it back. */
  remove(id: string): Promise<() => Promise<void>>;
  whereabouts(id: string): Promise<Whereabouts>;
  /** Keeps a whole save where there is no place for journals; elsewhere nothing. */
  keepSave(id: string, save: unknown): Promise<void>;
  /** Gives up the saves of an older version, if the game has a journal now. */
  dropSaves(id: string): Promise<void>;
}

export interface SaveStores {
  readonly games: SaveStore;
  readonly campaigns: SaveStore<SavedCampaign>;
}
