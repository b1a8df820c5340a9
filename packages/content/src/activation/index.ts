/** Enemy Activation cards (catalogue 7). */
export { highActivations } from './high.ts';
export { lowActivations } from './low.ts';
