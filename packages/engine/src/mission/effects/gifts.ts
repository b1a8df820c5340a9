/** What cards of a Mission give to Stalkers, and take from them. */

import type { EquipmentDeck } from '../../model/box.ts';
import type { Gift, Taking } from '../../model/effects.ts';
import { type Game, tell } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import type { Rule } from '../../model/rule.ts';
import type { Decks, Magazine, OwnedCard, StalkerState } from '../../model/state.ts';
import { gainCard } from '../../rules/gear/backpack.ts';
import { gainCoupons } from '../../rules/gear/coupons.ts';
import { drawEquipment, drawUnique } from '../../rules/gear/equipment.ts';
import { discardOwned } from '../../rules/gear/pda.ts';
import { fillUp, gainBolts, gainMagazines, spendBolt } from '../../rules/gear/pockets.ts';
import { amount } from '../words/conditions.ts';
import { chooseMagazine, discardMagazine, gainFinding, loseFinding } from './ask.ts';

const DECKS: readonly (EquipmentDeck & keyof Decks)[] = [
  'weapons',
  'armors',
  'attachments',
  'artifacts',
  'items',
];
const MAGAZINES: readonly Magazine[] = ['pistol', 'rifle', 'shotgun'];

export function* give(game: Game, stalker: StalkerState, gift: Gift): Rule {
  switch (gift.gift) {
    case 'card':
      return yield* giveCard(game, stalker, gift.card);
    case 'draw': {
      const card = drawEquipment(game, gift.deck, (id) => fits(game, gift, id));
      if (card === null) return ranOut(game, gift.deck);
      return yield* gainCard(game, stalker, card);
    }
    case 'bolts':
      return gainBolts(game, stalker, amount(game, gift.count));
    case 'magazine':
      return yield* giveMagazines(game, stalker, gift.magazine, amount(game, gift.count));
    case 'finding':
      return gainFinding(game, stalker, gift.finding);
    case 'coupons':
      return gainCoupons(game, amount(game, gift.coupons));
    case 'ammo':
      if (stalker.weapon) fillUp(game, stalker, stalker.weapon);
      return;
    case 'unique': {
      const card = drawUnique(game);
      if (card === null) return ranOut(game, 'uniqueLoot');
      return yield* gainCard(game, stalker, card);
    }
  }
}

const ranOut = (game: Game, component: string): void =>
  tell(game, { fact: 'componentRanOut', component, clauses: ['G2'] });

/** This very card, if it is still in its deck (G2). */
function* giveCard(game: Game, stalker: StalkerState, card: CardId): Rule {
  const deck = DECKS.find((name) => game.state.decks[name].includes(card));
  if (!deck) return ranOut(game, card);
  const taken = drawEquipment(game, deck, (id) => id === card);
  if (taken !== null) yield* gainCard(game, stalker, taken);
}

function fits({ box }: Game, { tier, type }: Extract<Gift, { readonly gift: 'draw' }>, id: CardId): boolean {
  if (tier !== undefined) {
    const card = box.weapons[id] ?? box.armors[id] ?? box.attachments[id];
    if (card?.tier !== tier) return false;
  }
  if (type === undefined) return true;
  return box.artifacts[id]?.type === type || (box.items[id]?.types.some((one) => one === type) ?? false);
}

function* giveMagazines(
  game: Game,
  stalker: StalkerState,
  magazine: Magazine | 'choice',
  count: number,
): Rule {
  if (magazine !== 'choice') return gainMagazines(game, stalker, magazine, count);
  for (let i = count; i > 0; i--) {
    const there = MAGAZINES.filter((one) => game.state.supply.magazines[one] > 0);
    if (there.length === 0) return ranOut(game, 'magazines');
    gainMagazines(game, stalker, (yield* chooseMagazine(stalker, there)).magazine, 1);
  }
}

/** EQ11: one who has none skips that part. */
export function* take(game: Game, stalker: StalkerState, what: Taking): Rule {
  switch (what.take) {
    case 'bolts':
      for (let i = Math.min(stalker.bolts, amount(game, what.count)); i > 0; i--)
        spendBolt(game, stalker, false);
      return;
    case 'magazine':
      for (let i = amount(game, what.count); i > 0; i--) yield* discardMagazine(game, stalker);
      return;
    case 'finding':
      return loseFinding(game, stalker, what.finding);
    case 'card': {
      const owned = ownedBy(stalker).find(({ card }) => card === what.card);
      if (owned) discardOwned(game, stalker, owned.id);
      return;
    }
  }
}

function ownedBy(stalker: StalkerState): OwnedCard[] {
  const { weapon, armor, armorAttachment, weaponAttachments, artifacts, backpack } = stalker;
  const all = [weapon, armor, armorAttachment, ...weaponAttachments, ...artifacts, ...backpack];
  return all.filter((owned) => owned !== null);
}
