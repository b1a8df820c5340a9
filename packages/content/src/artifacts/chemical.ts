/** Artifacts of chemical Anomalies: HP and dosage. */
import type { ArtifactCard } from '@zonecrawl/engine/model';
import { heal, lowerDosage, maxHp, tellUse } from '@zonecrawl/engine/rules';
import { mayIrradiate } from './price.ts';

const KNIT = { dosage: 2, heal: 3 };

/** Heals at the End of Round, for dosage. */
export const greenTear: ArtifactCard = {
  id: 'green-tear',
  figures: KNIT,
  copies: 1,
  value: 4000,
  type: 'chemical',
  baseRadiation: 3,
  abilities: {
    *endOfRound(game, owner) {
      if (owner.hp >= maxHp(game, owner)) return;
      if (!(yield* mayIrradiate(game, owner, 'green-tear', 'knit', KNIT.dosage))) return;
      heal(game, owner, KNIT.heal, ['A10', 'Z5']);
    },
  },
};

/** Food and Medicine also lower the dosage. */
export const sourHoney: ArtifactCard = {
  id: 'sour-honey',
  copies: 1,
  value: 2500,
  type: 'chemical',
  baseRadiation: 3,
  abilities: {
    *acted(game, owner, _action, card) {
      const types = (card !== null && game.box.items[card]?.types) || [];
      if (owner.dosage === 0 || !(types.includes('food') || types.includes('medicine'))) return;
      tellUse(game, owner, 'sour-honey', 'digest');
      lowerDosage(game, owner, 3, 'sour-honey');
    },
  },
};
