/** Tokens laid face down on the map. */
export { loot } from './loot.ts';
export { unknown } from './unknown.ts';
