/** What is kept of a game besides the save itself: enough to show it in a list and to begin it again. */
import type { CardId, GameSave } from '@zonecrawl/engine/kernel';
import type { GameSetup } from '@zonecrawl/engine/mission';

export type Standing = 'running' | 'won' | 'lost';

export interface GameRecord {
  readonly id: string;
  readonly name: string;
  readonly mission: string;
  readonly stalkers: readonly CardId[];
  /** Who plays the Stalkers, by seat; empty where nobody said. */
  readonly people: readonly string[];
  /** How it began, to begin it again; null where that is not known. */
  readonly setup: GameSetup | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  readonly round: number;
  readonly inputs: number;
  readonly standing: Standing;
  /** A small SVG of the map. */
  readonly picture: string;
}

/** The tab that plays a game now; only its writes count. */
export type Owner = string;

/** `now` is the game as it is, `before` as it was when its Round began: a way out if `now` cannot be opened. */
export type Slot = 'now' | 'before';

export type SaveTrouble =
  /** No room left on the device. */
  | 'full'
  /** Another tab plays this game now. */
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

/** Where games are kept. Every write happens wholly or not at all, so a failed one leaves the last good save. */
export interface Shelf {
  /** false: nothing outlives this page. */
  readonly lasting: boolean;
  /** Newest first. */
  list(): Promise<readonly GameRecord[]>;
  record(id: string): Promise<GameRecord | undefined>;
  read(id: string, slot: Slot): Promise<GameSave | undefined>;
  /** A new game, or another one under its id. */
  add(record: GameRecord, save: GameSave): Promise<void>;
  /** From now on only this owner may write. */
  own(id: string, owner: Owner): Promise<void>;
  write(record: GameRecord, save: GameSave, owner: Owner): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}
