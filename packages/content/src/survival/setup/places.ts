/** Setup cards: places where something can be done. */
import type { EnvironmentCard } from '@zonecrawl/engine/model';
import { ANYWHERE, at, done, place, setupCard, when } from '../words.ts';

const stove = setupCard('zs-stove', ['place'], {
  actions: [
    {
      id: 'warmUp',
      cost: 'standard',
      place: at('zs-stove'),
      do: [
        { do: 'heal', who: 'actor', amount: 2 },
        { do: 'attention', who: 'actor', set: 'low' },
      ],
    },
  ],
});

const workbench = setupCard('zs-workbench', ['place'], {
  actions: [
    {
      id: 'refill',
      cost: 'standard',
      place: at('zs-workbench'),
      do: [{ do: 'give', who: 'actor', gift: { gift: 'ammo' } }],
    },
  ],
});

const well = setupCard('zs-well', ['place'], {
  actions: [
    {
      id: 'wash',
      cost: 'standard',
      place: at('zs-well'),
      do: [
        { do: 'dosage', who: { in: at('zs-well') }, amount: 3, armorHelps: false, lower: true },
        { do: 'status', who: 'actor', status: 'exposed', gain: false },
      ],
    },
  ],
});

const gunLocker = setupCard('zs-gunLocker', ['place'], {
  actions: [
    {
      id: 'force',
      cost: 'standard',
      place: at('zs-gunLocker'),
      do: [
        {
          do: 'ask',
          who: 'actor',
          choices: [
            {
              id: 'boltCutter',
              cost: { bolts: 2 },
              do: [
                { do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'attachments', tier: 1 } },
                ...done('zs-gunLocker'),
              ],
            },
            {
              id: 'boot',
              do: [
                { do: 'give', who: 'actor', gift: { gift: 'magazine', magazine: 'choice', count: 1 } },
                { do: 'attention', who: 'actor', set: 'high' },
                ...done('zs-gunLocker'),
              ],
            },
          ],
        },
      ],
    },
  ],
});

const culvert = setupCard('zs-culvert', ['place'], {
  actions: [
    {
      id: 'crawlIn',
      cost: 'standard',
      place: at('zs-culvert'),
      do: [{ do: 'placeStalkers', who: 'actor', place: place('cache') }],
    },
    {
      id: 'crawlBack',
      cost: 'standard',
      place: place('cache'),
      do: [{ do: 'placeStalkers', who: 'actor', place: at('zs-culvert') }],
    },
  ],
});

const campfire = setupCard('zs-campfire', ['place'], {
  triggers: [
    when(
      'songs',
      { on: 'action', action: 'prepare', place: at('zs-campfire') },
      { do: 'heal', who: 'actor', amount: 1 },
      { do: 'attention', who: 'actor', set: 'reduce' },
    ),
  ],
});

const jammer = setupCard('zs-jammer', ['place', 'goal'], {
  actions: [
    {
      id: 'switchOn',
      cost: 'standard',
      place: at('zs-jammer'),
      do: [
        { do: 'enemyStatus', enemies: { type: 'human' }, status: 'pinDown', gain: true },
        { do: 'points', points: 1 },
        ...done('zs-jammer'),
      ],
    },
  ],
});

const sealedCrate = setupCard('zs-sealedCrate', ['place', 'trap'], {
  actions: [
    {
      id: 'open',
      cost: 'standard',
      place: at('zs-sealedCrate'),
      do: [
        {
          do: 'roll',
          on: {
            1: [{ do: 'give', who: 'actor', gift: { gift: 'unique' } }],
            2: [{ do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'artifacts' } }],
            3: [{ do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'items' } }],
            4: [{ do: 'suffer', who: 'actor', damage: 4 }],
          },
        },
        ...done('zs-sealedCrate'),
      ],
    },
  ],
});

const generator = setupCard('zs-generator', ['place', 'rumour'], {
  actions: [
    {
      id: 'crank',
      cost: 'standard',
      place: at('zs-generator'),
      do: [{ do: 'counter', counter: 'current', add: 1 }],
    },
    {
      id: 'jolt',
      cost: 'free',
      place: ANYWHERE,
      when: { if: 'counter', counter: 'current', is: 'atLeast', value: 1 },
      do: [
        { do: 'counter', counter: 'current', add: -1 },
        { do: 'enemyStatus', enemies: { in: place('yard') }, status: 'exposed', gain: true },
      ],
    },
  ],
});

export const places: readonly EnvironmentCard[] = [
  stove,
  workbench,
  well,
  gunLocker,
  culvert,
  campfire,
  jammer,
  sealedCrate,
  generator,
];
