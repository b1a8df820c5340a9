/** After every Mission: what the group has become good at, has gathered, and how fast it was. */
import type { Claim, Deed } from '@zonecrawl/engine/model';
import { achievement } from './deeds.ts';

const reward = (id: string, when: Claim): Deed => ({ deed: 'if', when, deeds: [achievement(id)] });

const justWon: Claim = { claim: 'streak', atLeast: 1 };

export const always: readonly Deed[] = [
  reward('quick-work', { claim: 'all', of: [justWon, { claim: 'rounds', atMost: 5 }] }),
  reward('unbroken', { claim: 'streak', atLeast: 3 }),
  reward('museum', { claim: 'collection', deck: 'artifacts', atLeast: 5 }),
  reward('best-of-the-box', { claim: 'collection', tier: 3, atLeast: 3 }),
  reward('full-notebook', { claim: 'contacts', atLeast: 12 }),
  reward('what-for', { claim: 'coupons', atLeast: 12000 }),
];
