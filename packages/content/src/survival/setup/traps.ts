/** Setup cards: what waits for whoever comes near. */
import type { EnvironmentCard } from '@zonecrawl/engine/model';
import { at, done, place, ROUND_ENDS, setupCard, when } from '../words.ts';

const mines = setupCard('zs-mines', ['trap'], {
  triggers: [
    when(
      'blast',
      { on: 'enters', who: 'stalker', place: at('zs-mines'), stops: true },
      { do: 'suffer', who: 'actor', damage: 3 },
      ...done('zs-mines'),
    ),
  ],
  actions: [
    {
      id: 'disarm',
      cost: 'standard',
      place: { at: 'beside', place: at('zs-mines') },
      do: [{ do: 'points', points: 2 }, ...done('zs-mines')],
    },
  ],
});

const tripwire = setupCard('zs-tripwire', ['trap'], {
  triggers: [
    when(
      'clatter',
      { on: 'enters', who: 'stalker', place: at('zs-tripwire') },
      { do: 'attention', who: 'actor', set: 'high' },
      { do: 'lookAround', enemies: { seesStalker: false } },
      ...done('zs-tripwire'),
    ),
  ],
});

const gasPocket = setupCard('zs-gasPocket', ['trap'], {
  triggers: [
    when(
      'vents',
      { on: 'fate', petals: [3, 4] },
      { do: 'loseHp', who: { in: at('zs-gasPocket') }, amount: 1 },
      { do: 'loseHp', who: { in: { at: 'beside', place: at('zs-gasPocket') } }, amount: 1 },
      { do: 'woundEnemies', enemies: { in: { at: 'beside', place: at('zs-gasPocket') } }, wound: 'light' },
    ),
  ],
});

const snare = setupCard('zs-snare', ['trap'], {
  triggers: [
    when(
      'snaps',
      { on: 'enters', who: 'stalker', place: at('zs-snare'), stops: true },
      { do: 'status', who: 'actor', status: 'pinDown', gain: true },
    ),
  ],
});

const hotSpot = setupCard('zs-hotSpot', ['trap', 'weather'], {
  triggers: [
    when(
      'crackles',
      { on: 'enters', who: 'stalker', place: at('zs-hotSpot'), moment: 'afterAction' },
      { do: 'dosage', who: 'actor', amount: 2, armorHelps: true },
    ),
  ],
});

const sentryGun = setupCard('zs-sentryGun', ['trap'], {
  triggers: [when('sweeps', ROUND_ENDS, { do: 'suffer', who: { in: place('yard') }, damage: 3 })],
  actions: [
    {
      id: 'cutPower',
      cost: 'standard',
      place: at('zs-sentryGun'),
      do: done('zs-sentryGun'),
    },
  ],
});

const nest = setupCard('zs-nest', ['trap', 'rumour'], {
  resolve: [{ do: 'newKind', enemy: 'rodent', colours: ['blue'], team: 3, pool: 3 }],
  triggers: [
    when(
      'hatches',
      { on: 'fate', petals: [2] },
      { do: 'spawn', enemy: 'rodent', count: 1, place: at('zs-nest'), facing: 2 },
    ),
  ],
  actions: [
    {
      id: 'burnOut',
      cost: 'standard',
      place: { at: 'either', of: [at('zs-nest'), { at: 'beside', place: at('zs-nest') }] },
      do: [{ do: 'points', points: 1 }, ...done('zs-nest')],
    },
  ],
});

export const traps: readonly EnvironmentCard[] = [
  mines,
  tripwire,
  gasPocket,
  snare,
  hotSpot,
  sentryGun,
  nest,
];
