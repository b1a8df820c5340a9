/** The game of the day: the same for everybody by UTC date. The date is handed in; nothing here reads a clock. */
import { draw, seedRandom } from '../base/random.ts';
import { quickSeed } from '../base/seed.ts';
import type { SurvivalBook } from '../model/survival.ts';
import { BASE, letterOf } from './base32.ts';
import type { SurvivalGame } from './code.ts';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const SIZES = [1, 2, 3, 4] as const;
const SEED_LETTERS = 8;
/** Has no factor in common with ten: in ten days every one of ten scenarios comes once. */
const STRIDE = 7;

/** Days since some day long ago, by the Gregorian calendar; null for what is no date. */
function dayNumber(date: string): number | null {
  const [, y = '', m = '', d = ''] = DATE.exec(date) ?? [];
  const [year, month, day] = [Number(y), Number(m), Number(d)];
  if (y === '' || month < 1 || month > 12 || day < 1 || day > 31) return null;
  // March first, so that a leap day is the last of its year.
  const years = month > 2 ? year : year - 1;
  const months = (month + 9) % 12;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * years + leaps + Math.floor((153 * months + 2) / 5) + day;
}

/** null for what is no date, as `2026-11-16`, or a box without scenarios. */
export function gameOfTheDay(book: SurvivalBook, date: string): SurvivalGame | null {
  const day = dayNumber(date);
  const byNumber = <T extends { readonly number: number }>(all: Readonly<Record<string, T>>): readonly T[] =>
    Object.values(all).sort((one, other) => one.number - other.number);
  const scenarios = byNumber(book.scenarios);
  const maps = byNumber(book.maps);
  if (day === null || scenarios.length === 0 || maps.length === 0) return null;
  const random = seedRandom(quickSeed(`day ${date}`));
  const scenario = scenarios[(day * STRIDE) % scenarios.length]?.id ?? '';
  const map = maps[draw(random, 'setup', maps.length)]?.id ?? '';
  const stalkers = SIZES[draw(random, 'setup', SIZES.length)] ?? 1;
  let seed = '';
  while (seed.length < SEED_LETTERS) seed += letterOf(draw(random, 'setup', BASE));
  return { scenario, map, stalkers, lostTerritories: false, seed };
}
