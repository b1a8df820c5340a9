/** Where somebody stands changes: its slot, its symbol, its place in the order of arrival, its dose. */

import type { Direction, SpaceId } from '../../board/types.ts';
import type { Because, Fact } from '../../model/facts.ts';
import { type Game, tell } from '../../model/game.ts';
import type { Clause } from '../../model/ids.ts';
import type { EntityState } from '../../model/state.ts';
import { spaceOf } from '../basics/entities.ts';
import { uncoverSymbols } from './symbols.ts';

export type MovedHow = Extract<Fact, { fact: 'moved' }>['how'];

/** Moves an Entity to a space and tells it. What follows from that (AT2, triggers, Anomalies) is the caller's. */
export function relocate(
  game: Game,
  entity: EntityState,
  to: SpaceId,
  how: MovedHow,
  direction: Direction | null,
  clauses: readonly Clause[],
  because?: Because,
): void {
  const from = spaceOf(entity);
  standOn(game, entity, to);
  tell(
    game,
    because === undefined
      ? { fact: 'moved', entity: entity.id, from, to, how, direction, clauses }
      : { fact: 'moved', entity: entity.id, from, to, how, direction, because, clauses },
  );
}

/** Takes a slot on a space, the last of those there to come (M13); by leaving it uncovers its symbols (AN3). */
export function standOn(game: Game, entity: EntityState, to: SpaceId): void {
  const { stalkers, companions, enemies, turn } = game.state;
  uncoverSymbols(game, entity);
  if (turn !== null && turn.stalker === entity.id) {
    // RD1 counts the space moved from, too.
    if (turn.visited.length === 0 && entity.space !== null) turn.visited.push(entity.space);
    turn.visited.push(to);
  }
  entity.space = null;
  entity.arrived = 1 + Math.max(lastOn(stalkers, to), lastOn(companions, to), lastOn(enemies, to));
  entity.space = to;
}

function lastOn(entities: readonly EntityState[], space: SpaceId): number {
  let last = 0;
  for (const entity of entities) {
    if (entity.space === space && entity.arrived !== undefined && entity.arrived > last)
      last = entity.arrived;
  }
  return last;
}
