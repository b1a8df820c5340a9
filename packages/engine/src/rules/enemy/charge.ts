/** EK2: Charges. */
import type { SpaceId } from '../../board/types.ts';
import type { Game } from '../../model/game.ts';
import { type Rule, settled } from '../../model/rule.ts';
import type { EnemyState } from '../../model/state.ts';
import { capacityOf, enemyCard, spaceOf, walkerOf } from '../basics/entities.ts';
import { face } from '../map/facing.ts';
import { hasRoomFor } from '../map/legalSteps.ts';
import { place } from '../movement/placing.ts';
import { closest } from '../route/closest.ts';
import { distinct, ranking, type Spot } from '../route/measure.ts';
import { endOf, walksTo } from '../route/walks.ts';
import { loseStatus } from '../stalker/statuses.ts';
import { moveEnemy } from './enemyMovement.ts';

/** D11: Range as the Enemy measures it. */
export const rangeTo = (game: Game, enemy: EnemyState, space: SpaceId): number =>
  game.board.range(walkerOf(game, enemy), spaceOf(enemy), space);

const charges = (game: Game, enemy: EnemyState, target: SpaceId): boolean =>
  enemyCard(game, enemy).attack.kind === 'charge' && rangeTo(game, enemy, target) > 1;

/** EK2: a target not within Range 1 is charged first, uninterrupted. Returns the spaces moved; it may die on the way. */
export function charge(game: Game, enemy: EnemyState, target: SpaceId): Rule<number> {
  if (!charges(game, enemy, target)) return STAYED;
  const { attack, movement } = enemyCard(game, enemy);
  return attack.leaps
    ? leap(game, enemy, target)
    : moveEnemy(game, enemy, target, movement, { uninterrupted: true });
}

const STAYED = settled(0);

/** Straight onto the target's space, or next to it: over everything, so it is placed there (AN9). */
function* leap(game: Game, enemy: EnemyState, target: SpaceId): Rule<number> {
  const landing = yield* closest(game, enemy, landings(game, enemy, target), 'landing');
  if (landing === null) return 0;
  const { space } = landing;
  const leapt = rangeTo(game, enemy, space);
  yield* face(game, enemy, target, ['EM1']);
  yield* place(game, enemy, space, ['EK2', 'AN9']);
  if (enemy.space !== null) loseStatus(game, enemy, 'exposed', ['S4']);
  return leapt;
}

/** Where a leap could end: there if there is room, else as near as it can. */
function landings(game: Game, enemy: EnemyState, target: SpaceId): readonly Spot<null>[] {
  if (hasRoomFor(game, enemy, target)) return [{ what: null, space: target }];
  const places: Spot<null>[] = [];
  for (const space of game.board.adjacent(walkerOf(game, enemy), target)) {
    if (capacityOf(game, space) > 0 && hasRoomFor(game, enemy, space)) places.push({ what: null, space });
  }
  return places;
}

/** Where an Enemy stands when it strikes, and how many spaces its Charge took it there. */
export interface ChargePosition {
  readonly from: SpaceId;
  readonly moved: number;
}

/** How it could strike somebody there; several while the Lead Stalker has a tie to settle. Pure. */
export function strikesFrom(game: Game, enemy: EnemyState, target: SpaceId): readonly ChargePosition[] {
  const here = spaceOf(enemy);
  const stays: readonly ChargePosition[] = [{ from: here, moved: 0 }];
  if (!charges(game, enemy, target)) return stays;
  const { attack, movement } = enemyCard(game, enemy);
  const stands: readonly ChargePosition[] = attack.leaps
    ? distinct(ranking(game, enemy, landings(game, enemy, target)).tied).map(({ space, range }) => ({
        from: space,
        moved: range,
      }))
    : walksTo(game, enemy, target, movement).map((walk) => ({ from: endOf(walk, here), moved: walk.steps }));
  return stands.length > 0 ? stands : stays;
}
