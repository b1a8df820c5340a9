/** High Attention cards: four printed ones, whose colours are our reconstruction, and eight of our own. */
import type { HighActivationCard } from '@zonecrawl/engine/model';
import { all, nearest, those, withTarget } from './who.ts';

export const fireInTheHole: HighActivationCard = {
  id: 'fire-in-the-hole',
  copies: 1,
  steps: [
    { do: 'move', who: those('boss', 'elite'), upTo: 'movement', toward: 'highAttention' },
    { do: 'move', who: those('pack', 'horde'), upTo: 2, toward: 'highAttention' },
    { do: 'attack', who: all, damage: [{ colours: ['horde'], by: -2 }] },
    { do: 'special', who: those('pack') },
  ],
  bottom: { do: 'throwGrenade', damage: 6 },
};

export const assault: HighActivationCard = {
  id: 'assault',
  copies: 1,
  steps: [
    { do: 'move', who: those('boss', 'pack'), upTo: 'movement', toward: 'highAttention' },
    {
      do: 'move',
      who: those('elite', 'horde'),
      upTo: 2,
      toward: 'highAttention',
      thenLookAround: ['elite'],
    },
    { do: 'attack', who: all, damage: [{ colours: ['boss', 'elite'], by: 2 }] },
    { do: 'special', who: those('horde') },
  ],
  bottom: { do: 'suppressingFire', enemies: 2 },
};

export const findThem: HighActivationCard = {
  id: 'find-them',
  copies: 1,
  steps: [
    { do: 'move', who: those('boss', 'elite', 'pack'), upTo: 'movement', toward: 'highAttention' },
    { do: 'moveAttention', by: 2 },
    { do: 'move', who: nearest('highAttention'), upTo: 'movement', toward: 'highAttention' },
    { do: 'lookAround', who: all },
    { do: 'attack', who: all, damage: [{ colours: ['pack', 'horde'], by: -2 }] },
  ],
};

export const swarming: HighActivationCard = {
  id: 'swarming',
  copies: 1,
  steps: [
    { do: 'move', who: those('pack', 'horde'), upTo: 'movement', toward: 'highAttention' },
    { do: 'move', who: those('boss', 'elite'), upTo: 2, toward: 'highAttention' },
    { do: 'attack', who: all, damage: [{ colours: ['horde'], by: 2 }] },
    { do: 'special', who: those('boss', 'elite') },
  ],
  bottom: { do: 'exposeSeen' },
};

export const flankThem: HighActivationCard = {
  id: 'flank-them',
  copies: 1,
  steps: [
    { do: 'move', who: nearest('highAttention'), upTo: 'movement', toward: 'highAttention' },
    { do: 'move', who: those('pack', 'elite'), upTo: 2, toward: 'stalker', thenLookAround: ['pack'] },
    { do: 'attack', who: all, damage: [{ colours: ['pack'], by: 1 }] },
  ],
  bottom: { do: 'specialOfColours', colours: ['horde'] },
};

export const bloodInTheAir: HighActivationCard = {
  id: 'blood-in-the-air',
  copies: 1,
  steps: [
    { do: 'move', who: those('horde'), upTo: 'movement', toward: 'stalker' },
    { do: 'move', who: those('boss'), upTo: 'movement', toward: 'highAttention' },
    { do: 'attack', who: all, damage: [{ colours: ['boss', 'horde'], by: 1 }] },
    { do: 'special', who: those('elite') },
  ],
  bottom: { do: 'focusLost' },
};

export const callForHelp: HighActivationCard = {
  id: 'call-for-help',
  copies: 1,
  steps: [
    { do: 'move', who: those('elite', 'pack'), upTo: 'movement', toward: 'highAttention' },
    { do: 'attack', who: all, damage: [{ colours: ['elite', 'pack'], by: -1 }] },
    { do: 'lookAround', who: those('boss', 'horde') },
  ],
  bottom: { do: 'resolveUnknown' },
};

export const pinThemDown: HighActivationCard = {
  id: 'pin-them-down',
  copies: 1,
  steps: [
    { do: 'attack', who: all, damage: [{ colours: ['boss', 'elite', 'pack', 'horde'], by: -1 }] },
    { do: 'move', who: those('boss', 'elite'), upTo: 'movement', toward: 'highAttention' },
    { do: 'move', who: those('pack', 'horde'), upTo: 2, toward: 'highAttention' },
    { do: 'special', who: those('pack') },
  ],
  bottom: { do: 'suppressingFire', enemies: 2 },
};

export const fallBack: HighActivationCard = {
  id: 'fall-back',
  copies: 1,
  steps: [
    { do: 'attack', who: all, damage: [{ colours: ['elite'], by: 2 }] },
    {
      do: 'move',
      who: withTarget('elite', 'pack'),
      upTo: 'movement',
      toward: 'coverOutOfSight',
      uninterrupted: true,
    },
    { do: 'move', who: those('boss', 'horde'), upTo: 2, toward: 'highAttention' },
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
    { do: 'special', who: those('boss', 'horde') },
  ],
};

export const noMercy: HighActivationCard = {
  id: 'no-mercy',
  copies: 1,
  steps: [
    { do: 'special', who: those('elite', 'horde') },
    { do: 'move', who: those('boss', 'elite'), upTo: 'movement', toward: 'highAttention' },
    { do: 'attack', who: all, damage: [{ colours: ['boss'], by: 2 }] },
  ],
  bottom: { do: 'exposeSeen' },
};

export const sweep: HighActivationCard = {
  id: 'sweep',
  copies: 1,
  steps: [
    { do: 'goForward', who: those('horde'), upTo: 'movement' },
    { do: 'move', who: nearest('highAttention'), upTo: 'movement', toward: 'highAttention' },
    { do: 'moveAttention', by: 1 },
    { do: 'attack', who: all, damage: [{ colours: ['horde'], by: -1 }] },
    { do: 'special', who: those('boss', 'pack') },
  ],
  bottom: { do: 'specialOfColours', colours: ['elite'] },
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
