export { type Advice, advise } from './advise.ts';
export { carefulPlayer } from './careful.ts';
export { curiousPlayer, type Memory } from './curious.ts';
export { type Errands, errandsOf } from './errands/assign.ts';
export type { Imagine, Player } from './player.ts';
export { randomPlayer } from './random.ts';
export type { Reasoned, Weighed, Why } from './reasons.ts';
