/** What is left of the voice, and whom it called (C4, C8). */
import type { Deed } from '@zonecrawl/engine/model';

const tell = (text: string): Deed => ({ deed: 'tell', text: `mission.b2.epilogue.${text}` });

/** The headset goes on receiving: from the Institute. */
const onward: readonly Deed[] = [
  { deed: 'location', location: 'b2', is: 'crossed' },
  { deed: 'location', location: 'b3', is: 'open' },
];

const dead: readonly Deed[] = [
  tell('headset'),
  { deed: 'flag', flag: 'beggar', set: 1 },
  { deed: 'contact', contact: 'grey-man', gain: true },
];

export const success: readonly Deed[] = [
  ...dead,
  { deed: 'gain', gift: { gift: 'draw', deck: 'weapons', tier: 2 } },
  ...onward,
];

export const buried: readonly Deed[] = [...dead, tell('stones'), ...onward];

export const fed: readonly Deed[] = [
  tell('names'),
  { deed: 'flag', flag: 'beggar', set: 2 },
  { deed: 'gain', gift: { gift: 'draw', deck: 'artifacts' } },
  { deed: 'contact', contact: 'loyal-dog', gain: true },
  { deed: 'achievement', achievement: 'our-daily-bread' },
  ...onward,
];

export const lost: readonly Deed[] = [
  {
    deed: 'if',
    when: { claim: 'flag', flag: 'luhy', is: 'atLeast', value: 1 },
    deeds: [tell('closer')],
    otherwise: [tell('closerAlone')],
  },
  { deed: 'flag', flag: 'beggarLoose', set: 1 },
  ...onward,
];
