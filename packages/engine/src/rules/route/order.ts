/** EA3, EA8: which Enemies act, and in which order. */
import { type SpaceId, UNREACHABLE } from '../../board/types.ts';
import { COLOURS } from '../../model/enemies.ts';
import type { Game } from '../../model/game.ts';
import type { CardId, Clause } from '../../model/ids.ts';
import { choose, type Rule, settled } from '../../model/rule.ts';
import type { EnemyState } from '../../model/state.ts';
import { kindOf, spaceOf, walkerOf } from '../basics/entities.ts';
import { compareDistances, compareLengths, type Distance, type Measured } from './measure.ts';
import { type Obstacles, obstaclesFor, waysAround } from './ways.ts';

/** What makes the order of tied Enemies a matter worth asking about. */
export interface Stakes {
  /** It will do nothing, whoever goes first. */
  idle?(enemy: EnemyState): boolean;
  /** Nothing these Enemies do can touch what the others of them do. */
  apart?(tied: readonly EnemyState[]): boolean;
}

/** How far each Enemy is from its own closest place, by its own route (D11, EA8). */
export function measured(
  game: Game,
  enemies: readonly EnemyState[],
  places: readonly SpaceId[],
): Measured<EnemyState>[] {
  return measuredEach(game, enemies, () => places);
}

/** The same where each has places of its own. One with none comes first: it will do nothing. */
export function measuredEach(
  game: Game,
  enemies: readonly EnemyState[],
  placesOf: (enemy: EnemyState) => readonly SpaceId[],
): Measured<EnemyState>[] {
  let card: CardId | null = null;
  let obstacles: Obstacles | null = null;
  return enemies.map((enemy) => {
    if (obstacles === null || enemy.card !== card) obstacles = obstaclesFor(game, enemy);
    card = enemy.card;
    const best = shortest(game, enemy, placesOf(enemy), obstacles);
    const { spaces, corners, range, risky } = best ?? NO_DISTANCE;
    return { what: enemy, space: spaceOf(enemy), entity: enemy.id, spaces, corners, range, risky };
  });
}

const NO_DISTANCE: Distance = { spaces: 0, corners: 0, range: 0, risky: false };

/** D5 for one Enemy and several places: only how far the closest of them is. */
function shortest(
  game: Game,
  enemy: EnemyState,
  places: readonly SpaceId[],
  obstacles: Obstacles,
): Distance | null {
  if (places.length === 0) return null;
  const from = spaceOf(enemy);
  const walker = walkerOf(game, enemy);
  const ways = waysAround(game, enemy, from, obstacles);
  let best: Distance | null = null;
  for (const space of places) {
    const table = ways.to(space);
    const spaces = table.spaces(space);
    if (best !== null && !best.risky && spaces > best.spaces) continue;
    const corners = spaces === UNREACHABLE ? 0 : table.corners(space);
    const risky = ways.isRisky(space);
    const length = { spaces, corners, range: game.board.range(walker, from, space), risky };
    if (best === null || compareDistances(length, best) < 0) best = length;
  }
  return best;
}

/** EA3: the unmarked ones last. */
function colourRank(game: Game, enemy: EnemyState): number {
  const { colours } = kindOf(game, enemy.card);
  const rank = COLOURS.findIndex((colour) => colours.includes(colour));
  return rank < 0 ? COLOURS.length : rank;
}

const compareColours = (game: Game, one: EnemyState, other: EnemyState): number =>
  one.card === other.card ? 0 : colourRank(game, one) - colourRank(game, other);

/** EA3: Enemies in the order in which they act: closest first, then colours, then the Lead Stalker. */
export function* inOrder(
  game: Game,
  enemies: readonly EnemyState[],
  places: readonly SpaceId[],
  stakes: Stakes = {},
): Rule<EnemyState[]> {
  if (enemies.length < 2) return [...enemies];
  const order = yield* arranged(game, measured(game, enemies, places), stakes);
  return order.map((each) => each.what);
}

/** The same for Enemies already measured. */
export function arranged(
  game: Game,
  enemies: readonly Measured<EnemyState>[],
  stakes: Stakes,
): Rule<readonly Measured<EnemyState>[]> {
  if (enemies.length < 2) return settled(enemies);
  const compare: Comparison = (one, other) =>
    compareLengths(one, other) || compareColours(game, one.what, other.what);
  const sorted = [...enemies].sort((one, other) => compare(one, other) || one.what.id - other.what.id);
  const tie = sorted.some((each, index) => {
    const next = sorted[index + 1];
    return next !== undefined && compare(each, next) === 0;
  });
  return tie ? withoutTies(game, sorted, compare, stakes) : settled(sorted);
}

type Comparison = (one: Measured<EnemyState>, other: Measured<EnemyState>) => number;

function* withoutTies(
  game: Game,
  sorted: readonly Measured<EnemyState>[],
  compare: Comparison,
  stakes: Stakes,
): Rule<readonly Measured<EnemyState>[]> {
  const order: Measured<EnemyState>[] = [];
  for (let first = 0; first < sorted.length; ) {
    const leader = sorted[first];
    if (leader === undefined) break;
    let end = first + 1;
    for (let next = sorted[end]; next !== undefined && compare(leader, next) === 0; next = sorted[end]) end++;
    if (end === first + 1) order.push(leader);
    else order.push(...(yield* untied(game, sorted.slice(first, end), stakes)));
    first = end;
  }
  return order;
}

/** The Lead Stalker orders those who are tied, as far as it makes a difference. */
function* untied(
  game: Game,
  tied: readonly Measured<EnemyState>[],
  stakes: Stakes,
): Rule<readonly Measured<EnemyState>[]> {
  const idle = tied.filter((each) => stakes.idle?.(each.what) ?? false);
  let left = tied.filter((each) => !idle.includes(each));
  const order: Measured<EnemyState>[] = [];
  while (left.length > 1) {
    const choices = unlike(left);
    if (choices.length < 2 || stakes.apart?.(left.map((each) => each.what))) break;
    const next = yield* pick(game, choices, 'tieOrder', ['EA3']);
    order.push(next);
    left = left.filter((each) => each !== next);
  }
  return [...order, ...left, ...idle];
}

function* pick(
  game: Game,
  choices: readonly Measured<EnemyState>[],
  kind: 'tieOrder' | 'tieClosest',
  clauses: readonly Clause[],
): Rule<Measured<EnemyState>> {
  const options = choices.map(({ what, space }) => ({ is: 'entity', entity: what.id, space }) as const);
  const answer = yield* choose({ kind, who: game.state.lead.holder, clauses, about: {}, options });
  const chosen = choices[options.indexOf(answer)] ?? choices[0];
  if (chosen === undefined) throw new RangeError('nobody to pick from');
  return chosen;
}

/** One of each sort: Enemies that stand and look alike in everything are the same answer. */
function unlike(tied: readonly Measured<EnemyState>[]): readonly Measured<EnemyState>[] {
  return tied.filter((each, index) => tied.findIndex((other) => alike(each.what, other.what)) === index);
}

function alike(one: EnemyState, other: EnemyState): boolean {
  if (one === other) return true;
  return (
    one.card === other.card &&
    one.space === other.space &&
    one.facing === other.facing &&
    one.hp === other.hp &&
    one.pinDown === other.pinDown &&
    one.exposed === other.exposed &&
    one.covers.length === 0 &&
    other.covers.length === 0
  );
}

/** "The so many Enemies closest to ...": D5, so among equals the Lead Stalker says who is in. */
export function* nearestOf(
  game: Game,
  enemies: readonly Measured<EnemyState>[],
  count: number,
): Rule<Measured<EnemyState>[]> {
  const sorted = [...enemies].sort((one, other) => compareLengths(one, other) || one.what.id - other.what.id);
  const last = sorted[count - 1];
  if (last === undefined || sorted.length <= count) return sorted;
  const chosen = sorted.filter((each) => compareLengths(each, last) < 0);
  let tied = sorted.filter((each) => compareLengths(each, last) === 0);
  while (chosen.length < count) {
    const choices = chosen.length + tied.length === count ? tied.slice(0, 1) : unlike(tied);
    const next = yield* pick(game, choices, 'tieClosest', ['EA5', 'D5']);
    chosen.push(next);
    tied = tied.filter((each) => each !== next);
  }
  return chosen;
}
