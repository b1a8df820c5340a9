/** Where things are under the red sky: tile 9 is the filling station, 13 the outpost, 15 the Institute. */
import type { Condition, Effect, Place } from '@zonecrawl/engine/model';
import { either, namedPlaces, space } from '../named.ts';

export const shelter: Place = { at: 'mark', mark: 'shelter' };
export const chamber = space('15:M');
/** The two ends of the lock of the test chamber. */
export const lock = either('15:Q', '15:N');
export const controlRoom = space('15:B');
export const garage = space('9:G');
export const tower = space('13:T');

export const doctor = 'vereta';
export const boy = 'petryk';
export const code = 'code';

/** Turns of the crank, by number of Stalkers. */
export const CRANK = { for: [2, 2, 3, 3] } as const;

export const counted = (counter: string, value = 1): Condition => ({
  if: 'counter',
  counter,
  is: 'atLeast',
  value,
});

/** Dosage for Stalkers outdoors at the End of Round, more each time. */
export const underTheSky: readonly Effect[] = [
  { do: 'counter', counter: 'sky', add: 1 },
  { do: 'dosage', who: { in: { at: 'outdoor' } }, amount: { counter: 'sky' }, armorHelps: true },
];

export const places = namedPlaces({
  office: space('13:Q'),
  watchtower: tower,
  sandbags: space('13:h'),
  kennel: space('13:j'),
  garage,
  pumps: space('9:f'),
  stationRoad: space('9:e'),
  advertisingBoard: space('9:c'),
  testChamber: chamber,
  lobby: space('15:Q'),
  wasteStore: space('15:N'),
  controlRoom,
  loadingRamp: space('15:l'),
  instituteYard: space('15:k'),
});
