/** What a game's record says, from what the port sent of it. */
import type { BoardPicture, Update } from '@zonecrawl/engine/host';
import type { GameSave } from '@zonecrawl/engine/kernel';
import type { GameSetup } from '@zonecrawl/engine/model';
import { pictureOfGame } from './picture.ts';
import type { GameRecord, Standing } from './types.ts';

/** The part of a record that changes as the game goes on. */
export type Progress = Pick<
  GameRecord,
  'mission' | 'stalkers' | 'round' | 'inputs' | 'standing' | 'picture' | 'changed'
>;

export function progressOf({ view, at }: Update, board: BoardPicture, now: number): Progress {
  return {
    mission: view.mission.id,
    stalkers: view.stalkers.map(({ card }) => card),
    round: view.round,
    inputs: at,
    standing: standingOf(view.outcome),
    picture: pictureOfGame(board, view),
    changed: now,
  };
}

const standingOf = (outcome: Update['view']['outcome']): Standing => {
  if (outcome === null) return 'running';
  return outcome.won ? 'won' : 'lost';
};

export const setupOf = ({ start }: GameSave): GameSetup | null =>
  start?.from === 'mission' ? start.setup : null;

/** Short, and unlike any other. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join('');
