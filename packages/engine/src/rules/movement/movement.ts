/** MV: how Stalkers move. Which steps are legal is in map/legalSteps.ts, Pushes in pushes.ts, placing in placing.ts. */

import type { SpaceId } from '../../board/types.ts';
import type { StalkerMove } from '../../model/abilities.ts';
import { type Option, type Question, spaceOption } from '../../model/decision.ts';
import { UNLIMITED } from '../../model/enemies.ts';
import { type Game, tell } from '../../model/game.ts';
import { choose, type Rule, SETTLED, taken } from '../../model/rule.ts';
import type { StalkerState } from '../../model/state.ts';
import { hasEnemy, spaceOf } from '../basics/entities.ts';
import { checkAttention } from '../map/attention.ts';
import { arrive, type Journey, lookedAt, setOut, settleAttention } from '../map/journey.ts';
import { hasRoomFor, mayEndOn, nextSpaces, stepsToEnd } from '../map/legalSteps.ts';
import { relocate } from '../map/relocate.ts';
import { coverSymbols } from '../map/symbols.ts';
import { rollAnomalies } from './anomalies.ts';
import { closestRoom } from './placing.ts';
import { directionCrossed, discardExposed, makeRoom, turnTowardLeaver } from './pushes.ts';

/** The answer that ends a movement. */
const STOP: Option = { is: 'say', say: 'stop' };

/** How far Enemies see the mover until its final space. */
export function capOf({ attention, sightCap }: StalkerMove): number {
  return attention === 'ifSeenAtEnd' ? -1 : (sightCap ?? UNLIMITED); // MV8
}

/**
 * Moves a Stalker step by step, with everything MV9 lists up to and including triggers; dosage is the caller's.
 * Returns the spaces it was on, the starting one first.
 */
export function* moveStalker(game: Game, stalker: StalkerState, move: StalkerMove): Rule<readonly SpaceId[]> {
  const { state } = game;
  const before = state.moving ?? null;
  state.moving = { stalker: stalker.id, sightCap: capOf(move) };
  try {
    const journey = setOut(game, stalker);
    if (move.toward === null) yield* walk(game, stalker, move, journey);
    else yield* walkToward(game, stalker, move, move.toward, journey);
    // On the final space nothing hides it any more.
    state.moving = { stalker: stalker.id, sightCap: UNLIMITED };
    if (journey.path.length > 1 && stalker.space !== null) yield* endMovement(game, stalker, move, journey);
    return journey.path;
  } finally {
    state.moving = before;
  }
}

/** MV1: space by space, as its player says, until it stops or is stopped. */
function* walk(game: Game, stalker: StalkerState, move: StalkerMove, journey: Journey): Rule {
  for (let left = move.upTo; left > 0; left--) {
    const options: Option[] = [];
    for (const space of nextSpaces(game, stalker, move, left)) options.push(spaceOption(space));
    if (journey.path.length > 1 && !move.exactly && mayEndOn(game, stalker, spaceOf(stalker)))
      options.push(STOP);
    if (options.length === 0) return;
    const question: Question<'step'> = {
      kind: 'step',
      who: stalker.id,
      clauses: move.clauses,
      about: { entity: stalker.id, space: stalker.space, amount: left },
      options,
    };
    const chosen = taken(question, options.length === 1 ? 0 : yield question);
    if (chosen.is !== 'space') return;
    if (!(yield* step(game, stalker, move, chosen.space, journey))) return;
  }
}

/** D3: a forced move goes along the shortest route as far as it may; among tied ones the Lead Stalker decides. */
function* walkToward(
  game: Game,
  stalker: StalkerState,
  move: StalkerMove,
  goal: SpaceId,
  journey: Journey,
): Rule {
  if (stalker.space === goal) return;
  const tied = game.board.routes('stalker', spaceOf(stalker), []).tied(goal, move.upTo);
  if (tied.length === 0) return;
  const { route } = yield* choose({
    kind: 'tieRoute',
    who: game.state.lead.holder,
    clauses: ['D3'],
    about: { entity: stalker.id, space: goal },
    options: tied.map((way) => ({ is: 'route' as const, route: way })),
  });
  const reach = stepsToEnd(game, stalker, move, route);
  for (const { to } of route.slice(0, reach)) {
    if (!(yield* step(game, stalker, move, to, journey))) return;
  }
}

/** One step of MV9. Returns whether the movement goes on. */
function* step(
  game: Game,
  stalker: StalkerState,
  move: StalkerMove,
  to: SpaceId,
  journey: Journey,
): Rule<boolean> {
  const direction = yield* directionCrossed(game, stalker, to);
  turnTowardLeaver(game, stalker, to, direction);
  relocate(game, stalker, to, 'step', direction, move.clauses);
  checkAttention(game);
  arrive(game, stalker, journey);
  const met = hasEnemy(game, to);
  const verdict = yield* game.script.entered(game, stalker, to);
  if (stalker.space !== to) return false; // MV7: moved elsewhere, the rest is lost
  lookedAt(game, stalker, journey);
  if (verdict === 'stop') return ended(game, stalker, 'trigger', 'MV7');
  if (met && !move.uninterrupted) return ended(game, stalker, 'enemy', 'MV2');
  return true;
}

function ended(game: Game, stalker: StalkerState, reason: string, clause: string): false {
  const space = spaceOf(stalker);
  tell(game, { fact: 'movementEnded', entity: stalker.id, space, reason, clauses: [clause] });
  return false;
}

/** MV9, at the end. The dose (7) comes with the slide of the Turn token. */
function* endMovement(game: Game, stalker: StalkerState, move: StalkerMove, journey: Journey): Rule {
  checkAttention(game);
  yield* goBackIfStuck(game, stalker, move, journey);
  const { path } = journey;
  yield* makeRoom(game, stalker, path.at(-2) ?? null); // 1
  lookedAt(game, stalker, journey);
  discardExposed(game, stalker); // 2
  const { attention } = stalker;
  yield* rollAnomalies(game, stalker, path); // 3
  if (stalker.space === null) return;
  coverSymbols(game, stalker); // 4
  if (move.attention === 'normal') settleAttention(game, stalker, journey, attention); // 5
  yield* game.script.afterAction(game, stalker, path); // 6
}

/** MV7: ended on a full space where nobody can be pushed, it goes back to the last space with room. */
function goBackIfStuck(game: Game, stalker: StalkerState, move: StalkerMove, journey: Journey): Rule {
  return mayEndOn(game, stalker, spaceOf(stalker)) ? SETTLED : goBack(game, stalker, move, journey);
}

function* goBack(game: Game, stalker: StalkerState, move: StalkerMove, journey: Journey): Rule {
  const here = spaceOf(stalker);
  const back =
    journey.path.findLast((space) => hasRoomFor(game, stalker, space)) ??
    (yield* closestRoom(game, stalker, 'stalker', here));
  if (back === null) return;
  relocate(game, stalker, back, 'place', null, [...move.clauses, 'MV7']);
  checkAttention(game);
  arrive(game, stalker, journey);
}
