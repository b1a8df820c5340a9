/** The sight tools: sight from any space (D6 to D10, T1), and Range (D1). */
import { DIRECTIONS, type SpaceId, UNREACHABLE } from '../board/types.ts';
import type { Game } from '../model/game.ts';
import type { EnemyId } from '../model/ids.ts';
import { walkerOf } from '../rules/basics/entities.ts';
import { enemySees, seersOf, sightLimits, stalkerSees } from '../rules/basics/sight.ts';
import type { Replies } from './protocol.ts';

/** As a Stalker sees and measures. */
export function sightFrom(game: Game, from: SpaceId): Replies['sight'] {
  if (game.board.spaces[from] === undefined) return [];
  return game.board.spaces.map(({ id: space }) => {
    const range = game.board.range('stalker', from, space);
    return { space, range: range === UNREACHABLE ? null : range, seen: stalkerSees(game, from, space) };
  });
}

/** Counted clockwise from the front. */
const SIDES = ['front', 'right', 'back', 'left'] as const;

/** An Enemy's sight cross, each space with the line that is shortest. */
export function sightOf(game: Game, id: EnemyId): Replies['enemySight'] {
  const enemy = game.state.enemies.find((each) => each.id === id);
  if (!enemy || enemy.space === null) return [];
  const from = enemy.space;
  const limits = sightLimits(game, enemy);
  const table = game.board.sight(game.state.noVisibility);
  const walker = walkerOf(game, enemy);
  const seen: Replies['enemySight'][number][] = [];
  for (const { id: space } of game.board.spaces) {
    if (!enemySees(game, enemy, space)) continue;
    let edges = UNREACHABLE;
    let side: Replies['enemySight'][number]['side'] = 'own';
    for (const direction of DIRECTIONS) {
      const far = table.edges(walker, from, space, direction);
      if (space === from || far > (limits[direction] ?? 0) || far >= edges) continue;
      edges = far;
      side = SIDES[(direction - enemy.facing + 4) % 4] ?? 'front';
    }
    seen.push({ space, edges: space === from ? 0 : edges, side });
  }
  return seen;
}

/** Every space that an Enemy sees. */
export function danger(game: Game): Replies['danger'] {
  const watched: Replies['danger'][number][] = [];
  for (const { id: space, water } of game.board.spaces) {
    const seenBy = water ? [] : seersOf(game, space).map(({ id }) => id);
    if (seenBy.length > 0) watched.push({ space, seenBy });
  }
  return watched;
}
