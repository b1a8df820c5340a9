/** EQ3, EQ5: gaining cards, equipping them and keeping the Backpack within its limit. */

import { RuleError } from '../../base/errors.ts';
import type { Option } from '../../model/decision.ts';
import type { AttachmentCard } from '../../model/equipment.ts';
import { type Game, tell } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import { choose, type Rule, SETTLED } from '../../model/rule.ts';
import type { OwnedCard, StalkerState } from '../../model/state.ts';
import { ARTIFACT_SLOTS, deckOf, equipmentCard, fitsWeapon, weaponCard } from './equipment.ts';
import { backpackLimit } from './outfit.ts';
import { discardOwned, keepAmmoWithinCapacity, newOwned, putInBackpack, takeFromPda } from './pda.ts';

/** EQ5: a gained card goes to the Backpack or is equipped at once; then EQ3. The card has already left its deck. */
export function* gainCard(game: Game, stalker: StalkerState, card: CardId): Rule {
  const owned = newOwned(game, card);
  stalker.backpack = [...stalker.backpack, owned];
  tell(game, { fact: 'cardGained', stalker: stalker.id, owned: owned.id, card, clauses: ['EQ5'] });
  yield* maybeEquip(game, stalker, owned);
  yield* checkBackpack(game, stalker);
}

function* maybeEquip(game: Game, stalker: StalkerState, owned: OwnedCard): Rule {
  const options: (Extract<Option, { is: 'say' }> | Extract<Option, { is: 'owned' }>)[] = [
    { is: 'say', say: 'backpack' },
  ];
  if (mayEquip(game, stalker, owned)) options.push({ is: 'say', say: 'equip' });
  else {
    for (const { id, card } of replaceable(game, stalker, owned))
      options.push({ is: 'owned', owned: id, card });
  }
  const chosen = yield* choose({
    kind: 'gain',
    who: stalker.id,
    clauses: ['EQ5'],
    about: { entity: stalker.id, card: owned.card },
    options,
  });
  if (chosen.is === 'say' && chosen.say === 'backpack') return;
  if (chosen.is === 'owned') stow(game, stalker, find(replaceable(game, stalker, owned), chosen.owned));
  equip(game, stalker, owned);
  yield* maybeInstall(game, stalker, owned);
}

/** With a Weapon or Armor equipped this way the owner may also install matching Attachments (EQ5). */
function* maybeInstall(game: Game, stalker: StalkerState, equipped: OwnedCard): Rule {
  const deck = deckOf(game, equipped.card);
  if (deck !== 'weapons' && deck !== 'armors') return;
  for (;;) {
    const options: (Extract<Option, { is: 'say' }> | Extract<Option, { is: 'owned' }>)[] = [
      { is: 'say', say: 'done' },
    ];
    const forArmor = deck === 'armors';
    for (const owned of stalker.backpack) {
      const slot = game.box.attachments[owned.card]?.slot;
      if (slot === undefined || (slot === 'armor') !== forArmor || !mayEquip(game, stalker, owned)) continue;
      options.push({ is: 'owned', owned: owned.id, card: owned.card });
    }
    const chosen = yield* choose({
      kind: 'install',
      who: stalker.id,
      clauses: ['EQ5'],
      about: { entity: stalker.id, card: equipped.card },
      options,
    });
    if (chosen.is === 'say') return;
    equip(game, stalker, find(stalker.backpack, chosen.owned));
  }
}

/**
 * Whether a card in the Backpack can go into a slot as things are: Weapons and Armor change places with what is
 * there, Artifacts and Attachments need a free slot.
 */
export function mayEquip(
  game: Game,
  stalker: StalkerState,
  owned: OwnedCard,
  deck = deckOf(game, owned.card),
): boolean {
  switch (deck) {
    case 'weapons':
    case 'armors':
      return true;
    case 'artifacts':
      return stalker.artifacts.length < ARTIFACT_SLOTS;
    case 'attachments':
      return mayInstall(game, stalker, attachmentCard(game, owned));
    case 'items':
      return false;
  }
}

function mayInstall(game: Game, stalker: StalkerState, attachment: AttachmentCard): boolean {
  if (attachment.slot === 'armor') return stalker.armor !== null && stalker.armorAttachment === null;
  const weapon = weaponCard(game, stalker);
  return weapon !== null && fitsWeapon(game, weapon, attachment, stalker.weaponAttachments);
}

/** Equipped cards whose slot this one could take (EQ5: the card it replaces goes to the Backpack). */
function replaceable(game: Game, stalker: StalkerState, owned: OwnedCard): readonly OwnedCard[] {
  const deck = deckOf(game, owned.card);
  if (deck === 'artifacts') return stalker.artifacts;
  if (deck !== 'attachments') return [];
  const attachment = attachmentCard(game, owned);
  if (attachment.slot === 'armor')
    return stalker.armor && stalker.armorAttachment ? [stalker.armorAttachment] : [];
  const weapon = weaponCard(game, stalker);
  if (!weapon) return [];
  return stalker.weaponAttachments.filter((installed) =>
    fitsWeapon(
      game,
      weapon,
      attachment,
      stalker.weaponAttachments.filter((other) => other !== installed),
    ),
  );
}

/** Puts a card from the Backpack into its slot; what it replaces goes to the Backpack with its ammo (EQ5). */
export function equip(game: Game, stalker: StalkerState, owned: OwnedCard): void {
  takeFromPda(game, stalker, owned);
  switch (deckOf(game, owned.card)) {
    case 'weapons':
      wield(game, stalker, owned);
      break;
    case 'armors': {
      // The slot of an Armor takes any Armor Attachment (EQ7), so it stays where it is.
      const { armor } = stalker;
      stalker.armor = owned;
      if (armor) putInBackpack(game, stalker, armor);
      break;
    }
    case 'artifacts':
      stalker.artifacts = [...stalker.artifacts, owned];
      break;
    case 'attachments':
      if (attachmentCard(game, owned).slot === 'armor') stalker.armorAttachment = owned;
      else stalker.weaponAttachments = [...stalker.weaponAttachments, owned];
      break;
    case 'items':
      throw new RuleError(`${owned.card} cannot be equipped`);
  }
  tell(game, {
    fact: 'cardEquipped',
    stalker: stalker.id,
    owned: owned.id,
    card: owned.card,
    clauses: ['EQ5', 'A3'],
  });
}

/** Another Weapon: Attachments that no longer fit go to the Backpack (EQ5). */
function wield(game: Game, stalker: StalkerState, owned: OwnedCard): void {
  const { weapon } = stalker;
  stalker.weapon = owned;
  if (weapon) putInBackpack(game, stalker, weapon);
  const card = weaponCard(game, stalker);
  const fitting: OwnedCard[] = [];
  for (const attachment of stalker.weaponAttachments) {
    if (card && fitsWeapon(game, card, attachmentCard(game, attachment), fitting)) fitting.push(attachment);
    else putInBackpack(game, stalker, attachment);
  }
  stalker.weaponAttachments = fitting;
  keepAmmoWithinCapacity(game, stalker);
}

/** Out of its slot into the Backpack, its Attachments beside it (EQ12). */
export function stow(game: Game, stalker: StalkerState, owned: OwnedCard): void {
  takeFromPda(game, stalker, owned);
  putInBackpack(game, stalker, owned);
}

/** EQ3, EQ10: any excess is discarded, the owner chooses; cards without a value stay even above the limit. */
export function checkBackpack(game: Game, stalker: StalkerState): Rule {
  const isTooMuch = stalker.backpack.length > backpackLimit(game, stalker);
  return isTooMuch ? discardExcess(game, stalker) : SETTLED;
}

function* discardExcess(game: Game, stalker: StalkerState): Rule {
  while (stalker.backpack.length > backpackLimit(game, stalker)) {
    const options: Extract<Option, { is: 'owned' }>[] = [];
    for (const { id, card } of stalker.backpack) {
      if (equipmentCard(game, card).value !== null) options.push({ is: 'owned', owned: id, card });
    }
    if (options.length === 0) return;
    const excess = stalker.backpack.length - backpackLimit(game, stalker);
    const chosen = yield* choose({
      kind: 'discard',
      who: stalker.id,
      clauses: ['EQ3', 'EQ10'],
      about: { entity: stalker.id, amount: excess },
      options,
    });
    discardOwned(game, stalker, chosen.owned);
  }
}

function attachmentCard(game: Game, owned: OwnedCard): AttachmentCard {
  const card = game.box.attachments[owned.card];
  if (!card) throw new RuleError(`${owned.card} is no Attachment`);
  return card;
}

function find(cards: readonly OwnedCard[], id: number): OwnedCard {
  const owned = cards.find((card) => card.id === id);
  if (!owned) throw new RuleError(`no card ${id} there`);
  return owned;
}
