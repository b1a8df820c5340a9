/** A8: Knife. */
import type { CardAction } from '../../model/abilities.ts';
import type { Reason } from '../../model/reasons.ts';
import { knifeAttack as attack } from '../attack/stalkerAttack.ts';
import { hasEnemy, spaceOf } from '../basics/entities.ts';

const NO_ENEMY_HERE: Reason = { reason: 'noEnemyHere', clause: 'A8' };

export const knife: CardAction = {
  id: 'knife',
  cost: 'standard',
  refusal: (game, stalker) => (hasEnemy(game, spaceOf(stalker)) ? null : NO_ENEMY_HERE),
  perform: (game, stalker) => attack(game, stalker, null),
};
