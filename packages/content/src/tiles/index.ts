import type { TileDrawing } from '@zonecrawl/engine/board';
import { tile01 } from './tile01.ts';
import { tile02 } from './tile02.ts';
import { tile03 } from './tile03.ts';
import { tile04 } from './tile04.ts';
import { tile05 } from './tile05.ts';
import { tile06 } from './tile06.ts';
import { tile07 } from './tile07.ts';
import { tile08 } from './tile08.ts';
import { tile09 } from './tile09.ts';
import { tile10 } from './tile10.ts';
import { tile11 } from './tile11.ts';
import { tile12 } from './tile12.ts';
import { tile13 } from './tile13.ts';
import { tile14 } from './tile14.ts';
import { tile15 } from './tile15.ts';

export { formerTiles } from './former.ts';
export { type TerritoryTile, territories, territoryTiles } from './territories/index.ts';

/** A square of a map: column and row from the upper left. */
export type Square = readonly [x: number, y: number];

/**
 * The 15 map tiles. In their drawings a capital is a Room, a small letter lies outdoors. On each side of each tile
 * the middle square and at least one more can be walked out of, so any two tiles join in any turn.
 */
export const tiles: readonly TileDrawing[] = [
  tile01,
  tile02,
  tile03,
  tile04,
  tile05,
  tile06,
  tile07,
  tile08,
  tile09,
  tile10,
  tile11,
  tile12,
  tile13,
  tile14,
  tile15,
];
