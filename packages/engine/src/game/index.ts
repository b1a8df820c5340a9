/** A game of a Mission: how it begins, what must hold in it, and its steps. */
export { copyState } from './copy.ts';
export { overdrawn, violations } from './invariants.ts';
export { type SetUp, type Start, setUp } from './start.ts';
