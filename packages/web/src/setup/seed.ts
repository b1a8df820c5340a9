/** Seeds of games that begin here. */
import { seedOf } from '@zonecrawl/engine/base';

/** 128 bits that nobody can guess. */
export const newSeed = (): string => seedOf(crypto.getRandomValues(new Uint8Array(16)));

/** A new one has 35 letters. */
export const LONGEST_SEED = 40;

/** What somebody typed or a link brought, as a seed: nothing that would not survive an address. */
export const tidySeed = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z:-]/g, '')
    .slice(0, LONGEST_SEED);
