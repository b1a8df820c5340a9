/** A game served through one port. */
export { createHost, GameHost, type GameHostOptions, type HostOptions } from './host.ts';
export type * from './protocol.ts';
