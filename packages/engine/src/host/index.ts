/** A game served through one port. */
export type * from './protocol.ts';
