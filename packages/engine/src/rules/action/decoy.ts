/** A6: Decoy. */

import type { SpaceId } from '../../board/types.ts';
import type { CardAction } from '../../model/abilities.ts';
import { spaceOption } from '../../model/decision.ts';
import type { Game } from '../../model/game.ts';
import type { EnemyId } from '../../model/ids.ts';
import type { Reason } from '../../model/reasons.ts';
import { choose, type Rule } from '../../model/rule.ts';
import { spaceOf, spacesWithin, stalkersFromLead, walkerOf } from '../basics/entities.ts';
import { enemySees } from '../basics/sight.ts';
import { activateOnly } from '../enemy/activation.ts';
import { spendBolt } from '../gear/pockets.ts';
import { moveAttentionTowardOwner, placeAttention } from '../map/attention.ts';

const RANGE = 3;
const HIGH_ON_MAP: Reason = { reason: 'highOnMap', clause: 'A6' };
const NO_BOLTS: Reason = { reason: 'noBolts', clause: 'EQ11' };

export const decoy: CardAction = {
  id: 'decoy',
  cost: 'standard',
  refusal(_game, stalker) {
    if (stalker.attention?.level === 'high') return HIGH_ON_MAP;
    return stalker.bolts > 0 ? null : NO_BOLTS;
  },
  *perform(game, stalker) {
    const from = spaceOf(stalker);
    // No LoS needed; M8: no Attention on water.
    const { space } = yield* choose({
      kind: 'space',
      who: stalker.id,
      clauses: ['A6'],
      about: { entity: stalker.id, action: 'decoy' },
      options: spacesWithin(game, from, RANGE).map(spaceOption),
    });
    spendBolt(game, stalker, false);
    placeAttention(game, stalker, 'low', space, ['A6']);
    yield* lure(game, space);
  },
};

/** Enemies on that space or adjacent to it as each treats edges. */
function* lure(game: Game, space: SpaceId): Rule {
  const lured: EnemyId[] = [];
  for (const enemy of game.state.enemies) {
    if (enemy.space !== null && game.board.range(walkerOf(game, enemy), enemy.space, space) <= 1)
      lured.push(enemy.id);
  }
  if (lured.length === 0) return;
  yield* activateOnly(game, lured, 'low', 'decoy');
  // EA7: each token seen by at least one of them, once; pinned ones do not count (S9).
  for (const owner of stalkersFromLead(game)) {
    const { attention } = owner;
    if (attention === null) continue;
    const seen = game.state.enemies.some(
      (enemy) => lured.includes(enemy.id) && !enemy.pinDown && enemySees(game, enemy, attention.space),
    );
    if (seen) yield* moveAttentionTowardOwner(game, owner, 1, ['A6', 'EA7']);
  }
}
