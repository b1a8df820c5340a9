/** Seeds of games that begin here. */
import { seedOf } from '@zonecrawl/engine/base';

/** 128 bits that nobody can guess. */
export const newSeed = (): string => seedOf(crypto.getRandomValues(new Uint8Array(16)));

/** A new one has 35 letters. */
export const LONGEST_SEED = 40;

/** Sanitizes a typed or linked seed: only characters that are safe in a URL. */
export const tidySeed = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z:-]/g, '')
    .slice(0, LONGEST_SEED);
