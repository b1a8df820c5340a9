import type { EnemyCard, Strike } from '@zonecrawl/engine/cards';
import type { Game, Modifier } from '@zonecrawl/engine/kernel';
import { pushAway, spaceOf, turn } from '@zonecrawl/engine/rules';

/** The longer the run-up, the harder the horn. */
const runUp = (_game: Game, { moved }: Strike): readonly Modifier[] =>
  moved === 0 ? [] : [{ reason: 'attack:gore:runUp', by: Math.min(4, moved) }];

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
    head: [{ at: 12, effects: ['light'] }],
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
    // Backs off a step from where it looks, to have its run-up next time.
    *perform(game, enemy) {
      const { facing } = enemy;
      const ways = game.board.crossings('beast', spaceOf(enemy));
      const ahead = ways.find(({ direction }) => direction === facing);
      if (ahead) yield* pushAway(game, enemy, { from: ahead.to, picks: 'lead' });
      if (game.state.enemies.includes(enemy)) turn(game, enemy, facing, ['EA5']);
    },
  },
  abilities: {
    id: 'bone-plate',
    // Whatever comes from where it looks meets the plate first.
    armored: (game, enemy, from) =>
      from !== null &&
      enemy.space !== null &&
      from !== enemy.space &&
      game.board.sight(game.state.noVisibility).edges('stalker', enemy.space, from, enemy.facing) < 255
        ? 3
        : 0,
  },
};
