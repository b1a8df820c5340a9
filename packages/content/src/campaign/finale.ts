/** The last walk: to the fence of the plant, past everybody the group has met. Another one for every way through. */
import type { Claim, Deed, Location } from '@zonecrawl/engine/model';
import { achievement, opens, pagesOf, remembers } from './deeds.ts';

const page = pagesOf('plant');

const when = (claim: Claim, deeds: readonly Deed[], otherwise: readonly Deed[] = []): Deed => ({
  deed: 'if',
  when: claim,
  deeds,
  ...(otherwise.length > 0 && { otherwise }),
});
const all = (...of: readonly Claim[]): Claim => ({ claim: 'all', of });
const not = (that: Claim): Claim => ({ claim: 'not', that });
const atLeast = (flag: string, value: number): Claim => ({ claim: 'flag', flag, is: 'atLeast', value });
const knows = (contact: string): Claim => ({ claim: 'contact', contact });

const sold = atLeast('bell', 2);

const dalik: Deed = when(
  remembers('dalik'),
  [when(sold, [page('dalikLeaves')], [page('dalikWaits')])],
  [when(remembers('burntMap'), [page('dalikDied')], [page('dalikLost')])],
);

const bell: readonly Deed[] = [
  when(sold, [page('bellSold')], [page('bellSilent')]),
  when(remembers('shard'), [page('shard')]),
  when(remembers('tape'), [page('tape')]),
];

const luhy: readonly Deed[] = [
  when(
    remembers('luhyLeft'),
    [when(remembers('luhy'), [page('luhyAfloat')], [page('luhyDrowned')])],
    [when(atLeast('luhy', 2), [page('luhyStands')], [page('luhyHoles')])],
  ),
  when(remembers('givenUp'), [page('givenUp')]),
];

const voice: readonly Deed[] = [
  when(
    remembers('beggarLoose'),
    [page('beggarLoose')],
    [when(atLeast('beggar', 2), [page('beggarFed')], [page('beggarDead')])],
  ),
  when(
    all(remembers('vereta'), remembers('petryk')),
    [page('both')],
    [
      when(
        remembers('vereta'),
        [page('vereta')],
        [when(remembers('petryk'), [page('petryk')], [page('nobody')])],
      ),
    ],
  ),
];

const road: readonly Deed[] = [
  when(remembers('petroOwes'), [page('petroOwes')]),
  when(remembers('robbedPetro'), [page('robbedPetro')]),
  when(remembers('robbedLuka'), [page('robbedLuka')], [when(knows('luka'), [page('luka')])]),
  when(remembers('soldMarek'), [page('soldMarek')], [when(knows('gunsmith'), [page('marek')])]),
  when(remembers('keptFaith'), [page('keptFaith')]),
  when(all(knows('professor'), not(sold)), [page('professor')]),
];

const plant: Location = {
  id: 'plant',
  x: 470,
  y: 50,
  kind: 'finale',
  script: 120,
  deeds: [
    page('arrive'),
    dalik,
    ...bell,
    ...luhy,
    ...voice,
    ...road,
    when({ claim: 'deaths', atLeast: 1 }, [page('graves')], [page('allHome'), achievement('all-home')]),
    when(sold, [page('endHum')], [page('endQuiet')]),
    achievement('to-the-plant'),
  ],
};

/** When both stories are over there is one road left. */
export const toThePlant = (last: 'a3' | 'b3'): Deed =>
  when({ claim: 'location', location: last === 'a3' ? 'b3' : 'a3', is: 'crossed' }, [
    { deed: 'tell', text: `mission.${last}.epilogue.road` },
    opens('plant'),
  ]);

const counter = pagesOf('last-counter');

/** Where late coupons go: the best of the box, as often as they can be paid. */
const lastCounter: Location = {
  id: 'last-counter',
  x: 455,
  y: 245,
  kind: 'contact',
  script: 118,
  deeds: [
    counter('arrive'),
    {
      deed: 'ask',
      choices: [
        {
          id: 'buyTheLongCase',
          price: 4500,
          deeds: [counter('longCase'), { deed: 'gain', gift: { gift: 'draw', deck: 'weapons', tier: 3 } }],
        },
        {
          id: 'buyTheHeavyCase',
          price: 5000,
          deeds: [counter('heavyCase'), { deed: 'gain', gift: { gift: 'draw', deck: 'armors', tier: 3 } }],
        },
        {
          id: 'buyWhatHums',
          price: 3500,
          deeds: [counter('hums'), { deed: 'gain', gift: { gift: 'draw', deck: 'artifacts' } }],
        },
        {
          id: 'standARound',
          price: 1000,
          deeds: [counter('round'), achievement('a-round-for-all')],
        },
        { id: 'onlyLook', deeds: [counter('look')] },
      ],
    },
    opens('last-counter'),
  ],
};

export const finale: readonly Location[] = [plant, lastCounter];
