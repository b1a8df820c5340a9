/** What all games of a fingerprint are played with. */
import type { GameRecord } from '@zonecrawl/engine/game';
import type { Box } from '@zonecrawl/engine/model';
import type { Trace } from './print.ts';
import type { Spelling } from './spelling.ts';

/** Where games come from, and how what happens in them is spelled. */
export interface Playing {
  readonly box: Box;
  readonly spelling: Spelling;
  /** The folder that has the folders of records and saves. */
  readonly fixtures: string;
  /** What bots once answered, by the name of the game: played instead of asking them again. */
  readonly inputs?: ReadonlyMap<string, GameRecord>;
  /** Given the record of each game a bot has played. */
  readonly keep?: (name: string, record: GameRecord) => void;
  readonly trace?: Trace;
}

/** Why a game was not played to its end; null: it was. */
export type Failed = string | null;
