/** Specials several Enemies share (EA5). */
import type { Special } from '@zonecrawl/engine/model';
import { goForward, isHidden, seesTarget, spaceOf, withdraw } from '@zonecrawl/engine/rules';

/** Out of everybody's sight, uninterrupted, looking back to where it came from. */
export const withdrawing: Special = {
  id: 'withdraw',
  perform: withdraw,
  idle: (game, enemy) => isHidden(game, enemy, spaceOf(enemy)),
};

/** On it shambles. */
export const braindead: Special = {
  id: 'braindead',
  *perform(game, enemy) {
    yield* goForward(game, enemy, 1);
  },
  idle: seesTarget,
};
