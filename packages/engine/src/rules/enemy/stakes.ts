/**
 * EA3: when the order of equally close Enemies is worth a question. The rules give it to the Lead Stalker; where no
 * order could change anything nobody is asked.
 */
import { type Direction, type SpaceId, UNREACHABLE } from '../../board/types.ts';
import type { ActivationStep, Goal } from '../../model/enemies.ts';
import type { Game } from '../../model/game.ts';
import type { EnemyState } from '../../model/state.ts';
import { capacityOf, crowd, enemiesOn, enemyCard, spaceOf, walkerOf } from '../basics/entities.ts';
import { mayTarget, possibleTargets } from '../basics/sight.ts';
import { seesTarget } from '../basics/targets.ts';
import { goalPlaces } from '../route/goals.ts';
import { distinct, ranking } from '../route/measure.ts';
import type { Stakes } from '../route/order.ts';
import { walksTo } from '../route/walks.ts';
import { waysOn } from './goForward.ts';

/** A step of an Activation card in which Enemies act. */
export type EnemyStep = Exclude<ActivationStep, { readonly do: 'moveAttention' }>;

export function stakesOf(game: Game, step: EnemyStep): Stakes {
  switch (step.do) {
    case 'lookAround':
      return { apart: () => true };
    case 'attack':
      return { idle: (enemy) => !seesTarget(game, enemy) };
    case 'special':
      return { idle: (enemy) => isIdleSpecial(game, enemy) };
    case 'goForward':
      return {
        idle: (enemy) => seesTarget(game, enemy),
        apart: (tied) => areApart(game, tied, (enemy) => forwardSpaces(game, enemy, step.upTo)),
      };
    case 'move':
      return {
        idle: (enemy) => step.uninterrupted !== true && seesTarget(game, enemy),
        apart: (tied) =>
          !dependsOnOthers(step.toward) &&
          areApart(game, tied, (enemy) => walkedSpaces(game, enemy, step.toward, step.upTo)),
      };
  }
}

/** It would perform nothing, whatever others do first. */
export function isIdleSpecial(game: Game, enemy: EnemyState): boolean {
  const { special } = enemyCard(game, enemy);
  return !special || (special.idle?.(game, enemy) ?? false);
}

/** Goals that other Enemies' moves may change. */
const dependsOnOthers = (goal: Goal): boolean =>
  goal === 'roomWithoutColour' || goal === 'coverWithoutColour' || goal === 'ally';

const spacesUpTo = (game: Game, enemy: EnemyState, upTo: number | 'movement'): number =>
  upTo === 'movement' ? enemyCard(game, enemy).movement : upTo;

/** Every space it might be on while it moves there; null if it has no room somewhere, which others may make. */
function walkedSpaces(
  game: Game,
  enemy: EnemyState,
  goal: Goal,
  upTo: number | 'movement',
): readonly SpaceId[] | null {
  const spaces: SpaceId[] = [spaceOf(enemy)];
  for (const { space } of distinct(ranking(game, enemy, goalPlaces(game, enemy, goal)).tied)) {
    for (const { route, steps, ends } of walksTo(game, enemy, space, spacesUpTo(game, enemy, upTo))) {
      if (ends === 'noRoom') return null;
      for (const { to } of route.slice(0, steps)) if (!spaces.includes(to)) spaces.push(to);
    }
  }
  return spaces;
}

/** The same for going forward, with the spaces ahead that are full now. */
function forwardSpaces(game: Game, enemy: EnemyState, upTo: number | 'movement'): readonly SpaceId[] {
  const spaces: SpaceId[] = [spaceOf(enemy)];
  const add = (space: SpaceId): void => {
    if (!spaces.includes(space)) spaces.push(space);
  };
  const follow = (from: SpaceId, facing: Direction, left: number): void => {
    if (left === 0) return;
    for (const { to } of game.board.crossings(walkerOf(game, enemy), from)) add(to);
    const onward = waysOn(game, enemy, from, facing, left);
    for (const space of onward?.spaces ?? []) follow(space, onward?.direction ?? facing, left - 1);
  };
  follow(spaceOf(enemy), enemy.facing, spacesUpTo(game, enemy, upTo));
  return spaces;
}

/**
 * Nothing one of them does can touch what another does: they are no targets of each other, none of them can come to
 * see a target (which moves Attention and stops it) or meet an Anomaly, and there is room for all who might pass.
 */
function areApart(
  game: Game,
  tied: readonly EnemyState[],
  spacesOf: (enemy: EnemyState) => readonly SpaceId[] | null,
): boolean {
  const visits = new Map<SpaceId, number>();
  for (const enemy of tied) {
    if (tied.some((other) => mayTarget(game, enemy, other))) return false;
    const spaces = spacesOf(enemy);
    if (spaces === null) return false;
    for (const space of spaces) {
      if (mayMeetTarget(game, enemy, space) || hasSymbols(game, space)) return false;
      visits.set(space, (visits.get(space) ?? 0) + 1);
    }
  }
  for (const [space, visitors] of visits) {
    const standing =
      crowd(game, space) - enemiesOn(game, space).filter((enemy) => tied.includes(enemy)).length;
    if (visitors > 1 && standing + visitors > capacityOf(game, space)) return false;
  }
  return true;
}

/** Whether it could see a target from there, whichever way it faces. */
function mayMeetTarget(game: Game, enemy: EnemyState, space: SpaceId): boolean {
  const { front, left, right, back } = enemyCard(game, enemy).sight;
  const farthest = Math.max(front, left, right, back);
  const sight = game.board.sight(game.state.noVisibility);
  const walker = walkerOf(game, enemy);
  return possibleTargets(game, enemy).some((target) => {
    const distance = target.space === null ? UNREACHABLE : sight.distance(walker, space, target.space);
    return distance !== UNREACHABLE && distance <= farthest;
  });
}

const hasSymbols = (game: Game, space: SpaceId): boolean =>
  game.state.overlays.some(
    ({ anomaly, symbols }) => anomaly !== null && symbols.some((symbol) => symbol.space === space),
  );
