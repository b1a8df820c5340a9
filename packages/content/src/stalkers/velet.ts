import type { CardAction, StalkerCard } from '@zonecrawl/engine/model';
import { heal, loseStatus, maxHp } from '@zonecrawl/engine/rules';

const secondWind: CardAction = {
  id: 'secondWind',
  cost: 'free',
  oncePerTurn: true,
  refusal(game, stalker) {
    if (!stalker.focus) return { reason: 'noFocus', clause: 'S2' };
    return stalker.hp < maxHp(game, stalker) ? null : { reason: 'notWounded', clause: 'EQ2' };
  },
  *perform(game, stalker) {
    loseStatus(game, stalker, 'focus', ['S2']);
    heal(game, stalker, 3, ['A9']);
  },
};

/** Versatile tank: takes a beating and gets up again. */
export const velet: StalkerCard = {
  id: 'velet',
  copies: 1,
  hp: 18,
  shooting: () => 2,
  abilities: {
    /** Hard as Nails: one more die whenever he defends against an Attack. */
    defenseDice: (_game, { isAttack }) => (isAttack ? 1 : 0),
    actions: [secondWind],
  },
};
