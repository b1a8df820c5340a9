/** C: between Missions. */
export type * from './book.ts';
export { checkBook } from './check.ts';
export type * from './protocol.ts';
export type * from './save.ts';
export { textsOfBook } from './texts.ts';
export * from './trade.ts';
export type * from './types.ts';
