/** Anomalies that throw or drag: a Push by one space, away from the center or toward it. */

import type { SpaceId } from '@zonecrawl/engine/board';
import {
  type AnomalyOverlayState,
  choose,
  type EnemyState,
  type Game,
  type Rule,
  type StalkerState,
} from '@zonecrawl/engine/model';
import { enemyCard, isEnemy, isFull, push, spaceOf, walkerOf } from '@zonecrawl/engine/rules';

type Direction = 'away' | 'toward';

function places(
  game: Game,
  entity: StalkerState | EnemyState,
  overlay: AnomalyOverlayState,
  way: Direction,
): readonly SpaceId[] {
  if (isEnemy(entity) && enemyCard(game, entity).abilities?.immune?.includes('push')) return [];
  const walker = walkerOf(game, entity);
  const here = spaceOf(entity);
  const now = game.board.range('stalker', overlay.center, here);
  const found: SpaceId[] = [];
  for (const { to } of game.board.crossings(walker, here)) {
    if (found.includes(to) || isFull(game, to)) continue;
    const then = game.board.range('stalker', overlay.center, to);
    if (way === 'away' ? then > now : then < now) found.push(to);
  }
  return found;
}

/** Each Push strictly changes the Range to the center, so a chain of them terminates. */
export function* forced(
  game: Game,
  entity: StalkerState | EnemyState,
  overlay: AnomalyOverlayState,
  way: Direction,
): Rule {
  if (entity.space === null) return;
  const options = places(game, entity, overlay, way);
  if (options.length === 0) return;
  const { space } = yield* choose({
    kind: 'pushAway',
    who: isEnemy(entity) ? game.state.lead.holder : entity.id,
    clauses: ['AN5', 'MV6'],
    about: { entity: entity.id, space: overlay.center },
    options: options.map((to) => ({ is: 'space' as const, space: to })),
  });
  yield* push(game, entity, space, ['AN5', 'MV6']);
}
