/**
 * Whether everything a saved state names is really there: cards of the box, spaces of its board, its own entities and
 * symbols. The shape is known to be right by then (stateSchema.ts); after this the rules can play the state.
 */

import type { FileProblem } from '../base/json.ts';
import type { Board } from '../board/types.ts';
import { boardOf } from '../model/boardOf.ts';
import type { Box } from '../model/box.ts';
import { FIRST_OTHER_ENTITY } from '../model/ids.ts';
import type { EntityState, GameState, OwnedCard, StalkerState, SymbolRef } from '../model/state.ts';
import { missingOfMission } from './missionReferences.ts';

type Cards = Readonly<Record<string, unknown>>;

/** Problems with their places; the text of a place is only made when something is wrong there. */
class Check {
  readonly problems: FileProblem[] = [];
  private readonly box: Box;
  private readonly state: GameState;
  private readonly board: Board;
  private readonly copies = new Set<number>();

  constructor(box: Box, state: GameState, board: Board) {
    this.box = box;
    this.state = state;
    this.board = board;
  }

  problem(where: string, what: string): void {
    this.problems.push({ where, what });
  }

  card(deck: Cards, card: string, where: string, key: string | number): void {
    if (!Object.hasOwn(deck, card))
      this.problem(`${where}.${key}`, `there is no such card "${card}" in the box`);
  }

  cards(deck: Cards, cards: readonly string[], where: string): void {
    for (let i = 0; i < cards.length; i++) this.card(deck, cards[i] ?? '', where, i);
  }

  space(space: number | null, where: string, key: string | number): void {
    if (space !== null && space >= this.board.spaces.length) {
      this.problem(
        `${where}.${key}`,
        `there is no space ${space}; the board has ${this.board.spaces.length}`,
      );
    }
  }

  seat(seat: number, where: string): void {
    if (seat >= this.state.stalkers.length) this.problem(where, `there is no Stalker ${seat}`);
  }

  symbol(ref: SymbolRef, where: string, key: string | number): void {
    const overlay = this.state.overlays.find((o) => o.id === ref.overlay);
    if (overlay?.symbols[ref.symbol] === undefined) {
      this.problem(`${where}.${key}`, `there is no symbol ${ref.symbol} on overlay ${ref.overlay}`);
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
    if (stalker.id !== index)
      this.problem(`${where}.id`, `the Stalker in seat ${index} has the id ${stalker.id}`);
    this.card(box.stalkers, stalker.card, where, 'card');
    const most = box.stalkers[stalker.card]?.hp ?? 0;
    if (stalker.hp > most) this.problem(`${where}.hp`, `${stalker.hp} HP, but ${most} is the most`);
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
    if (this.copies.has(id)) this.problem(where, `card ${id} is in two places`);
    else if (id >= this.state.nextOwned) this.problem(where, `no card has the number ${id} yet`);
    this.copies.add(id);
  }

  others(): void {
    const { box, state } = this;
    const seen = new Set<number>();
    const unique = (id: number, where: string): void => {
      if (seen.has(id)) this.problem(`${where}.id`, `there are two entities with the id ${id}`);
      else if (id < FIRST_OTHER_ENTITY || id >= state.nextEntity)
        this.problem(`${where}.id`, `no entity has the id ${id}`);
      seen.add(id);
    };
    state.enemies.forEach((enemy, i) => {
      const where = `enemies.${i}`;
      this.entity(enemy, where);
      unique(enemy.id, where);
      this.card(box.enemies, enemy.card, where, 'card');
      if (enemy.space === null) this.problem(`${where}.space`, 'an Enemy stands on a space');
      if (!state.kinds.some((kind) => kind.card === enemy.card)) {
        this.problem(`${where}.card`, `"${enemy.card}" is not among the kinds of this Mission`);
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
      if (kinds.indexOf(card) < i) this.problem(`kinds.${i}.card`, `"${card}" is there twice`);
    });
  }

  tokens(): void {
    const { box, state } = this;
    state.overlays.forEach((overlay, i) => {
      const where = `overlays.${i}`;
      if (state.overlays.findIndex(({ id }) => id === overlay.id) < i)
        this.problem(`${where}.id`, `there are two overlays with the id ${overlay.id}`);
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
    this.cards(box.randomEvents, decks.randomEvents, 'decks.randomEvents');
    this.cards(box.randomEvents, decks.randomEventDiscard, 'decks.randomEventDiscard');
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

/** What the state names that is not there, with its place in the state. */
export function missing(box: Box, state: GameState): readonly FileProblem[] {
  let board: Board;
  try {
    board = boardOf(box, state.map);
  } catch (error) {
    return [{ where: 'map', what: error instanceof Error ? error.message : String(error) }];
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
