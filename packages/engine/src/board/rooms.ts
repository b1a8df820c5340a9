/** Finds Rooms and buildings (M9), and the one Cover value of each Room (M10). */

import { type Border, ENTRANCE } from './borders.ts';
import { closesRoom } from './edges.ts';
import type { SpaceDraft } from './layout.ts';

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
function groups(count: number, joins: readonly Border[]): readonly number[] {
  const parent = Array.from({ length: count }, (_, index) => index);
  const root = (member: number): number => {
    let top = member;
    while ((parent[top] ?? top) !== top) top = parent[top] ?? top;
    return top;
  };
  for (const { from, to } of joins) {
    const [one, other] = [root(from), root(to)];
    parent[Math.max(one, other)] = Math.min(one, other);
  }
  const numbers = new Map<number, number>();
  return parent.map((_, member) => {
    const top = root(member);
    const number = numbers.get(top) ?? numbers.size;
    numbers.set(top, number);
    return number;
  });
}

export function findRooms(spaces: readonly SpaceDraft[], borders: readonly Border[]): Rooms {
  const indoor = spaces.map((space) => space.properties.indoor === true);
  const touching = borders.filter(
    ({ from, way, to }) => way !== ENTRANCE && indoor[from] === true && indoor[to] === true,
  );
  const together = touching.filter(({ mine, theirs }) => !closesRoom(mine, theirs));

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
