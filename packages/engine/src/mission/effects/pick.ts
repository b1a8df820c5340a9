/** Who is meant, where somebody has to pick. */
import type { Game } from '../../model/game.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { EnemyState, StalkerState } from '../../model/state.ts';
import type { Enemies, Stalkers } from '../../model/words.ts';
import { stalkerOf } from '../../rules/basics/entities.ts';
import { usualInterest } from '../../rules/route/goals.ts';
import { inOrder } from '../../rules/route/order.ts';
import { amount } from '../words/conditions.ts';
import type { EffectContext } from '../words/effectContext.ts';
import { enemiesMeant, stalkersMeant } from '../words/who.ts';

/** 'chosen': one, by the Lead Stalker. */
export function* pickStalkers(
  game: Game,
  who: Stalkers,
  about: EffectContext,
): Rule<readonly StalkerState[]> {
  const meant = stalkersMeant(game, who, about);
  if (who !== 'chosen' || meant.length === 0) return meant;
  const picked = yield* choose({
    kind: 'target',
    who: game.state.lead.holder,
    clauses: ['LS1'],
    about: { card: about.card },
    options: meant.map(({ id }) => ({ is: 'stalker' as const, stalker: id })),
  });
  return [stalkerOf(game, picked.stalker)];
}

/** In the order in which they act: those closest to the Lead Stalker first (EA3, EA8). */
export function* pickEnemies(game: Game, which: Enemies, about: EffectContext): Rule<readonly EnemyState[]> {
  const meant = enemiesMeant(game, which, about);
  const { space } = stalkerOf(game, game.state.lead.holder);
  if (meant.length < 2) return meant;
  const ordered = space === null ? meant : yield* inOrder(game, meant, [space]);
  return which.closest === undefined ? ordered : ordered.slice(0, amount(game, which.closest));
}

/**
 * R14: in the order in which one effect hits them (AN10): closest to Attention first, without any to the Lead Stalker.
 */
export function* pickHit(game: Game, which: Enemies, about: EffectContext): Rule<readonly EnemyState[]> {
  const meant = yield* pickInAnyOrder(game, which, about);
  return meant.length < 2 ? meant : yield* inOrder(game, meant, usualInterest(game, 'low'));
}

/** Where no order could change anything there is no decision. */
export function* pickInAnyOrder(
  game: Game,
  which: Enemies,
  about: EffectContext,
): Rule<readonly EnemyState[]> {
  return which.closest === undefined
    ? enemiesMeant(game, which, about)
    : yield* pickEnemies(game, which, about);
}

export const lives = (game: Game, enemy: EnemyState): boolean => game.state.enemies.includes(enemy);
