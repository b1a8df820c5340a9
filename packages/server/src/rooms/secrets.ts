/** Codes and secrets. A secret has 128 bits and is kept as its hash alone. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { seedOf } from '@zonecrawl/engine/base';
import { CODE_LENGTH, CODE_LETTERS } from '@zonecrawl/engine/online';

const BYTES = 16;

export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

export const newSeed = (): string => seedOf(randomBytes(BYTES));

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** Secrets are not guessable, so a plain hash is as good as a slow one. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const isSecret = (secret: string, hash: string): boolean => {
  const [one, other] = [Buffer.from(hashed(secret)), Buffer.from(hash)];
  return one.length === other.length && timingSafeEqual(one, other);
};
