/** What knows nothing of the game: fingerprints, reading JSON, counted randomness. */
export { hash } from './hash.ts';
export { type FileProblem, type ParsedJson, parseJson } from './json.ts';
export { draw, type RandomState, seedRandom, shuffle } from './random.ts';
export { oldSeed, quickSeed, seedFor, seedOf } from './seed.ts';
export type { Stream } from './streams.ts';
