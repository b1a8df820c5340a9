/** The kernel's public face: state, decisions, facts, playing, saving, replaying. */
export type { Step, StepName } from './agenda.ts';
export { boardOf } from './boardOf.ts';
export { copyState } from './copy.ts';
export type { Answer, Decision, DecisionKind, Option, Subject, Thing } from './decision.ts';
export * from './facts.ts';
export { type Game, tell } from './game.ts';
export { hash } from './hash.ts';
export * from './history.ts';
export * from './ids.ts';
export { overdrawn, violations } from './invariants.ts';
export { type FileProblem, type ParsedJson, parseJson } from './json.ts';
export { type FileKind, FORMATS, type Migrated, migrate } from './migrate.ts';
export { answer, begin, fork, type Play, type Refusal, refuse, restore, type Taken } from './play.ts';
export { draw, type RandomState, type Stream, seedRandom, shuffle } from './random.ts';
export {
  type Divergence,
  type GameRecord,
  marked,
  type ParsedRecord,
  parseRecord,
  type Replayed,
  type ReplayOptions,
  recordGame,
  replay,
} from './record.ts';
export { ask, choose, chooseSome, type Rule, RuleError } from './rule.ts';
export { type GameSave, type Loaded, loadGame, saveGame } from './save.ts';
export { type SetUp, type Start, setUp } from './start.ts';
export type * from './state.ts';
