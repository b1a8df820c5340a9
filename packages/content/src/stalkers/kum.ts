import type { CardAction, Game, StalkerCard, StalkerState } from '@zonecrawl/engine/model';
import { isHeld, reduceAttention, resolveLoot, tellUse } from '@zonecrawl/engine/rules';

const lootHere = (game: Game, stalker: StalkerState): boolean =>
  game.state.loot.some(({ space, tokens }) => space === stalker.space && tokens.length > 0);

/** Palm: resolves Loot on his space as a Free Action. */
const palm: CardAction = {
  id: 'palm',
  cost: 'free',
  oncePerTurn: true,
  refusal: (game, stalker) => (lootHere(game, stalker) ? null : { reason: 'nothingHere', clause: 'A5' }),
  *perform(game, stalker) {
    yield* resolveLoot(game, stalker);
  },
};

/** Smuggler: quiet, and good at close range. */
export const kum: StalkerCard = {
  id: 'kum',
  copies: 1,
  hp: 16,
  shooting: (range) => (range <= 1 ? 3 : 1),
  abilities: {
    /** Back Ways: his movements leave no Low Attention. */
    quiet: true,
    /** Gone: whoever loses sight of him loses him. */
    *endOfTurn(game, owner) {
      if (owner.attention === null || isHeld(game, owner)) return;
      tellUse(game, owner, owner.card, 'gone');
      reduceAttention(game, owner, ['A10', 'AT5']);
    },
    actions: [palm],
  },
};
