/**
 * S2, AK5: what one reroll of any chosen dice, chosen well, makes of a roll. For every throw the dice to roll again are
 * found that are worth most; then all of them are rolled. Exact: every throw is weighed, with its chance.
 */
import type { Dice } from '../cards/box.ts';
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

/** How much an end result is worth to whoever rolls. Must not fall when successes rise. */
export type Worth = (successes: number, masks: number) => number;

/** Dice kept of a throw: how many go back, and what stays on the table. */
interface Kept {
  readonly rerolled: number;
  readonly successes: number;
  readonly masks: number;
}

interface Throw {
  readonly chance: number;
  /** All that is worth keeping of it, fewest rerolled first. */
  readonly kept: readonly Kept[];
}

/** Every throw of so many dice of one kind: how often each face lies there. */
function throwsOf(count: number, faces: readonly Face[]): readonly Throw[] {
  const found: Throw[] = [];
  const counts = faces.map(() => 0);
  const fill = (index: number, left: number, chance: number): void => {
    const face = faces[index];
    if (!face) return;
    if (index === faces.length - 1) {
      counts[index] = left;
      found.push({ chance: chance * face.chance ** left, kept: keeping(counts, faces) });
      return;
    }
    let ways = 1;
    for (let k = 0; k <= left; k++) {
      counts[index] = k;
      fill(index + 1, left - k, chance * ways * face.chance ** k);
      ways = (ways * (left - k)) / (k + 1);
    }
    counts[index] = 0;
  };
  fill(0, count, 1);
  return found;
}

/** All ways to keep some of a throw, without those that another beats in both counts for as many dice rolled again. */
function keeping(counts: readonly number[], faces: readonly Face[]): readonly Kept[] {
  let ways: Kept[] = [{ rerolled: 0, successes: 0, masks: 0 }];
  for (const [index, count] of counts.entries()) {
    const face = faces[index];
    if (!face || count === 0) continue;
    // Nothing better can come for the best face, and nothing worse for the worst.
    const fewest = isBeatenByNone(face, faces) ? count : 0;
    const all = isBeatenByAll(face, faces) ? 0 : count;
    const next: Kept[] = [];
    for (const way of ways) {
      for (let keep = fewest; keep <= all; keep++) {
        next.push({
          rerolled: way.rerolled + count - keep,
          successes: way.successes + keep * face.successes,
          masks: way.masks + keep * face.masks,
        });
      }
    }
    ways = next;
  }
  return ways
    .filter((way, index) => !ways.some((other, at) => beats(other, way, at < index)))
    .sort((one, other) => one.rerolled - other.rerolled);
}

const isBeatenByNone = (face: Face, faces: readonly Face[]): boolean =>
  faces.every(({ successes, masks }) => face.successes >= successes && face.masks >= masks);
const isBeatenByAll = (face: Face, faces: readonly Face[]): boolean =>
  faces.every(({ successes, masks }) => face.successes <= successes && face.masks <= masks);

function beats(one: Kept, other: Kept, first: boolean): boolean {
  if (one.rerolled !== other.rerolled || one.successes < other.successes || one.masks < other.masks)
    return false;
  return first || one.successes > other.successes || one.masks > other.masks;
}

/** The same as flat numbers: what is kept of throw `t` are the entries from `starts[t]` to before `starts[t + 1]`. */
interface ThrowTable {
  readonly chances: Float64Array;
  readonly starts: Int32Array;
  readonly rerolled: Int32Array;
  readonly successes: Int32Array;
  readonly masks: Int32Array;
}

function tableOf(throws: readonly Throw[]): ThrowTable {
  const kept = throws.flatMap((each) => each.kept);
  let start = 0;
  const starts = throws.map((each) => {
    start += each.kept.length;
    return start;
  });
  return {
    chances: Float64Array.from(throws, ({ chance }) => chance),
    starts: Int32Array.from([0, ...starts]),
    rerolled: Int32Array.from(kept, ({ rerolled }) => rerolled),
    successes: Int32Array.from(kept, ({ successes }) => successes),
    masks: Int32Array.from(kept, ({ masks }) => masks),
  };
}

/**
 * Throws of dice that show successes alone, best dice first: what may be kept of a throw is its best die, its best two
 * and so on, so a throw shares all of its ways but one with the throw that shows a blank instead of its worst die.
 * Blanks always go back. The one it shares with comes before it.
 */
interface Ladder {
  readonly chances: Float64Array;
  /** The throw it shares its other ways with; its own index for the throw of blanks. */
  readonly shares: Int32Array;
  /** Dice rolled again when all but the blanks are kept, and what those show. */
  readonly rerolled: Int32Array;
  readonly successes: Int32Array;
}

function ladderOf(count: number, faces: readonly Face[]): Ladder {
  const shown = faces
    .filter(({ successes }) => successes > 0)
    .sort((one, other) => other.successes - one.successes);
  const blank = faces.find(({ successes }) => successes === 0)?.chance ?? 0;
  const found: { chance: number; shares: number; rerolled: number; successes: number }[] = [];
  /** `equal`: how many of the kept dice show the worst face among them, `face`. */
  const climb = (
    shares: number,
    face: number,
    equal: number,
    kept: number,
    sum: number,
    chance: number,
  ): void => {
    const own = found.length;
    const blanks = count - kept;
    found.push({ chance: chance * blank ** blanks, shares, rerolled: blanks, successes: sum });
    if (blanks === 0) return;
    for (let next = face; next < shown.length; next++) {
      const die = shown[next];
      if (!die) continue;
      const alike = next === face ? equal + 1 : 1;
      climb(own, next, alike, kept + 1, sum + die.successes, (chance * die.chance * blanks) / alike);
    }
  };
  climb(0, 0, 0, 0, 0, 1);
  return {
    chances: Float64Array.from(found, ({ chance }) => chance),
    shares: Int32Array.from(found, ({ shares }) => shares),
    rerolled: Int32Array.from(found, ({ rerolled }) => rerolled),
    successes: Int32Array.from(found, ({ successes }) => successes),
  };
}

/** Throws are the same for every attack, so they are worked out once per set of dice. */
interface Known {
  readonly yellow: Map<string, ThrowTable>;
  readonly green: Map<string, Ladder>;
}
const known = new WeakMap<Dice, Known>();

function knownOf(dice: Dice): Known {
  let found = known.get(dice);
  if (!found) {
    found = { yellow: new Map(), green: new Map() };
    known.set(dice, found);
  }
  return found;
}

function remembered<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

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
  const { stalker, equipment } = pool;
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

  const { yellow: tables, green: ladders } = knownOf(dice);
  const throws = remembered(tables, `${pool.masks} ${stalker}`, () => tableOf(throwsOf(stalker, yellow)));
  const ladder = remembered(ladders, `${pool.accurate} ${equipment}`, () => ladderOf(equipment, green));
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
