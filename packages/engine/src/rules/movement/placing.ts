/** AN9, T7, MI8: putting Entities on the map and taking them off it. */

import type { SpaceId, Walker } from '../../board/types.ts';
import { type Game, tell } from '../../model/game.ts';
import type { Clause } from '../../model/ids.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { EntityState } from '../../model/state.ts';
import { entityOf, isEnemy, isStalker } from '../basics/entities.ts';
import { checkAttention } from '../map/attention.ts';
import { hasRoomFor } from '../map/legalSteps.ts';
import { relocate, standOn } from '../map/relocate.ts';
import { coverSymbols, uncoverSymbols } from '../map/symbols.ts';
import { compareDistances, type Measured } from '../route/measure.ts';
import { Ways, waysOf } from '../route/ways.ts';
import { leadLeaves } from '../stalker/lead.ts';

/**
 * Puts an Entity on a space without moving there (AN9): no roll, but it covers a symbol, and AT2 is checked. The space
 * must have room (T7 is the caller's). Somebody not on the map yet is told of as placed.
 */
export function* place(game: Game, entity: EntityState, space: SpaceId, clauses: readonly Clause[]): Rule {
  if (entity.space === null) {
    standOn(game, entity, space);
    tell(game, {
      fact: 'placed',
      entity: entity.id,
      card: cardOf(entity),
      space,
      facing: isEnemy(entity) ? entity.facing : null,
      clauses,
    });
  } else {
    relocate(game, entity, space, 'place', null, clauses);
  }
  coverSymbols(game, entity);
  checkAttention(game);
  yield* game.script.entered(game, entity, space);
}

const cardOf = (entity: EntityState & { readonly card?: string }): string => entity.card ?? '';

/** MI8: somebody leaves the map. Its slot and symbol are free at once; its Attention stays. */
export function leaveMap(game: Game, entity: EntityState, clauses: readonly Clause[]): void {
  const { space } = entity;
  if (space === null) return;
  uncoverSymbols(game, entity);
  entity.space = null;
  tell(game, { fact: 'leftMap', entity: entity.id, space, clauses });
  if (isStalker(entity)) leadLeaves(game, entity); // LS1
}

/**
 * T7, M13: the closest space with room for this walker, from there, its own route (D4, D12); the Lead Stalker breaks
 * ties. The space itself if it has room; null if there is none anywhere.
 */
export function* closestRoom(
  game: Game,
  entity: EntityState | null,
  walker: Walker,
  from: SpaceId,
): Rule<SpaceId | null> {
  if (hasRoomFor(game, entity, from)) return from;
  const ways = entity === null ? new Ways(game.board, walker, from) : waysOf(game, entity, from);
  let best: Measured<null>[] = [];
  for (const { id } of game.board.spaces) {
    if (id === from || !hasRoomFor(game, entity, id)) continue;
    const table = ways.to(id);
    const measured = {
      what: null,
      space: id,
      spaces: table.spaces(id),
      corners: table.corners(id),
      range: game.board.range(walker, from, id),
      risky: ways.isRisky(id),
    };
    const order = best[0] === undefined ? -1 : compareDistances(measured, best[0]);
    if (order < 0) best = [measured];
    else if (order === 0) best.push(measured);
  }
  if (best.length === 0) return null;
  const { space } = yield* choose({
    kind: 'tieClosest',
    who: game.state.lead.holder,
    clauses: ['T7', 'D3'],
    about: { entity: entity && isInGame(game, entity) ? entity.id : null, space: from },
    options: best.map(({ space: each }) => ({ is: 'space' as const, space: each })),
  });
  return space;
}

const isInGame = (game: Game, entity: EntityState): boolean => entityOf(game, entity.id) === entity;
