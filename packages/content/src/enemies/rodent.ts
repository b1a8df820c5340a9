import type { EnemyCard, EnemyState, Game, StalkerState } from '@zonecrawl/engine/model';
import { loseHp, rangeTo, spaceOf, stalkersFromLead } from '@zonecrawl/engine/rules';

const bitten = (game: Game, rodent: EnemyState): StalkerState[] =>
  stalkersFromLead(game).filter((stalker) => rangeTo(game, rodent, spaceOf(stalker)) <= 1);

/** Bites at every leg within reach. */
export const rodent: EnemyCard = {
  id: 'rodent',
  copies: 1,
  category: 'horde',
  types: ['mutant'],
  movement: 5,
  hp: 1,
  sight: { front: 2, left: 2, right: 2, back: 1 },
  body: { torso: [{ at: 6, effects: ['loseHp'] }] },
  attack: { id: 'bite', kind: 'charge', damage: 5, range: 1 },
  standee: 'rodent',
  standees: 6,
  special: {
    id: 'chomp',
    *perform(game, enemy) {
      for (const stalker of bitten(game, enemy)) yield* loseHp(game, stalker, 3, 'rodent', ['EA5']);
    },
    idle: (game, enemy) => bitten(game, enemy).length === 0,
  },
};
