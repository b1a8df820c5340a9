/** Where things are under the red sky: tile 9 is the filling station, 13 the outpost, 15 the Institute. */
import type { Condition, Effect, Place } from '@zonecrawl/engine/model';

export const at = (space: string): Place => ({ at: 'space', space });

export const shelter: Place = { at: 'mark', mark: 'shelter' };
export const chamber = at('15:M');
/** The two ends of the lock of the test chamber. */
export const lock: Place = { at: 'either', of: [at('15:Q'), at('15:N')] };
export const controlRoom = at('15:B');
export const garage = at('9:G');
export const tower = at('13:T');

export const doctor = 'vereta';
export const boy = 'petryk';
export const code = 'code';

/** Turns of the crank, by number of Stalkers. */
export const CRANK = { for: [2, 3, 4, 4] } as const;

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
