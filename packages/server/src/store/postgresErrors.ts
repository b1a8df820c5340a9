/** What the errors of PostgreSQL and of the way to it mean: five characters are its own codes, the rest the client's. */

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const meaning =
  (...codes: readonly string[]) =>
  (error: unknown): boolean =>
    codes.some((code) => code === codeOf(error));

/** It is starting, or about to. */
export const isNotYet = meaning('57P03', 'ECONNREFUSED', 'ENOTFOUND', 'CONNECTION_CLOSED');

/** A key that is there already, a deadlock, two transactions that cannot both be: nothing of it was done. */
export const isUndoneBy = meaning('23505', '40P01', '40001');

export const isFull = meaning('53100');

/** The database has ended, or the way to it: what was asked may have been done. */
export const isLost = meaning(
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
);
