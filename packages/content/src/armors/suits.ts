import type { Abilities, ArmorCard } from '@zonecrawl/engine/model';

/** Plates that stop something whatever the dice say. */
const plates: Abilities = { defenseBonus: () => 1 };

/** What every Stalker starts with. */
export const leatherJacket: ArmorCard = {
  id: 'leather-jacket',
  copies: 4,
  value: 100,
  tier: 1,
  defense: 1,
  mapRadiation: 0,
  container: 'basic',
};

export const ps5m: ArmorCard = {
  id: 'ps5-m',
  copies: 2,
  value: 2500,
  tier: 1,
  defense: 2,
  mapRadiation: 0,
  container: 'basic',
  abilities: plates,
};

export const psz9d: ArmorCard = {
  id: 'psz-9d',
  copies: 2,
  value: 5500,
  tier: 3,
  defense: 2,
  mapRadiation: 2,
  container: 'basic',
  abilities: plates,
};

export const nbcSuit: ArmorCard = {
  id: 'nbc-suit',
  copies: 2,
  value: 2000,
  tier: 2,
  defense: 1,
  mapRadiation: 1,
  container: 'improved',
};
