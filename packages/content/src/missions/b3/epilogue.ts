/** What is left when the sky is grey again (C4, C8). */
import type { Deed } from '@zonecrawl/engine/model';
import { remembers } from '../../campaign/deeds.ts';
import { toThePlant } from '../../campaign/finale.ts';

const tell = (text: string): Deed => ({ deed: 'tell', text: `mission.b3.epilogue.${text}` });

const counted = (counter: string, deeds: readonly Deed[]): Deed => ({
  deed: 'if',
  when: { claim: 'counter', counter, is: 'atLeast', value: 1 },
  deeds,
});

/** The last page of the second story, however it came to it. */
const over: readonly Deed[] = [
  { deed: 'location', location: 'b3', is: 'crossed' },
  { deed: 'location', location: 'last-counter', is: 'open' },
  toThePlant('b3'),
];

const found: readonly Deed[] = [
  counted('doctorSafe', [
    tell('doctor'),
    { deed: 'flag', flag: 'vereta', set: 1 },
    { deed: 'contact', contact: 'professor', gain: true },
    { deed: 'gain', gift: { gift: 'draw', deck: 'artifacts' } },
  ]),
  counted('boySafe', [
    tell('boy'),
    { deed: 'flag', flag: 'petryk', set: 1 },
    { deed: 'contact', contact: 'loyal-dog', gain: true },
    { deed: 'gain', gift: { gift: 'draw', deck: 'attachments', tier: 2 } },
  ]),
  counted('tapes', [tell('tapes'), { deed: 'coupons', by: 1000 }]),
];

export const saved: readonly Deed[] = [...found, ...over];

/** Whoever brings both gets what the Institute kept for itself. */
export const both: readonly Deed[] = [
  ...found,
  tell('theLocker'),
  { deed: 'gain', gift: { gift: 'draw', deck: 'weapons', tier: 3 } },
  { deed: 'achievement', achievement: 'nobody-left-outside' },
  ...over,
];

/** The sky breaks again, sooner or later; and there is still somebody out there. */
export const lost: readonly Deed[] = [
  tell('again'),
  { deed: 'flag', flag: 'emissions', add: 1 },
  {
    deed: 'if',
    when: { claim: 'flag', flag: 'emissions', is: 'atLeast', value: 3 },
    deeds: [
      {
        deed: 'if',
        when: { claim: 'all', of: [remembers('luhy'), { claim: 'not', that: remembers('luhyLeft') }] },
        deeds: [tell('silence')],
        otherwise: [tell('silenceAlone')],
      },
      ...over,
    ],
    otherwise: [{ deed: 'location', location: 'b3', is: 'open' }],
  },
];
