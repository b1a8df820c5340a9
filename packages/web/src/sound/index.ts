/** Sounds made by code; `play(name)` is all that the rest of the client needs. */
export { soundOf } from './facts.ts';
export { play } from './play.ts';
export { type SoundName, soundNames } from './recipes.ts';
export { LOUDEST, volume } from './volume.ts';
