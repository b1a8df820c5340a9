/**
 * Checks that everything a saved state names exists: cards of the box, spaces of its board, its own entities and
 * symbols. The shape is known to be right by then (stateSchema.ts); after this the rules can play the state.
 */

import { ProblemError } from '../base/errors.ts';
import { inside, type Problem, type Say, sayTo, unknownName } from '../base/problems.ts';
import type { Board } from '../board/types.ts';
import { boardOf } from '../model/boardOf.ts';
import type { Box } from '../model/box.ts';
import { FIRST_OTHER_ENTITY } from '../model/ids.ts';
import type { EntityState, GameState, OwnedCard, StalkerState, SymbolRef } from '../model/state.ts';
import { randomEventsOf } from '../rules/basics/mission.ts';
import { missionNamed } from '../survival/compose.ts';
import { missingOfMission } from './missionReferences.ts';

type Cards = Readonly<Record<string, unknown>>;

/** Problems with their places; the text of a place is only made when something is wrong there. */
class Check {
  readonly problems: Problem[] = [];
  private readonly box: Box;
  private readonly state: GameState;
  private readonly board: Board;
  private readonly copies = new Set<number>();

  constructor(box: Box, state: GameState, board: Board) {
    this.box = box;
    this.state = state;
    this.board = board;
  }

  readonly say: Say = sayTo(this.problems);

  card(deck: Cards, card: string, where: string, key: string | number): void {
    if (!Object.hasOwn(deck, card)) this.problems.push(unknownName(`${where}.${key}`, 'card', card));
  }

  cards(deck: Cards, cards: readonly string[], where: string): void {
    for (let i = 0; i < cards.length; i++) this.card(deck, cards[i] ?? '', where, i);
  }

  space(space: number | null, where: string, key: string | number): void {
    if (space !== null && space >= this.board.spaces.length) {
      this.say(`${where}.${key}`, 'state.noSpace', { space, spaces: this.board.spaces.length });
    }
  }

  seat(seat: number, where: string): void {
    if (seat >= this.state.stalkers.length) this.say(where, 'state.noStalker', { stalker: seat });
  }

  symbol(ref: SymbolRef, where: string, key: string | number): void {
    const overlay = this.state.overlays.find((o) => o.id === ref.overlay);
    if (overlay?.symbols[ref.symbol] === undefined) {
      this.say(`${where}.${key}`, 'state.noSymbol', { symbol: ref.symbol, overlay: ref.overlay });
    }
  }

  entity(entity: EntityState, where: string): void {
    this.space(entity.space, where, 'space');
    entity.covers.forEach((ref, i) => {
      this.symbol(ref, `${where}.covers`, i);
    });
  }

  stalker(stalker: StalkerState, index: number): void {
    const { box } = this;
    const where = `stalkers.${index}`;
    this.entity(stalker, where);
    if (stalker.id !== index) this.say(`${where}.id`, 'state.otherSeat', { seat: index, id: stalker.id });
    this.card(box.stalkers, stalker.card, where, 'card');
    const most = box.stalkers[stalker.card]?.hp ?? 0;
    if (stalker.hp > most) this.say(`${where}.hp`, 'state.hp', { hp: stalker.hp, most });
    if (stalker.attention) this.space(stalker.attention.space, where, 'attention.space');
    const own = (deck: Cards, owned: OwnedCard | null, key: string): void => {
      if (!owned) return;
      this.card(deck, owned.card, where, `${key}.card`);
      this.copy(owned, `${where}.${key}.id`);
    };
    own(box.weapons, stalker.weapon, 'weapon');
    own(box.armors, stalker.armor, 'armor');
    own(box.attachments, stalker.armorAttachment, 'armorAttachment');
    stalker.weaponAttachments.forEach((owned, i) => {
      own(box.attachments, owned, `weaponAttachments.${i}`);
    });
    stalker.artifacts.forEach((owned, i) => {
      own(box.artifacts, owned, `artifacts.${i}`);
    });
    stalker.backpack.forEach((owned, i) => {
      const deck = [box.weapons, box.armors, box.attachments, box.artifacts].find((d) =>
        Object.hasOwn(d, owned.card),
      );
      own(deck ?? box.items, owned, `backpack.${i}`);
    });
  }

  /** Each copy of a card has a number of its own, below the next one. */
  private copy({ id }: OwnedCard, where: string): void {
    if (this.copies.has(id)) this.say(where, 'state.cardTwice', { card: id });
    else if (id >= this.state.nextOwned) this.say(where, 'state.noCardYet', { card: id });
    this.copies.add(id);
  }

  others(): void {
    const { box, state } = this;
    const seen = new Set<number>();
    const unique = (id: number, where: string): void => {
      if (seen.has(id)) this.say(`${where}.id`, 'state.entityTwice', { id });
      else if (id < FIRST_OTHER_ENTITY || id >= state.nextEntity)
        this.say(`${where}.id`, 'state.noEntity', { id });
      seen.add(id);
    };
    state.enemies.forEach((enemy, i) => {
      const where = `enemies.${i}`;
      this.entity(enemy, where);
      unique(enemy.id, where);
      this.card(box.enemies, enemy.card, where, 'card');
      if (enemy.space === null) this.say(`${where}.space`, 'state.enemyOffMap');
      if (!state.kinds.some((kind) => kind.card === enemy.card)) {
        this.say(`${where}.card`, 'state.otherKind', { card: enemy.card });
      }
    });
    state.companions.forEach((companion, i) => {
      const where = `companions.${i}`;
      this.entity(companion, where);
      unique(companion.id, where);
      this.card(box.companions, companion.card, where, 'card');
    });
    const kinds = state.kinds.map(({ card }) => card);
    kinds.forEach((card, i) => {
      this.card(box.enemies, card, `kinds.${i}`, 'card');
      if (kinds.indexOf(card) < i) this.say(`kinds.${i}.card`, 'name.twice', { id: card });
    });
  }

  tokens(): void {
    const { box, state } = this;
    state.overlays.forEach((overlay, i) => {
      const where = `overlays.${i}`;
      if (state.overlays.findIndex(({ id }) => id === overlay.id) < i)
        this.say(`${where}.id`, 'state.overlayTwice', { id: overlay.id });
      this.space(overlay.center, where, 'center');
      overlay.symbols.forEach((symbol, n) => {
        this.space(symbol.space, where, `symbols.${n}.space`);
      });
      if (overlay.anomaly) this.card(box.anomalies, overlay.anomaly.card, where, 'anomaly.card');
    });
    state.bolts.forEach((ref, i) => {
      this.symbol(ref, 'bolts', i);
    });
    state.noVisibility.forEach((space, i) => {
      this.space(space, 'noVisibility', i);
    });
    state.loot.forEach((stack, i) => {
      this.space(stack.space, `loot.${i}`, 'space');
      stack.tokens.forEach((token, n) => {
        this.card(box.loot, token.token, `loot.${i}.tokens.${n}`, 'token');
      });
    });
    state.unknown.forEach((stack, i) => {
      this.space(stack.space, `unknown.${i}`, 'space');
      this.cards(box.unknown, stack.tokens, `unknown.${i}.tokens`);
    });
    state.artifacts.forEach((token, i) => {
      this.space(token.space, `artifacts.${i}`, 'space');
      if (token.on) this.symbol(token.on, `artifacts.${i}`, 'on');
    });
    state.mission.tokens.forEach((token, i) => {
      this.space(token.space, `mission.tokens.${i}`, 'space');
    });
  }

  decks(): void {
    const { box } = this;
    const { decks } = this.state;
    this.cards(box.weapons, decks.weapons, 'decks.weapons');
    this.cards(box.armors, decks.armors, 'decks.armors');
    this.cards(box.attachments, decks.attachments, 'decks.attachments');
    this.cards(box.artifacts, decks.artifacts, 'decks.artifacts');
    this.cards(box.items, decks.items, 'decks.items');
    this.cards(box.wounds, decks.wounds, 'decks.wounds');
    this.cards(box.wounds, decks.woundDiscard, 'decks.woundDiscard');
    this.cards(box.lowActivations, decks.low, 'decks.low');
    this.cards(box.lowActivations, decks.lowDiscard, 'decks.lowDiscard');
    this.cards(box.highActivations, decks.high, 'decks.high');
    this.cards(box.highActivations, decks.highDiscard, 'decks.highDiscard');
    this.cards(box.controls, decks.control, 'decks.control');
    const randomEvents = randomEventsOf(box, missionNamed(box, this.state.mission.id));
    this.cards(randomEvents, decks.randomEvents, 'decks.randomEvents');
    this.cards(randomEvents, decks.randomEventDiscard, 'decks.randomEventDiscard');
    this.cards(box.anomalies, decks.anomalies, 'decks.anomalies');
    this.cards(box.loot, decks.loot, 'decks.loot');
    this.cards(box.unknown, decks.unknown, 'decks.unknown');
    this.cards(box.lostTerritories?.setups ?? {}, decks.lostTerritories, 'decks.lostTerritories');
  }

  /** Whose turn it is. */
  table(): void {
    const { state } = this;
    this.seat(state.lead.holder, 'lead.holder');
    this.seat(state.order.next, 'order.next');
    state.order.passed.forEach((seat, i) => {
      this.seat(seat, `order.passed.${i}`);
    });
    if (state.turn) {
      this.seat(state.turn.stalker, 'turn.stalker');
      state.turn.visited.forEach((space, i) => {
        this.space(space, 'turn.visited', i);
      });
    }
    if (state.moving) this.seat(state.moving.stalker, 'moving.stalker');
    state.agenda.forEach((step, i) => {
      if (step.step === 'react' || step.step === 'afterTurn') this.seat(step.stalker, `agenda.${i}.stalker`);
    });
  }
}

/** References of the state that do not exist, with their place in the state. */
export function missing(box: Box, state: GameState): readonly Problem[] {
  let board: Board;
  try {
    board = boardOf(box, state.map);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return inside('map', error.problems);
  }
  const check = new Check(box, state, board);
  state.stalkers.forEach((stalker, i) => {
    check.stalker(stalker, i);
  });
  check.others();
  check.tokens();
  check.decks();
  check.table();
  return [...check.problems, ...missingOfMission(box, state)];
}
