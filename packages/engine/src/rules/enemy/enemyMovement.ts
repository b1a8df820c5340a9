/** EM1, EM3 to EM7: how Enemies move toward a goal; Look around (EA5) and Withdraw. */
import { RuleError } from '../../base/errors.ts';
import { turned } from '../../board/directions.ts';
import type { SpaceId } from '../../board/types.ts';
import type { Because, Compared } from '../../model/facts.ts';
import { type Game, tell } from '../../model/game.ts';
import { choose, type Rule, settled } from '../../model/rule.ts';
import type { EnemyState } from '../../model/state.ts';
import { enemyCard, spaceOf } from '../basics/entities.ts';
import { targetInSight } from '../basics/targets.ts';
import { face, turn } from '../map/facing.ts';
import { settle } from '../route/closest.ts';
import { hiddenSpaces } from '../route/hiding.ts';
import { becauseOf, distinct, type Measured, type Ranking, ranking, type Spot } from '../route/measure.ts';
import { facedAtEnd, sameWalk, type Walk, walksTo } from '../route/walks.ts';
import { endMove, interrupted, staysForTarget, stepTo } from './enemySteps.ts';

/** The spaces an Enemy was on, the starting one first. */
type Path = readonly SpaceId[];

const movedAlong = (path: Path): number => path.length - 1;

/** EM1, EM3 to EM7: toward a goal. Returns the number of spaces moved; the Enemy may be dead afterwards. */
export function* moveEnemy(
  game: Game,
  enemy: EnemyState,
  goal: SpaceId,
  upTo: number,
  options: { readonly uninterrupted?: boolean; readonly because?: Because },
): Rule<number> {
  const { uninterrupted = false, because } = options;
  if (!uninterrupted && staysForTarget(game, enemy)) return 0;
  if (because) tell(game, { fact: 'enemyChoseGoal', enemy: enemy.id, goal, because, clauses: ['D5', 'EM6'] });
  return movedAlong(yield* travel(game, enemy, goal, upTo, uninterrupted));
}

/**
 * EM6: toward the closest of several places, chosen when the move begins. The Lead Stalker is asked only where those
 * equally close lead to different walks.
 */
export function moveToward<T>(
  game: Game,
  enemy: EnemyState,
  places: readonly Spot<T>[],
  question: Compared,
  upTo: number,
  uninterrupted: boolean,
): Rule<Path> {
  if (!uninterrupted && staysForTarget(game, enemy)) return settled([spaceOf(enemy)]);
  const ranked = ranking(game, enemy, places);
  const goals = differing(game, enemy, distinct(ranked.tied), upTo);
  const choice: Choice<T> = { question, ranked, upTo, uninterrupted };
  return goals.length > 1
    ? moveTowardOneOf(game, enemy, goals, choice)
    : moveTo(game, enemy, goals[0] ?? null, choice);
}

/** What a goal is chosen from, and how the Enemy then goes there. */
interface Choice<T> {
  readonly question: Compared;
  readonly ranked: Ranking<T>;
  readonly upTo: number;
  readonly uninterrupted: boolean;
}

function* moveTowardOneOf<T>(
  game: Game,
  enemy: EnemyState,
  goals: readonly Measured<T>[],
  choice: Choice<T>,
): Rule<Path> {
  return yield* moveTo(game, enemy, yield* settle(game, enemy, goals, 'tieClosest'), choice);
}

function moveTo<T>(
  game: Game,
  enemy: EnemyState,
  goal: Measured<T> | null,
  { question, ranked, upTo, uninterrupted }: Choice<T>,
): Rule<Path> {
  if (goal === null) {
    tell(game, { fact: 'enemyStayed', enemy: enemy.id, reason: 'noGoal', clauses: ['EM1'] });
    return settled([spaceOf(enemy)]);
  }
  tell(game, {
    fact: 'enemyChoseGoal',
    enemy: enemy.id,
    goal: goal.space,
    because: becauseOf(question, goal, ranked),
    clauses: ['D5', 'EM6'],
  });
  return travel(game, enemy, goal.space, upTo, uninterrupted);
}

/** Goals that all lead to one and the same walk are one answer. */
function differing<T>(
  game: Game,
  enemy: EnemyState,
  goals: readonly Measured<T>[],
  upTo: number,
): readonly Measured<T>[] {
  const [first, ...others] = goals;
  if (first === undefined || others.length === 0) return goals;
  const [walk, another] = walksTo(game, enemy, first.space, upTo);
  if (walk === undefined || another !== undefined || walk.ends !== 'spent') return goals;
  for (const other of others) {
    const [its, more] = walksTo(game, enemy, other.space, upTo);
    if (its === undefined || more !== undefined || !sameWalk(walk, its)) return goals;
  }
  return [first];
}

/** EM1: chooses the route and walks it. */
function travel(
  game: Game,
  enemy: EnemyState,
  goal: SpaceId,
  upTo: number,
  uninterrupted: boolean,
): Rule<Path> {
  const here = spaceOf(enemy);
  if (here === goal) {
    tell(game, { fact: 'enemyStayed', enemy: enemy.id, reason: 'atGoal', clauses: ['EM6'] });
    return settled([here]);
  }
  const walks = walksTo(game, enemy, goal, upTo);
  const [walk] = walks;
  if (walk === undefined) {
    tell(game, { fact: 'enemyStayed', enemy: enemy.id, reason: 'noRoute', clauses: ['EM1'] });
    return settled([here]);
  }
  return walks.length > 1
    ? walkOneOf(game, enemy, walks, goal, uninterrupted)
    : walkAlong(game, enemy, walk, uninterrupted);
}

/** D3: of routes still tied the Lead Stalker picks. */
function* walkOneOf(
  game: Game,
  enemy: EnemyState,
  walks: readonly Walk[],
  goal: SpaceId,
  uninterrupted: boolean,
): Rule<Path> {
  const options = walks.map(({ route }) => ({ is: 'route', route }) as const);
  const answer = yield* choose({
    kind: 'tieRoute',
    who: game.state.lead.holder,
    clauses: ['D3'],
    about: { entity: enemy.id, space: goal },
    options,
  });
  const walk = walks[options.indexOf(answer)];
  if (walk === undefined) throw new RuleError('a walk that was not offered');
  return yield* walkAlong(game, enemy, walk, uninterrupted);
}

/** EM1, EM3: step by step, turning to face each space before entering it. */
function* walkAlong(game: Game, enemy: EnemyState, walk: Walk, uninterrupted: boolean): Rule<Path> {
  const path: SpaceId[] = [spaceOf(enemy)];
  let stopped = false;
  for (let step = 0; step < walk.steps && !stopped; step++) {
    const crossing = walk.route[step];
    if (crossing === undefined) break;
    if (crossing.direction !== null) turn(game, enemy, crossing.direction, ['EM1']);
    stopped = !uninterrupted && interrupted(game, enemy);
    if (stopped) break;
    const went = yield* stepTo(game, enemy, crossing);
    path.push(crossing.to);
    // Where a trigger took it elsewhere the rest of the move is lost (MV7).
    stopped = went === 'stop' || enemy.space !== crossing.to || (!uninterrupted && interrupted(game, enemy));
  }
  if (!stopped) comesToRest(game, enemy, walk);
  yield* endMove(game, enemy, path);
  return path;
}

/** EM1: short of its goal it finally turns to face the next step of its route. */
function comesToRest(game: Game, enemy: EnemyState, walk: Walk): void {
  const { ends } = walk;
  const facing = facedAtEnd(walk);
  if (facing !== null) turn(game, enemy, facing, ['EM1']);
  const clauses = ends === 'noRoom' ? ['EM4'] : ['EM1'];
  tell(game, { fact: 'movementEnded', entity: enemy.id, space: spaceOf(enemy), reason: ends, clauses });
}

/** EA5: checks, then turns clockwise until a target is in LoS; after a full turn it is back on its old facing. */
export function lookAround(game: Game, enemy: EnemyState): void {
  let found = targetInSight(game, enemy);
  for (let quarter = 0; quarter < 4 && found === null; quarter++) {
    turn(game, enemy, turned(enemy.facing, 1), ['EA5']);
    found = targetInSight(game, enemy);
  }
  tell(game, { fact: 'lookedAround', enemy: enemy.id, found: found?.id ?? null, clauses: ['EA5'] });
}

/** D14: toward the closest space without LoS to any target, uninterrupted, then facing what it left (Withdraw). */
export function* withdraw(game: Game, enemy: EnemyState): Rule {
  const { movement } = enemyCard(game, enemy);
  const path = yield* moveToward(game, enemy, hiddenSpaces(game, enemy), 'outOfSight', movement, true);
  const left = path.at(-2);
  if (left !== undefined && enemy.space !== null) yield* face(game, enemy, left, ['F1']);
}
