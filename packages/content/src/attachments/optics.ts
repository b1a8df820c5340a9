import type { Abilities, AttachmentCard, StalkerAttack } from '@zonecrawl/engine/cards';

/** A Single or Aimed Shot at Range 3+ rolls one more Stalker die. */
const magnifies = {
  attackDice: (_game, { attack, range }: StalkerAttack) =>
    range >= 3 && (attack.type === 'singleShot' || attack.type === 'aimedShot') ? { stalker: 1 } : {},
} satisfies Abilities;

export const scope: AttachmentCard = {
  id: 'scope',
  copies: 3,
  value: 2000,
  tier: 1,
  slot: 'optic',
  kind: 'scope',
  abilities: magnifies,
};

export const thermalScope: AttachmentCard = {
  id: 'thermal-scope',
  copies: 2,
  value: 5000,
  tier: 2,
  slot: 'optic',
  kind: 'scope',
  abilities: { ...magnifies, ignoresNoVisibility: true },
};
