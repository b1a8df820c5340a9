/** C9: what a death leaves on whoever died of it: small, lasting, and never only bad. */
import type { Scar } from '@zonecrawl/engine/model';

export const scars: readonly Scar[] = [
  /** Slower, and sure of where to throw. */
  {
    id: 'bad-leg',
    begin: [
      { do: 'loseHp', who: 'actor', amount: 2 },
      { do: 'give', who: 'actor', gift: { gift: 'bolts', count: 2 } },
    ],
  },
  /** Hands that shake reach for the next Magazine in time. */
  {
    id: 'shaking-hands',
    begin: [
      { do: 'status', who: 'actor', status: 'focus', gain: false },
      { do: 'give', who: 'actor', gift: { gift: 'magazine', magazine: 'choice', count: 1 } },
    ],
  },
  /** It glows in the dark, and so does whoever has it. */
  {
    id: 'warm-scar',
    begin: [
      { do: 'dosage', who: 'actor', amount: 4, armorHelps: false },
      { do: 'give', who: 'actor', gift: { gift: 'bolts', count: 3 } },
    ],
  },
  /** One who has been late once is early ever after. */
  {
    id: 'borrowed-time',
    begin: [
      { do: 'loseHp', who: 'actor', amount: 3 },
      { do: 'marker', who: 'actor', count: 1 },
    ],
  },
];
