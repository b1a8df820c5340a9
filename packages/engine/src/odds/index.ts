/** Exact distributions. */
export type * from './types.ts';
