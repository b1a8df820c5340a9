/** A8: Knife. */
import type { CardAction } from '../../cards/abilities.ts';
import { hasEnemy, spaceOf } from '../query.ts';
import { knife as attack } from '../stalkerAttack.ts';

export const knife: CardAction = {
  id: 'knife',
  cost: 'standard',
  refusal: (game, stalker) =>
    hasEnemy(game, spaceOf(stalker)) ? null : { reason: 'noEnemyHere', clause: 'A8' },
  *perform(game, stalker) {
    yield* attack(game, stalker, null);
  },
};
