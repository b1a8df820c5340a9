/** The compiled map of the game as the board component draws it. */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { BoardPicture as CompiledMap } from '@zonecrawl/engine/host';
import {
  type BoardPicture,
  type BoardSpace,
  type BoardWay,
  type EdgeKind,
  type Terrain,
  terrains,
} from '../../board/plan/types.ts';
import { DIRECTION_NAMES, spaceName } from '../../words/spaces.ts';
import { exitsOf } from '../state/exits.ts';

export const spaceKey = (id: SpaceId | number): string => String(id);
/** Keys of the board are numbers of the game as text. */
export const spaceOfKey = (key: string): SpaceId => Number(key) as SpaceId;

const NORTH = 0;
const EAST = 1;
const SOUTH = 2;
const WEST = 3;

export function pictureOf(map: CompiledMap): BoardPicture {
  return {
    width: map.width,
    height: map.height,
    squares: map.squares.map((space) => (space < 0 ? null : spaceKey(space))),
    spaces: map.spaces.map((space) => spaceOf(map, space)),
    ...edgesOf(map),
  };
}

function spaceOf(map: CompiledMap, space: CompiledMap['spaces'][number]): BoardSpace {
  const name = spaceName(map, space.id);
  return {
    id: spaceKey(space.id),
    name,
    ...(space.water ? {} : { label: name }),
    squares: space.squares,
    cover: space.cover,
    radiation: space.radiation,
    water: space.water,
    terrain: terrainOf(space.terrain),
    ...(space.room === null ? {} : { room: String(space.room) }),
  };
}

const terrainOf = (name: string): Terrain => terrains.find((terrain) => terrain === name) ?? 'grass';

function edgesOf({ width, height, edges }: CompiledMap): Pick<BoardPicture, 'vertical' | 'horizontal'> {
  const edge = (x: number, y: number, direction: number): EdgeKind =>
    edges[(y * width + x) * 4 + direction] ?? 'open';
  const vertical: EdgeKind[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x <= width; x++) vertical.push(x < width ? edge(x, y, WEST) : edge(x - 1, y, EAST));
  }
  const horizontal: EdgeKind[] = [];
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x < width; x++) horizontal.push(y < height ? edge(x, y, NORTH) : edge(x, y - 1, SOUTH));
  }
  return { vertical, horizontal };
}

/** The ways from a space as a Stalker may go them. */
export const waysOf = (map: CompiledMap, space: string): readonly BoardWay[] =>
  exitsOf(map, spaceOfKey(space)).map(({ direction, to }) => ({
    direction: direction === null ? null : DIRECTION_NAMES[direction],
    to: spaceKey(to),
  }));
