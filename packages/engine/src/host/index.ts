/** A game served through one port. */
export {
  type Client,
  createHost,
  createTable,
  type HostOptions,
  type Table,
  type TableOptions,
} from './host.ts';
export type * from './protocol.ts';
