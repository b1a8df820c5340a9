/** Tokens that Missions and cards lay on the map by name: traps, a carcass, people. */
import type { SpaceId } from '../../board/types.ts';
import { type Game, tell } from '../../model/game.ts';

/** G2, G5: of those the box counts, no more lie out than it holds. */
export function layToken(game: Game, token: string, space: SpaceId): void {
  const { tokens } = game.state.mission;
  const count = game.box.components.tokens?.[token]?.count;
  if (count !== undefined && tokens.filter((one) => one.token === token).length >= count) {
    tell(game, { fact: 'componentRanOut', component: token, clauses: ['G2', 'G5'] });
    return;
  }
  tokens.push({ token, space });
  tell(game, { fact: 'tokenPlaced', token, space, clauses: ['MI3'] });
}
