/**
 * Counted, split randomness: one seed, one stream per use, each with its draw count in the state. The n-th draw of a
 * stream is a pure function of seed, stream and n, so undoing a dice roll does not reshuffle a deck, and a redo repeats.
 */

export const STREAMS = ['dice', 'events', 'enemies', 'loot', 'setup'] as const;
export type Stream = (typeof STREAMS)[number];

export interface RandomState {
  /** Tagged with the generator's version: `z1:` and any text. */
  readonly seed: string;
  readonly key: readonly [number, number];
  counts: Record<Stream, number>;
  /** Results laid out in advance (positions, tests): taken first, in order. Faces count from 0. */
  scripted: { stalker: number[]; equipment: number[]; anomaly: number[] };
}

const mix = (value: number): number => {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return (h ^ (h >>> 15)) >>> 0;
};

export function seedRandom(seed: string): RandomState {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (let i = 0; i < seed.length; i++) {
    a = Math.imul(a ^ seed.charCodeAt(i), 0x01000193);
    b = mix(b ^ (seed.charCodeAt(i) + i));
  }
  return {
    seed: `z1:${seed}`,
    key: [mix(a), mix(b ^ a)],
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

/** The next value of a stream. One case each: what is salted and counted where is settled when the code is compiled. */
function nextOf({ counts, key }: RandomState, stream: Stream): number {
  switch (stream) {
    case 'dice':
      return valueAt(key, counts.dice++, 0x9e3779b1);
    case 'events':
      return valueAt(key, counts.events++, 0x85ebca6b);
    case 'enemies':
      return valueAt(key, counts.enemies++, 0xc2b2ae35);
    case 'loot':
      return valueAt(key, counts.loot++, 0x27d4eb2f);
    case 'setup':
      return valueAt(key, counts.setup++, 0x165667b1);
  }
}

const valueAt = (key: RandomState['key'], count: number, salt: number): number =>
  mix(mix(key[0] ^ Math.imul(count, 0x9e3779b9)) ^ key[1] ^ salt);

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
