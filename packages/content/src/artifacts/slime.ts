import type { ArtifactCard } from '@zonecrawl/engine/model';
import { gainStatus, mayGain, mayUse, raiseDosage, rangeBetween } from '@zonecrawl/engine/rules';

const STICK = { range: 1, dosage: 3 };

export const slime: ArtifactCard = {
  id: 'slime',
  copies: 1,
  value: 2000,
  type: 'chemical',
  baseRadiation: 2,
  figures: STICK,
  abilities: {
    /** An attacking Enemy within Range 1 of its bearer may be pinned down, for 3 dosage. */
    *enemyAttacks(game, owner, enemy) {
      if (
        enemy.space === null ||
        rangeBetween(game, owner, enemy) > STICK.range ||
        !mayGain(game, enemy, 'pinDown')
      )
        return;
      if (!(yield* mayUse(game, owner, 'slime', 'stick', { target: enemy.id }))) return;
      yield* raiseDosage(game, owner, STICK.dosage, 'slime', false);
      gainStatus(game, enemy, 'pinDown', ['A10']);
    },
  },
};
