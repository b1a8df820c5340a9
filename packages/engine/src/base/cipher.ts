/**
 * The present generator, `z2`: ChaCha20 with a key of 128 bits. The key is the seed, the nonce is the stream, and the
 * n-th draw is the n-th word of 32 bits that the cipher gives. Who has seen any number of draws knows nothing of the
 * next without trying all keys.
 */
import { chacha20orig } from '@noble/ciphers/chacha.js';
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

/** Four blocks at a time: calling the cipher costs more than computing them. */
const RUN = 64;
const WORDS_IN_BLOCK = 16;
const zeros = new Uint8Array(4 * RUN);
const keyBytes = new Uint8Array(16);
const keyView = new DataView(keyBytes.buffer);

/** Consecutive words of a stream. Keys are never changed but handed on from copy to copy, so identity compares them. */
class Run {
  key: CipherKey | null = null;
  first = 0;
  private readonly bytes = new Uint8Array(4 * RUN);
  private readonly words = new DataView(this.bytes.buffer);

  has(key: CipherKey, first: number): boolean {
    return this.key === key && this.first === first;
  }

  compute(key: CipherKey, nonce: Uint8Array, first: number): void {
    keyView.setUint32(0, key[0]);
    keyView.setUint32(4, key[1]);
    keyView.setUint32(8, key[2]);
    keyView.setUint32(12, key[3]);
    chacha20orig(keyBytes, nonce, zeros, this.bytes, first / WORDS_IN_BLOCK);
    this.key = key;
    this.first = first;
  }

  at(index: number): number {
    return this.words.getUint32(4 * index, true);
  }
}

/** A stream, with its last two runs: that of a game, and that of a lookahead in it. */
class Source {
  private readonly nonce: Uint8Array;
  private latest = new Run();
  private before = new Run();

  constructor(stream: number) {
    this.nonce = Uint8Array.of(stream, 0, 0, 0, 0, 0, 0, 0);
  }

  wordAt(key: CipherKey, n: number): number {
    const index = n % RUN;
    const first = n - index;
    if (this.latest.has(key, first)) return this.latest.at(index);
    [this.latest, this.before] = [this.before, this.latest];
    if (!this.latest.has(key, first)) this.latest.compute(key, this.nonce, first);
    return this.latest.at(index);
  }
}

/** The numbers stay with the streams for good: every recorded game rests on them. */
const sources: Readonly<Record<Stream, Source>> = {
  dice: new Source(0),
  events: new Source(1),
  enemies: new Source(2),
  loot: new Source(3),
  setup: new Source(4),
};

export const cipherWordAt = (key: CipherKey, stream: Stream, n: number): number =>
  sources[stream].wordAt(key, n);
