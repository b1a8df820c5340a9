/** Enemy Activation cards. */
export { highActivations } from './high.ts';
export { lowActivations } from './low.ts';
