/** A game served through one port. */
export { createHost, GameHost, type GameHostOptions, type OneClientOptions } from './host.ts';
export { boardPicture } from './picture.ts';
export type * from './protocol.ts';
export { Seat } from './seat.ts';
export { type Cut, cutFor, type Happening, sameForAll } from './update.ts';
export type { Votes } from './votes.ts';
