import { type CompanionCard, choose, type EnemyState, type Game } from '@zonecrawl/engine/model';
import { gainStatus, moveCompanion, reduceAttention, spaceOf, stalkerSees } from '@zonecrawl/engine/rules';
import { flees, onMap, rangeTo } from './calls.ts';

const ID = 'lookout';

function inSight(game: Game): readonly EnemyState[] {
  const lookout = onMap(game, ID);
  if (!lookout) return [];
  return game.state.enemies.filter(
    (enemy) => !enemy.exposed && stalkerSees(game, spaceOf(lookout), spaceOf(enemy)),
  );
}

/** Exposes Enemies that she sees; moves only when called. */
export const lookout: CompanionCard = {
  id: ID,
  figure: 'human',
  targetable: false,
  actions: [
    {
      id: 'callTarget',
      cost: 'free',
      oncePerTurn: true,
      refusal: (game) => (inSight(game).length > 0 ? null : { reason: 'nobodyInSight', clause: 'CO1' }),
      *perform(game, stalker) {
        const { entity } = yield* choose({
          kind: 'target',
          who: stalker.id,
          clauses: ['CO1'],
          about: { card: ID, action: 'callTarget' },
          options: inSight(game).map((enemy) => ({
            is: 'entity' as const,
            entity: enemy.id,
            space: spaceOf(enemy),
          })),
        });
        const enemy = game.state.enemies.find(({ id }) => id === entity);
        if (enemy) gainStatus(game, enemy, 'exposed', ['CO1']);
      },
    },
    {
      id: 'callOver',
      cost: 'free',
      oncePerTurn: true,
      refusal(game, stalker) {
        const companion = onMap(game, ID);
        if (!companion || stalker.space === null || companion.space === stalker.space)
          return { reason: 'companionNotHere', clause: 'CO1' };
        return null;
      },
      *perform(game, stalker) {
        const companion = onMap(game, ID);
        if (companion) yield* moveCompanion(game, companion, spaceOf(stalker), 2);
      },
    },
  ],
  /** Reduces the Attention of Stalkers within Range 1. */
  *endOfRound(game, companion) {
    for (const stalker of game.state.stalkers) {
      if (stalker.space !== null && rangeTo(game, companion, stalker) <= 1)
        reduceAttention(game, stalker, ['CO1', 'AT5']);
    }
  },
  endangered: flees,
};
