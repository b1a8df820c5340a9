/** AN3, AN4: what a movement over some spaces risks, Anomaly by Anomaly and in all, without and with a Focus. */

import type { SpaceId } from '../board/types.ts';
import type { Game } from '../model/game.ts';
import type { EntityState, StalkerState } from '../model/state.ts';
import { isStalker } from '../rules/basics/entities.ts';
import { abilitySources } from '../rules/gear/outfit.ts';
import { anomalyCard } from '../rules/map/symbols.ts';
import { touchedRisk } from '../rules/movement/anomalies.ts';
import type { AnomalyRisk, CrossingOdds } from './types.ts';

/** `touched`: the spaces moved to, from or through, the one it starts on included. */
export function crossingOdds(game: Game, mover: EntityState, touched: readonly SpaceId[]): CrossingOdds {
  const focus = isStalker(mover) && mover.focus;
  const rerolls = isStalker(mover) ? rerollsOf(game, mover) : 0;
  const anomalies = touchedRisk(game, touched, mover).map(({ overlay, petals, chance }): AnomalyRisk => {
    const plain = chance ** (1 + rerolls);
    return {
      overlay: overlay.id,
      card: anomalyCard(game, overlay).id,
      petals,
      chance: plain,
      withFocus: focus ? plain * chance : null,
    };
  });
  return { anomalies, ...anyOf(anomalies, focus) };
}

/** Cards that reroll the Anomaly die, each once per roll. */
const rerollsOf = (game: Game, mover: StalkerState): number =>
  abilitySources(game, mover).filter(({ abilities }) => abilities.rerollsAnomaly === true).length;

/** At least one activates: one die each, and one Focus for all of them, used on the first that would. */
function anyOf(anomalies: readonly AnomalyRisk[], focus: boolean): Omit<CrossingOdds, 'anomalies'> {
  let any = 0;
  let lost = 0;
  let saved = 0;
  for (const { chance, withFocus } of anomalies) {
    const untouched = 1 - any;
    const failsTwice = withFocus ?? chance;
    lost += untouched * failsTwice + saved * chance;
    saved = saved * (1 - chance) + untouched * (chance - failsTwice);
    any += untouched * chance;
  }
  return { chance: any, withFocus: focus ? lost : null };
}
