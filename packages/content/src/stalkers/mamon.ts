import type { Game, StalkerCard, StalkerState } from '@zonecrawl/engine/model';
import { gainStatus, rangeBetween } from '@zonecrawl/engine/rules';

const isAlone = (game: Game, stalker: StalkerState): boolean =>
  game.state.stalkers.every(
    (other) => other === stalker || other.space === null || rangeBetween(game, stalker, other) > 2,
  );

/** Lone fighter: the farther the others, the steadier his hand. */
export const mamon: StalkerCard = {
  id: 'mamon',
  copies: 1,
  hp: 16,
  shooting: () => 2,
  abilities: {
    /** Lone Wolf: no other Stalker within Range 2. */
    attackDice: (game, { stalker }) => (isAlone(game, stalker) ? { equipment: 1 } : {}),
    /** Cold Blood: a kill gives him a Focus. */
    afterAttack: {
      id: 'coldBlood',
      applies: (_game, { kills, stalker }) => kills > 0 && !stalker.focus,
      *perform(game, { stalker }) {
        gainStatus(game, stalker, 'focus', ['AK13']);
      },
    },
  },
};
