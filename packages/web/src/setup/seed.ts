/** Seeds of games that begin here. */
import { seedOf } from '@zonecrawl/engine/base';
import { codeSeed, pairOf, survivalSeed } from '@zonecrawl/engine/survival';

/** 128 bits that nobody can guess. */
export const newSeed = (): string => seedOf(crypto.getRandomValues(new Uint8Array(16)));

/** Of Zone Survival: short enough for a code (ZS5). */
export const newCodeSeed = (): string => codeSeed(crypto.getRandomValues(new Uint8Array(5)));

/** For another game of this Mission. */
export const seedFor = (mission: string): string =>
  pairOf(mission) === null ? newSeed() : survivalSeed(newCodeSeed());

/** A new one has 35 letters. */
export const LONGEST_SEED = 40;

/** Sanitizes a typed or linked seed: only characters that are safe in a URL. */
export const tidySeed = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z:-]/g, '')
    .slice(0, LONGEST_SEED);
