/** RX: Enemies react to a Stalker's Turn. */

import type { SpaceId } from '../../board/types.ts';
import { type Game, tell } from '../../model/game.ts';
import { type EnemyId, type StalkerId, stalkerId } from '../../model/ids.ts';
import { type Rule, SETTLED, settled } from '../../model/rule.ts';
import type { EnemyState } from '../../model/state.ts';
import { stalkerOf } from '../basics/entities.ts';
import { enemySees, seersOf } from '../basics/sight.ts';
import { inOrder } from '../route/order.ts';
import { loseStatus } from '../stalker/statuses.ts';
import { enemyAttack } from './enemyAttack.ts';

/** RX1, RX2: the Enemies that will react, listed when the Turn ends, closest first. Nobody off the map (RX3). */
export function reactors(game: Game, stalker: number): Rule<readonly EnemyId[]> {
  const { space } = stalkerOf(game, stalkerId(stalker));
  if (space === null) return NOBODY;
  const seers = seersOf(game, space);
  return seers.length === 0 ? NOBODY : inTurn(game, seers, space);
}

const NOBODY = settled<readonly EnemyId[]>([]);

function* inTurn(game: Game, seers: readonly EnemyState[], space: SpaceId): Rule<readonly EnemyId[]> {
  // A pinned one only discards its token: when does not matter.
  const order = yield* inOrder(game, seers, [space], { idle: (enemy) => enemy.pinDown });
  return order.map(({ id }) => id);
}

/** RX1, RX2: one of them reacts, if it still sees the Stalker when it is its turn. */
export function react(game: Game, id: EnemyId, stalker: number): Rule {
  const enemy = game.state.enemies.find((each) => each.id === id);
  if (enemy === undefined) return SETTLED; // dead by now
  const only: StalkerId = stalkerId(stalker);
  const { space } = stalkerOf(game, only);
  if (space === null || !enemySees(game, enemy, space)) {
    tell(game, { fact: 'reactionSkipped', enemy: id, reason: 'notSeen', clauses: ['RX2'] });
    return SETTLED;
  }
  if (enemy.pinDown) {
    tell(game, { fact: 'reactionSkipped', enemy: id, reason: 'pinDown', clauses: ['RX1', 'S9'] });
    loseStatus(game, enemy, 'pinDown', ['RX1', 'S9']);
    return SETTLED;
  }
  return enemyAttack(game, enemy, { only, reaction: true, step: [] });
}
