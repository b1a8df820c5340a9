import {
  type CardAction,
  choose,
  type EnemyState,
  type Game,
  type StalkerCard,
  type StalkerState,
} from '@zonecrawl/engine/model';
import { gainStatus, loseStatus, mayGain, stalkerSeesEnemy } from '@zonecrawl/engine/rules';

const markable = (game: Game, stalker: StalkerState): readonly EnemyState[] =>
  game.state.enemies.filter(
    (enemy) => mayGain(game, enemy, 'exposed') && stalkerSeesEnemy(game, stalker, enemy),
  );

/** Spot: an Enemy in sight is Exposed, for a Focus. */
const spot: CardAction = {
  id: 'spot',
  cost: 'free',
  oncePerTurn: true,
  refusal(game, stalker) {
    if (!stalker.focus) return { reason: 'noFocus', clause: 'S2' };
    return markable(game, stalker).length > 0 ? null : { reason: 'nobodyToSpot', clause: 'D6' };
  },
  *perform(game, stalker) {
    loseStatus(game, stalker, 'focus', ['S2']);
    const enemies = markable(game, stalker);
    const chosen = yield* choose({
      kind: 'target',
      who: stalker.id,
      clauses: ['A9'],
      about: { entity: stalker.id, card: 'strizh', action: 'spot' },
      options: enemies.map(({ id, space }) => ({ is: 'entity' as const, entity: id, space })),
    });
    const enemy = enemies.find(({ id }) => id === chosen.entity);
    if (enemy) gainStatus(game, enemy, 'exposed', ['A9', 'S4']);
  },
};

/** Scout: fast, with few HP. */
export const strizh: StalkerCard = {
  id: 'strizh',
  copies: 1,
  hp: 13,
  shooting: (range) => (range <= 3 ? 2 : 1),
  abilities: {
    /** Swift. */
    movement: 1,
    actions: [spot],
  },
};
