/** Where the tiles of Mission A2 lie, and the places its cards speak of. */
import type { Placement } from '@zonecrawl/engine/board';
import { either, namedPlaces, space, tile } from '../named.ts';

/**
 * The hill. North is up.
 *
 *           0         5
 *     0     | 6       | 15        6 siding, 15 the Institute inside the hill
 *     5     | 12      | 10        12 quarry, 10 the levels nobody finished
 */
export const tiles: readonly Placement[] = [
  { id: '6', x: 0, y: 0, turn: 0 },
  { id: '15', x: 5, y: 0, turn: 0 },
  { id: '12', x: 0, y: 5, turn: 0 },
  { id: '10', x: 5, y: 5, turn: 0 },
];

/** The conveyor in the quarry, and the end of the siding. */
export const exits = either('12:j', '6:a');

export const generator = space('10:S');
export const fuseBoard = space('15:B');
export const chamber = space('15:M');
export const ramp = space('15:l');
export const institute = tile('15');
/** Corridor, goods passage and lobby: black until somebody routes current to the lamps. */
export const unlit = either('15:C', '15:H', '15:Q');

export const places = namedPlaces({
  conveyor: space('12:j'),
  sidingEnd: space('6:a'),
  boxcar: space('6:V'),
  stairwell: generator,
  controlRoom: fuseBoard,
  testChamber: chamber,
  loadingRamp: ramp,
  wasteStore: space('15:N'),
  lobby: space('15:Q'),
  corridor: space('15:C'),
  goodsPassage: space('15:H'),
  offices: space('15:E'),
  machineHall: space('15:A'),
  institute,
});
