/** C1, G5: what the group owns, and what is therefore left in the decks. Every change is told. */

import { draw } from '../../base/random.ts';
import { cardsOf } from '../../mission/team/shop.ts';
import { type EquipmentDeck, equipmentDeckOf } from '../../model/box.ts';
import type { CardId, Clause } from '../../model/ids.ts';
import type { Magazine } from '../../model/state.ts';
import { type Campaign, tell } from './campaign.ts';

export const MAGAZINES: readonly Magazine[] = ['pistol', 'rifle', 'shotgun'];

/** Every card of the group, in the Stash or carried. */
export const ownedCards = ({ state }: Campaign): readonly CardId[] => [
  ...state.stash.cards,
  ...state.exploration.team.flatMap(cardsOf),
];

const countOf = (cards: readonly CardId[], card: CardId): number =>
  cards.reduce((count, one) => (one === card ? count + 1 : count), 0);

/** Copies of an Equipment card in its deck when the Campaign begins. */
export function copiesIn({ box }: Campaign, card: CardId): number {
  const deck = equipmentDeckOf(box, card);
  const found = deck === undefined ? undefined : box[deck][card];
  // ZS2: a unique piece is in no deck, so no Campaign has it.
  return found === undefined || found.unique ? 0 : found.copies;
}

/** Those still in it. */
export const leftInDeck = (campaign: Campaign, card: CardId): number =>
  copiesIn(campaign, card) - countOf(ownedCards(campaign), card) - countOf(campaign.state.removed, card);

/** Magazines nobody of the group has. */
export function magazinesLeft({ box, state }: Campaign, magazine: Magazine): number {
  const carried = state.exploration.team.reduce(
    (sum, { magazines }) => sum + (magazines?.[magazine] ?? 0),
    0,
  );
  return box.components.magazines[magazine] - state.stash.magazines[magazine] - carried;
}

export function changeCoupons(campaign: Campaign, by: number, clause: Clause): void {
  const { stash } = campaign.state;
  const coupons = Math.max(0, stash.coupons + by);
  const change = coupons - stash.coupons;
  if (change === 0) return;
  stash.coupons = coupons;
  tell(campaign, { fact: 'coupons', by: change, coupons, clauses: [clause] });
}

/** As many as there are; the supply is limited (G5). */
export function stashMagazines(campaign: Campaign, magazine: Magazine, count: number, clause: Clause): void {
  changeStashMagazines(campaign, magazine, Math.min(count, magazinesLeft(campaign, magazine)), clause);
}

export function changeStashMagazines(
  campaign: Campaign,
  magazine: Magazine,
  by: number,
  clause: Clause,
): void {
  if (by === 0) return;
  const { magazines } = campaign.state.stash;
  magazines[magazine] += by;
  tell(campaign, { fact: 'magazines', magazine, by, magazines: magazines[magazine], clauses: [clause] });
}

/** Adds a card to the Stash; the caller emits the fact. */
export function addToStash({ state: { stash } }: Campaign, card: CardId): void {
  const at = stash.cards.findIndex((one) => one > card);
  stash.cards.splice(at < 0 ? stash.cards.length : at, 0, card);
}

/** Takes a card out of the Stash; false if it is not there. */
export function pull({ state: { stash } }: Campaign, card: CardId): boolean {
  const at = stash.cards.indexOf(card);
  if (at >= 0) stash.cards.splice(at, 1);
  return at >= 0;
}

/** This very card, if a copy is left (G2). */
export function stashCard(campaign: Campaign, card: CardId, clause: Clause): void {
  if (leftInDeck(campaign, card) <= 0) return;
  addToStash(campaign, card);
  tell(campaign, { fact: 'gained', card, clauses: [clause] });
}

/** Back to its deck. */
export function loseCard(campaign: Campaign, card: CardId, clause: Clause): void {
  if (pull(campaign, card)) tell(campaign, { fact: 'lost', card, clauses: [clause] });
}

/** R15, EQ9: a random card of a deck that fits, each copy as likely as any other. */
export function drawCard(
  campaign: Campaign,
  deck: EquipmentDeck,
  fits: (card: CardId) => boolean,
  clause: Clause,
): void {
  const there = Object.keys(campaign.box[deck])
    .filter(fits)
    .flatMap((card) => new Array<CardId>(Math.max(0, leftInDeck(campaign, card))).fill(card));
  if (there.length === 0) return; // G2
  const card = there[draw(campaign.state.random, 'loot', there.length)];
  if (card !== undefined) stashCard(campaign, card, clause);
}
