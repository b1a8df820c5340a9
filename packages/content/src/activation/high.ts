/** High Attention cards: four printed ones, whose colours are our reconstruction, and eight of our own. */
import type { HighActivationCard } from '@zonecrawl/engine/model';
import { all, nearest, those, withTarget } from './who.ts';

export const fireInTheHole: HighActivationCard = {
  id: 'fire-in-the-hole',
  copies: 1,
  steps: [
    { do: 'move', who: those('green', 'red'), upTo: 'movement', toward: 'highAttention' },
    { do: 'move', who: those('yellow', 'blue'), upTo: 2, toward: 'highAttention' },
    { do: 'attack', who: all, damage: [{ colours: ['blue'], by: -2 }] },
    { do: 'special', who: those('yellow') },
  ],
  bottom: { do: 'throwGrenade', damage: 6 },
};

export const assault: HighActivationCard = {
  id: 'assault',
  copies: 1,
  steps: [
    { do: 'move', who: those('green', 'yellow'), upTo: 'movement', toward: 'highAttention' },
    {
      do: 'move',
      who: those('red', 'blue'),
      upTo: 2,
      toward: 'highAttention',
      thenLookAround: ['red'],
    },
    { do: 'attack', who: all, damage: [{ colours: ['green', 'red'], by: 2 }] },
    { do: 'special', who: those('blue') },
  ],
  bottom: { do: 'suppressingFire', enemies: 2 },
};

export const findThem: HighActivationCard = {
  id: 'find-them',
  copies: 1,
  steps: [
    { do: 'move', who: those('green', 'red', 'yellow'), upTo: 'movement', toward: 'highAttention' },
    { do: 'moveAttention', by: 2 },
    { do: 'move', who: nearest('highAttention'), upTo: 'movement', toward: 'highAttention' },
    { do: 'lookAround', who: all },
    { do: 'attack', who: all, damage: [{ colours: ['yellow', 'blue'], by: -2 }] },
  ],
};

export const swarming: HighActivationCard = {
  id: 'swarming',
  copies: 1,
  steps: [
    { do: 'move', who: those('yellow', 'blue'), upTo: 'movement', toward: 'highAttention' },
    { do: 'move', who: those('green', 'red'), upTo: 2, toward: 'highAttention' },
    { do: 'attack', who: all, damage: [{ colours: ['blue'], by: 2 }] },
    { do: 'special', who: those('green', 'red') },
  ],
  bottom: { do: 'exposeSeen' },
};

export const flankThem: HighActivationCard = {
  id: 'flank-them',
  copies: 1,
  steps: [
    { do: 'move', who: nearest('highAttention'), upTo: 'movement', toward: 'highAttention' },
    { do: 'move', who: those('yellow', 'red'), upTo: 2, toward: 'stalker', thenLookAround: ['yellow'] },
    { do: 'attack', who: all, damage: [{ colours: ['yellow'], by: 1 }] },
  ],
  bottom: { do: 'specialOfColours', colours: ['blue'] },
};

export const bloodInTheAir: HighActivationCard = {
  id: 'blood-in-the-air',
  copies: 1,
  steps: [
    { do: 'move', who: those('blue'), upTo: 'movement', toward: 'stalker' },
    { do: 'move', who: those('green'), upTo: 'movement', toward: 'highAttention' },
    { do: 'attack', who: all, damage: [{ colours: ['green', 'blue'], by: 1 }] },
    { do: 'special', who: those('red') },
  ],
  bottom: { do: 'focusLost' },
};

export const callForHelp: HighActivationCard = {
  id: 'call-for-help',
  copies: 1,
  steps: [
    { do: 'move', who: those('red', 'yellow'), upTo: 'movement', toward: 'highAttention' },
    { do: 'attack', who: all, damage: [{ colours: ['red', 'yellow'], by: -1 }] },
    { do: 'lookAround', who: those('green', 'blue') },
  ],
  bottom: { do: 'resolveUnknown' },
};

export const pinThemDown: HighActivationCard = {
  id: 'pin-them-down',
  copies: 1,
  steps: [
    { do: 'attack', who: all, damage: [{ colours: 'all', by: -1 }] },
    { do: 'move', who: those('green', 'red'), upTo: 'movement', toward: 'highAttention' },
    { do: 'move', who: those('yellow', 'blue'), upTo: 2, toward: 'highAttention' },
    { do: 'special', who: those('yellow') },
  ],
  bottom: { do: 'suppressingFire', enemies: 2 },
};

export const fallBack: HighActivationCard = {
  id: 'fall-back',
  copies: 1,
  steps: [
    { do: 'attack', who: all, damage: [{ colours: ['red'], by: 2 }] },
    {
      do: 'move',
      who: withTarget('red', 'yellow'),
      upTo: 'movement',
      toward: 'coverOutOfSight',
      uninterrupted: true,
    },
    { do: 'move', who: those('green', 'blue'), upTo: 2, toward: 'highAttention' },
  ],
  bottom: { do: 'throwGrenade', damage: 5 },
};

export const fullAlert: HighActivationCard = {
  id: 'full-alert',
  copies: 1,
  steps: [
    { do: 'move', who: all, upTo: 2, toward: 'highAttention' },
    { do: 'lookAround', who: all },
    { do: 'attack', who: all },
    { do: 'special', who: those('green', 'blue') },
  ],
};

export const noMercy: HighActivationCard = {
  id: 'no-mercy',
  copies: 1,
  steps: [
    { do: 'special', who: those('red', 'blue') },
    { do: 'move', who: those('green', 'red'), upTo: 'movement', toward: 'highAttention' },
    { do: 'attack', who: all, damage: [{ colours: ['green'], by: 2 }] },
  ],
  bottom: { do: 'exposeSeen' },
};

export const sweep: HighActivationCard = {
  id: 'sweep',
  copies: 1,
  steps: [
    { do: 'goForward', who: those('blue'), upTo: 'movement' },
    { do: 'move', who: nearest('highAttention'), upTo: 'movement', toward: 'highAttention' },
    { do: 'moveAttention', by: 1 },
    { do: 'attack', who: all, damage: [{ colours: ['blue'], by: -1 }] },
    { do: 'special', who: those('green', 'yellow') },
  ],
  bottom: { do: 'specialOfColours', colours: ['red'] },
};

export const highActivations: readonly HighActivationCard[] = [
  fireInTheHole,
  assault,
  findThem,
  swarming,
  flankThem,
  bloodInTheAir,
  callForHelp,
  pinThemDown,
  fallBack,
  fullAlert,
  noMercy,
  sweep,
];
