/** Maps of several tiles for skirmishes, with squares for Enemies, Anomalies and tokens. */

import type { BoardPlan } from '@zonecrawl/engine/board';

/** A square of the map: column and row from the upper left. */
export type Square = readonly [x: number, y: number];

export interface SkirmishPlan {
  readonly id: string;
  readonly plan: BoardPlan;
  /** Names of spaces side by side with room for four together. */
  readonly start: readonly string[];
  readonly enemies: readonly Square[];
  readonly loot: readonly Square[];
  readonly unknown: readonly Square[];
  /** Centers of Anomaly overlays. */
  readonly anomalies: readonly Square[];
}

/** 2x2 tiles: village and filling station over the railway and a building site. */
const crossroads: SkirmishPlan = {
  id: 'crossroads',
  plan: {
    tiles: [
      { id: '8', x: 0, y: 0, turn: 0 },
      { id: '9', x: 5, y: 0, turn: 1 },
      { id: '6', x: 0, y: 5, turn: 2 },
      { id: '10', x: 5, y: 5, turn: 0 },
    ],
    overlays: [],
    entrances: [],
  },
  start: ['6:a', '6:d'],
  enemies: [
    [2, 1],
    [4, 3],
    [6, 3],
    [8, 2],
    [7, 6],
    [0, 6],
  ],
  loot: [
    [0, 0],
    [4, 1],
    [4, 4],
    [8, 1],
    [5, 4],
    [7, 7],
    [1, 6],
    [5, 9],
  ],
  unknown: [
    [1, 1],
    [9, 3],
    [7, 0],
    [9, 9],
    [0, 8],
  ],
  anomalies: [
    [1, 3],
    [8, 5],
  ],
};

/** 3x2 tiles: outpost, institute and machine graveyard over the quarry, the church and the marsh. */
const works: SkirmishPlan = {
  id: 'works',
  plan: {
    tiles: [
      { id: '13', x: 0, y: 0, turn: 0 },
      { id: '15', x: 5, y: 0, turn: 0 },
      { id: '11', x: 10, y: 0, turn: 1 },
      { id: '12', x: 0, y: 5, turn: 3 },
      { id: '14', x: 5, y: 5, turn: 0 },
      { id: '7', x: 10, y: 5, turn: 2 },
    ],
    overlays: [],
    entrances: [],
  },
  start: ['13:a', '13:d'],
  enemies: [
    [5, 1],
    [7, 3],
    [12, 1],
    [1, 7],
    [7, 6],
    [7, 9],
    [12, 8],
  ],
  loot: [
    [1, 2],
    [9, 0],
    [8, 3],
    [14, 4],
    [12, 3],
    [3, 8],
    [9, 6],
    [12, 6],
    [10, 7],
  ],
  unknown: [
    [4, 2],
    [8, 1],
    [11, 2],
    [4, 7],
    [6, 5],
    [11, 5],
  ],
  anomalies: [
    [4, 6],
    [12, 1],
    [9, 8],
  ],
};

/** 2x3 tiles: quarry and courtyard over marsh and main house over the back field and the barn. */
const outback: SkirmishPlan = {
  id: 'outback',
  plan: {
    tiles: [
      { id: '12', x: 0, y: 0, turn: 1 },
      { id: '2', x: 5, y: 0, turn: 0 },
      { id: '7', x: 0, y: 5, turn: 0 },
      { id: '3', x: 5, y: 5, turn: 3 },
      { id: '5', x: 0, y: 10, turn: 2 },
      { id: '4', x: 5, y: 10, turn: 0 },
    ],
    overlays: [],
    entrances: [],
  },
  start: ['4:a', '4:c'],
  enemies: [
    [3, 2],
    [7, 2],
    [2, 6],
    [6, 7],
    [9, 5],
    [2, 11],
    [8, 12],
  ],
  loot: [
    [0, 1],
    [5, 0],
    [9, 4],
    [1, 8],
    [8, 5],
    [8, 7],
    [0, 10],
    [9, 10],
  ],
  unknown: [
    [0, 2],
    [9, 1],
    [3, 8],
    [9, 9],
    [1, 11],
    [5, 14],
  ],
  anomalies: [
    [8, 1],
    [4, 9],
    [2, 4],
  ],
};

export const skirmishPlans: readonly SkirmishPlan[] = [crossroads, works, outback];
