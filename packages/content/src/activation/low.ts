/** Low Attention cards: four printed ones, whose colours are our reconstruction, and six of our own. */
import type { LowActivationCard } from '@zonecrawl/engine/model';
import { all, nearest, those, withTarget } from './who.ts';

export const wanderAround: LowActivationCard = {
  id: 'wander-around',
  copies: 1,
  parts: {
    none: [{ do: 'move', who: nearest('leadStalker'), upTo: 'movement', toward: 'roomWithoutColour' }],
    low: [
      { do: 'move', who: nearest('leadStalker'), upTo: 'movement', toward: 'lowAttention' },
      { do: 'attack', who: all, damage: [{ colours: ['blue'], by: -2 }] },
    ],
  },
};

export const checkingTheCorners: LowActivationCard = {
  id: 'checking-the-corners',
  copies: 1,
  parts: {
    any: [
      { do: 'move', who: nearest('leadStalker'), upTo: 'movement', toward: 'coverWithoutColour' },
      { do: 'attack', who: all, damage: [{ colours: ['yellow', 'blue'], by: -1 }] },
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
        who: withTarget('red', 'yellow'),
        upTo: 'movement',
        toward: 'coverOutOfSight',
        uninterrupted: true,
      },
    ],
  },
};

export const smokeBreak: LowActivationCard = {
  id: 'smoke-break',
  copies: 1,
  parts: {
    none: [
      { do: 'move', who: those('yellow', 'red'), upTo: 2, toward: 'ally' },
      { do: 'lookAround', who: those('red') },
    ],
    low: [
      { do: 'lookAround', who: all },
      { do: 'move', who: those('yellow', 'red'), upTo: 'movement', toward: 'lowAttention' },
    ],
  },
};

export const scavenging: LowActivationCard = {
  id: 'scavenging',
  copies: 1,
  parts: {
    none: [{ do: 'move', who: all, upTo: 'movement', toward: 'loot' }],
    low: [
      { do: 'move', who: nearest('lowAttention'), upTo: 'movement', toward: 'lowAttention' },
      { do: 'move', who: those('blue'), upTo: 2, toward: 'loot' },
      { do: 'attack', who: all, damage: [{ colours: ['red'], by: -1 }] },
    ],
  },
};

export const onTheScent: LowActivationCard = {
  id: 'on-the-scent',
  copies: 1,
  parts: {
    none: [{ do: 'move', who: nearest('leadStalker'), upTo: 2, toward: 'stalker' }],
    low: [
      { do: 'moveAttention', by: 1 },
      { do: 'move', who: those('green', 'blue'), upTo: 'movement', toward: 'attention' },
      { do: 'attack', who: all },
    ],
  },
};

export const changingGuard: LowActivationCard = {
  id: 'changing-guard',
  copies: 1,
  parts: {
    any: [
      { do: 'goForward', who: those('yellow', 'blue'), upTo: 'movement' },
      { do: 'lookAround', who: those('green', 'red') },
      { do: 'attack', who: all, damage: [{ colours: ['yellow', 'blue'], by: -2 }] },
    ],
  },
};

export const deadAir: LowActivationCard = {
  id: 'dead-air',
  copies: 1,
  parts: {
    none: [
      { do: 'goForward', who: those('blue'), upTo: 1 },
      { do: 'move', who: those('green'), upTo: 1, toward: 'unknown' },
    ],
    low: [
      { do: 'move', who: those('green', 'red'), upTo: 1, toward: 'lowAttention' },
      { do: 'attack', who: all, damage: [{ colours: 'all', by: -1 }] },
    ],
  },
};

export const backToBack: LowActivationCard = {
  id: 'back-to-back',
  copies: 1,
  parts: {
    none: [{ do: 'move', who: all, upTo: 'movement', toward: 'ally' }],
    low: [
      { do: 'move', who: nearest('lowAttention'), upTo: 3, toward: 'lowAttention' },
      { do: 'special', who: those('green') },
      { do: 'attack', who: all, damage: [{ colours: ['yellow'], by: 1 }] },
    ],
  },
};

export const lowActivations: readonly LowActivationCard[] = [
  wanderAround,
  checkingTheCorners,
  curious,
  checkingTheDisturbance,
  smokeBreak,
  scavenging,
  onTheScent,
  changingGuard,
  deadAir,
  backToBack,
];
