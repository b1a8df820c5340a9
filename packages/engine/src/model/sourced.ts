/** An Action where it comes from: a card in somebody's hands, a card on the map, or the rules themselves. */
import type { CardAction } from './abilities.ts';
import type { Option } from './decision.ts';
import type { CardId } from './ids.ts';
import type { OwnedCard } from './state.ts';

export type ActionOption = Extract<Option, { readonly is: 'action' }>;

export interface Sourced {
  readonly action: CardAction;
  readonly owned: OwnedCard | null;
  readonly card: CardId | null;
  readonly weaponAttack: boolean;
  /** What it is among the options of a Turn; made once, since it is asked for at every choice. */
  readonly asStandard: ActionOption;
  readonly asFree: ActionOption;
}

export function sourced(
  action: CardAction,
  owned: OwnedCard | null,
  card: CardId | null,
  weaponAttack: boolean,
): Sourced {
  const option = (free: boolean): ActionOption => ({
    is: 'action',
    action: action.id,
    source: owned?.id ?? null,
    card,
    free,
  });
  return { action, owned, card, weaponAttack, asStandard: option(false), asFree: option(true) };
}
