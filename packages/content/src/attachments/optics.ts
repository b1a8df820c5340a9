import type { Abilities, AttachmentCard, StalkerAttack } from '@zonecrawl/engine/model';
import { rerollsOf } from './steady.ts';

/** A Single or Aimed Shot at Range 3+ rolls one more Stalker die. */
const magnifies = {
  attackDice: (_game, { attack, range }: StalkerAttack) =>
    range >= 3 && (attack.type === 'singleShot' || attack.type === 'aimedShot') ? { stalker: 1 } : {},
} satisfies Abilities;

export const scope: AttachmentCard = {
  id: 'scope',
  copies: 2,
  value: 2000,
  tier: 1,
  slot: 'optic',
  kind: 'scope',
  abilities: magnifies,
};

export const thermalScope: AttachmentCard = {
  id: 'thermal-scope',
  copies: 1,
  value: 5000,
  tier: 1,
  slot: 'optic',
  kind: 'scope',
  abilities: { ...magnifies, ignoresNoVisibility: true },
};

/** Both eyes open: one Equipment die again within Range 2. */
export const reflexSight: AttachmentCard = {
  id: 'reflex-sight',
  copies: 1,
  value: 1200,
  tier: 1,
  slot: 'optic',
  kind: 'scope',
  abilities: { rerolls: [rerollsOf('reflex', 'equipment', ({ range }) => range <= 2)] },
};

export const longRangeScope: AttachmentCard = {
  id: 'long-range-scope',
  copies: 1,
  value: 3000,
  tier: 2,
  slot: 'optic',
  kind: 'scope',
  fits: ['rifle', 'special'],
  abilities: { maximumRange: 2 },
};
