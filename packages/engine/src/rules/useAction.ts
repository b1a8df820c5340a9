/** A9: a card's Action, carried out. */
import type { CardAction } from '../cards/abilities.ts';
import type { Game } from '../kernel/game.ts';
import type { Rule } from '../kernel/rule.ts';
import type { OwnedCard, StalkerState } from '../kernel/state.ts';
import { discardOwned } from './gear.ts';

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
