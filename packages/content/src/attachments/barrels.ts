import type { AttachmentCard } from '@zonecrawl/engine/model';
import { isHeld, reduceAttention, spreads, tellUse } from '@zonecrawl/engine/rules';

export const silencer: AttachmentCard = {
  id: 'silencer',
  copies: 2,
  value: 1000,
  tier: 1,
  slot: 'barrel',
  kind: 'silencer',
  abilities: {
    /** Out of every Enemy's LoS, the shot leaves less Attention. */
    afterAttack: {
      id: 'silenced',
      applies: (game, { stalker }) => stalker.attention !== null && !isHeld(game, stalker),
      *perform(game, { stalker }) {
        tellUse(game, stalker, 'silencer', 'silenced');
        reduceAttention(game, stalker, ['AK13', 'AT5']);
      },
    },
  },
};

/** One level less Attention, even when seen, and less Range. */
export const heavySuppressor: AttachmentCard = {
  id: 'heavy-suppressor',
  copies: 1,
  value: 3000,
  tier: 2,
  slot: 'barrel',
  kind: 'silencer',
  fits: ['pistol', 'rifle'],
  abilities: {
    attention: (_game, _attack, level) => (level === 'high' ? 'low' : 'none'),
    maximumRange: -1,
  },
};

/** Stronger Bursts, more Attention. */
export const muzzleBrake: AttachmentCard = {
  id: 'muzzle-brake',
  copies: 1,
  value: 1000,
  tier: 1,
  slot: 'barrel',
  kind: 'other',
  fits: ['pistol', 'rifle'],
  abilities: {
    attackBonus: (_game, { attack }) => (spreads(attack) ? { successes: 1 } : {}),
    attention: (_game, _attack, level) => (level === 'low' ? 'high' : level),
  },
};

export const longBarrel: AttachmentCard = {
  id: 'long-barrel',
  copies: 1,
  value: 1500,
  tier: 1,
  slot: 'barrel',
  kind: 'other',
  abilities: { accurateRange: 1 },
};

/** One more die at Range 2 or more. */
export const choke: AttachmentCard = {
  id: 'choke',
  copies: 1,
  value: 800,
  tier: 1,
  slot: 'barrel',
  kind: 'other',
  fits: ['shotgun'],
  abilities: { attackDice: (_game, { range }) => (range >= 2 ? { equipment: 1 } : {}) },
};
