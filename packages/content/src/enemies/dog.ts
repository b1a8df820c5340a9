import type { EnemyCard, Game, Modifier, Strike } from '@zonecrawl/engine/model';
import {
  closest,
  hasEnemy,
  moveEnemy,
  rangeTo,
  seesTarget,
  spaceOf,
  stalkersFromLead,
} from '@zonecrawl/engine/rules';

/** The rest of the pack: other Dogs within Range 1 of the one that bites. */
function pack(game: Game, { enemy }: Strike): readonly Modifier[] {
  const others = game.state.enemies.filter(
    (other) =>
      other.card === enemy.card && other.id !== enemy.id && rangeTo(game, enemy, spaceOf(other)) <= 1,
  );
  return others.length === 0 ? [] : [{ reason: 'attack:dog-bite:pack', by: Math.min(2, others.length) }];
}

/** Worse together: every other Dog close by makes the bite deeper. */
export const dog: EnemyCard = {
  id: 'dog',
  copies: 1,
  category: 'horde',
  types: ['mutant'],
  movement: 4,
  hp: 1,
  sight: { front: 3, left: 2, right: 2, back: 1 },
  body: {
    torso: [
      { at: 3, effects: ['light'] },
      { at: 5, effects: ['heavy'] },
      { at: 7, effects: ['loseHp'] },
    ],
  },
  attack: { id: 'dog-bite', kind: 'charge', damage: 6, range: 1, modifiers: pack },
  standee: 'dog',
  standees: 5,
  special: {
    id: 'circle',
    // Towards a Stalker without an Enemy on its space, so that the pack closes in from all sides.
    *perform(game, enemy) {
      const alone = stalkersFromLead(game).filter((stalker) => !hasEnemy(game, spaceOf(stalker)));
      const places = alone.map((stalker) => ({ what: stalker.id, space: spaceOf(stalker) }));
      const prey = yield* closest(game, enemy, places, 'closestTarget');
      if (prey) yield* moveEnemy(game, enemy, prey.space, 2, { because: prey.because });
    },
    idle: seesTarget,
  },
};
