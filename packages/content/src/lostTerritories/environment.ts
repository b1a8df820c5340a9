/** The thirteen L-cards. Several of one number are variants, of which one is drawn at random. */
import type { Effect, EnvironmentCard } from '@zonecrawl/engine/model';

/** Something on the tile that can be used once, with an Action on its spaces. */
const once = (
  id: string,
  overlay: string,
  action: string,
  effects: readonly Effect[],
  cost: 'standard' | 'free' = 'standard',
): EnvironmentCard => ({
  id,
  a: {
    overlay,
    actions: [
      {
        id: action,
        cost,
        place: { at: 'card', card: id },
        do: [...effects, { do: 'flipCard', card: id }],
      },
    ],
  },
  b: { overlay },
});

/** Basement. */
const workbench = once('L1-01-1', 'L-cover', 'useWorkbench', [
  { do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'attachments', tier: 1 } },
]);
const ratsInTheWalls: EnvironmentCard = {
  id: 'L1-01-2',
  a: {
    triggers: [
      {
        id: 'rats',
        wait: {
          on: 'enters',
          who: 'stalker',
          place: { at: 'tile', tile: 'basement' },
          moment: 'afterAction',
        },
        do: [
          {
            do: 'spawn',
            enemy: 'rodent',
            count: 2,
            place: { at: 'space', space: 'basement:F' },
            facing: 0,
          },
          { do: 'discardCard', card: 'L1-01-2' },
        ],
      },
    ],
  },
};

/** Winter. */
const sleepingMan = once('L2-01-1', 'L-bare', 'searchSleeper', [
  { do: 'placeLoot', place: { at: 'here' }, count: 3 },
  { do: 'resolveLoot', who: 'actor', count: 3 },
  { do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'weapons' } },
]);
const iceHole = once('L2-01-2', 'L-bare', 'breakIce', [
  { do: 'loseHp', who: 'actor', amount: 2 },
  { do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'items', type: 'food' } },
  { do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'items' } },
]);
const tracks: EnvironmentCard = {
  id: 'L2-01-3',
  a: {
    overlay: 'L-bare',
    triggers: [
      {
        id: 'tracks',
        wait: { on: 'enters', who: 'stalker', place: { at: 'card', card: 'L2-01-3' }, moment: 'afterAction' },
        do: [
          { do: 'placeUnknown', place: { at: 'here' }, count: 1 },
          { do: 'resolveUnknown', which: { in: { at: 'here' } } },
          { do: 'discardCard', card: 'L2-01-3' },
        ],
      },
    ],
  },
};

/** Bog. */
const sunkenCar = once('L3-01', 'L-cover', 'openTrunk', [
  { do: 'dosage', who: 'actor', amount: 3, armorHelps: true },
  { do: 'placeLoot', place: { at: 'here' }, count: 2, up: true },
]);
const marshGas: EnvironmentCard = {
  id: 'L3-02',
  a: {
    triggers: [
      {
        id: 'gas',
        wait: { on: 'turnEnds' },
        when: { if: 'actorIn', place: { at: 'tile', tile: 'bog' } },
        do: [{ do: 'loseHp', who: 'actor', amount: 1 }],
      },
    ],
  },
};

/** Cave. It takes a few blows. */
const crystalVein: EnvironmentCard = {
  id: 'L4-01-1',
  a: {
    overlay: 'L-glow',
    actions: [
      {
        id: 'strikeVein',
        cost: 'standard',
        place: { at: 'card', card: 'L4-01-1' },
        do: [
          {
            do: 'roll',
            on: {
              1: [
                { do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'artifacts' } },
                { do: 'flipCard', card: 'L4-01-1' },
              ],
              2: [{ do: 'give', who: 'actor', gift: { gift: 'coupons', coupons: 200 } }],
              4: [{ do: 'loseHp', who: 'actor', amount: 1 }],
            },
          },
        ],
      },
    ],
  },
  b: { overlay: 'L-bare' },
};
const bonePile = once(
  'L4-01-2',
  'L-bare',
  'digBones',
  [
    { do: 'placeLoot', place: { at: 'here' }, count: 1, up: true },
    { do: 'placeUnknown', place: { at: 'space', space: 'cave:g' }, count: 1 },
  ],
  'free',
);

/** Lab. */
const theatre = once('L5-01', 'L-cover', 'lieDown', [
  { do: 'heal', who: 'actor', amount: 8 },
  { do: 'dosage', who: 'actor', amount: 2, armorHelps: false },
]);
const alarm: EnvironmentCard = {
  id: 'L5-02',
  a: {
    triggers: [
      {
        id: 'alarm',
        wait: { on: 'action', action: 'pickUp', place: { at: 'tile', tile: 'lab' } },
        do: [{ do: 'attention', who: 'actor', set: 'high' }],
      },
    ],
  },
};

/** Ruin: every use may bring the ceiling down. */
const fallingApart: EnvironmentCard = {
  id: 'L6-01',
  a: {
    triggers: [
      {
        id: 'cracks',
        wait: { on: 'action', action: 'any', standard: true, place: { at: 'tile', tile: 'ruin' } },
        do: [{ do: 'roll', on: { 1: [{ do: 'flipCard', card: 'L6-01' }] } }],
      },
    ],
  },
  b: {
    resolve: [
      { do: 'suffer', who: { in: { at: 'tile', tile: 'ruin' } }, damage: 8 },
      { do: 'woundEnemies', enemies: { in: { at: 'tile', tile: 'ruin' } }, wound: 'heavy' },
      { do: 'removeLoot', place: { at: 'tile', tile: 'ruin' } },
    ],
    afterwards: 'discard',
  },
};
const wallSafe: EnvironmentCard = {
  id: 'L6-02',
  a: {
    overlay: 'L-bare',
    actions: [
      {
        id: 'crackSafe',
        cost: 'standard',
        place: { at: 'card', card: 'L6-02' },
        do: [
          {
            do: 'roll',
            on: {
              1: [{ do: 'flipCard', card: 'L6-02' }],
              2: [{ do: 'flipCard', card: 'L6-02' }],
              3: [{ do: 'flipCard', card: 'L6-02' }],
            },
          },
        ],
      },
    ],
  },
  b: {
    overlay: 'L-bare',
    resolve: [
      { do: 'give', who: 'actor', gift: { gift: 'coupons', coupons: 500 } },
      { do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'attachments' } },
    ],
  },
};

export const environment: readonly EnvironmentCard[] = [
  workbench,
  ratsInTheWalls,
  sleepingMan,
  iceHole,
  tracks,
  sunkenCar,
  marshGas,
  crystalVein,
  bonePile,
  theatre,
  alarm,
  fallingApart,
  wallSafe,
];
