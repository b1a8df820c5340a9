/**
 * The first generator, `z1`: it mixes 64 bits. Twenty dice are enough to find a seed by trying, so no new game is played
 * with it; saves and records of format 1 go on as they began. Bots use it for what they imagine, where there is nothing to
 * guess: it is quicker than a cipher.
 */
import type { Stream } from './streams.ts';

export type OldKey = readonly [number, number];

const mix = (value: number): number => {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return (h ^ (h >>> 15)) >>> 0;
};

export function oldKeyOf(text: string): OldKey {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = mix(b ^ (text.charCodeAt(i) + i));
  }
  return [mix(a), mix(b ^ a)];
}

const salts: Readonly<Record<Stream, number>> = {
  dice: 0x9e3779b1,
  events: 0x85ebca6b,
  enemies: 0xc2b2ae35,
  loot: 0x27d4eb2f,
  setup: 0x165667b1,
};

export const oldWordAt = (key: OldKey, stream: Stream, n: number): number =>
  mix(mix(key[0] ^ Math.imul(n, 0x9e3779b9)) ^ key[1] ^ salts[stream]);
