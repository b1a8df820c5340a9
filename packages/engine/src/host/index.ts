/** A game served through one port. */
export { createHost, createTable, type HostOptions, type Table, type TableOptions } from './host.ts';
export type * from './protocol.ts';
export type { Client } from './seat.ts';
