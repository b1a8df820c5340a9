/** C: between Missions. */
export type * from './book.ts';
export type * from './protocol.ts';
export type * from './save.ts';
export * from './trade.ts';
export type * from './types.ts';
