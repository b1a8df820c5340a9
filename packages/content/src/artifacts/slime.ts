import type { ArtifactCard } from '@zonecrawl/engine/model';
import { gainStatus, mayGain, mayUse, raiseDosage, rangeBetween } from '@zonecrawl/engine/rules';

export const slime: ArtifactCard = {
  id: 'slime',
  copies: 1,
  value: 2000,
  type: 'chemical',
  baseRadiation: 2,
  abilities: {
    /** An attacking Enemy within Range 1 of its bearer may be pinned down, for 3 dosage. */
    *enemyAttacks(game, owner, enemy) {
      if (enemy.space === null || rangeBetween(game, owner, enemy) > 1 || !mayGain(game, enemy, 'pinDown'))
        return;
      if (!(yield* mayUse(game, owner, 'slime', 'stick', { target: enemy.id }))) return;
      yield* raiseDosage(game, owner, 3, 'slime', false);
      gainStatus(game, enemy, 'pinDown', ['A10']);
    },
  },
};
