/** What is left when the sky is grey again (C4, C8). */
import type { Deed } from '@zonecrawl/engine/model';

const tell = (text: string): Deed => ({ deed: 'tell', text: `mission.b3.epilogue.${text}` });

const counted = (counter: string, deeds: readonly Deed[]): Deed => ({
  deed: 'if',
  when: { claim: 'counter', counter, is: 'atLeast', value: 1 },
  deeds,
});

export const saved: readonly Deed[] = [
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
  { deed: 'location', location: 'b3', is: 'crossed' },
];

export const both: readonly Deed[] = [...saved, { deed: 'achievement', achievement: 'nobody-left-outside' }];

/** The sky breaks again, sooner or later; and there is still somebody out there. */
export const lost: readonly Deed[] = [
  tell('again'),
  { deed: 'flag', flag: 'emissions', add: 1 },
  {
    deed: 'if',
    when: { claim: 'flag', flag: 'emissions', is: 'atLeast', value: 3 },
    deeds: [tell('silence'), { deed: 'location', location: 'b3', is: 'crossed' }],
    otherwise: [{ deed: 'location', location: 'b3', is: 'open' }],
  },
];
