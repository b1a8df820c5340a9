/** Every throw of some dice with its chance, and what may sensibly be kept of it when some are rolled again. */
import { IdentityCache } from '../cache/identityCache.ts';
import type { Dice } from '../model/box.ts';
import { equipmentFaces, type Face, type Pool, stalkerFaces } from './dice.ts';

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
export interface ThrowTable {
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
export interface Ladder {
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

/** Throws are the same for every attack, so they are cached per set of dice. */
interface Known {
  readonly tables: Map<string, ThrowTable>;
  readonly ladders: Map<string, Ladder>;
}
const known = new IdentityCache<Dice, Known>();

const knownOf = (dice: Dice): Known => known.of(dice, nothingKnown);
const nothingKnown = (): Known => ({ tables: new Map(), ladders: new Map() });

function remembered<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

/** Throws of the Stalker dice of a pool. */
export const stalkerThrows = (dice: Dice, pool: Pool): ThrowTable =>
  remembered(knownOf(dice).tables, `${pool.masks} ${pool.stalker}`, () =>
    tableOf(throwsOf(pool.stalker, stalkerFaces(dice, pool))),
  );

/** Throws of the Equipment dice of a pool. */
export const equipmentThrows = (dice: Dice, pool: Pool): Ladder =>
  remembered(knownOf(dice).ladders, `${pool.accurate} ${pool.equipment}`, () =>
    ladderOf(pool.equipment, equipmentFaces(dice, pool)),
  );
