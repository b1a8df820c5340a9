/** T1: No Visibility tokens. */
import type { SpaceId } from '../../board/types.ts';
import { type Game, tell } from '../../model/game.ts';
import { checkAttention } from './attention.ts';

/** One is enough for a space; without a token in the supply nothing happens (G2). Sight has changed: AT2. */
export function layNoVisibility(game: Game, space: SpaceId): void {
  const { noVisibility, supply } = game.state;
  if (noVisibility.includes(space)) return;
  if (supply.noVisibility <= 0) {
    tell(game, { fact: 'componentRanOut', component: 'noVisibility', clauses: ['G2'] });
    return;
  }
  supply.noVisibility--;
  noVisibility.push(space);
  tell(game, { fact: 'noVisibilityPlaced', space, clauses: ['T1'] });
  checkAttention(game);
}
