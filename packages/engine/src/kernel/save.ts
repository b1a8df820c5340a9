/**
 * Saves and records. A save is the state at the start of the running step, the answers since, and the whole input log.
 * A record is how the game began and its inputs: the replay, the bug report, the fixture. Both name their versions.
 */
import type { Box } from '../cards/box.ts';
import { copyState } from './copy.ts';
import type { Answer } from './decision.ts';
import { hash } from './hash.ts';
import { type Play, restore } from './play.ts';
import type { GameState } from './state.ts';
import { parseSave, type SaveProblem } from './saveSchema.ts';

export interface GameSave {
  readonly zonecrawl: 'save';
  readonly format: 1;
  /** Rules and content this game began with. */
  readonly box: string;
  /** How it began, opaque here (a set-up, a position); null if nobody keeps it. */
  readonly start: unknown;
  readonly checkpoint: GameState;
  readonly answers: readonly Answer[];
  readonly inputs: readonly Answer[];
  /** Of the checkpoint, so that a damaged file is noticed. */
  readonly hash: string;
}

/** A save of a game at any decision, or of one that is over. */
export function saveGame(play: Play, start: unknown): GameSave {
  const checkpoint = copyState(play.checkpoint ?? play.game.state);
  return {
    zonecrawl: 'save',
    format: 1,
    box: play.game.state.box,
    start,
    checkpoint,
    answers: play.answers.slice(),
    inputs: play.inputs.slice(),
    hash: hash(checkpoint),
  };
}

export type Loaded =
  | { readonly ok: true; readonly play: Play; readonly save: GameSave }
  | { readonly ok: false; readonly problems: readonly SaveProblem[] };

/** Loads a save from anywhere. Nothing is half loaded: either the game stands as it was, or the problems are told. */
export function loadGame(box: Box, file: unknown): Loaded {
  const parsed = parseSave(box, file);
  if (!parsed.ok) return parsed;
  const { save } = parsed;
  try {
    return { ok: true, play: restore(box, save.checkpoint, save.answers, save.inputs), save };
  } catch (error) {
    return { ok: false, problems: [{ where: 'answers', what: error instanceof Error ? error.message : String(error) }] };
  }
}
