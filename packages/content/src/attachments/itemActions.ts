/** Using an Item at another cost than its own. */
import type { CardAction, Game, ItemType, OwnedCard, StalkerState } from '@zonecrawl/engine/model';

export interface ItemAction {
  readonly owned: OwnedCard;
  readonly action: CardAction;
}

/** Standard Actions of Items of a type in the Backpack that are possible now; one per different card. */
export function standardActionsOf(game: Game, stalker: StalkerState, type: ItemType): readonly ItemAction[] {
  const found: ItemAction[] = [];
  for (const owned of stalker.backpack) {
    const item = game.box.items[owned.card];
    if (!item?.types.includes(type) || found.some((each) => each.owned.card === owned.card)) continue;
    for (const action of item.abilities?.actions ?? []) {
      if (action.cost === 'standard' && !action.refusal(game, stalker, owned)) found.push({ owned, action });
    }
  }
  return found;
}
