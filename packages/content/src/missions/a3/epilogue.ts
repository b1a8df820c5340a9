/** C8: how Story A ends, and that it may be tried again. */
import type { Deed } from '@zonecrawl/engine/model';
import { toThePlant } from '../../campaign/finale.ts';

const over: Deed = { deed: 'location', location: 'a3', is: 'crossed' };

const storyOver: readonly Deed[] = [
  { deed: 'location', location: 'last-counter', is: 'open' },
  toThePlant('a3'),
];

const dalikLives = (text: string): Deed => ({
  deed: 'if',
  when: { claim: 'flag', flag: 'dalik', is: 'atLeast', value: 1 },
  deeds: [
    { deed: 'tell', text },
    { deed: 'achievement', achievement: 'one-man-more' },
  ],
});

/** 1 silenced, 2 sold. */
export const silenced: readonly Deed[] = [
  { deed: 'tell', text: 'mission.a3.epilogue.silenced' },
  over,
  { deed: 'flag', flag: 'bell', set: 1 },
  { deed: 'flag', flag: 'buyerAngry', set: 1 },
  { deed: 'contact', contact: 'professor', gain: true },
  { deed: 'location', location: 'sextons-vault', is: 'open' },
  { deed: 'achievement', achievement: 'silence' },
  { deed: 'tell', text: 'mission.a3.epilogue.lisovasCoat' },
  { deed: 'gain', gift: { gift: 'draw', deck: 'armors', tier: 3 } },
  dalikLives('mission.a3.epilogue.dalikSleeps'),
  ...storyOver,
];

export const sold: readonly Deed[] = [
  { deed: 'tell', text: 'mission.a3.epilogue.sold' },
  over,
  { deed: 'flag', flag: 'bell', set: 2 },
  { deed: 'contact', contact: 'grey-man', gain: true },
  {
    deed: 'if',
    when: { claim: 'contact', contact: 'professor' },
    deeds: [
      { deed: 'tell', text: 'mission.a3.epilogue.professorLeaves' },
      { deed: 'contact', contact: 'professor', gain: false },
    ],
  },
  { deed: 'achievement', achievement: 'best-offer' },
  dalikLives('mission.a3.epilogue.dalikCounts'),
  ...storyOver,
];

/** It can be tried again, but it has been fed. */
export const lost: readonly Deed[] = [
  { deed: 'tell', text: 'mission.a3.epilogue.lost' },
  { deed: 'flag', flag: 'stormFed', set: 1 },
  { deed: 'location', location: 'a3', is: 'open' },
];
