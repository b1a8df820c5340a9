/** The storm: it grows with every Round until the bell is still, and faster once somebody carries the bell. */
import type { Amount, Effect, Trigger } from '@zonecrawl/engine/model';

interface Gust {
  readonly anomaly: string;
  readonly pattern: number;
  /** The square of its center. */
  readonly at: readonly [x: number, y: number];
}

/** In the order in which they break out. */
const gusts: readonly Gust[] = [
  { anomaly: 'whirligig', pattern: 3, at: [7, 6] }, // before the hull
  { anomaly: 'electro', pattern: 7, at: [5, 3] }, // church path
  { anomaly: 'burner', pattern: 9, at: [3, 3] }, // inside the outpost's gate
  { anomaly: 'fruit-punch', pattern: 4, at: [4, 7] }, // mud between marsh and graveyard
  { anomaly: 'razor', pattern: 8, at: [7, 4] }, // south of the church
  { anomaly: 'popper', pattern: 2, at: [2, 6] }, // the bank in the marsh
];

/** Of the storm's strength, the one at which the first breaks out; then one more each. */
const FIRST = 2;

const breaksOut = ({ anomaly, pattern, at: [x, y] }: Gust, index: number): Trigger => ({
  id: `gust-${anomaly}`,
  wait: { on: 'counter', counter: 'storm', is: 'atLeast', value: FIRST + index },
  once: true,
  do: [{ do: 'placeAnomaly', anomaly, pattern, x, y, artifact: false }],
});

/** From here on everything in the air discharges by itself; where many stand, somebody always stands wrong. */
const DISCHARGES: Amount = { for: [4, 5, 6, 7] };

const discharge = (petals: 1 | 2 | 3 | 4): readonly Effect[] => [
  { do: 'activateAnomaly', petals, unprovoked: true },
];

export const storm: readonly Trigger[] = [
  {
    id: 'stormGrows',
    wait: { on: 'round', moment: 'begins' },
    when: { if: 'counter', counter: 'stilled', is: 'exactly', value: 0 },
    do: [
      { do: 'counter', counter: 'storm', add: 1 },
      {
        do: 'if',
        when: { if: 'counter', counter: 'bellTaken', is: 'atLeast', value: 1 },
        effects: [{ do: 'counter', counter: 'storm', add: 1 }],
      },
      {
        do: 'if',
        when: { if: 'counter', counter: 'storm', is: 'atLeast', value: DISCHARGES },
        effects: [{ do: 'roll', on: { 1: discharge(1), 2: discharge(2), 3: discharge(3), 4: discharge(4) } }],
      },
    ],
  },
  ...gusts.map(breaksOut),
];

/** When the bell is still the air is only air. */
export const calm: readonly Effect[] = gusts.map(({ anomaly }) => ({ do: 'removeAnomaly', anomaly }));
