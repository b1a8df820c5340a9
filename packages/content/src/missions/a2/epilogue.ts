/** C8: the consequences of A2. */
import type { Deed } from '@zonecrawl/engine/model';

/** Out with the tape: A3 is on the map, and somebody who can read it. */
const tapeOut: readonly Deed[] = [
  { deed: 'flag', flag: 'tape', set: 1 },
  { deed: 'location', location: 'a2', is: 'crossed' },
  { deed: 'location', location: 'a3', is: 'open' },
  { deed: 'location', location: 'field-laboratory', is: 'open' },
  { deed: 'achievement', achievement: 'under-the-hill' },
];

/** Dalik is lost if he came along and was left behind. */
const dalikLeftBehind: Deed = {
  deed: 'if',
  when: { claim: 'counter', counter: 'dalikCame', is: 'atLeast', value: 1 },
  deeds: [
    { deed: 'tell', text: 'mission.a2.epilogue.dalikGone' },
    { deed: 'flag', flag: 'dalik', set: 0 },
  ],
};

/** The hill can be tried again once; then it finds its own way out. */
const again: Deed = {
  deed: 'if',
  when: { claim: 'flag', flag: 'hillLost', is: 'atLeast', value: 2 },
  deeds: [
    { deed: 'tell', text: 'mission.a2.epilogue.tooLate' },
    { deed: 'location', location: 'a2', is: 'crossed' },
    { deed: 'location', location: 'a3', is: 'open' },
  ],
  otherwise: [{ deed: 'location', location: 'a2', is: 'open' }],
};

export const success: readonly Deed[] = [
  { deed: 'tell', text: 'mission.a2.epilogue.tape' },
  ...tapeOut,
  {
    deed: 'if',
    when: { claim: 'counter', counter: 'dalikCame', is: 'atLeast', value: 1 },
    deeds: [
      { deed: 'tell', text: 'mission.a2.epilogue.dalikShare' },
      { deed: 'gain', gift: { gift: 'draw', deck: 'attachments', tier: 1 } },
    ],
  },
];

export const shard: readonly Deed[] = [
  { deed: 'tell', text: 'mission.a2.epilogue.shard' },
  ...tapeOut,
  { deed: 'flag', flag: 'shard', set: 1 },
  { deed: 'contact', contact: 'collector', gain: true },
  { deed: 'achievement', achievement: 'sticky-fingers' },
];

export const lost: readonly Deed[] = [{ deed: 'flag', flag: 'hillLost', add: 1 }, dalikLeftBehind, again];
