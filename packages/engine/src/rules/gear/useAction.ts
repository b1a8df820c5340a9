/** A9: a card's Action, carried out. */
import type { CardAction } from '../../model/abilities.ts';
import type { Game } from '../../model/game.ts';
import type { Rule } from '../../model/rule.ts';
import type { OwnedCard, StalkerState } from '../../model/state.ts';
import { discardOwned } from './pda.ts';

/** What the Action says; then an Item used up goes back into its deck (R15). */
export function* useAction(
  game: Game,
  stalker: StalkerState,
  owned: OwnedCard | null,
  action: CardAction,
): Rule {
  yield* action.perform(game, stalker, owned);
  if (action.discard && owned) discardOwned(game, stalker, owned.id);
}
