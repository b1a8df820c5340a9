/** Spaces, routes and directions: Enemies should be far away and face away. */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { Decision, Game, Option } from '@zonecrawl/engine/model';
import { enemyCard, stalkerSees } from '@zonecrawl/engine/rules';
import { plain, type Reasoned, type Weighed } from '../base/reasons.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { EndSpaces } from '../moves/endSpaces.ts';

function nearestStalker({ state, board }: Game, space: SpaceId): number {
  let least = 9;
  for (const stalker of state.stalkers) {
    if (stalker.space !== null) least = Math.min(least, board.range('stalker', stalker.space, space));
  }
  return least;
}

function placeOf(option: Option): SpaceId | null {
  switch (option.is) {
    case 'space':
      return option.space;
    case 'entity':
      return option.space;
    case 'symbol':
      return option.space;
    case 'route':
      return option.route.at(-1)?.to ?? null;
    default:
      return null;
  }
}

/** D3, D5, F1: ties about Enemies, and with the opposite sign about Companions. */
export function weighTie(
  evaluation: Evaluation,
  { options, about, kind }: Decision,
  index: number,
): Reasoned {
  const option = options[index];
  if (!option) return plain(0);
  if (kind === 'tieClosest' || kind === 'push') {
    const stalker =
      option.is === 'entity'
        ? evaluation.game.state.stalkers.find(({ id }) => id === option.entity)
        : undefined;
    if (stalker) return plain(stalker.hp);
  }
  if (option.is === 'direction') {
    const enemy = evaluation.game.state.enemies.find(({ id }) => id === about.entity);
    return plain(enemy ? -watchedIn(evaluation, enemy.space, option.direction) : 0);
  }
  const space = placeOf(option);
  return plain(space === null ? 0 : nearestStalker(evaluation.game, space) * 0.1);
}

/** Stalkers it would see. */
function watchedIn({ game }: Evaluation, from: SpaceId | null, direction: 0 | 1 | 2 | 3): number {
  if (from === null) return 0;
  const sight = game.board.sight(game.state.noVisibility);
  return game.state.stalkers.filter(
    ({ space }) => space !== null && sight.edges('stalker', from, space, direction) < 10,
  ).length;
}

/** A space for a throw, a Decoy, or a move. */
export function weighPlaces(evaluation: Evaluation, decision: Decision): readonly Weighed[] {
  const endSpaces = new EndSpaces(evaluation, 1, 1);
  return decision.options.map((option, answer) => {
    const space = placeOf(option);
    return { answer, ...plain(space === null ? 0 : worthOfPlace(endSpaces, decision, space)) };
  });
}

function worthOfPlace(endSpaces: EndSpaces, { about, kind }: Decision, space: SpaceId): number {
  const { evaluation } = endSpaces;
  if (kind === 'pushAway') return nearestStalker(evaluation.game, space);
  if (about.action === 'decoy') return lure(evaluation, space);
  const { enemies, stalkers } = evaluation.game.state;
  if (about.card != null || about.action !== undefined) {
    const hit = enemies.filter((enemy) => enemy.space === space);
    const friends = stalkers.filter((stalker) => stalker.space === space).length;
    const harm = hit.reduce((sum, enemy) => sum + enemyCard(evaluation.game, enemy).attack.damage, 0);
    const blast = harm * ENEMY_HIT - friends * FRIEND_HIT;
    if (hit.length > 0 || friends > 0) return blast;
  }
  // An empty space is no target; as the goal of a move, spaces differ in value.
  return Math.min(-EMPTY, endSpaces.worth(space) * 0.01);
}

/** By the damage it deals, minus the cost of hitting Stalkers. */
const ENEMY_HIT = 0.3;
const FRIEND_HIT = 6;
const EMPTY = 0.1;

/** Away from all Stalkers, where no Enemy sees it. */
function lure(evaluation: Evaluation, space: SpaceId): number {
  const { game, stalker } = evaluation;
  const shows = stalker.space !== null && stalkerSees(game, stalker.space, space) ? -0.5 : 0;
  return nearestStalker(game, space) + shows;
}
