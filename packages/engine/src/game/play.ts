/** Playing a Mission: the kernel's runner, history, saves and records for this mode, by their short names. */
import {
  type History as AnyHistory,
  beginHistory as beginAnyHistory,
  canUndo,
  give,
  historyOf,
  redo,
  retell as retellAny,
  type UndoRule,
  undo,
} from '../kernel/history.ts';
import type { RefusalOf } from '../kernel/mode.ts';
import {
  type GameRecord as AnyRecord,
  marked as markedAny,
  parseRecord as parseAnyRecord,
  type ReplayOptions,
  recordOf,
  replay as replayAny,
} from '../kernel/record.ts';
import {
  type Play as AnyPlay,
  type Taken as AnyTaken,
  answer,
  begin as beginAny,
  fork,
  refuse,
  restore as restoreAny,
} from '../kernel/runner.ts';
import { type Loaded as AnyLoaded, load, type Save, saveOf } from '../kernel/save.ts';
import type { Box } from '../model/box.ts';
import type { Answer } from '../model/decision.ts';
import type { GameState } from '../model/state.ts';
import { type GameTypes, gameMode } from './mode.ts';
import type { Start } from './start.ts';

export type Play = AnyPlay<GameTypes>;
export type Taken = AnyTaken<GameTypes>;
export type Refusal = RefusalOf<GameTypes>;
export type History = AnyHistory<GameTypes>;
export type GameSave = Save<GameTypes>;
export type GameRecord = AnyRecord<GameTypes>;
export type Loaded = AnyLoaded<GameTypes>;

export { answer, canUndo, fork, give, historyOf, redo, refuse, type UndoRule, undo };

/** Begins to play a state that is between steps, up to its first decision. Takes the state over. */
export const begin = (box: Box, state: GameState, options: { readonly keep: boolean }): Play =>
  beginAny(gameMode(box), state, options);

export const restore = (
  box: Box,
  checkpoint: GameState,
  answers: readonly Answer[],
  inputs: readonly Answer[],
): Play => restoreAny(gameMode(box), checkpoint, answers, inputs);

export const beginHistory = (box: Box, state: GameState): History => beginAnyHistory(gameMode(box), state);

export const retell = (box: Box, start: Start, inputs: readonly Answer[]): History | null =>
  retellAny(gameMode(box), start, inputs);

/** A save of a game that follows from its start, or of one nobody knows the start of. */
export const saveGame = (play: Play, start: Start | null): GameSave =>
  saveOf(play, start, start ? { is: 'repeats' } : { is: 'doesNotRepeat' });

export const loadGame = (box: Box, file: unknown): Loaded => load(gameMode(box), file);

export const recordGame = (play: Play, start: Start): GameRecord => recordOf(play, start);

export const marked = (box: Box, record: GameRecord): GameRecord => markedAny(gameMode(box), record);

export const parseRecord = (box: Box, file: unknown) => parseAnyRecord(gameMode(box), file);

export const replay = (box: Box, record: GameRecord, options: ReplayOptions<GameTypes> = {}) =>
  replayAny(gameMode(box), record, options);
