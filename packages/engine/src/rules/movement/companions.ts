/** CO: Companions. Everything special about one is on its card. */

import { RuleError } from '../../base/errors.ts';
import type { Crossing, SpaceId } from '../../board/types.ts';
import { type Game, tell } from '../../model/game.ts';
import { type CardId, companionId } from '../../model/ids.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { CompanionState, StalkerState } from '../../model/state.ts';
import type { CompanionCard } from '../../model/zone.ts';
import { capacityOf, crowd, hasEnemy, isFull, spaceOf } from '../basics/entities.ts';
import { relocate } from '../map/relocate.ts';
import { coverSymbols } from '../map/symbols.ts';
import { rollAnomalies } from './anomalies.ts';
import { closestRoom, leaveMap, place } from './placing.ts';
import { turnTowardLeaver } from './pushes.ts';

export function companionCard(game: Game, { card }: Pick<CompanionState, 'card'>): CompanionCard {
  const found = game.box.companions[card];
  if (!found) throw new RuleError(`no Companion card ${card}`);
  return found;
}

/** It comes onto the map; if there is no room, as close as there is (T7). */
export function* companionJoins(game: Game, card: CardId, space: SpaceId): Rule {
  const { state } = game;
  if (state.companions.some((one) => one.card === card && one.space !== null)) return;
  const room = yield* closestRoom(game, null, 'companion', space);
  if (room === null) return;
  const companion: CompanionState = {
    id: companionId(state.nextEntity++),
    card,
    space: null,
    covers: [],
    arrived: undefined,
    counters: {},
  };
  state.companions.push(companion);
  yield* place(game, companion, room, ['CO1']);
}

/** CO2: its slot and symbol are free at once. */
export function* companionLeaves(game: Game, companion: CompanionState): Rule {
  const { space } = companion;
  if (space === null) return;
  leaveMap(game, companion, ['CO2']);
  yield* game.script.occasion(game, { on: 'left', entity: companion, space });
}

/** Where its card lets it die. */
export function* companionDies(game: Game, companion: CompanionState): Rule {
  const { space } = companion;
  if (space === null) return;
  tell(game, { fact: 'died', entity: companion.id, card: companion.card, space, clauses: ['CO1'] });
  leaveMap(game, companion, ['CO2']);
  yield* game.script.occasion(game, { on: 'died', entity: companion, space });
}

/**
 * CO1: along the shortest route (D3), up to that many spaces. It stops on a space with an Enemy, may pass full spaces
 * without one but not end there, sets off Anomalies and covers symbols. Returns the spaces moved.
 */
export function* moveCompanion(
  game: Game,
  companion: CompanionState,
  goal: SpaceId,
  upTo: number,
): Rule<number> {
  const start = spaceOf(companion);
  const tied = game.board.routes('companion', start, []).tied(goal, upTo);
  const [first] = tied;
  if (first === undefined || first.length === 0) return 0;
  const { route } = yield* choose({
    kind: 'tieRoute',
    who: game.state.lead.holder,
    clauses: ['D3', 'CO1'],
    about: { entity: companion.id, space: goal },
    options: tied.map((one) => ({ is: 'route' as const, route: one })),
  });
  const length = reach(game, route);
  const touched: SpaceId[] = [start];
  for (const { to, direction } of route.slice(0, length)) {
    turnTowardLeaver(game, companion, to, direction);
    relocate(game, companion, to, 'step', direction, ['CO1']);
    touched.push(to);
    const verdict = yield* game.script.entered(game, companion, to);
    // A trigger took it elsewhere, or off the map.
    if (companion.space !== to) return touched.length - 1;
    if (verdict === 'stop' && crowd(game, to) <= capacityOf(game, to)) break;
  }
  if (touched.length > 1) {
    yield* rollAnomalies(game, companion, touched);
    if (companion.space !== null) coverSymbols(game, companion);
  }
  return touched.length - 1;
}

/** How many steps of the route it takes. */
function reach(game: Game, route: readonly Crossing[]): number {
  let length = 0;
  for (const [index, { to }] of route.entries()) {
    if (!isFull(game, to)) length = index + 1;
    if (hasEnemy(game, to)) break;
  }
  return length;
}

/** Those whose card lets them walk by themselves after a Stalker's Turn. */
export function* companionsAfterTurn(game: Game, stalker: StalkerState): Rule {
  for (const companion of game.state.companions.slice()) {
    const { afterTurn } = companionCard(game, companion);
    if (afterTurn && companion.space !== null) yield* afterTurn(game, companion, stalker);
  }
}
