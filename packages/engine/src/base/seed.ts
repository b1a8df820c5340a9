/**
 * Seeds as text. `z2:` and 32 hex digits are 128 bits as they are, which is what programs make; any other text is
 * stretched to 128 bits by a hash, which is what people type. `z1:` and any text asks for the first generator, which is
 * quick and can be guessed: files of format 1 were played with it, and bots think with it.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const OLD = 'z1:';
const PRESENT = 'z2:';
const BYTES = 16;
const wholeKey = /^z2:[0-9a-f]{32}$/i;

export type Seed =
  | { readonly generator: 'z1'; readonly text: string }
  | { readonly generator: 'z2'; readonly digits: string };

export function readSeed(seed: string): Seed {
  if (isOld(seed)) return { generator: 'z1', text: seed.slice(OLD.length) };
  const digits = wholeKey.test(seed) ? seed.slice(PRESENT.length).toLowerCase() : stretched(seed);
  return { generator: 'z2', digits };
}

/** Makes no secret of a short text: whoever tries all short texts finds it. */
const stretched = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)).subarray(0, BYTES));

/** The seed as a state keeps it: with its tag, and with nothing left of a text that was stretched. */
export const writeSeed = (seed: Seed): string =>
  seed.generator === 'z1' ? oldSeed(seed.text) : `${PRESENT}${seed.digits}`;

/** A seed of 16 random bytes: the caller has them from where its machine keeps the unguessable ones. */
export function seedOf(bytes: Uint8Array): string {
  if (bytes.length !== BYTES) throw new RangeError(`a seed takes ${BYTES} random bytes, not ${bytes.length}`);
  return `${PRESENT}${bytesToHex(bytes)}`;
}

/** The seed of a file of format 1. Whatever it says belongs to the first generator, also a text that looks tagged. */
export const oldSeed = (text: string): string => `${OLD}${text}`;

const isOld = (seed: string): boolean => seed.startsWith(OLD);

/** For chance that is no secret, such as what a bot imagines. A text that has the tag keeps it. */
export const quickSeed = (text: string): string => (isOld(text) ? text : oldSeed(text));

/** Another seed for another purpose, of the same generator. */
export const seedFor = (purpose: string, seed: string): string =>
  isOld(seed) ? oldSeed(`${purpose} ${seed.slice(OLD.length)}`) : `${purpose} ${seed}`;

/** The seed of the n-th part of something longer. That of the whole does not follow from it. */
export function seedOfPart(whole: string, n: number): string {
  const text = `${whole} ${n}`;
  return isOld(whole) ? oldSeed(text) : writeSeed(readSeed(text));
}
