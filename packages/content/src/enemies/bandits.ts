import type { EnemyCard, Game, Modifier, Strike } from '@zonecrawl/engine/model';
import { rangeTo, spaceOf } from '@zonecrawl/engine/rules';
import { withdrawing } from './specials.ts';

/** What all Bandits have in common; they also share their eight standees. */
const bandit = {
  copies: 1,
  category: 'horde',
  types: ['human'],
  movement: 2,
  hp: 1,
  sight: { front: 3, left: 1, right: 1, back: 0 },
  body: {
    head: [{ at: 7, effects: ['loseHp'] }],
    torso: [
      { at: 4, effects: ['light'] },
      { at: 6, effects: ['heavy'] },
      { at: 9, effects: ['loseHp'] },
    ],
  },
  standee: 'bandit',
  standees: 8,
  special: withdrawing,
} as const satisfies Partial<EnemyCard>;

export const banditRifle: EnemyCard = {
  ...bandit,
  id: 'bandit-rifle',
  attack: { id: 'akm-74s', kind: 'ranged', damage: 7, range: 3 },
};

/** Buckshot spreads: 2 less for each space between them. */
function scatter(game: Game, { enemy, target }: Strike): readonly Modifier[] {
  const between = Math.max(0, rangeTo(game, enemy, spaceOf(target)) - 1);
  return between === 0 ? [] : [{ reason: 'attack:shotgun:scatter', by: -2 * between }];
}

export const banditShotgun: EnemyCard = {
  ...bandit,
  id: 'bandit-shotgun',
  attack: { id: 'shotgun', kind: 'charge', damage: 9, range: 3, modifiers: scatter },
};
