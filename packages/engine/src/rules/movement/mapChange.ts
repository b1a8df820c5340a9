/** M12, M13: the map changes under those who stand on it. */

import { RuleError } from '../../base/errors.ts';
import type { Board, SpaceId } from '../../board/types.ts';
import { boardOf } from '../../model/boardOf.ts';
import { type Game, tell } from '../../model/game.ts';
import type { Rule } from '../../model/rule.ts';
import type { EntityState } from '../../model/state.ts';
import { capacityOf, crowd, entitiesOn, isEnemy, walkerOf } from '../basics/entities.ts';
import { checkAttention, layAttention } from '../map/attention.ts';
import { face } from '../map/facing.ts';
import { uncoverSymbols } from '../map/symbols.ts';
import { closestRoom, place } from './placing.ts';

/** M12, M13: the plan of the map was changed: compile it again and settle who stands where. */
export function* changeMap(game: Game): Rule {
  const before = game.board;
  game.board = boardOf(game.box, game.state.map);
  if (game.board === before) return;
  checkSameSpaces(before, game.board);
  tell(game, { fact: 'mapChanged', clauses: ['M12', 'M13'] });
  for (const { id } of game.board.spaces) {
    if (crowd(game, id) > capacityOf(game, id)) yield* settleCrowd(game, id);
  }
  yield* liftTokens(game);
  checkAttention(game);
}

/** Entities and tokens stay on their square; that is their space as long as tiles are only added (M13). */
function checkSameSpaces(before: Board, after: Board): void {
  for (const { id, name } of before.spaces) {
    if (after.spaces[id]?.name !== name)
      throw new RuleError(`space ${name} is gone: tiles are never taken away`);
  }
}

/** Those who came last are picked up and go to the closest space with room (T7), one by one. */
function* settleCrowd(game: Game, space: SpaceId): Rule {
  const { moving } = game.state;
  // A Stalker who is just passing takes no slot (MV3).
  const there = entitiesOn(game, space).filter((entity) => entity.id !== moving?.stalker);
  const leaving: EntityState[] = [];
  while (there.length > capacityOf(game, space)) {
    const last = lastToCome(there);
    if (last === undefined) break;
    there.splice(there.indexOf(last), 1);
    leaving.push(last);
    uncoverSymbols(game, last);
    last.space = null;
  }
  for (const entity of leaving) {
    const to = yield* closestRoom(game, entity, walkerOf(game, entity), space);
    entity.space = space;
    if (to === null) continue;
    yield* place(game, entity, to, ['M13', 'T7']);
    if (isEnemy(entity) && entity.space === to) yield* face(game, entity, space, ['T7']);
  }
}

/** Of those there since set-up the one placed last. */
function lastToCome(entities: readonly EntityState[]): EntityState | undefined {
  let last: EntityState | undefined;
  for (const entity of entities) {
    const later = (entity.arrived ?? 0) - (last?.arrived ?? 0);
    if (last === undefined || later > 0 || (later === 0 && entity.id > last.id)) last = entity;
  }
  return last;
}

/** M8: no Attention or Loot lies on what has become water; it goes where somebody there would. */
function* liftTokens(game: Game): Rule {
  const { stalkers, loot } = game.state;
  const isWater = (space: SpaceId): boolean => game.board.spaces[space]?.water ?? false;
  for (const stalker of stalkers) {
    const { attention } = stalker;
    if (attention === null || !isWater(attention.space)) continue;
    const to = yield* closestRoom(game, null, 'stalker', attention.space);
    if (to !== null) layAttention(game, stalker, attention.level, to, ['M8', 'M13']);
  }
  for (const stack of loot.filter(({ space }) => isWater(space))) {
    const to = yield* closestRoom(game, null, 'stalker', stack.space);
    if (to === null) continue;
    loot.splice(loot.indexOf(stack), 1);
    const there = loot.find(({ space }) => space === to);
    if (there) there.tokens.push(...stack.tokens);
    else loot.push({ space: to, tokens: stack.tokens });
    for (const { token, up } of stack.tokens) {
      tell(game, {
        fact: 'tokenRemoved',
        token: up ? token : 'loot',
        space: stack.space,
        clauses: ['M8', 'M13'],
      });
      tell(game, { fact: 'tokenPlaced', token: up ? token : 'loot', space: to, clauses: ['M8', 'M13'] });
    }
  }
}
