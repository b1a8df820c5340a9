/**
 * S2, AK5: what one reroll of any chosen dice, chosen well, makes of a roll. For every throw the dice to roll again are
 * found that are worth most; then all of them are rolled. Exact: every throw is weighed, with its chance.
 */
import type { Dice } from '../model/box.ts';
import {
  equipmentFaces,
  type Face,
  type Grid,
  gridFor,
  most,
  oneDieLater,
  type Pool,
  stalkerFaces,
} from './dice.ts';
import { equipmentThrows, stalkerThrows } from './throws.ts';

/** How much an end result is worth to the roller. Must not fall when successes rise. */
export type Worth = (successes: number, masks: number) => number;

/** Values one die earlier: what a cell is worth with one more die of these faces still to be rolled. */
function oneDieEarlier(values: Float64Array, width: number, faces: readonly Face[]): Float64Array {
  const earlier = new Float64Array(values.length);
  for (const { successes, masks, chance } of faces) {
    const shift = successes * width + masks;
    for (let at = 0; at + shift < values.length; at++) {
      earlier[at] = (earlier[at] ?? 0) + chance * (values[at + shift] ?? 0);
    }
  }
  return earlier;
}

/** Better by less than this is not better: sums of chances are not that exact. */
const HAIR = 1e-12;

/** The distribution of the end result when one reroll is used as well as can be for `worth`. */
export function rerolledWell(dice: Dice, pool: Pool, worth: Worth): Grid {
  const { equipment } = pool;
  const yellow = stalkerFaces(dice, pool);
  const green = equipmentFaces(dice, pool);
  const result = gridFor(dice, pool);
  const width = result.masks + 1;
  const size = result.cells.length;
  const end = new Float64Array(size);
  for (let s = 0, at = 0; s <= result.successes; s++) {
    for (let m = 0; m < width; m++, at++) end[at] = worth(s, m);
  }
  // By yellow and green dice still to be rolled: what a cell is worth, and what chance leads to it.
  const values = valuesOf(end, width, pool, yellow, green);
  const chances = new Float64Array(values.length);
  const row = (equipment + 1) * size;

  const throws = stalkerThrows(dice, pool);
  const ladder = equipmentThrows(dice, pool);
  // Of one yellow throw, for every number of green dice rolled again and every sum of those kept: the best, and where.
  const highest = most(green, 'successes');
  const sums = equipment * highest + 1;
  const best = new Float64Array((equipment + 1) * sums);
  const where = new Int32Array(best.length);
  const rungs = ladder.chances.length;
  const bestOf = new Float64Array(rungs);
  const whereOf = new Int32Array(rungs);
  for (let y = 0; y < throws.chances.length; y++) {
    best.fill(-1);
    for (let k = throws.starts[y] ?? 0; k < (throws.starts[y + 1] ?? 0); k++) {
      const kept = (throws.successes[k] ?? 0) * width + (throws.masks[k] ?? 0);
      const from = (throws.rerolled[k] ?? 0) * row + kept;
      for (let b = 0; b <= equipment; b++) {
        const last = b * sums + (equipment - b) * highest;
        for (let at = b * sums, cell = from + b * size; at <= last; at++, cell += width) {
          const value = values[cell] ?? 0;
          if (value > (best[at] ?? 0) + HAIR) {
            best[at] = value;
            where[at] = cell;
          }
        }
      }
    }
    const chance = throws.chances[y] ?? 0;
    for (let g = 0; g < rungs; g++) {
      const shared = ladder.shares[g] ?? 0;
      const at = (ladder.rerolled[g] ?? 0) * sums + (ladder.successes[g] ?? 0);
      const value = best[at] ?? 0;
      const keeps = shared === g || value >= (bestOf[shared] ?? 0) - HAIR;
      bestOf[g] = keeps ? value : (bestOf[shared] ?? 0);
      const cell = (keeps ? where[at] : whereOf[shared]) ?? 0;
      whereOf[g] = cell;
      chances[cell] = (chances[cell] ?? 0) + chance * (ladder.chances[g] ?? 0);
    }
  }
  return { ...result, cells: rollAgain(chances, size, width, pool, yellow, green) };
}

/** One grid after the other, `(yellow * (equipment + 1) + green) * size`. */
function valuesOf(
  end: Float64Array,
  width: number,
  { stalker, equipment }: Pool,
  yellow: readonly Face[],
  green: readonly Face[],
): Float64Array {
  const size = end.length;
  const values = new Float64Array((stalker + 1) * (equipment + 1) * size);
  let first = end;
  let at = 0;
  for (let a = 0; a <= stalker; a++) {
    if (a > 0) first = oneDieEarlier(first, width, yellow);
    let value = first;
    for (let b = 0; b <= equipment; b++, at += size) {
      if (b > 0) value = oneDieEarlier(value, width, green);
      values.set(value, at);
    }
  }
  return values;
}

/** Rolls what was put back: die by die, each grid of chances into the one with a die less. */
function rollAgain(
  chances: Float64Array,
  size: number,
  width: number,
  { stalker, equipment }: Pool,
  yellow: readonly Face[],
  green: readonly Face[],
): Float64Array {
  const column = equipment + 1;
  const gridAt = (index: number): Float64Array => chances.subarray(index * size, (index + 1) * size);
  for (let a = stalker; a >= 0; a--) {
    for (let b = equipment; b > 0; b--) {
      oneDieLater(gridAt(a * column + b), gridAt(a * column + b - 1), width, green);
    }
    if (a > 0) oneDieLater(gridAt(a * column), gridAt((a - 1) * column), width, yellow);
  }
  return gridAt(0).slice();
}
