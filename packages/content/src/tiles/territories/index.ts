import type { TileDrawing } from '@zonecrawl/engine/board';
import { basement } from './basement.ts';
import { bog } from './bog.ts';
import { cave } from './cave.ts';
import { lab } from './lab.ts';
import { ruin } from './ruin.ts';
import { winter } from './winter.ts';

/** A Lost Territory tile of the box: one face up, the other hidden below it (LT1). */
export interface TerritoryTile {
  readonly id: string;
  readonly faces: readonly [TileDrawing, TileDrawing];
}

/** The three Lost Territory tiles. A face has one space marked 'entrance' and one marked 'overlay' for its L-card. */
export const territoryTiles: readonly TerritoryTile[] = [
  { id: 'LT1', faces: [winter, bog] },
  { id: 'LT2', faces: [ruin, lab] },
  { id: 'LT3', faces: [basement, cave] },
];

/** All six faces. */
export const territories: readonly TileDrawing[] = territoryTiles.flatMap((tile) => [...tile.faces]);
