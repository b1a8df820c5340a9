import type { ArtifactCard } from '@zonecrawl/engine/model';
import { gainStatus, mayGain, mayUse, raiseDosage, rangeBetween } from '@zonecrawl/engine/rules';

export const slime: ArtifactCard = {
  id: 'slime',
  copies: 1,
  value: 2000,
  type: 'chemical',
  baseRadiation: 2,
  abilities: {
    /** Whoever attacks anybody within arm's reach of it gets stuck, for 3 more on the dosimeter. */
    *enemyAttacks(game, owner, enemy) {
      if (enemy.space === null || rangeBetween(game, owner, enemy) > 1 || !mayGain(game, enemy, 'pinDown'))
        return;
      if (!(yield* mayUse(game, owner, 'slime', 'stick', { target: enemy.id }))) return;
      yield* raiseDosage(game, owner, 3, 'slime', false);
      gainStatus(game, enemy, 'pinDown', ['A10']);
    },
  },
};
