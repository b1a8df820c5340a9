/** EM2: Go forward. */
import { turned } from '../../board/directions.ts';
import type { Crossing, Direction, SpaceId } from '../../board/types.ts';
import { type Game, tell } from '../../model/game.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { EnemyState } from '../../model/state.ts';
import { spaceOf, walkerOf } from '../basics/entities.ts';
import { targetsOn } from '../basics/targets.ts';
import { turn } from '../map/facing.ts';
import { hasRoomFor } from '../map/legalSteps.ts';
import { endMove, interrupted, staysForTarget, stepTo } from './enemySteps.ts';

/** Quarter turns clockwise in the order in which they are tried: none, right, left, about. */
const TURNS: readonly number[] = [0, 1, 3, 2];

/** Straight ahead, turning only where it cannot go on. Returns the number of spaces moved. */
export function* goForward(
  game: Game,
  enemy: EnemyState,
  upTo: number,
  options: { readonly uninterrupted?: boolean } = {},
): Rule<number> {
  const { uninterrupted = false } = options;
  if (!uninterrupted && staysForTarget(game, enemy)) return 0;
  const path: SpaceId[] = [spaceOf(enemy)];
  let stopped = false;
  while (path.length <= upTo && !stopped) {
    const left = upTo + 1 - path.length;
    const onward = waysOn(game, enemy, spaceOf(enemy), enemy.facing, left);
    if (onward === null) {
      tell(game, { fact: 'enemyStayed', enemy: enemy.id, reason: 'enclosed', clauses: ['EM2'] });
      break;
    }
    stopped = turnsTo(game, enemy, onward.direction, uninterrupted);
    if (!stopped)
      stopped = yield* walkOn(game, enemy, yield* stretch(game, enemy, onward, left), uninterrupted, path);
  }
  yield* endMove(game, enemy, path);
  return path.length - 1;
}

/** The next steps up to a space with room: nobody is asked anything while it passes a full one (EM4). */
function* stretch(
  game: Game,
  enemy: EnemyState,
  { direction, spaces }: Onward,
  left: number,
): Rule<readonly Crossing[]> {
  const { space } = yield* choose({
    kind: 'tieForward',
    who: game.state.lead.holder,
    clauses: ['EM2'],
    about: { entity: enemy.id },
    options: spaces.map((ahead) => ({ is: 'space', space: ahead }) as const),
  });
  const step: Crossing = { to: space, direction };
  const beyond = hasRoomFor(game, enemy, space) ? null : waysOn(game, enemy, space, direction, left - 1);
  return beyond === null ? [step] : [step, ...(yield* stretch(game, enemy, beyond, left - 1))];
}

/** Returns whether it was stopped on the way. */
function* walkOn(
  game: Game,
  enemy: EnemyState,
  steps: readonly Crossing[],
  uninterrupted: boolean,
  path: SpaceId[],
): Rule<boolean> {
  for (const step of steps) {
    if (step.direction !== null && turnsTo(game, enemy, step.direction, uninterrupted)) return true;
    const went = yield* stepTo(game, enemy, step);
    path.push(step.to);
    if (went === 'stop' || enemy.space !== step.to) return true;
    if (!uninterrupted && interrupted(game, enemy)) return true;
  }
  return false;
}

/** By 90 degrees at a time, each of which may show it a target (EM3). Returns whether it was stopped. */
function turnsTo(game: Game, enemy: EnemyState, to: Direction, uninterrupted: boolean): boolean {
  const quarter = turned(enemy.facing, 3) === to ? 3 : 1;
  while (enemy.facing !== to) {
    turn(game, enemy, turned(enemy.facing, quarter), ['EM2']);
    if (!uninterrupted && interrupted(game, enemy)) return true;
  }
  return false;
}

/** Which way it goes on, and the spaces there. */
export interface Onward {
  readonly direction: Direction;
  readonly spaces: readonly SpaceId[];
}

/** After the fewest turns, clockwise on a tie. null: enclosed. */
export function waysOn(
  game: Game,
  enemy: EnemyState,
  from: SpaceId,
  facing: Direction,
  left: number,
): Onward | null {
  const crossings = game.board.crossings(walkerOf(game, enemy), from);
  for (const turns of TURNS) {
    const direction = turned(facing, turns);
    const spaces: SpaceId[] = [];
    for (const crossing of crossings) {
      if (crossing.direction === direction && mayGoOn(game, enemy, crossing, left)) spaces.push(crossing.to);
    }
    if (spaces.length > 0) return { direction, spaces };
  }
  return null;
}

/** Whether it could take this step with so many left, and would not be stuck on a full space in the end (EM4). */
function mayGoOn(game: Game, enemy: EnemyState, { to }: Crossing, left: number): boolean {
  if (hasRoomFor(game, enemy, to)) return true;
  if (left < 2 || targetsOn(game, enemy, to).length > 0) return false;
  for (const next of game.board.crossings(walkerOf(game, enemy), to)) {
    if (next.direction !== null && mayGoOn(game, enemy, next, left - 1)) return true;
  }
  return false;
}
