/** Heavy suits: against bullets, blasts, or the Zone itself. */
import type { AnomalyType, ArmorCard } from '@zonecrawl/engine/model';
import { mayUse } from '@zonecrawl/engine/rules';

/** Plates that stop something whatever the dice say, and pouches within reach: Reload is Free. */
export const mercenaryRig: ArmorCard = {
  id: 'mercenary-rig',
  copies: 1,
  value: 3500,
  tier: 2,
  defense: 2,
  mapRadiation: 0,
  container: 'basic',
  abilities: { freeReload: true, defenseBonus: () => 1 },
};

/** Against damage that is no Enemy's Attack: grenades, blasts, shocks, a comrade's shot. */
export const sapperSuit: ArmorCard = {
  id: 'sapper-suit',
  copies: 1,
  value: 2800,
  tier: 2,
  defense: 2,
  mapRadiation: 1,
  container: 'basic',
  abilities: { defenseBonus: (_game, { attacker }) => (attacker === null ? 3 : 0) },
};

const BURNS: readonly AnomalyType[] = ['fire', 'chemical'];

/** Reduces HP lost to fire and chemical Anomalies. */
export const furnaceSuit: ArmorCard = {
  id: 'furnace-suit',
  copies: 2,
  value: 3000,
  tier: 2,
  defense: 1,
  mapRadiation: 2,
  container: 'improved',
  abilities: {
    anomalyLoss: (_game, _owner, loss, { type }) => (BURNS.includes(type) ? loss - 4 : loss),
  },
};

/** Reduces radiation from the map, and the dice of Radiation Exposure. */
export const instituteSuit: ArmorCard = {
  id: 'institute-suit',
  copies: 1,
  value: 6500,
  tier: 3,
  defense: 1,
  mapRadiation: 4,
  container: 'advanced',
  abilities: { exposureDice: -1 },
};

/** Exposed has no effect on its wearer. */
export const bastion: ArmorCard = {
  id: 'bastion',
  copies: 1,
  value: 7000,
  tier: 3,
  defense: 3,
  mapRadiation: 1,
  container: 'basic',
  abilities: {
    defenseBonus: (_game, { damage }) => damage.find(({ reason }) => reason === 'exposed')?.by ?? 0,
  },
};

/** Strong and slow: more in the Backpack, less Movement. */
export const exoFrame: ArmorCard = {
  id: 'exo-frame',
  copies: 1,
  value: 8000,
  tier: 3,
  defense: 4,
  mapRadiation: 0,
  container: 'basic',
  abilities: { movement: -1, backpack: 3 },
};

/** Its wearer may take an attack for a comrade (EK7). */
export const sentinel: ArmorCard = {
  id: 'sentinel',
  copies: 1,
  value: 6000,
  tier: 3,
  defense: 2,
  mapRadiation: 3,
  container: 'improved',
  abilities: {
    *comradeAttacked(game, owner, target, enemy) {
      if (owner.space !== target.space) return null;
      const about = { target: target.id, space: enemy.space };
      if (!(yield* mayUse(game, owner, 'sentinel', 'shield', about))) return null;
      return [{ reason: 'card:sentinel', by: 1 }];
    },
  },
};
