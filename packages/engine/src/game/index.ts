/** A Mission as a mode: how it begins, is played, saved and recorded, and what must hold in it. */
export { copyState } from './copy.ts';
export { type AnswerRefusal, isAnswer } from './inputs.ts';
export { overdrawn, violations } from './invariants.ts';
export { type GameTypes, gameMode } from './mode.ts';
export * from './play.ts';
export { isActionOfTurn, RESTING } from './resting.ts';
export { type MissionResult, resultOf } from './result.ts';
export { FIRST, spelled } from './spelling.ts';
export { type Start, setUp, setupSchema } from './start.ts';
export { beginUntil } from './until.ts';
