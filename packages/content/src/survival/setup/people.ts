/** Setup cards: allies, and people with a will of their own. */
import type { EnvironmentCard } from '@zonecrawl/engine/model';
import { at, done, place, ROUND_BEGINS, setupCard, when } from '../words.ts';

const strayDog = setupCard('zs-strayDog', ['ally'], {
  triggers: [
    {
      id: 'follows',
      wait: { on: 'enters', who: 'stalker', place: at('zs-strayDog'), moment: 'afterAction' },
      once: true,
      do: [
        { do: 'companionJoins', companion: 'loyal-dog', place: at('zs-strayDog') },
        { do: 'removeToken', token: 'zs-strayDog' },
      ],
    },
  ],
});

const medic = setupCard('zs-medic', ['ally'], {
  actions: [
    {
      id: 'hire',
      cost: 'standard',
      place: at('zs-medic'),
      do: [{ do: 'companionJoins', companion: 'field-medic', place: at('zs-medic') }, ...done('zs-medic')],
    },
  ],
});

const oldHand = setupCard('zs-oldHand', ['ally'], {
  actions: [
    {
      id: 'listen',
      cost: 'standard',
      place: at('zs-oldHand'),
      do: [
        { do: 'status', who: 'all', status: 'focus', gain: true },
        { do: 'give', who: 'actor', gift: { gift: 'bolts', count: 2 } },
        ...done('zs-oldHand'),
      ],
    },
  ],
});

const sniper = setupCard('zs-sniper', ['ally'], {
  triggers: [
    {
      id: 'fires',
      wait: { on: 'fate', petals: [4] },
      when: { if: 'face', card: 'zs-sniper' },
      do: [
        {
          do: 'woundEnemies',
          enemies: { in: { at: 'outdoor' }, seesStalker: true, closest: 1 },
          wound: 'light',
        },
      ],
    },
  ],
});

const trader = setupCard('zs-trader', ['person'], {
  actions: [
    {
      id: 'barter',
      cost: 'free',
      place: at('zs-trader'),
      oncePerTurn: true,
      do: [
        {
          do: 'ask',
          who: 'actor',
          choices: [
            {
              id: 'ammo',
              cost: { bolts: 2 },
              do: [{ do: 'give', who: 'actor', gift: { gift: 'magazine', magazine: 'choice', count: 1 } }],
            },
            {
              id: 'medicine',
              cost: { magazines: 1 },
              do: [{ do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'items', type: 'medicine' } }],
            },
            { id: 'nothing', do: [] },
          ],
        },
      ],
    },
  ],
});

const deserter = setupCard('zs-deserter', ['person'], {
  triggers: [
    {
      id: 'begs',
      wait: { on: 'enters', who: 'stalker', place: at('zs-deserter'), moment: 'afterAction' },
      once: true,
      do: [
        {
          do: 'ask',
          who: 'actor',
          choices: [
            {
              id: 'bandage',
              cost: { focus: true },
              do: [
                { do: 'points', points: 2 },
                { do: 'removeUnknown', place: place('depths') },
              ],
            },
            {
              id: 'rob',
              do: [
                { do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'items' } },
                { do: 'points', points: -2 },
              ],
            },
            { id: 'walkOn', do: [] },
          ],
        },
        ...done('zs-deserter'),
      ],
    },
  ],
});

const gambler = setupCard('zs-gambler', ['person'], {
  actions: [
    {
      id: 'play',
      cost: 'standard',
      place: at('zs-gambler'),
      do: [
        {
          do: 'roll',
          on: {
            1: [{ do: 'give', who: 'actor', gift: { gift: 'unique' } }, ...done('zs-gambler')],
            2: [{ do: 'give', who: 'actor', gift: { gift: 'bolts', count: 3 } }],
            3: [{ do: 'take', who: 'actor', what: { take: 'bolts', count: 1 } }],
            4: [{ do: 'take', who: 'actor', what: { take: 'magazine', count: 1 } }],
          },
        },
      ],
    },
  ],
});

const informer = setupCard('zs-informer', ['person', 'rumour'], {
  actions: [
    {
      id: 'bribe',
      cost: 'standard',
      place: at('zs-informer'),
      do: [
        { do: 'take', who: 'actor', what: { take: 'bolts', count: 1 } },
        { do: 'resolveUnknown', which: 'closestToLead' },
        { do: 'enemyStatus', enemies: { closest: 1 }, status: 'exposed', gain: true },
        ...done('zs-informer'),
      ],
    },
  ],
});

const scavenger = setupCard('zs-scavenger', ['person'], {
  triggers: [when('robs', { on: 'fate', petals: [3] }, { do: 'removeLoot', place: place('cache') })],
  actions: [
    {
      id: 'chaseOff',
      cost: 'free',
      place: at('zs-scavenger'),
      do: [{ do: 'placeLoot', place: at('zs-scavenger'), count: 1, up: true }, ...done('zs-scavenger')],
    },
  ],
});

const preacher = setupCard('zs-preacher', ['person'], {
  triggers: [
    {
      id: 'blesses',
      wait: ROUND_BEGINS,
      when: { if: 'standing', who: 'stalker', place: at('zs-preacher'), is: 'atLeast', value: 1 },
      do: [{ do: 'heal', who: { in: at('zs-preacher') }, amount: 1 }],
    },
    when('sings', { on: 'fate', petals: [1, 2] }, { do: 'attention', who: 'lead', set: 'low' }),
  ],
});

const duelist = setupCard('zs-duelist', ['person', 'trap'], {
  resolve: [
    { do: 'newKind', enemy: 'bandit-rifle', colours: ['yellow'], team: 2, pool: 1 },
    { do: 'spawn', enemy: 'bandit-rifle', count: 1, place: at('zs-duelist'), facing: 0 },
  ],
  triggers: [
    {
      id: 'settled',
      wait: { on: 'dies', who: 'enemy', card: 'bandit-rifle' },
      once: true,
      do: [
        { do: 'points', points: 2 },
        { do: 'placeLoot', place: at('zs-duelist'), count: 1 },
      ],
    },
  ],
});

export const people: readonly EnvironmentCard[] = [
  strayDog,
  medic,
  oldHand,
  sniper,
  trader,
  deserter,
  gambler,
  informer,
  scavenger,
  preacher,
  duelist,
];
