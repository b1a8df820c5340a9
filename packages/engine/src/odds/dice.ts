/**
 * Exact dice: the joint distribution of successes and masks of a pool, and what one reroll of any chosen dice, chosen
 * well, makes of it. Grids are flat arrays, `successes * width + masks`.
 */
import type { Dice } from '../cards/box.ts';

/** Chances, or values, by successes and masks. */
export interface Grid {
  readonly successes: number;
  readonly masks: number;
  readonly cells: Float64Array;
}

export interface Face {
  readonly successes: number;
  readonly masks: number;
  readonly chance: number;
}

/** A face that shows the same is the same: fewer outcomes to weigh. */
function merged(faces: readonly { readonly successes: number; readonly masks: number }[]): readonly Face[] {
  const found: Face[] = [];
  for (const face of faces) {
    const index = found.findIndex((f) => f.successes === face.successes && f.masks === face.masks);
    const known = found[index];
    if (known) found[index] = { ...known, chance: known.chance + 1 / faces.length };
    else found.push({ successes: face.successes, masks: face.masks, chance: 1 / faces.length });
  }
  return found;
}

export const stalkerFaces = (dice: Dice): readonly Face[] => merged(dice.stalker);

/** AK6: the accurate face counts 4 in a Weapon attack inside accurate Range. */
export const equipmentFaces = (dice: Dice, accurate: boolean): readonly Face[] =>
  merged(dice.equipment.map((f) => ({ successes: f.accurate && accurate ? 4 : f.successes, masks: 0 })));

export const cellOf = (grid: Grid, successes: number, masks: number): number =>
  grid.cells[successes * (grid.masks + 1) + masks] ?? 0;

export function grid(successes: number, masks: number): Grid {
  return { successes, masks, cells: new Float64Array((successes + 1) * (masks + 1)) };
}

/** Nothing rolled yet. */
function certain(): Grid {
  const one = grid(0, 0);
  one.cells[0] = 1;
  return one;
}

function withDie(from: Grid, faces: readonly Face[]): Grid {
  const most = faces.reduce((m, f) => Math.max(m, f.successes), 0);
  const mostMasks = faces.reduce((m, f) => Math.max(m, f.masks), 0);
  const to = grid(from.successes + most, from.masks + mostMasks);
  const width = to.masks + 1;
  for (let s = 0; s <= from.successes; s++) {
    for (let m = 0; m <= from.masks; m++) {
      const chance = cellOf(from, s, m);
      if (chance === 0) continue;
      for (const face of faces) {
        const at = (s + face.successes) * width + m + face.masks;
        to.cells[at] = (to.cells[at] ?? 0) + chance * face.chance;
      }
    }
  }
  return to;
}

/** The joint distribution of a whole pool. */
export function poolGrid(stalker: number, equipment: number, dice: Dice, accurate: boolean): Grid {
  const yellow = stalkerFaces(dice);
  const green = equipmentFaces(dice, accurate);
  let pool = certain();
  for (let i = 0; i < stalker; i++) pool = withDie(pool, yellow);
  for (let i = 0; i < equipment; i++) pool = withDie(pool, green);
  return pool;
}

/** How much an end result is worth: the chance of what the attacker wants. Must not fall when successes rise. */
export type Worth = (successes: number, masks: number) => number;

interface Throw {
  /** How often each face lies there. */
  readonly counts: readonly number[];
  readonly chance: number;
}

/** Every multiset of faces of `count` dice with its chance. */
function throwsOf(count: number, faces: readonly Face[]): readonly Throw[] {
  const found: Throw[] = [];
  const counts = faces.map(() => 0);
  const fill = (face: number, left: number, chance: number): void => {
    const here = faces[face];
    if (!here) return;
    if (face === faces.length - 1) {
      counts[face] = left;
      found.push({ counts: counts.slice(), chance: chance * here.chance ** left });
      return;
    }
    let ways = 1;
    for (let k = 0; k <= left; k++) {
      counts[face] = k;
      fill(face + 1, left - k, chance * ways * here.chance ** k);
      ways = (ways * (left - k)) / (k + 1);
    }
    counts[face] = 0;
  };
  if (count === 0) return [{ counts, chance: 1 }];
  fill(0, count, 1);
  return found;
}

/** Dice kept of a throw: how many go back, and what stays on the table. */
interface Kept {
  readonly rerolled: number;
  readonly successes: number;
  readonly masks: number;
}

/** All ways to keep some of a throw, without those that another way beats in both counts for as many rerolled dice. */
function keeping(counts: readonly number[], faces: readonly Face[]): readonly Kept[] {
  let ways: Kept[] = [{ rerolled: 0, successes: 0, masks: 0 }];
  counts.forEach((count, index) => {
    const face = faces[index];
    if (!face || count === 0) return;
    const next: Kept[] = [];
    for (const way of ways) {
      for (let keep = 0; keep <= count; keep++) {
        next.push({
          rerolled: way.rerolled + count - keep,
          successes: way.successes + keep * face.successes,
          masks: way.masks + keep * face.masks,
        });
      }
    }
    ways = next;
  });
  return ways.filter(
    (way) =>
      !ways.some(
        (other) =>
          other !== way &&
          other.rerolled === way.rerolled &&
          other.successes >= way.successes &&
          other.masks >= way.masks &&
          (other.successes > way.successes || other.masks > way.masks),
      ),
  );
}

interface Thrown {
  readonly chance: number;
  readonly kept: readonly Kept[];
}

/** Throws of so many dice with the ways to keep them; the same for every attack, so worked out once. */
const thrown = new WeakMap<Dice, Map<string, readonly Thrown[]>>();

function throwsKept(
  dice: Dice,
  kind: 'stalker' | 'equipment' | 'accurate',
  count: number,
  faces: readonly Face[],
): readonly Thrown[] {
  let known = thrown.get(dice);
  if (!known) {
    known = new Map();
    thrown.set(dice, known);
  }
  const key = `${kind}${count}`;
  const found =
    known.get(key) ??
    throwsOf(count, faces).map((t) => ({ chance: t.chance, kept: keeping(t.counts, faces) }));
  known.set(key, found);
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

/** Chances one die later: every cell's chance spread over the faces of one die. */
function oneDieLater(chances: Float64Array, into: Float64Array, width: number, faces: readonly Face[]): void {
  for (let at = 0; at < chances.length; at++) {
    const chance = chances[at] ?? 0;
    if (chance === 0) continue;
    for (const face of faces) {
      const to = at + face.successes * width + face.masks;
      into[to] = (into[to] ?? 0) + chance * face.chance;
    }
  }
}

/**
 * The distribution of the end result when one reroll of any chosen dice is used as well as can be for `worth`
 * (S2, AK5). For every throw the set of dice to roll again that is worth most is found, then all of them are rolled.
 * Cells beyond the pool's own bounds are never reached, so shifts may run over the rows of the flat grid.
 */
export function rerolledWell(
  stalker: number,
  equipment: number,
  dice: Dice,
  accurate: boolean,
  worth: Worth,
): Grid {
  const yellow = stalkerFaces(dice);
  const green = equipmentFaces(dice, accurate);
  const result = grid(
    stalker * Math.max(...yellow.map((f) => f.successes)) +
      equipment * Math.max(...green.map((f) => f.successes)),
    stalker * Math.max(...yellow.map((f) => f.masks)),
  );
  const width = result.masks + 1;
  const size = result.cells.length;
  const end = new Float64Array(size);
  for (let s = 0; s <= result.successes; s++) {
    for (let m = 0; m < width; m++) end[s * width + m] = worth(s, m);
  }
  // By number of yellow and green dice still to be rolled: what a cell is worth, and what chance leads to it.
  const values: Float64Array[][] = [[end]];
  const chances: Float64Array[][] = [];
  for (let a = 0; a <= stalker; a++) {
    const first = a === 0 ? end : oneDieEarlier(values[a - 1]?.[0] ?? end, width, yellow);
    const row = [first];
    for (let b = 1; b <= equipment; b++) row.push(oneDieEarlier(row[b - 1] ?? end, width, green));
    values[a] = row;
    chances.push(row.map(() => new Float64Array(size)));
  }
  const greenThrows = throwsKept(dice, accurate ? 'accurate' : 'equipment', equipment, green);
  for (const y of throwsKept(dice, 'stalker', stalker, yellow)) {
    for (const g of greenThrows) {
      let best = -1;
      let target = result.cells;
      let at = 0;
      for (const ky of y.kept) {
        const row = values[ky.rerolled];
        const base = ky.successes * width + ky.masks;
        for (const kg of g.kept) {
          const cell = base + kg.successes * width;
          const value = row?.[kg.rerolled]?.[cell] ?? 0;
          if (value > best + 1e-12) {
            best = value;
            at = cell;
            target = chances[ky.rerolled]?.[kg.rerolled] ?? target;
          }
        }
      }
      target[at] = (target[at] ?? 0) + y.chance * g.chance;
    }
  }
  for (let a = stalker; a >= 0; a--) {
    for (let b = equipment; b >= 0; b--) {
      const here = chances[a]?.[b];
      const into = b > 0 ? chances[a]?.[b - 1] : a > 0 ? chances[a - 1]?.[0] : result.cells;
      if (!here || !into) continue;
      if (b > 0) oneDieLater(here, into, width, green);
      else if (a > 0) oneDieLater(here, into, width, yellow);
      else for (let at = 0; at < size; at++) into[at] = (into[at] ?? 0) + (here[at] ?? 0);
    }
  }
  return result;
}

/** The distribution of successes alone. */
export function successesOf({ successes, masks, cells }: Grid): number[] {
  const chances: number[] = [];
  for (let s = 0; s <= successes; s++) {
    let sum = 0;
    for (let m = 0; m <= masks; m++) sum += cells[s * (masks + 1) + m] ?? 0;
    chances.push(sum);
  }
  return chances;
}
