/** What Luhy remembers, and where the voice leads (C4, C8). */
import type { Deed } from '@zonecrawl/engine/model';

const tell = (text: string): Deed => ({ deed: 'tell', text: `mission.b1.epilogue.${text}` });

const count = (counter: string, deeds: readonly Deed[], otherwise?: readonly Deed[]): Deed => ({
  deed: 'if',
  when: { claim: 'counter', counter, is: 'atLeast', value: 1 },
  deeds,
  ...(otherwise && { otherwise }),
});

const onward: readonly Deed[] = [
  { deed: 'location', location: 'b1', is: 'crossed' },
  { deed: 'location', location: 'b2', is: 'open' },
];

/** Whoever answered is known at the quarry. */
const toTheQuarry: readonly Deed[] = [
  count('answered', [tell('answered'), { deed: 'flag', flag: 'answered', set: 1 }], [tell('direction')]),
  count('written', [tell('written'), { deed: 'contact', contact: 'reporter', gain: true }]),
  ...onward,
];

/** Every house counts: for the bread they can spare, and for who sits on the roof. */
const thanks: readonly Deed[] = [
  count(
    'lost',
    [tell('someSaved'), { deed: 'flag', flag: 'luhy', set: 1 }, { deed: 'coupons', by: 300 }],
    [
      count(
        'givenUp',
        [tell('roomLeft'), { deed: 'flag', flag: 'luhy', set: 1 }, { deed: 'coupons', by: 500 }],
        [
          tell('allSaved'),
          { deed: 'flag', flag: 'luhy', set: 2 },
          { deed: 'coupons', by: 900 },
          { deed: 'contact', contact: 'lookout', gain: true },
          { deed: 'achievement', achievement: 'dry-feet' },
        ],
      ),
    ],
  ),
  count('givenUp', [{ deed: 'flag', flag: 'givenUp', set: 1 }]),
];

export const success: readonly Deed[] = [
  ...thanks,
  { deed: 'contact', contact: 'tinker', gain: true },
  ...toTheQuarry,
];

export const evacuated: readonly Deed[] = [
  ...thanks,
  { deed: 'flag', flag: 'luhyLeft', set: 1 },
  ...toTheQuarry,
];

/** C8: the story goes on without Luhy. */
export const lost: readonly Deed[] = [
  tell('afterwards'),
  { deed: 'flag', flag: 'luhyLeft', set: 1 },
  ...onward,
];
