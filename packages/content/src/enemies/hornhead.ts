import { opposite, type SpaceId, UNREACHABLE } from '@zonecrawl/engine/board';
import {
  choose,
  type EnemyCard,
  type EnemyState,
  type Game,
  type Modifier,
  type Strike,
} from '@zonecrawl/engine/model';
import { isFull, push, spaceOf, walkerOf } from '@zonecrawl/engine/rules';

/** The longer the run-up, the harder the horn. */
const runUp = (_game: Game, { moved }: Strike): readonly Modifier[] =>
  moved === 0 ? [] : [{ reason: 'attack:gore:runUp', by: Math.min(4, moved) }];

/** Spaces with room across the edges at its back. */
function behind(game: Game, enemy: EnemyState): readonly SpaceId[] {
  const back = opposite(enemy.facing);
  const spaces: SpaceId[] = [];
  for (const { to, direction } of game.board.crossings(walkerOf(game, enemy), spaceOf(enemy))) {
    if (direction === back && !isFull(game, to) && !spaces.includes(to)) spaces.push(to);
  }
  return spaces;
}

/** Half blind, all neck: keep out of its line, and never let it take a run-up. */
export const hornhead: EnemyCard = {
  id: 'hornhead',
  copies: 1,
  category: 'boss',
  types: ['mutant'],
  movement: 4,
  hp: 4,
  sight: { front: 5, left: 1, right: 1, back: 1 },
  body: {
    head: [{ at: 13, effects: ['loseHp'] }],
    torso: [
      { at: 7, effects: ['light'] },
      { at: 11, effects: ['heavy'] },
      { at: 15, effects: ['loseHp'] },
    ],
  },
  attack: { id: 'gore', kind: 'charge', damage: 8, range: 1, modifiers: runUp },
  standee: 'hornhead',
  standees: 1,
  special: {
    id: 'paw-the-ground',
    // Makes room for its run-up: pushed back a space, it still looks where it looked (MV6).
    *perform(game, enemy) {
      const spaces = behind(game, enemy);
      if (spaces.length === 0) return;
      const { space } = yield* choose({
        kind: 'space',
        who: game.state.lead.holder,
        clauses: ['EA5'],
        about: { entity: enemy.id, action: 'paw-the-ground' },
        options: spaces.map((each) => ({ is: 'space' as const, space: each })),
      });
      yield* push(game, enemy, space, ['EA5', 'MV6']);
    },
    idle: (game, enemy) => behind(game, enemy).length === 0,
  },
  abilities: {
    id: 'bone-plate',
    // Whatever comes from where it looks meets the plate first.
    armored: (game, enemy, from) =>
      from !== null &&
      enemy.space !== null &&
      from !== enemy.space &&
      game.board.sight(game.state.noVisibility).edges('stalker', enemy.space, from, enemy.facing) !==
        UNREACHABLE
        ? 3
        : 0,
  },
};
