/**
 * What a seat may know (MI6, DESIGN 9): the state without deck orders, face-down tokens, the mission box and the dice.
 * Which cards a deck still holds can be counted at the table, so their sorted list is no secret; their order is.
 */

import type { SpaceId } from '../board/types.ts';
import type { Box } from '../model/box.ts';
import type { Decision } from '../model/decision.ts';
import type { Fact } from '../model/facts.ts';
import type { Game } from '../model/game.ts';
import type { CardId, OverlayId, StalkerId } from '../model/ids.ts';
import type { AnomalyOverlayState, Decks, GameState, MissionState, Petals } from '../model/state.ts';
import { missionOf } from '../rules/basics/mission.ts';
import { couponsOf } from '../rules/gear/coupons.ts';
import { isCovered } from '../rules/map/symbols.ts';
import { type ScoreLine, scoreLines } from '../survival/score.ts';
import { pdaFiguresOf, type StalkerFigures } from './figures.ts';
import { type AimView, aimOf, type Pin, pinsOf } from './pins.ts';

/**
 * Fields that every seat may see as they are. What is not named here is hidden until somebody shows it. Drawings come
 * as a picture, without the backs of cards.
 */
type Open = Pick<
  GameState,
  | 'options'
  | 'stalkerCount'
  | 'phase'
  | 'round'
  | 'lead'
  | 'stalkers'
  | 'enemies'
  | 'companions'
  | 'kinds'
  | 'bolts'
  | 'noVisibility'
  | 'artifacts'
  | 'supply'
  | 'event'
  | 'order'
  | 'turn'
  | 'moving'
  | 'outcome'
>;

export interface View extends Open {
  readonly seats: readonly StalkerId[];
  /** What the PDA says besides what lies on it, by seat. */
  readonly figures: readonly StalkerFigures[];
  readonly overlays: readonly OverlayView[];
  readonly loot: readonly { readonly space: SpaceId; readonly count: number; readonly top: string | null }[];
  readonly unknown: readonly { readonly space: SpaceId; readonly count: number }[];
  readonly mission: Pick<MissionState, 'id' | 'environment' | 'tokens' | 'removed'>;
  /** What can be done where, and what lies there, as the table shows it. */
  readonly pins: readonly Pin[];
  /** What to do next; null: the Mission does not say. */
  readonly aim: AimView | null;
  readonly coupons: number;
  /** ZS5: the score so far and where it comes from; empty where nothing is scored. */
  readonly score: readonly ScoreLine[];
  readonly decks: DeckView;
}

/** An Anomaly overlay, with what is covered now (AN6). */
export interface OverlayView {
  readonly id: OverlayId;
  /** The printed number. */
  readonly overlay: number;
  readonly center: SpaceId;
  readonly symbols: readonly {
    readonly space: SpaceId;
    readonly petals: Petals;
    readonly covered: boolean;
  }[];
  /** null: inactive (AN1). `artifact`: a token lies under the standee. */
  readonly anomaly: { readonly card: CardId; readonly artifact: boolean } | null;
}

/** What can be counted: what is left without its order, and discards as they lie. */
export interface DeckView {
  /** How many Event cards are left: the time (R3). */
  readonly events: number;
  readonly randomEvents: number;
  readonly wounds: readonly CardId[];
  readonly woundDiscard: readonly CardId[];
  readonly low: readonly CardId[];
  readonly lowDiscard: readonly CardId[];
  readonly high: readonly CardId[];
  readonly highDiscard: readonly CardId[];
  readonly loot: number;
}

const sorted = (cards: readonly CardId[]): readonly CardId[] => [...cards].sort();

function deckView(decks: Decks): DeckView {
  return {
    events: decks.events.length,
    randomEvents: decks.randomEvents.length,
    wounds: sorted(decks.wounds),
    woundDiscard: decks.woundDiscard.slice(),
    low: sorted(decks.low),
    lowDiscard: decks.lowDiscard.slice(),
    high: sorted(decks.high),
    highDiscard: decks.highDiscard.slice(),
    loot: decks.loot.length,
  };
}

const overlayView = (
  game: Game,
  { id, overlay, center, symbols, anomaly }: AnomalyOverlayState,
): OverlayView => ({
  id,
  overlay,
  center,
  symbols: symbols.map(({ space, petals }, symbol) => ({
    space,
    petals,
    covered: isCovered(game, { overlay: id, symbol }),
  })),
  anomaly,
});

/** The table as these seats see it. Shares nothing with the state once it is sent as JSON. */
export function viewFor(game: Game, seats: readonly StalkerId[]): View {
  const { state } = game;
  const { overlays, loot, unknown, mission, decks } = state;
  return {
    options: state.options,
    stalkerCount: state.stalkerCount,
    phase: state.phase,
    round: state.round,
    lead: state.lead,
    stalkers: state.stalkers,
    enemies: state.enemies,
    companions: state.companions,
    kinds: state.kinds,
    bolts: state.bolts,
    noVisibility: state.noVisibility,
    artifacts: state.artifacts,
    supply: state.supply,
    event: state.event,
    order: state.order,
    turn: state.turn,
    moving: state.moving,
    outcome: state.outcome,
    seats,
    figures: state.stalkers.map((stalker) => pdaFiguresOf(game, stalker)),
    overlays: overlays.map((overlay) => overlayView(game, overlay)),
    loot: loot.map((stack) => {
      const top = stack.tokens.at(-1);
      return { space: stack.space, count: stack.tokens.length, top: top?.up ? top.token : null };
    }),
    unknown: unknown.map((stack) => ({ space: stack.space, count: stack.tokens.length })),
    mission: {
      id: mission.id,
      environment: mission.environment,
      tokens: mission.tokens,
      removed: mission.removed,
    },
    pins: pinsOf(game),
    aim: aimOf(game),
    coupons: couponsOf(game),
    score: missionOf(game).kind === 'survival' ? scoreLines(state) : [],
    decks: deckView(decks),
  };
}

/** A decision as these seats see it: a Control card and its decision are visible to its Stalker only. */
export function decisionFor(decision: Decision, seats: readonly StalkerId[]): Decision {
  if (decision.kind !== 'control' || seats.includes(decision.who)) return decision;
  return { ...decision, about: {}, options: [] };
}

/** A fact as these seats see it; null when they do not notice it at all. */
export function factFor(box: Box, fact: Fact, seats: readonly StalkerId[]): Fact | null {
  switch (fact.fact) {
    case 'controlDrawn':
      return seats.includes(fact.stalker) ? fact : { ...fact, card: '' };
    case 'controlResolved':
      return seats.includes(fact.stalker) ? fact : { ...fact, card: '', choice: '' };
    // What it cost is plain to see; which card it was is known to the one who heard it, and told by `controlResolved`.
    case 'hpLost':
      return Object.hasOwn(box.controls, fact.source) ? { ...fact, source: 'control' } : fact;
    // Counters are how a Mission remembers; what they mean is told by its cards.
    case 'counterChanged':
      return null;
    default:
      return fact;
  }
}
