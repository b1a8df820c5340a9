/** EA: Enemy Activation. */
import type { Game } from '../../model/game.ts';
import type { Rule } from '../../model/rule.ts';
import { endActivation, levelNow, resolveActivation } from './activation.ts';
import { bottomStep } from './bottomSteps.ts';

/** EA1 to EA8, in the Enemy Activation step of the Enemies & Zone Phase, bottom step included (EA4). */
export function* enemyActivation(game: Game): Rule {
  const resolved = yield* resolveActivation(game, levelNow(game), null, 'phase');
  if (!resolved) return;
  const { activation, steps, bottom } = resolved;
  if (bottom) yield* bottomStep(game, activation, bottom, steps + 1);
  endActivation(game, resolved);
}
