/** Independent of the game: hash, reading JSON, problems, counted randomness. */
export { ProblemError, RuleError } from './errors.ts';
export { ChangingHash, hash } from './hash.ts';
export { type ParsedJson, parseJson, sameJson } from './json.ts';
export { type Problem, type ProblemKey, type ProblemParams, problemAt } from './problems.ts';
export { problemTable } from './problemTable.ts';
export { draw, type RandomState, seedRandom, shuffle } from './random.ts';
export { oldSeed, quickSeed, seedFor, seedOf } from './seed.ts';
export type { Stream } from './streams.ts';
