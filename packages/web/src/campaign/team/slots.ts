/** The slots of a PDA as they are shown, and what the decision offers for them. */

import type { CampaignDecision, CampaignOption, Slot } from '@zonecrawl/engine/campaign';
import type { Box, CardId, Loadout } from '@zonecrawl/engine/model';
import { ARTIFACT_SLOTS } from '@zonecrawl/engine/rules';
import type { IconName } from '../../icons/index.ts';
import { optionsOf } from '../state/store.ts';

export type Move = Extract<CampaignOption, { readonly is: 'move' }>;
/** A seat of the team; null is the Stash. */
export type Holder = number | null;

export interface Held {
  readonly card: CardId;
  readonly from: Holder;
}

export const slots: readonly { readonly slot: Slot; readonly icon: IconName }[] = [
  { slot: 'weapon', icon: 'weapon' },
  { slot: 'weaponAttachment', icon: 'attachment' },
  { slot: 'armor', icon: 'armor' },
  { slot: 'armorAttachment', icon: 'slotArmor' },
  { slot: 'artifact', icon: 'artifact' },
  { slot: 'backpack', icon: 'item' },
];

/** The capacity of a slot as drawn: printed on the PDA and on the Weapon. */
export function roomIn(box: Box, seat: Loadout, slot: Slot, backpack: number): number {
  switch (slot) {
    case 'weapon':
    case 'armor':
    case 'armorAttachment':
      return 1;
    case 'weaponAttachment':
      return box.weapons[seat.weapon ?? '']?.slots.length ?? 0;
    case 'artifact':
      return ARTIFACT_SLOTS;
    case 'backpack':
      return backpack;
  }
}

/** Where this card may go. */
export const movesOf = ({ options }: CampaignDecision, { card, from }: Held): readonly Move[] =>
  optionsOf(options, 'move').filter((move) => move.card === card && move.from === from);

/** What may come into this slot. */
export const movesInto = ({ options }: CampaignDecision, to: number, slot: Slot): readonly Move[] =>
  optionsOf(options, 'move').filter((move) => move.to === to && move.slot === slot);
