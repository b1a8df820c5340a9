/** Finds Rooms and buildings (M9), and the one Cover value of each Room (M10). */

import { besideOnGrid, opposite } from './directions.ts';
import { closesRoom } from './edges.ts';
import type { Layout } from './layout.ts';
import { DIRECTIONS } from './types.ts';

export interface RoomDraft {
  readonly spaces: readonly number[];
  readonly building: number;
  readonly cover: number;
}

export interface Rooms {
  readonly rooms: readonly RoomDraft[];
  /** Room of each space, or -1 outdoors. */
  readonly spaceRoom: readonly number[];
}

/** Numbers of the groups that `joins` makes of 0 to count - 1, in order of their first member. */
function groups(count: number, joins: readonly (readonly [number, number])[]): readonly number[] {
  const parent = Array.from({ length: count }, (_, index) => index);
  const root = (member: number): number => {
    let top = member;
    while ((parent[top] ?? top) !== top) top = parent[top] ?? top;
    return top;
  };
  for (const [one, other] of joins) {
    const [low, high] = [root(one), root(other)].sort((a, b) => a - b);
    if (low !== undefined && high !== undefined) parent[high] = low;
  }
  const numbers = new Map<number, number>();
  return parent.map((_, member) => {
    const top = root(member);
    const number = numbers.get(top) ?? numbers.size;
    numbers.set(top, number);
    return number;
  });
}

export function findRooms(layout: Layout): Rooms {
  const { width, height, squareSpace, sides, spaces } = layout;
  const indoor = spaces.map((space) => space.properties.indoor === true);
  const together: [number, number][] = [];
  const touching: [number, number][] = [];
  for (const [square, space] of squareSpace.entries()) {
    if (space < 0 || indoor[space] !== true) continue;
    for (const direction of DIRECTIONS) {
      const beside = besideOnGrid(width, height, square, direction);
      const other = beside < 0 ? -1 : (squareSpace[beside] ?? -1);
      if (other < 0 || other === space || indoor[other] !== true) continue;
      touching.push([space, other]);
      const mine = sides[square * 4 + direction] ?? 'wall';
      const theirs = sides[beside * 4 + opposite(direction)] ?? 'wall';
      if (!closesRoom(mine, theirs)) together.push([space, other]);
    }
  }

  const byRoom = groups(spaces.length, together);
  const byBuilding = groups(spaces.length, touching);
  // Outdoor spaces are groups of their own; number only the Rooms and buildings.
  const roomNumbers = new Map<number, number>();
  const buildingNumbers = new Map<number, number>();
  const members: number[][] = [];
  const buildings: number[] = [];
  const spaceRoom = spaces.map((_, space) => {
    if (indoor[space] !== true) return -1;
    const group = byRoom[space] ?? -1;
    const building = byBuilding[space] ?? -1;
    const buildingNumber = buildingNumbers.get(building) ?? buildingNumbers.size;
    buildingNumbers.set(building, buildingNumber);
    let room = roomNumbers.get(group);
    if (room === undefined) {
      room = roomNumbers.size;
      roomNumbers.set(group, room);
      members.push([]);
      buildings.push(buildingNumber);
    }
    members[room]?.push(space);
    return room;
  });
  const rooms = members.map((room, index) => ({
    spaces: room,
    building: buildings[index] ?? 0,
    cover: Math.max(...room.map((space) => spaces[space]?.properties.cover ?? 0)),
  }));
  return { rooms, spaceRoom };
}
