/** D14: where an Enemy is out of the sight of its targets. */
import { type SpaceId, UNREACHABLE } from '../../board/types.ts';
import type { Game } from '../../model/game.ts';
import type { EnemyState } from '../../model/state.ts';
import { spaceOf, walkerOf } from '../basics/entities.ts';
import { possibleTargets } from '../basics/sight.ts';
import { hasRoomFor } from '../map/legalSteps.ts';
import type { Spot } from './measure.ts';

/** Whether a space has no LoS to any of its possible targets, in all four directions and without Sight limit. */
export function isHidden(game: Game, enemy: EnemyState, space: SpaceId): boolean {
  return hides(game, enemy, targetSpaces(game, enemy), space);
}

/** All such spaces with room that fit; its own alone if that will do, for then it stays. */
export function hiddenSpaces(
  game: Game,
  enemy: EnemyState,
  fits: (space: SpaceId) => boolean = () => true,
): readonly Spot<null>[] {
  const targets = targetSpaces(game, enemy);
  const here = spaceOf(enemy);
  if (fits(here) && hides(game, enemy, targets, here)) return [{ what: null, space: here }];
  const places: Spot<null>[] = [];
  for (const { id: space, capacity } of game.board.spaces) {
    if (capacity === 0 || !fits(space)) continue;
    if (hides(game, enemy, targets, space) && hasRoomFor(game, enemy, space))
      places.push({ what: null, space });
  }
  return places;
}

function targetSpaces(game: Game, enemy: EnemyState): readonly SpaceId[] {
  const spaces: SpaceId[] = [];
  for (const { space } of possibleTargets(game, enemy)) {
    if (space !== null && !spaces.includes(space)) spaces.push(space);
  }
  return spaces;
}

function hides(game: Game, enemy: EnemyState, targets: readonly SpaceId[], space: SpaceId): boolean {
  const sight = game.board.sight(game.state.noVisibility);
  const walker = walkerOf(game, enemy);
  for (const target of targets) if (sight.distance(walker, space, target) !== UNREACHABLE) return false;
  return true;
}
