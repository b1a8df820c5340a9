/**
 * ZS5: a game named by scenario, map, team size and seed, in twelve letters that can be typed or sent. Whoever plays the
 * same code meets the same cards and draws; Stalkers and gear are their own choice.
 */
import type { GameSetup } from '../model/gameSetup.ts';
import type { SurvivalBook } from '../model/survival.ts';
import { BASE, checkOf, letterOf, valuesOf } from './base32.ts';
import { pairOf, survivalId } from './names.ts';

export interface SurvivalGame {
  readonly scenario: string;
  readonly map: string;
  readonly stalkers: 1 | 2 | 3 | 4;
  readonly lostTerritories: boolean;
  /** Eight letters. */
  readonly seed: string;
}

const SEED_LETTERS = 8;
/** Scenario, map, team, seed, check. */
const LENGTH = 3 + SEED_LETTERS + 1;
const SIZES = [1, 2, 3, 4] as const;

/** Eight letters of random bytes: five are enough. */
export function codeSeed(bytes: Uint8Array): string {
  let seed = '';
  for (let i = 0; i < SEED_LETTERS; i++) {
    // Five bits each, from wherever they lie.
    const bit = i * 5;
    const two = ((bytes[bit >> 3] ?? 0) << 8) | (bytes[(bit >> 3) + 1] ?? 0);
    seed += letterOf((two >> (11 - (bit & 7))) & (BASE - 1));
  }
  return seed;
}

/** `XXXX-XXXX-XXXX`; null if the box has no such scenario or map, or the seed is none. */
export function codeOf(book: SurvivalBook, game: SurvivalGame): string | null {
  const scenario = book.scenarios[game.scenario]?.number;
  const map = book.maps[game.map]?.number;
  const seed = valuesOf(game.seed);
  if (scenario === undefined || map === undefined || seed?.length !== SEED_LETTERS) return null;
  const team = game.stalkers - 1 + (game.lostTerritories ? SIZES.length : 0);
  const values = [scenario, map, team, ...seed];
  const letters = [...values, checkOf(values)].map(letterOf).join('');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

export type ReadCode =
  | { readonly ok: true; readonly game: SurvivalGame }
  /** Too short or long, a letter that is none, a typing error, or a scenario or map this box does not have. */
  | { readonly ok: false; readonly problem: 'length' | 'letter' | 'check' | 'unknown' };

export function readCode(book: SurvivalBook, text: string): ReadCode {
  const wrong = (problem: Extract<ReadCode, { ok: false }>['problem']): ReadCode => ({ ok: false, problem });
  const values = valuesOf(text);
  if (values === null) return wrong('letter');
  if (values.length !== LENGTH) return wrong('length');
  const [scenarioNumber, mapNumber, team = 0, ...rest] = values;
  if (checkOf(values.slice(0, -1)) !== values.at(-1)) return wrong('check');
  const scenario = Object.values(book.scenarios).find(({ number }) => number === scenarioNumber)?.id;
  const map = Object.values(book.maps).find(({ number }) => number === mapNumber)?.id;
  const stalkers = SIZES[team % SIZES.length];
  if (scenario === undefined || map === undefined || stalkers === undefined || team >= 2 * SIZES.length)
    return wrong('unknown');
  const seed = rest.slice(0, -1).map(letterOf).join('');
  return { ok: true, game: { scenario, map, stalkers, lostTerritories: team >= SIZES.length, seed } };
}

const SEED = /^survival ([0-9A-Z]{8})$/;

/** The seed of a game by the one in its code. */
export const survivalSeed = (letters: string): string => `survival ${letters}`;

/** What a game of this code is set up with, besides its team. */
export const setupOf = (game: SurvivalGame): Omit<GameSetup, 'stalkers'> => ({
  mission: survivalId(game),
  seed: survivalSeed(game.seed),
  options: { lostTerritories: game.lostTerritories },
});

/** The other way round: the game that was set up like that; null if it is none that a code names. */
export function gameOf({ mission, seed, stalkers: team, options }: GameSetup): SurvivalGame | null {
  const pair = pairOf(mission);
  const [, letters] = SEED.exec(seed) ?? [];
  const stalkers = SIZES[team.length - 1];
  if (pair === null || letters === undefined || stalkers === undefined) return null;
  return { ...pair, stalkers, lostTerritories: options?.lostTerritories ?? false, seed: letters };
}
