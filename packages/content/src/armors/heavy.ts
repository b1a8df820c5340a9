/** Suits for those who mean to be hit: by bullets, by blasts, or by the Zone itself. */
import type { AnomalyType, ArmorCard } from '@zonecrawl/engine/model';
import { mayUse } from '@zonecrawl/engine/rules';

/** Magazines where the hands find them: Reload is Free. */
export const mercenaryRig: ArmorCard = {
  id: 'mercenary-rig',
  copies: 1,
  value: 3500,
  tier: 2,
  defense: 2,
  mapRadiation: 0,
  container: 'basic',
  abilities: { freeReload: true },
};

/** Against whatever no Enemy's Attack does: grenades, blasts, shocks, a comrade's bullet. */
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

/** Rubber and asbestos. */
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

/** Closed circuit: little gets in, and what is in does less. */
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

/** No weak spot left: Exposed does nothing to it. */
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

/** Carries its wearer, and all the wearer carries, one step at a time. */
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

/** A back broad enough for two. */
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
