/**
 * A save is the state at the start of the running step, the answers given since, and the whole input log. It can be
 * made at every decision, however deeply nested, and names the versions it was made with.
 */

import { copyState } from '../game/copy.ts';
import type { Start } from '../game/start.ts';
import type { Box } from '../model/box.ts';
import type { Answer } from '../model/decision.ts';
import type { GameState } from '../model/state.ts';
import { FORMATS } from './migrate.ts';
import { IllegalAnswer, type Play, restore } from './play.ts';
import { parseSave, type SaveProblem, sealed } from './saveSchema.ts';

export interface GameSave {
  readonly zonecrawl: 'save';
  readonly format: typeof FORMATS.save;
  /** Rules and content this game began with. */
  readonly box: string;
  /** How it began, so that it can be told from the start and undone all the way; null if nobody keeps that. */
  readonly start: Start | null;
  readonly checkpoint: GameState;
  readonly answers: readonly Answer[];
  readonly inputs: readonly Answer[];
  /** Of all the rest, so that a damaged file is noticed. */
  readonly hash: string;
}

/** A save of a game at any decision, or of one that is over. It shares nothing that changes with the game. */
export function saveGame(play: Play, start: Start | null): GameSave {
  const save = {
    zonecrawl: 'save',
    format: FORMATS.save,
    box: play.game.state.box,
    start,
    // A checkpoint is never changed, only replaced.
    checkpoint: play.checkpoint ?? copyState(play.game.state),
    answers: play.answers.slice(),
    inputs: play.inputs.slice(),
    hash: '',
  } as const;
  return sealed(save);
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
    const what = error instanceof Error ? error.message : String(error);
    const where = error instanceof IllegalAnswer ? `answers.${error.index}` : 'checkpoint';
    return { ok: false, problems: [{ where, what }] };
  }
}
