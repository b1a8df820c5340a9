import { type CardAction, choose, type StalkerCard } from '@zonecrawl/engine/model';
import { loseStatus, useAction } from '@zonecrawl/engine/rules';
import { standardActionsOf } from '../attachments/itemActions.ts';

const shortFuse: CardAction = {
  id: 'shortFuse',
  cost: 'free',
  oncePerTurn: true,
  refusal(game, stalker) {
    if (!stalker.focus) return { reason: 'noFocus', clause: 'S2' };
    return standardActionsOf(game, stalker, 'grenade').length > 0
      ? null
      : { reason: 'noGrenade', clause: 'A9' };
  },
  *perform(game, stalker) {
    loseStatus(game, stalker, 'focus', ['S2']);
    const grenades = standardActionsOf(game, stalker, 'grenade');
    const chosen = yield* choose({
      kind: 'card',
      who: stalker.id,
      clauses: ['A9'],
      about: { entity: stalker.id, card: 'fitil', action: 'shortFuse' },
      options: grenades.map(({ owned }) => ({ is: 'owned' as const, owned: owned.id, card: owned.card })),
    });
    const grenade = grenades.find(({ owned }) => owned.id === chosen.owned);
    if (grenade) yield* useAction(game, stalker, grenade.owned, grenade.action);
  },
};

/** Sapper: better and faster with Grenades. */
export const fitil: StalkerCard = {
  id: 'fitil',
  copies: 1,
  hp: 17,
  shooting: () => 2,
  abilities: {
    actions: [shortFuse],
    /** Packed Tight: 2 more successes for everything he throws. */
    attackBonus: (_game, { attack }) => (attack.type === 'thrown' ? { successes: 2 } : {}),
  },
};
