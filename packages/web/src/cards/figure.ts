/** The figure on the map that stands for an Enemy card. */
import type { CardId } from '@zonecrawl/engine/model';
import { type EnemyFigure, enemyFigures } from '../board/index.ts';
import { box } from '../game/cards.ts';

export function figureOf(card: CardId): EnemyFigure {
  const standee = box.value?.enemies[card]?.standee;
  return enemyFigures.find((figure) => figure === standee) ?? 'generic';
}
