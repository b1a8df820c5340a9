/**
 * The present generator, `z2`: ChaCha20 with a key of 128 bits. The key is the seed, the nonce is the stream, and the
 * n-th draw is the n-th word of 32 bits that the cipher gives. Who has seen any number of draws knows nothing of the
 * next without trying all keys.
 */
import { chacha20orig } from '@noble/ciphers/chacha.js';
import { LastTwo } from '../cache/lastTwo.ts';
import type { Stream } from './streams.ts';

/** The seed's 32 hex digits, eight to a word. */
export type CipherKey = readonly [number, number, number, number];

const word = (digits: string, at: number): number => Number.parseInt(digits.slice(8 * at, 8 * at + 8), 16);

export const cipherKeyOf = (digits: string): CipherKey => [
  word(digits, 0),
  word(digits, 1),
  word(digits, 2),
  word(digits, 3),
];

/** Four blocks at a time: one alone would cost more in calling than in computing. */
const RUN = 64;
const WORDS_IN_BLOCK = 16;
const zeros = new Uint8Array(RUN * 4);

/** Consecutive words of a stream. Keys are never changed but handed on from copy to copy, so they are compared as they are. */
interface Run {
  readonly key: CipherKey;
  readonly first: number;
  readonly words: DataView;
}

interface Source {
  readonly nonce: Uint8Array;
  /** Of a game and of whoever plays it or looks ahead in it. */
  readonly runs: LastTwo<Run>;
}

const source = (stream: number): Source => ({
  nonce: Uint8Array.of(stream, 0, 0, 0, 0, 0, 0, 0),
  runs: new LastTwo<Run>(),
});

/** The numbers stay with the streams for good: every recorded game rests on them. */
const sources: Readonly<Record<Stream, Source>> = {
  dice: source(0),
  events: source(1),
  enemies: source(2),
  loot: source(3),
  setup: source(4),
};

export function cipherWordAt(key: CipherKey, stream: Stream, n: number): number {
  const at = n % RUN;
  return runWith(sources[stream], key, n - at).words.getUint32(4 * at, true);
}

function runWith(from: Source, key: CipherKey, first: number): Run {
  const { latest, before } = from.runs;
  if (latest !== null && latest.key === key && latest.first === first) return latest;
  if (before !== null && before.key === key && before.first === first) return before;
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  for (const [at, part] of key.entries()) view.setUint32(4 * at, part);
  const given = chacha20orig(bytes, from.nonce, zeros, undefined, first / WORDS_IN_BLOCK);
  return from.runs.keep({ key, first, words: new DataView(given.buffer) });
}
