/** Artifacts of fire Anomalies: for attacks, and against attackers on the same space. */
import type { ArtifactCard } from '@zonecrawl/engine/model';
import { raiseDosage, spaceOf, tellUse, wound } from '@zonecrawl/engine/rules';

const STOKE = { successes: 1, dosage: 1 };

/** Every mask may become a success, for 1 dosage. */
export const emberBead: ArtifactCard = {
  id: 'ember-bead',
  figures: STOKE,
  copies: 1,
  value: 3500,
  type: 'fire',
  baseRadiation: 5,
  abilities: {
    maskEffects: [
      {
        id: 'stoke',
        cost: 1,
        when: 'before',
        wholeAttack: true,
        possible: () => true,
        *apply(game, { stalker, successes }) {
          successes.push({ reason: 'card:ember-bead', by: STOKE.successes });
          yield* raiseDosage(game, stalker, STOKE.dosage, 'ember-bead', false);
        },
      },
    ],
  },
};

/** An Enemy that attacks its bearer from the same space is wounded. */
export const cinderHeart: ArtifactCard = {
  id: 'cinder-heart',
  copies: 1,
  value: 4500,
  type: 'fire',
  baseRadiation: 5,
  abilities: {
    *afterDefense(game, { stalker, attacker }) {
      if (attacker === null || attacker.space === null || attacker.space !== stalker.space) return;
      tellUse(game, stalker, 'cinder-heart', 'sear');
      yield* wound(game, attacker, 'light', { from: spaceOf(stalker), picks: stalker.id });
    },
  },
};

/** Two more dice for attacks while its bearer is Exposed. */
export const burningThorn: ArtifactCard = {
  id: 'burning-thorn',
  copies: 1,
  value: 3000,
  type: 'fire',
  baseRadiation: 4,
  abilities: {
    attackDice: (_game, { stalker, target }) => (stalker.exposed && target !== null ? { equipment: 2 } : {}),
  },
};
