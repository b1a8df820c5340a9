import { type CompanionCard, choose, type EnemyState, type Game } from '@zonecrawl/engine/model';
import { gainStatus, moveCompanion, spaceOf } from '@zonecrawl/engine/rules';
import { flees, follows, onMap } from './calls.ts';

const ID = 'loyal-dog';
const RUNS = 3;

function prey(game: Game): readonly EnemyState[] {
  const dog = onMap(game, ID);
  if (!dog) return [];
  return game.state.enemies.filter(
    (enemy) => game.board.range('companion', spaceOf(dog), spaceOf(enemy)) <= RUNS,
  );
}

/** Can be set on an Enemy; follows Stalkers. */
export const loyalDog: CompanionCard = {
  id: ID,
  figure: 'dog',
  targetable: true,
  actions: [
    {
      id: 'setDogOn',
      cost: 'standard',
      refusal: (game) => (prey(game).length > 0 ? null : { reason: 'nobodyInReach', clause: 'CO1' }),
      *perform(game, stalker) {
        const dog = onMap(game, ID);
        if (!dog) return;
        const { entity } = yield* choose({
          kind: 'target',
          who: stalker.id,
          clauses: ['CO1'],
          about: { entity: dog.id, card: ID, action: 'setDogOn' },
          options: prey(game).map((enemy) => ({
            is: 'entity' as const,
            entity: enemy.id,
            space: spaceOf(enemy),
          })),
        });
        const enemy = game.state.enemies.find(({ id }) => id === entity);
        if (!enemy) return;
        yield* moveCompanion(game, dog, spaceOf(enemy), RUNS);
        if (dog.space === null || enemy.space === null) return;
        // It cannot end on a full space: from an adjacent one it only pins down.
        const reached = game.board.range('companion', dog.space, enemy.space);
        if (reached <= 1) gainStatus(game, enemy, 'pinDown', ['CO1']);
        if (reached === 0) gainStatus(game, enemy, 'exposed', ['CO1']);
      },
    },
  ],
  afterTurn: follows(4, RUNS),
  endangered: flees,
};
