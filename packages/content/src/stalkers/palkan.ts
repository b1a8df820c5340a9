import type { CardAction, StalkerCard } from '@zonecrawl/engine/model';
import {
  loseStatus,
  mayMove,
  mayUse,
  moveStalker,
  rangeBetween,
  spaceOf,
  stalkerMove,
} from '@zonecrawl/engine/rules';

const fastShot: CardAction = {
  id: 'fastShot',
  cost: 'free',
  oncePerTurn: true,
  refusal(game, stalker) {
    if (!stalker.focus) return { reason: 'noFocus', clause: 'S2' };
    return game.state.turn?.nextFree === 'none' ? null : { reason: 'nextFreePending', clause: 'A11' };
  },
  *perform(game, stalker) {
    loseStatus(game, stalker, 'focus', ['S2']);
    if (game.state.turn) game.state.turn.nextFree = 'weaponAttack';
  },
};

/** Old soldier: stands in for comrades and shoots before others aim. */
export const palkan: StalkerCard = {
  id: 'palkan',
  copies: 1,
  hp: 16,
  shooting: () => 3,
  abilities: {
    /** One for the Team: up to 2 spaces toward a comrade under attack within Range 2, to take it upon himself. */
    *comradeAttacked(game, owner, target, enemy) {
      if (target.space === null || rangeBetween(game, owner, target) > 2) return null;
      const goal = target.space;
      const move = stalkerMove({ upTo: 2, toward: goal, clauses: ['EK7'] });
      // S8: a pinned one does not move; where he stands already he need not.
      if (owner.space !== goal && (owner.pinDown || !mayMove(game, owner, move))) return null;
      const about = { target: target.id, space: enemy.space };
      if (!(yield* mayUse(game, owner, owner.card, 'oneForTheTeam', about))) return null;
      if (spaceOf(owner) !== goal) yield* moveStalker(game, owner, move);
      return owner.space === goal ? [{ reason: 'card:palkan', by: 1 }] : null;
    },
    actions: [fastShot],
  },
};
