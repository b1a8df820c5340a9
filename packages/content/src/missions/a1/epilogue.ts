/** C8: the consequences of A1. The other story opens in any case. */
import type { Deed } from '@zonecrawl/engine/model';

const tell = (page: string): Deed => ({ deed: 'tell', text: `mission.a1.epilogue.${page}` });

const elsewhere: readonly Deed[] = [
  { deed: 'location', location: 'b1', is: 'open' },
  { deed: 'location', location: 'lukas-caravan', is: 'open' },
];

const toTheHill: readonly Deed[] = [
  { deed: 'location', location: 'a1', is: 'crossed' },
  { deed: 'location', location: 'a2', is: 'open' },
  { deed: 'location', location: 'field-hospital', is: 'open' },
];

export const success: readonly Deed[] = [
  tell('door'),
  { deed: 'flag', flag: 'dalik', set: 1 },
  { deed: 'achievement', achievement: 'brought-back' },
  ...toTheHill,
  ...elsewhere,
];

/** The map in his boot: half of it is enough. */
export const dalikLost: readonly Deed[] = [
  tell('map'),
  { deed: 'flag', flag: 'burntMap', set: 1 },
  ...toTheHill,
  ...elsewhere,
];

export const abandoned: readonly Deed[] = [tell('boy'), ...toTheHill, ...elsewhere];

/** Whoever goes home in time may come again, once: then the guards know the way they came. */
export const turnedBack: readonly Deed[] = [
  {
    deed: 'if',
    when: { claim: 'flag', flag: 'turnedBack', is: 'atLeast', value: 1 },
    deeds: [{ deed: 'flag', flag: 'campLost', add: 1 }, tell('twice')],
    otherwise: [{ deed: 'flag', flag: 'turnedBack', set: 1 }, tell('inTime')],
  },
  {
    deed: 'if',
    when: { claim: 'flag', flag: 'campLost', is: 'atLeast', value: 2 },
    deeds: [tell('tooLate'), ...toTheHill],
  },
  ...elsewhere,
];

/** Once more they will wait for a ransom; then not. */
export const lost: readonly Deed[] = [
  { deed: 'flag', flag: 'campLost', add: 1 },
  {
    deed: 'if',
    when: { claim: 'flag', flag: 'campLost', is: 'atLeast', value: 2 },
    deeds: [tell('tooLate'), ...toTheHill],
    otherwise: [tell('stillThere')],
  },
  ...elsewhere,
];
