/** Decisions with one sensible answer, which a player is not asked for. */
import type { Answer, Decision } from '@zonecrawl/engine/model';
import type { View } from '@zonecrawl/engine/view';

/** What any player would answer; null: there is a choice. */
export function sureAnswer(decision: Decision, view: View): Answer | null {
  switch (decision.kind) {
    case 'reroll':
      return keptDice(decision);
    case 'criticalInjury':
      return areTokensAlike(decision, view) ? 0 : null;
    default:
      return null;
  }
}

/**
 * Dice that stop all the damage are kept: nothing else comes of a Defense, and what could be added to it makes it only
 * better (EK5).
 */
function keptDice({ about, pick, options }: Decision): Answer | null {
  const { cause, incoming = [], amount = 0 } = about;
  const damage = incoming.reduce((sum, { by }) => sum + by, 0);
  if (cause !== 'defense' || amount < damage) return null;
  if (pick !== undefined) return pick.min === 0 ? [] : null;
  const keep = options.findIndex((option) => option.is === 'say' && option.say === 'keep');
  return keep < 0 ? null : keep;
}

/** Whether the Turn tokens of a decision lie alike, so that it does not matter which of them it is. */
export function areTokensAlike({ about, who, options }: Decision, { stalkers, figures }: View): boolean {
  const owner = about.entity ?? who;
  const turns = stalkers.find(({ id }) => id === owner)?.turns;
  const standards = figures.find(({ stalker }) => stalker === owner)?.standards;
  if (turns === undefined || standards === undefined) return false;
  const tokens = options.flatMap((option) => (option.is === 'turn' ? [option.token] : []));
  const lies = tokens.map((token) => JSON.stringify([turns[token], standards[token]]));
  return lies.every((each) => each === lies[0]);
}
