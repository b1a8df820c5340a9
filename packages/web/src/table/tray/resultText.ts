/** What came of dice, from the facts that tell it. */
import type { Cast } from '../../words/names.ts';
import { attackText, defenseText, type OutcomeText } from '../parts/outcome.ts';
import type { Exchange, Result } from './exchange.ts';

export function resultText(
  { fact, dice, isDead }: Result,
  began: Exchange['began'],
  cast: Cast,
): OutcomeText {
  const { modifiers, successes } = fact;
  if (fact.fact === 'defended') {
    const damage = fact.incoming.reduce((all, { by }) => all + by, 0);
    return defenseText({ dice, modifiers, stopped: successes, damage, through: fact.damage });
  }
  return attackText({
    // A share of a Burst, or the damage of an Enemy, is not what the dice show.
    dice: modifiers.some(({ reason }) => reason === 'dice') ? dice : [],
    modifiers,
    accurate: began.fact === 'stalkerAttacked' && began.accurate,
    total: successes,
    card: cast.get(fact.target),
    part: fact.part,
    isSpace: began.fact === 'spaceAttacked',
    threshold: fact.threshold,
    isDead,
  });
}
