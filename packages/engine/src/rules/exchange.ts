/** A3: what Stalkers on one space can hand over, equip, stow, install and remove. */
import type { Option, Thing } from '../kernel/decision.ts';
import { type Game, tell } from '../kernel/game.ts';
import type { OwnedId } from '../kernel/ids.ts';
import { RuleError } from '../kernel/rule.ts';
import type { Magazine, OwnedCard, StalkerState } from '../kernel/state.ts';
import { equip, mayEquip, stow } from './backpack.ts';
import { deckOf, ownedBy, takeFromPda } from './gear.ts';
import { changeBolts, changeMagazines } from './pockets.ts';
import { stalkerOf } from './query.ts';

export type Exchange = Extract<Option, { readonly is: 'exchange' }>;

const MAGAZINES: readonly Magazine[] = ['pistol', 'rifle', 'shotgun'];

/**
 * Every exchange possible now. Cards are given from the Backpack (what is equipped is stowed first) and arrive in
 * one; of equal cards one is offered. Backpacks may overflow until the Action ends.
 */
export function exchanges(game: Game, together: readonly StalkerState[]): readonly Exchange[] {
  const offers: Exchange[] = [];
  for (const stalker of together) addOwn(game, stalker, offers);
  for (const from of together) {
    for (const to of together) if (to !== from) addGifts(from, to, offers);
  }
  return offers;
}

/** Between one's own slots and Backpack. */
function addOwn(game: Game, stalker: StalkerState, offers: Exchange[]): void {
  const offer = (exchange: Exchange['exchange'], owned: OwnedCard): void => {
    offers.push({ is: 'exchange', exchange, from: stalker.id, to: stalker.id, thing: cardThing(owned) });
  };
  const { weapon, armor, armorAttachment, weaponAttachments, artifacts, backpack } = stalker;
  if (weapon) offer('stow', weapon);
  if (armor) offer('stow', armor);
  for (const owned of artifacts) offer('stow', owned);
  for (const owned of weaponAttachments) offer('remove', owned);
  if (armorAttachment) offer('remove', armorAttachment);
  for (const [at, owned] of backpack.entries()) {
    if (hasTwinBefore(backpack, at) || !mayEquip(game, stalker, owned)) continue;
    offer(deckOf(game, owned.card) === 'attachments' ? 'install' : 'equip', owned);
  }
}

function addGifts(from: StalkerState, to: StalkerState, offers: Exchange[]): void {
  const offer = (thing: Thing): void => {
    offers.push({ is: 'exchange', exchange: 'give', from: from.id, to: to.id, thing });
  };
  for (const [at, owned] of from.backpack.entries())
    if (!hasTwinBefore(from.backpack, at)) offer(cardThing(owned));
  if (from.bolts > 0) offer({ thing: 'bolt' });
  for (const magazine of MAGAZINES) if (from.magazines[magazine] > 0) offer({ thing: 'magazine', magazine });
  for (const [at, finding] of from.findings.entries()) {
    if (from.findings.indexOf(finding) === at) offer({ thing: 'finding', finding });
  }
}

const cardThing = ({ id, card }: OwnedCard): Thing => ({ thing: 'card', owned: id, card });

/** An equal card, with the same ammo on it, lies before this one. */
function hasTwinBefore(cards: readonly OwnedCard[], at: number): boolean {
  const { card, ammo } = cards[at] ?? {};
  for (let i = 0; i < at; i++) if (cards[i]?.card === card && cards[i]?.ammo === ammo) return true;
  return false;
}

export function carryOut(game: Game, { exchange, from, to, thing }: Exchange): void {
  const giver = stalkerOf(game, from);
  if (exchange === 'give') give(game, giver, stalkerOf(game, to), thing);
  else if (thing.thing === 'card') {
    const owned = find(giver, thing.owned);
    if (exchange === 'equip' || exchange === 'install') equip(game, giver, owned);
    else stow(game, giver, owned);
  }
}

function give(game: Game, from: StalkerState, to: StalkerState, thing: Thing): void {
  switch (thing.thing) {
    case 'card': {
      const owned = find(from, thing.owned);
      takeFromPda(game, from, owned);
      to.backpack.push(owned);
      tell(game, { fact: 'cardGiven', from: from.id, to: to.id, card: owned.card, clauses: ['A3'] });
      return;
    }
    case 'bolt':
      changeBolts(game, from, -1);
      changeBolts(game, to, 1);
      return;
    case 'magazine':
      changeMagazines(game, from, thing.magazine, -1);
      changeMagazines(game, to, thing.magazine, 1);
      return;
    case 'finding':
      from.findings.splice(from.findings.indexOf(thing.finding), 1);
      to.findings.push(thing.finding);
      tell(game, { fact: 'findings', stalker: from.id, finding: thing.finding, by: -1, clauses: ['A3'] });
      tell(game, { fact: 'findings', stalker: to.id, finding: thing.finding, by: 1, clauses: ['A3'] });
      return;
  }
}

function find(stalker: StalkerState, id: OwnedId): OwnedCard {
  const owned = ownedBy(stalker, id);
  if (!owned) throw new RuleError(`Stalker ${stalker.id} has no card ${id}`);
  return owned;
}
