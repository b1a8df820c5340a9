/** What can be answered now, and why other Actions cannot be carried out (R7, A). */
import type { GamePlay } from '@zonecrawl/engine/game';
import { callsOf, type Names } from '@zonecrawl/engine/position';
import { refusedActions } from '@zonecrawl/engine/rules';

export function legalInputs({ decision, game }: GamePlay, names: Names) {
  if (!decision) return { decision: null, who: null, options: [], notLegal: [] };
  const stalker = game.state.stalkers[decision.who];
  const options = decision.options.map((option, index) => ({
    index,
    called: callsOf(option, game.board, names)[0] ?? option.is,
    ...option,
  }));
  const refused = decision.kind === 'action' && stalker ? refusedActions(game, stalker) : [];
  return {
    decision: decision.kind,
    who: `S${decision.who + 1}`,
    clauses: decision.clauses,
    about: decision.about,
    ...(decision.pick && { pick: decision.pick }),
    options,
    notLegal: refused.map(({ action, card, refusal }) => ({ action: action.id, card, ...refusal })),
  };
}
