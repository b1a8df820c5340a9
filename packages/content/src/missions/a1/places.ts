/** Where the tiles of Mission A1 lie, and the places its cards speak of. */
import { type BoardPlan, type Direction, EAST, NORTH, WEST } from '@zonecrawl/engine/board';
import type { Place } from '@zonecrawl/engine/model';
import type { Square } from '../../tiles/index.ts';
import { building, namedPlaces, space, tile } from '../named.ts';

/** A spot on a plan: the space it belongs to, and the square of it where things are drawn. */
interface Spot {
  readonly space: string;
  readonly square: Square;
}

interface Post extends Spot {
  readonly facing: Direction;
}

interface LootSpot extends Spot {
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
  { space: '2:y', square: [6, 7], facing: EAST }, // in the yard, towards the house
  { space: '4:f', square: [6, 3], facing: WEST }, // between barn and radio shack
  { space: '5:G', square: [11, 3], facing: WEST }, // at the door of the guard room
];

const unknown: readonly Spot[] = [
  { space: '4:R', square: [3, 3] }, // radio room of the shack
  { space: '3:B', square: [11, 8] }, // bedroom
  { space: '5:c', square: [12, 0] }, // behind the haystack
  { space: '2:B', square: [9, 8] }, // hen house
];

/** 16 tokens. */
const loot: readonly LootSpot[] = [
  { space: '1:H', square: [3, 6], tokens: 2 }, // guard hut
  { space: '2:A', square: [5, 5], tokens: 3 }, // tool shed
  { space: '3:K', square: [11, 6], tokens: 2 }, // kitchen
  { space: '3:S', square: [13, 8], tokens: 3 }, // storeroom
  { space: '4:N', square: [7, 0], tokens: 3 }, // barn
  { space: '5:g', square: [8, 4], tokens: 3 }, // old plough
];

export const a1Places = {
  /** Holds the whole team; no Enemy of the set-up sees it. */
  start: { space: '1:s', square: [0, 8] },
  /** The road out, at the western map edge. */
  exit: { space: '1:k', square: [0, 7] },
  rifles,
  shotguns,
  unknown,
  loot,
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
  /** Room for two. The only way in is the door between these two squares. */
  cell: {
    space: '5:C',
    square: [11, 4],
    door: [
      [12, 3],
      [12, 4],
    ],
  },
} as const satisfies Readonly<Record<string, unknown>>;

export const exit: Place = { at: 'mark', mark: 'exit' };
export const gate = space('1:r');
/** The tile with the road: whoever is here can still walk home. */
export const checkpoint = tile('1');
export const radioShack = building(a1Places.radioShack.spaces[0]);
export const mast = space('4:e');
export const yard = space('2:y');
export const henHouse = space('2:B');
export const toolShed = space('2:A');
export const stalls = space('4:P');
export const backPassage = space('3:M');
export const behindTheHouse = space('3:g');
export const guardRoom = space('5:G');
export const cell = space(a1Places.cell.space);

export const places = namedPlaces({
  checkpoint,
  gate,
  radioShack,
  mast,
  stalls,
  yard,
  toolShed,
  henHouse,
  livingRoom: space('3:L'),
  backPassage,
  behindTheHouse,
  guardRoom,
  cell,
});
