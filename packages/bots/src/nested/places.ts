/** Spaces, routes and directions: Enemies should be far away and face away. */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { Decision, Game, Option } from '@zonecrawl/engine/model';
import { enemyCard, stalkerSees } from '@zonecrawl/engine/rules';
import type { Mind } from '../mind.ts';
import { plain, type Reasoned, type Weighed } from '../reasons.ts';
import { Stands } from '../turn/stand.ts';

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
export function weighTie(mind: Mind, { options, about, kind }: Decision, index: number): Reasoned {
  const option = options[index];
  if (!option) return plain(0);
  if (kind === 'tieClosest' || kind === 'push') {
    const stalker =
      option.is === 'entity' ? mind.game.state.stalkers.find(({ id }) => id === option.entity) : undefined;
    if (stalker) return plain(stalker.hp);
  }
  if (option.is === 'direction') {
    const enemy = mind.game.state.enemies.find(({ id }) => id === about.entity);
    return plain(enemy ? -watchedIn(mind, enemy.space, option.direction) : 0);
  }
  const space = placeOf(option);
  return plain(space === null ? 0 : nearestStalker(mind.game, space) * 0.1);
}

/** Stalkers it would see. */
function watchedIn({ game }: Mind, from: SpaceId | null, direction: 0 | 1 | 2 | 3): number {
  if (from === null) return 0;
  const sight = game.board.sight(game.state.noVisibility);
  return game.state.stalkers.filter(
    ({ space }) => space !== null && sight.edges('stalker', from, space, direction) < 10,
  ).length;
}

/** A space for a throw, a Decoy, or a move. */
export function weighPlaces(mind: Mind, decision: Decision): readonly Weighed[] {
  const stands = new Stands(mind, 1, 1);
  return decision.options.map((option, answer) => {
    const space = placeOf(option);
    return { answer, ...plain(space === null ? 0 : worthOfPlace(stands, decision, space)) };
  });
}

function worthOfPlace(stands: Stands, { about, kind }: Decision, space: SpaceId): number {
  const { mind } = stands;
  if (kind === 'pushAway') return nearestStalker(mind.game, space);
  if (about.action === 'decoy') return lure(mind, space);
  const { enemies, stalkers } = mind.game.state;
  if (about.card != null || about.action !== undefined) {
    const hit = enemies.filter((enemy) => enemy.space === space);
    const friends = stalkers.filter((stalker) => stalker.space === space).length;
    const harm = hit.reduce((sum, enemy) => sum + enemyCard(mind.game, enemy).attack.damage, 0);
    const blast = harm * ENEMY_HIT - friends * FRIEND_HIT;
    if (hit.length > 0 || friends > 0) return blast;
  }
  // An empty space is no target; as the goal of a move, spaces differ in value.
  return Math.min(-EMPTY, stands.worth(space) * 0.01);
}

/** By the damage it deals, minus the cost of hitting Stalkers. */
const ENEMY_HIT = 0.3;
const FRIEND_HIT = 6;
const EMPTY = 0.1;

/** Away from all Stalkers, where no Enemy sees it. */
function lure(mind: Mind, space: SpaceId): number {
  const { game, stalker } = mind;
  const shows = stalker.space !== null && stalkerSees(game, stalker.space, space) ? -0.5 : 0;
  return nearestStalker(game, space) + shows;
}
