/**
 * Counted, split randomness: one seed, one stream per use, each with its draw count in the state. The n-th draw of a
 * stream is a pure function of seed, stream and n, so undoing a dice roll does not reshuffle a deck, and a redo
 * repeats.
 */
import { type CipherKey, cipherKeyOf, cipherWordAt } from './cipher.ts';
import { type OldKey, oldKeyOf, oldWordAt } from './oldRandom.ts';
import { readSeed, writeSeed } from './seed.ts';
import type { Stream } from './streams.ts';

export interface RandomState {
  /** Tagged with the generator's version (seed.ts). */
  readonly seed: string;
  /** What the generator makes of the seed; two words for the first generator, four for the present one. */
  readonly key: OldKey | CipherKey;
  counts: Record<Stream, number>;
  /** Scripted results (positions, tests): used first, in order. Faces count from 0. */
  scripted: {
    stalker: number[];
    equipment: number[];
    anomaly: number[];
    /** Decks that lie as they were laid out: their top card is drawn, also where any card could be. */
    readonly decks?: readonly string[];
  };
}

export function seedRandom(text: string): RandomState {
  const seed = readSeed(text);
  return {
    seed: writeSeed(seed),
    key: seed.generator === 'z1' ? oldKeyOf(seed.text) : cipherKeyOf(seed.digits),
    counts: { dice: 0, events: 0, enemies: 0, loot: 0, setup: 0 },
    scripted: { stalker: [], equipment: [], anomaly: [] },
  };
}

/** A whole number from 0 to below `sides`, without bias. */
export function draw(random: RandomState, stream: Stream, sides: number): number {
  // All in whole numbers of 32 bits: the values above the last multiple of `sides` would favour the low results.
  const within = sides >>> 0;
  const last = HIGHEST - (((HIGHEST % within) + 1) % within);
  for (;;) {
    const value = nextOf(random, stream);
    if (value <= last) return value % within;
  }
}

const HIGHEST = 0xffffffff;

/** The next value of a stream. One case each: which one it is, and what counts it, is settled when the code is compiled. */
function nextOf({ counts, key }: RandomState, stream: Stream): number {
  switch (stream) {
    case 'dice':
      return wordAt(key, 'dice', counts.dice++);
    case 'events':
      return wordAt(key, 'events', counts.events++);
    case 'enemies':
      return wordAt(key, 'enemies', counts.enemies++);
    case 'loot':
      return wordAt(key, 'loot', counts.loot++);
    case 'setup':
      return wordAt(key, 'setup', counts.setup++);
  }
}

const wordAt = (key: RandomState['key'], stream: Stream, n: number): number =>
  key.length === 4 ? cipherWordAt(key, stream, n) : oldWordAt(key, stream, n);

/** Shuffles in place. */
export function shuffle<T>(random: RandomState, stream: Stream, cards: T[]): T[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = draw(random, stream, i + 1);
    const a = cards[i];
    const b = cards[j];
    if (a === undefined || b === undefined) continue;
    cards[i] = b;
    cards[j] = a;
  }
  return cards;
}

/** Takes one at random out of a list; undefined when it is empty. */
export function takeRandom<T>(random: RandomState, stream: Stream, list: T[]): T | undefined {
  if (list.length === 0) return undefined;
  const [taken] = list.splice(draw(random, stream, list.length), 1);
  return taken;
}
