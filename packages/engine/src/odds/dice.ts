/** Exact dice: the joint distribution of successes and masks of a pool. Grids are flat, `successes * width + masks`. */
import { IdentityCache } from '../cache/identityCache.ts';
import { ACCURATE, type Dice } from '../model/box.ts';

/** Chances, or values, by successes and masks. */
export interface Grid {
  /** The most of each. */
  readonly successes: number;
  readonly masks: number;
  readonly cells: Float64Array;
}

/** What a die can show, and how likely. */
export interface Face {
  readonly successes: number;
  readonly masks: number;
  readonly chance: number;
}

/** A pool of dice: how many of each kind, and how they are counted. */
export interface Pool {
  readonly stalker: number;
  readonly equipment: number;
  /** AK6: the accurate face counts 4 in a Weapon attack inside accurate Range. */
  readonly accurate: boolean;
  /** Whether anybody asks for masks; without them there is much less to weigh. */
  readonly masks: boolean;
}

/** Faces that show the same are one: fewer outcomes to weigh. */
function merged(faces: readonly { readonly successes: number; readonly masks: number }[]): readonly Face[] {
  const found: Face[] = [];
  for (const { successes, masks } of faces) {
    const at = found.findIndex((face) => face.successes === successes && face.masks === masks);
    const chance = (found[at]?.chance ?? 0) + 1 / faces.length;
    const face = { successes, masks, chance };
    if (at < 0) found.push(face);
    else found[at] = face;
  }
  return found;
}

interface Faces {
  readonly masks: readonly Face[];
  readonly plain: readonly Face[];
  readonly equipment: readonly Face[];
  readonly accurate: readonly Face[];
}
const known = new IdentityCache<Dice, Faces>();

const facesOf = (dice: Dice): Faces => known.of(dice, readFaces);

function readFaces(dice: Dice): Faces {
  const { stalker, equipment } = dice;
  return {
    masks: merged(stalker),
    plain: merged(stalker.map(({ successes }) => ({ successes, masks: 0 }))),
    equipment: merged(equipment.map(({ successes }) => ({ successes, masks: 0 }))),
    accurate: merged(
      equipment.map(({ successes, accurate }) => ({
        successes: accurate ? ACCURATE : successes,
        masks: 0,
      })),
    ),
  };
}

export const stalkerFaces = (dice: Dice, { masks }: Pool): readonly Face[] =>
  masks ? facesOf(dice).masks : facesOf(dice).plain;
export const equipmentFaces = (dice: Dice, { accurate }: Pool): readonly Face[] =>
  accurate ? facesOf(dice).accurate : facesOf(dice).equipment;

export const most = (faces: readonly Face[], what: 'successes' | 'masks'): number =>
  faces.reduce((highest, face) => Math.max(highest, face[what]), 0);

/** An empty grid wide enough for a pool. */
export function gridFor(dice: Dice, pool: Pool): Grid {
  const yellow = stalkerFaces(dice, pool);
  const green = equipmentFaces(dice, pool);
  const successes = pool.stalker * most(yellow, 'successes') + pool.equipment * most(green, 'successes');
  const masks = pool.stalker * most(yellow, 'masks');
  return { successes, masks, cells: new Float64Array((successes + 1) * (masks + 1)) };
}

/** Chances one die later: every cell's chance spread over the faces of one die. Adds to `into`. */
export function oneDieLater(
  chances: Float64Array,
  into: Float64Array,
  width: number,
  faces: readonly Face[],
): void {
  for (const { successes, masks, chance } of faces) {
    const shift = successes * width + masks;
    for (let at = chances.length - 1 - shift; at >= 0; at--) {
      const here = chances[at];
      if (here) into[at + shift] = (into[at + shift] ?? 0) + here * chance;
    }
  }
}

/** The joint distribution of a whole pool. No cell beyond the grid is ever reached. */
export function rolled(dice: Dice, pool: Pool): Grid {
  const grid = gridFor(dice, pool);
  const width = grid.masks + 1;
  let chances = new Float64Array(grid.cells.length);
  chances[0] = 1;
  for (let die = 0; die < pool.stalker + pool.equipment; die++) {
    const later = new Float64Array(grid.cells.length);
    oneDieLater(
      chances,
      later,
      width,
      die < pool.stalker ? stalkerFaces(dice, pool) : equipmentFaces(dice, pool),
    );
    chances = later;
  }
  return { ...grid, cells: chances };
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

/** What a distribution comes to on average. */
export const expectation = (chances: readonly number[]): number =>
  chances.reduce((sum, chance, amount) => sum + chance * amount, 0);
