/** MI4: Actions that cards on the map, the active Event or the Mission itself offer on stated spaces. */
import { IdentityCache } from '../../cache/identityCache.ts';
import type { Game } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import type { EnvironmentAction } from '../../model/mission.ts';
import type { Reason } from '../../model/reasons.ts';
import { type Sourced, sourced } from '../../model/script.ts';
import { shapedAction } from '../../model/shape.ts';
import { holds } from '../words/conditions.ts';
import { effectContext } from '../words/effectContext.ts';
import { somewhere } from '../words/places.ts';
import { cardSourcesOf } from './cardSources.ts';
import { perform } from './perform.ts';

const NOT_HERE: Reason = { reason: 'notHere', clause: 'MI4' };
const CONDITION_NOT_MET: Reason = { reason: 'conditionNotMet', clause: 'MI4' };

/** One definition per printed Action, created lazily. */
const made = new IdentityCache<EnvironmentAction, Sourced>();

function missionAction(card: CardId | null, printed: EnvironmentAction): Sourced {
  const known = made.get(printed);
  if (known && known.card === card) return known;
  const isHere = somewhere(printed.place);
  const action = shapedAction({
    id: card === null ? printed.id : `${card}.${printed.id}`,
    cost: printed.cost,
    ...(printed.oncePerTurn ? { oncePerTurn: true } : {}),
    refusal(game, stalker) {
      const { space } = stalker;
      if (space === null || !isHere(game, space, card, stalker)) return NOT_HERE;
      if (printed.when && !holds(game, printed.when, effectContext(card, stalker))) return CONDITION_NOT_MET;
      return null;
    },
    perform: (game, stalker) => perform(game, printed.do, effectContext(card, stalker)),
  });
  const result = sourced(action, null, card, false);
  made.set(printed, result);
  return result;
}

/** All of them, possible or not. */
export function environmentActions(game: Game): readonly Sourced[] {
  const table = cardSourcesOf(game);
  if (table.actions !== null) return table.actions;
  const all: Sourced[] = [];
  for (const { card, actions } of table.speakers) {
    for (const printed of actions) all.push(missionAction(card, printed));
  }
  table.actions = all;
  return all;
}
