/** Playing a Mission: the kernel's runner, history, saves and records for this mode. */
import { canUndo, giveInput, type History, historyOf, redo, type UndoRule, undo } from '../kernel/history.ts';
import type { RefusalOf } from '../kernel/mode.ts';
import {
  marked,
  type PlayRecord,
  parseRecord,
  type ReplayOptions,
  recordOf,
  replay,
} from '../kernel/record.ts';
import { answer, begin, fork, type Play, refuse, restore, type Taken } from '../kernel/runner.ts';
import { type Loaded, load, type Save, saveOf } from '../kernel/save.ts';
import type { Box } from '../model/box.ts';
import type { Answer } from '../model/decision.ts';
import type { GameState } from '../model/state.ts';
import { type GameTypes, gameMode } from './mode.ts';
import type { Start } from './start.ts';

export type GamePlay = Play<GameTypes>;
export type TakenAnswer = Taken<GameTypes>;
export type Refusal = RefusalOf<GameTypes>;
export type GameHistory = History<GameTypes>;
export type GameSave = Save<GameTypes>;
export type GameRecord = PlayRecord<GameTypes>;
export type LoadedGame = Loaded<GameTypes>;

export { answer, canUndo, fork, giveInput, historyOf, redo, refuse, type UndoRule, undo };

/** Starts a game from a state between steps, up to its first decision. Takes ownership of the state. */
export const beginGame = (box: Box, state: GameState, options: { readonly keep: boolean }): GamePlay =>
  begin(gameMode(box), state, options);

export const restoreGame = (
  box: Box,
  checkpoint: GameState,
  answers: readonly Answer[],
  inputs: readonly Answer[],
): GamePlay => restore(gameMode(box), checkpoint, answers, inputs);

/** A save of a game that follows from its start, or of one nobody knows the start of. */
export const saveGame = (play: GamePlay, start: Start | null): GameSave =>
  saveOf(play, start, start ? { is: 'repeats' } : { is: 'doesNotRepeat' });

export const loadGame = (box: Box, file: unknown): LoadedGame => load(gameMode(box), file);

export const recordGame = (play: GamePlay, start: Start): GameRecord => recordOf(play, start);

export const markedGame = (box: Box, record: GameRecord): GameRecord => marked(gameMode(box), record);

export const parseGameRecord = (box: Box, file: unknown) => parseRecord(gameMode(box), file);

export const replayGame = (box: Box, record: GameRecord, options: ReplayOptions<GameTypes> = {}) =>
  replay(gameMode(box), record, options);
