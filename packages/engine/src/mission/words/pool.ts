/** E5: how many standees of a kind are still in the box; several Enemy cards may share one. */

import { RuleError } from '../../base/errors.ts';
import type { Box } from '../../model/box.ts';
import type { EnemyCard } from '../../model/enemies.ts';
import type { Game } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import type { EnemyKindState, EnemyState } from '../../model/state.ts';

export const standeesLeft = ({ box, state }: Game, card: CardId): number =>
  standeesFree(box, card, state.kinds, state.enemies);

export function standeesFree(
  box: Box,
  card: CardId,
  kinds: readonly EnemyKindState[],
  enemies: readonly EnemyState[],
): number {
  const { standee, standees } = enemyFigures(box, card);
  let used = 0;
  for (const kind of kinds) if (enemyFigures(box, kind.card).standee === standee) used += kind.pool;
  for (const enemy of enemies) if (enemyFigures(box, enemy.card).standee === standee) used++;
  return Math.max(0, standees - used);
}

function enemyFigures(box: Box, card: CardId): EnemyCard {
  const found = box.enemies[card];
  if (!found) throw new RuleError(`no Enemy card ${card}`);
  return found;
}
