/** Specials several Enemies share (EA5). */
import type { Special } from '@zonecrawl/engine/model';
import { goForward, isHidden, seesTarget, spaceOf, withdraw } from '@zonecrawl/engine/rules';

/** Withdraw (D14): moves out of sight of all targets, uninterrupted, and faces the space it left. */
export const withdrawing: Special = {
  id: 'withdraw',
  perform: withdraw,
  idle: (game, enemy) => isHidden(game, enemy, spaceOf(enemy)),
};

/** Goes forward by one space. */
export const braindead: Special = {
  id: 'braindead',
  *perform(game, enemy) {
    yield* goForward(game, enemy, 1);
  },
  idle: seesTarget,
};
