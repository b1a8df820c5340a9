/** Low Attention cards (catalogue 7.1). Colours the sources lost are chosen here. */
import type { LowActivationCard } from '@zonecrawl/engine/cards';
import { all, nearest, withTarget } from './who.ts';

export const wanderAround: LowActivationCard = {
  id: 'wander-around',
  copies: 1,
  parts: {
    none: [{ do: 'move', who: nearest('leadStalker'), upTo: 'movement', toward: 'roomWithoutColour' }],
    low: [
      { do: 'move', who: nearest('leadStalker'), upTo: 'movement', toward: 'lowAttention' },
      { do: 'attack', who: all, damage: [{ colours: ['horde'], by: -2 }] },
    ],
  },
};

export const checkingTheCorners: LowActivationCard = {
  id: 'checking-the-corners',
  copies: 1,
  parts: {
    any: [
      { do: 'move', who: nearest('leadStalker'), upTo: 'movement', toward: 'coverWithoutColour' },
      { do: 'attack', who: all, damage: [{ colours: ['pack', 'horde'], by: -1 }] },
    ],
  },
};

export const curious: LowActivationCard = {
  id: 'curious',
  copies: 1,
  parts: {
    none: [{ do: 'goForward', who: all, upTo: 'movement' }],
    low: [
      { do: 'move', who: all, upTo: 3, toward: 'attention' },
      { do: 'moveAttention', by: 2 },
    ],
  },
};

export const checkingTheDisturbance: LowActivationCard = {
  id: 'checking-the-disturbance',
  copies: 1,
  parts: {
    none: [{ do: 'move', who: all, upTo: 'movement', toward: 'room' }],
    low: [
      { do: 'move', who: nearest('attention'), upTo: 'movement', toward: 'attention' },
      {
        do: 'move',
        who: withTarget('elite', 'pack'),
        upTo: 'movement',
        toward: 'coverOutOfSight',
        uninterrupted: true,
      },
    ],
  },
};

export const lowActivations: readonly LowActivationCard[] = [
  wanderAround,
  checkingTheCorners,
  curious,
  checkingTheDisturbance,
];
