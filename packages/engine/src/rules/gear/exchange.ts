/** A3: what Stalkers on one space can hand over, equip, stow, install and remove. */

import { RuleError } from '../../base/errors.ts';
import type { Option, Thing } from '../../model/decision.ts';
import { type Game, tell } from '../../model/game.ts';
import type { OwnedId, StalkerId } from '../../model/ids.ts';
import type { OwnedCard, StalkerState } from '../../model/state.ts';
import { stalkerOf } from '../basics/entities.ts';
import { equip, mayEquip, stow } from './backpack.ts';
import { deckOf } from './equipment.ts';
import { ownedBy, takeFromPda } from './pda.ts';
import { changeBolts, changeMagazines } from './pockets.ts';

export type Exchange = Extract<Option, { readonly is: 'exchange' }>;
/** Where offers are added to: a list of options that may hold others too. */
type Offers = { push(offer: Exchange): unknown };

const BOLT: Thing = { thing: 'bolt' };
const PISTOL: Thing = { thing: 'magazine', magazine: 'pistol' };
const RIFLE: Thing = { thing: 'magazine', magazine: 'rifle' };
const SHOTGUN: Thing = { thing: 'magazine', magazine: 'shotgun' };

/**
 * Every exchange possible now. Cards are given from the Backpack (what is equipped is stowed first) and arrive in
 * one; of equal cards one is offered. Backpacks may overflow until the Action ends.
 */
export function addExchanges(game: Game, together: readonly StalkerState[], offers: Offers): void {
  for (const stalker of together) addOwn(game, stalker, offers);
  if (together.length === 1) return;
  for (const from of together) {
    for (const to of together) if (to !== from) addGifts(from, to, offers);
  }
}

/** Between one's own slots and Backpack. */
function addOwn(game: Game, stalker: StalkerState, offers: Offers): void {
  const { id, weapon, armor, armorAttachment, weaponAttachments, artifacts, backpack } = stalker;
  if (weapon) offers.push(cardOffer(STOW, id, id, weapon));
  if (armor) offers.push(cardOffer(STOW, id, id, armor));
  for (const owned of artifacts) offers.push(cardOffer(STOW, id, id, owned));
  for (const owned of weaponAttachments) offers.push(cardOffer(REMOVE, id, id, owned));
  if (armorAttachment) offers.push(cardOffer(REMOVE, id, id, armorAttachment));
  let at = 0;
  for (const owned of backpack) {
    if (hasTwinBefore(backpack, at++)) continue;
    const deck = deckOf(game, owned.card);
    if (mayEquip(game, stalker, owned, deck))
      offers.push(cardOffer(deck === 'attachments' ? INSTALL : EQUIP, id, id, owned));
  }
}

/** What is done with a card, by number. */
const EXCHANGES: readonly Exchange['exchange'][] = ['give', 'equip', 'stow', 'install', 'remove'];
const [GIVE, EQUIP, STOW, INSTALL, REMOVE] = [0, 1, 2, 3, 4];

type CardOffer = Exchange & { readonly thing: Extract<Thing, { readonly thing: 'card' }> };

/**
 * Offers made before: the same ones are on the list again after every exchange of a Prepare. Each has one place, by what
 * is done, by whom, for whom and with which card, and the newest keeps it.
 */
const SEATS = 4;
const CARDS = 64;
const made = new Array<CardOffer | undefined>(EXCHANGES.length * SEATS * SEATS * CARDS).fill(undefined);

function cardOffer(exchange: number, from: StalkerId, to: StalkerId, { id, card }: OwnedCard): Exchange {
  const place = ((exchange * SEATS + from) * SEATS + to) * CARDS + (id % CARDS);
  const known = made[place];
  if (known !== undefined && known.thing.owned === id && known.thing.card === card) return known;
  const thing = { thing: 'card', owned: id, card } as const;
  const offer: CardOffer = { is: 'exchange', exchange: EXCHANGES[exchange] ?? 'give', from, to, thing };
  made[place] = offer;
  return offer;
}

const gift = (from: StalkerId, to: StalkerId, thing: Thing): Exchange => ({
  is: 'exchange',
  exchange: 'give',
  from,
  to,
  thing,
});

/** All that can be given away, of equal things one. */
function addGifts(giver: StalkerState, { id: to }: StalkerState, offers: Offers): void {
  const { id: from, backpack, bolts, magazines, findings } = giver;
  let at = 0;
  for (const owned of backpack)
    if (!hasTwinBefore(backpack, at++)) offers.push(cardOffer(GIVE, from, to, owned));
  if (bolts > 0) offers.push(gift(from, to, BOLT));
  if (magazines.pistol > 0) offers.push(gift(from, to, PISTOL));
  if (magazines.rifle > 0) offers.push(gift(from, to, RIFLE));
  if (magazines.shotgun > 0) offers.push(gift(from, to, SHOTGUN));
  if (findings.length > 0)
    for (const finding of new Set(findings)) offers.push(gift(from, to, { thing: 'finding', finding }));
}

/** An equal card, with the same ammo on it, lies before this one. */
function hasTwinBefore(cards: readonly OwnedCard[], at: number): boolean {
  const { card, ammo } = cards[at] ?? {};
  for (let i = 0; i < at; i++) if (cards[i]?.card === card && cards[i]?.ammo === ammo) return true;
  return false;
}

export function carryOutExchange(game: Game, { exchange, from, to, thing }: Exchange): void {
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
      to.backpack = [...to.backpack, owned];
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
