/** High Attention cards (catalogue 7.2). Colours the sources lost are chosen here. */
import type { HighActivationCard } from '@zonecrawl/engine/cards';
import { all, nearest, those } from './who.ts';

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

export const highActivations: readonly HighActivationCard[] = [fireInTheHole, assault, findThem, swarming];
