/** The tiles of Mission A1 and its places by name. */

import { type BoardPlan, type Direction, NORTH, WEST } from '@zonecrawl/engine/board';

/** A square of the map: column and row from the upper left. */
export type Square = readonly [x: number, y: number];

/** A place on a plan: the space it belongs to, and the square of it where things are drawn. */
export interface Place {
  readonly space: string;
  readonly square: Square;
}

export interface Post extends Place {
  readonly facing: Direction;
}

export interface LootPlace extends Place {
  readonly tokens: number;
}

/**
 * The bandit camp. North is up; tile 1 is turned, so that its road comes in from the west.
 *
 *           3       8       13
 *     0     | 4     | 5     |        4 radio shack and barn, 5 pond and cell
 *     5  | 1   | 2     | 3     |     1 checkpoint, 2 courtyard, 3 main house
 *        0     5       10      15
 */
export const a1Plan: BoardPlan = {
  tiles: [
    { id: '1', x: 0, y: 5, turn: 1 },
    { id: '2', x: 5, y: 5, turn: 0 },
    { id: '3', x: 10, y: 5, turn: 0 },
    { id: '4', x: 3, y: 0, turn: 0 },
    { id: '5', x: 8, y: 0, turn: 0 },
  ],
  overlays: [],
  entrances: [],
};

const rifles: readonly Post[] = [
  { space: '1:r', square: [2, 7], facing: WEST }, // in the gate, watching the road
  { space: '3:d', square: [10, 7], facing: NORTH }, // beside the house, towards the cell
];

const shotguns: readonly Post[] = [
  { space: '2:y', square: [6, 7], facing: WEST }, // in the yard, towards the gate
  { space: '4:f', square: [6, 3], facing: WEST }, // between barn and radio shack
  { space: '5:G', square: [11, 3], facing: WEST }, // at the door of the guard room
];

const unknown: readonly Place[] = [
  { space: '4:R', square: [3, 3] }, // radio room of the shack
  { space: '3:B', square: [11, 8] }, // bedroom
  { space: '5:c', square: [12, 0] }, // behind the haystack
  { space: '2:B', square: [9, 8] }, // hen house
];

/** 16 tokens. */
const loot: readonly LootPlace[] = [
  { space: '1:H', square: [3, 6], tokens: 2 }, // guard hut
  { space: '2:A', square: [5, 5], tokens: 3 }, // tool shed
  { space: '3:K', square: [11, 6], tokens: 2 }, // kitchen
  { space: '3:S', square: [13, 8], tokens: 3 }, // storeroom
  { space: '4:N', square: [7, 0], tokens: 3 }, // barn
  { space: '5:g', square: [8, 4], tokens: 3 }, // old plough
];

/** Places where the cell key may lie; each is indoors and far from the next. */
const keys: readonly Place[] = [
  { space: '2:A', square: [6, 5] },
  { space: '3:M', square: [13, 7] },
  { space: '4:P', square: [6, 2] },
];

export const a1Places = {
  /** Holds the whole team; no Enemy of the set-up sees it. */
  start: { space: '1:s', square: [0, 8] },
  /** The road out, at the western map edge. */
  exit: { space: '1:k', square: [0, 7] },
  /** The other way out, behind the main house, should a card open it. */
  backExit: { space: '3:g', square: [14, 9] },
  rifles,
  shotguns,
  unknown,
  loot,
  keys,
  /** All eight squares around a center are outdoors and dry. */
  anomalies: {
    gravitational: { space: '1:c', square: [4, 8] },
    electric: { space: '4:d', square: [4, 1] },
  },
  radioShack: {
    /** Upper left of its 2x2 squares. */
    corner: [3, 3],
    spaces: ['4:R', '4:Q'],
    /** Outdoor spaces beside its windows. */
    windows: ['1:d', '4:h'],
  },
  chest: { space: '3:L', square: [13, 6] },
  /** Room for two. The only way in is the door between these two squares. */
  cell: {
    space: '5:C',
    square: [11, 4],
    door: [
      [12, 3],
      [12, 4],
    ],
  },
  /** The gate in the fence, between these two squares of the road. */
  gate: [
    [1, 7],
    [2, 7],
  ],
  /** The well in the middle of the yard. */
  well: { space: '2:y', square: [7, 8] },
} as const satisfies Readonly<Record<string, unknown>>;
