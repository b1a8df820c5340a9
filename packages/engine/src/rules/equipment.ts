/** EQ: what Stalkers carry. */
import type { Abilities } from '../cards/abilities.ts';
import type { ArmorCard, WeaponCard } from '../cards/equipment.ts';
import type { Game } from '../kernel/game.ts';
import type { CardId, OwnedId } from '../kernel/ids.ts';
import { type Rule, RuleError } from '../kernel/rule.ts';
import type { Magazine, OwnedCard, StalkerState } from '../kernel/state.ts';

/** Everything that works for a Stalker now: its own card, equipped gear; not the Backpack (EQ4). */
export interface AbilitySource {
  readonly card: CardId;
  readonly owned: OwnedCard | null;
  readonly abilities: Abilities;
}
export function abilitySources(_game: Game, _stalker: StalkerState): readonly AbilitySource[] {
  throw new RuleError('unwritten');
}

export function weaponCard(_game: Game, _stalker: StalkerState): WeaponCard | null {
  throw new RuleError('unwritten');
}
export function armorCard(_game: Game, _stalker: StalkerState): ArmorCard | null {
  throw new RuleError('unwritten');
}

export type EquipmentDeck = 'weapons' | 'armors' | 'attachments' | 'artifacts' | 'items';

/** R15, EQ9: takes a random card that fits out of its deck; null if there is none. */
export function drawEquipment(_game: Game, _deck: EquipmentDeck, _fits: (card: CardId) => boolean): CardId | null {
  throw new RuleError('unwritten');
}

/** EQ5: a gained card goes to the Backpack or is equipped at once; then EQ3. The card has already left its deck. */
export function* gainCard(_game: Game, _stalker: StalkerState, _card: CardId): Rule {
  throw new RuleError('unwritten');
}

/** Back into its deck (R15). */
export function discardOwned(_game: Game, _stalker: StalkerState, _owned: OwnedId): void {
  throw new RuleError('unwritten');
}

/** EQ3, EQ10. */
export function* checkBackpack(_game: Game, _stalker: StalkerState): Rule {
  throw new RuleError('unwritten');
}

export function gainBolts(_game: Game, _stalker: StalkerState, _count: number): void {
  throw new RuleError('unwritten');
}
export function spendBolt(_game: Game, _stalker: StalkerState, _ontoMap: boolean): void {
  throw new RuleError('unwritten');
}
export function gainMagazines(_game: Game, _stalker: StalkerState, _magazine: Magazine, _count: number): void {
  throw new RuleError('unwritten');
}
export function spendMagazine(_game: Game, _stalker: StalkerState, _magazine: Magazine): void {
  throw new RuleError('unwritten');
}
/** Fills a Weapon up, wherever it lies. */
export function fillUp(_game: Game, _stalker: StalkerState, _owned: OwnedCard): void {
  throw new RuleError('unwritten');
}
