export { curiousPlayer, type Memory } from './curious.ts';
export type { Player } from './player.ts';
export { randomPlayer } from './random.ts';
