/** C4, C8: what scripts and epilogues make happen, one small function each. */

import { draw } from '../../base/random.ts';
import type { Deed, LocationId, ScriptChoice } from '../../model/campaignBook.ts';
import type { Gift } from '../../model/effects.ts';
import type { CardId } from '../../model/ids.ts';
import type { Magazine } from '../../model/state.ts';
import { type Act, type Campaign, pickOption, tell } from '../state/campaign.ts';
import {
  changeCoupons,
  drawCard,
  leftInDeck,
  loseCard,
  MAGAZINES,
  magazinesLeft,
  pull,
  stashCard,
  stashMagazines,
} from '../state/holdings.ts';
import type { CampaignDecision, ChroniclePage } from '../state/types.ts';
import { amountOf, type CounterValues, isTrue } from './claims.ts';

/** Where something is gained. */
export interface Gaining {
  readonly about: CampaignDecision['about'];
  readonly counters: CounterValues;
}

/** Where the group is while it reads. */
export interface Reading {
  readonly where: ChroniclePage['where'];
  readonly counters: CounterValues;
}

export function* performDeeds(campaign: Campaign, deeds: readonly Deed[], reading: Reading): Act {
  for (const deed of deeds) yield* performOne(campaign, deed, reading);
}

function* performOne(campaign: Campaign, deed: Deed, reading: Reading): Act {
  switch (deed.deed) {
    case 'tell':
      return read(campaign, deed.text, reading.where);
    case 'if': {
      const holds = isTrue(campaign, deed.when, reading.counters);
      return yield* performDeeds(campaign, holds ? deed.deeds : (deed.otherwise ?? []), reading);
    }
    case 'ask':
      return yield* askFor(campaign, deed.choices, reading);
    case 'random': {
      const at = draw(campaign.state.random, 'events', deed.of.length);
      return yield* performDeeds(campaign, deed.of[at] ?? [], reading);
    }
    case 'coupons':
      return changeCoupons(campaign, deed.by, 'C4');
    case 'gain':
      return yield* gain(campaign, deed.gift, { about: reading.where, counters: reading.counters });
    case 'lose':
      return loseCard(campaign, deed.card, 'C4');
    case 'removeCard':
      return removeForGood(campaign, deed.card);
    case 'contact':
      return deed.gain ? gainContact(campaign, deed.contact) : loseContact(campaign, deed.contact);
    case 'location':
      return mark(campaign, deed.location, deed.is);
    case 'flag':
      return setFlag(
        campaign,
        deed.flag,
        deed.set ?? (campaign.state.flags[deed.flag] ?? 0) + (deed.add ?? 0),
      );
    case 'achievement':
      return achieve(campaign, deed.achievement);
  }
}

/** MI1: a page for the chronicle. */
export function read(campaign: Campaign, text: string, where: ChroniclePage['where']): void {
  const { chronicle, exploration } = campaign.state;
  chronicle.push({ exploration: exploration.number, where, text });
  tell(campaign, { fact: 'told', text, clauses: ['MI1'] });
}

/** Of what is open to this group and what it can pay; nothing at all is no question. */
function* askFor(campaign: Campaign, choices: readonly ScriptChoice[], reading: Reading): Act {
  const { coupons } = campaign.state.stash;
  const open = choices.filter(
    ({ when, price = 0 }) => price <= coupons && (!when || isTrue(campaign, when, reading.counters)),
  );
  if (open.length === 0) return;
  const { choice } = yield* pickOption({
    kind: 'choice',
    clauses: ['C4'],
    about: reading.where,
    options: open.map(({ id, price = 0 }) => ({ is: 'choice' as const, choice: id, price })),
  });
  const chosen = open.find(({ id }) => id === choice);
  if (!chosen) return;
  tell(campaign, { fact: 'chosen', choice, clauses: ['C4'] });
  changeCoupons(campaign, -(chosen.price ?? 0), 'C4');
  yield* performDeeds(campaign, chosen.deeds, reading);
}

/** Into the Stash. */
export function* gain(campaign: Campaign, gift: Gift, { about, counters }: Gaining): Act {
  switch (gift.gift) {
    case 'card':
      return stashCard(campaign, gift.card, 'C6');
    case 'draw':
      return drawCard(campaign, gift.deck, (card) => suits(campaign, gift, card), 'EQ9');
    case 'magazine': {
      const count = amountOf(campaign, gift.count, counters);
      if (gift.magazine !== 'choice') return stashMagazines(campaign, gift.magazine, count, 'C6');
      for (let i = 0; i < count; i++) {
        const magazine = yield* chooseMagazine(campaign, about);
        if (magazine !== null) stashMagazines(campaign, magazine, 1, 'C6');
      }
      return;
    }
    case 'coupons':
      return changeCoupons(campaign, amountOf(campaign, gift.coupons, counters), 'C6');
    case 'bolts':
    case 'finding':
    case 'ammo':
      // C1: nothing of that is kept between Missions.
      return;
  }
}

function suits(
  { box }: Campaign,
  { tier, type }: Extract<Gift, { readonly gift: 'draw' }>,
  id: CardId,
): boolean {
  const tiered = box.weapons[id] ?? box.armors[id] ?? box.attachments[id];
  if (tier !== undefined && tiered?.tier !== tier) return false;
  if (type === undefined) return true;
  return box.artifacts[id]?.type === type || (box.items[id]?.types.some((one) => one === type) ?? false);
}

function* chooseMagazine(campaign: Campaign, about: Gaining['about']): Act<Magazine | null> {
  const there = MAGAZINES.filter((magazine) => magazinesLeft(campaign, magazine) > 0);
  if (there.length === 0) return null; // G2
  const { magazine } = yield* pickOption({
    kind: 'magazine',
    clauses: ['C6'],
    about,
    options: there.map((one) => ({ is: 'magazine' as const, magazine: one })),
  });
  return magazine;
}

/** MI3, C9: out of the Campaign for good: Equipment, a card of a Mission, or a Stalker. */
export function removeForGood(campaign: Campaign, card: CardId): void {
  const { box, state } = campaign;
  if (Object.hasOwn(box.stalkers, card)) {
    if (state.removed.includes(card)) return;
    state.group = state.group.filter((one) => one !== card);
  } else if (!pull(campaign, card)) {
    const limited = !Object.hasOwn(box.randomEvents, card) && !isEnvironment(campaign, card);
    if (limited && leftInDeck(campaign, card) <= 0) return; // G2
    if (!limited && state.removed.includes(card)) return;
  }
  state.removed.push(card);
  tell(campaign, { fact: 'removedCard', card, clauses: ['MI3'] });
}

const isEnvironment = ({ box }: Campaign, card: CardId): boolean =>
  Object.values(box.missions).some(({ environment }) => environment.some(({ id }) => id === card));

function gainContact(campaign: Campaign, contact: CardId): void {
  const { contacts } = campaign.state;
  if (contacts.includes(contact)) return;
  contacts.push(contact);
  tell(campaign, { fact: 'contactGained', contact, clauses: ['C1'] });
}

function loseContact(campaign: Campaign, contact: CardId): void {
  const { state } = campaign;
  if (!state.contacts.includes(contact)) return;
  state.contacts = state.contacts.filter((one) => one !== contact);
  tell(campaign, { fact: 'contactLost', contact, clauses: ['C1'] });
}

/** C4: a sticker on the map, or a cross through it. A Mission that was won stays crossed out. */
export function mark(campaign: Campaign, location: LocationId, is: 'open' | 'crossed'): void {
  const { locations } = campaign.state;
  if (locations[location] === is || (is === 'open' && isWon(campaign, location))) return;
  locations[location] = is;
  tell(campaign, { fact: is === 'open' ? 'appeared' : 'crossedOut', location, clauses: ['C4'] });
}

function isWon({ book, state }: Campaign, location: LocationId): boolean {
  const found = book.locations[location];
  return (
    found?.kind === 'mission' && state.finished.some(({ mission, won }) => won && mission === found.mission)
  );
}

function setFlag(campaign: Campaign, flag: string, value: number): void {
  const { flags } = campaign.state;
  if ((flags[flag] ?? 0) === value) return;
  flags[flag] = value;
  tell(campaign, { fact: 'flag', flag, value, clauses: ['C8'] });
}

function achieve(campaign: Campaign, achievement: string): void {
  const { achievements } = campaign.state;
  if (achievements.includes(achievement)) return;
  achievements.push(achievement);
  tell(campaign, { fact: 'achieved', achievement, clauses: ['C1'] });
}
