/**
 * What a seat may know (MI6, DESIGN 9): the state without deck orders, face-down tokens, the mission box and the dice.
 * Which cards a deck still holds can be counted at the table, so their sorted list is no secret; their order is.
 */

import type { SpaceId } from '../board/types.ts';
import type { Game } from '../model/game.ts';
import type { CardId, OverlayId, StalkerId } from '../model/ids.ts';
import type { AnomalyOverlayState, Decks, GameState, Petals } from '../model/state.ts';
import { missionOf } from '../rules/basics/mission.ts';
import { couponsOf } from '../rules/gear/coupons.ts';
import { isCovered } from '../rules/map/symbols.ts';
import { type ScoreLine, scoreLines } from '../survival/score.ts';
import { pdaFiguresOf, type StalkerFigures } from './figures.ts';
import {
  anomalyView,
  artifactView,
  type CompanionView,
  companionView,
  type EnemyKindView,
  type EnemyView,
  enemyView,
  kindView,
  leadView,
  missionView,
  movingView,
  optionsView,
  orderView,
  outcomeView,
  type StalkerView,
  stalkerView,
  supplyView,
  symbolView,
  turnView,
} from './pieces.ts';
import { type AimView, aimOf, type Pin, pinsOf } from './pins.ts';

/** Drawings come as a picture, without the backs of cards. */
export interface View extends Pick<GameState, 'stalkerCount' | 'phase' | 'round' | 'event'> {
  readonly options: ReturnType<typeof optionsView>;
  readonly lead: ReturnType<typeof leadView>;
  readonly stalkers: readonly StalkerView[];
  readonly enemies: readonly EnemyView[];
  readonly companions: readonly CompanionView[];
  readonly kinds: readonly EnemyKindView[];
  readonly bolts: readonly ReturnType<typeof symbolView>[];
  readonly noVisibility: readonly SpaceId[];
  readonly artifacts: readonly ReturnType<typeof artifactView>[];
  readonly supply: ReturnType<typeof supplyView>;
  readonly order: ReturnType<typeof orderView>;
  readonly turn: ReturnType<typeof turnView> | null;
  readonly moving?: ReturnType<typeof movingView> | null | undefined;
  readonly outcome: ReturnType<typeof outcomeView> | null;
  readonly seats: readonly StalkerId[];
  /** What the PDA says besides what lies on it, by seat. */
  readonly figures: readonly StalkerFigures[];
  readonly overlays: readonly OverlayView[];
  readonly loot: readonly { readonly space: SpaceId; readonly count: number; readonly top: string | null }[];
  readonly unknown: readonly { readonly space: SpaceId; readonly count: number }[];
  readonly mission: ReturnType<typeof missionView>;
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
  readonly anomaly: ReturnType<typeof anomalyView> | null;
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
  anomaly: anomaly && anomalyView(anomaly),
});

/** The table as these seats see it. What is sent stays as it is: it shares nothing with the running game. */
export function viewFor(game: Game, seats: readonly StalkerId[]): View {
  const { state } = game;
  const { overlays, loot, unknown, mission, decks, turn, moving, outcome } = state;
  return {
    options: optionsView(state.options),
    stalkerCount: state.stalkerCount,
    phase: state.phase,
    round: state.round,
    lead: leadView(state.lead),
    stalkers: state.stalkers.map(stalkerView),
    enemies: state.enemies.map(enemyView),
    companions: state.companions.map(companionView),
    kinds: state.kinds.map(kindView),
    bolts: state.bolts.map(symbolView),
    noVisibility: state.noVisibility.slice(),
    artifacts: state.artifacts.map(artifactView),
    supply: supplyView(state.supply),
    event: state.event,
    order: orderView(state.order),
    turn: turn && turnView(turn),
    moving: moving && movingView(moving),
    outcome: outcome && outcomeView(outcome),
    seats,
    figures: state.stalkers.map((stalker) => pdaFiguresOf(game, stalker)),
    overlays: overlays.map((overlay) => overlayView(game, overlay)),
    loot: loot.map((stack) => {
      const top = stack.tokens.at(-1);
      return { space: stack.space, count: stack.tokens.length, top: top?.up ? top.token : null };
    }),
    unknown: unknown.map((stack) => ({ space: stack.space, count: stack.tokens.length })),
    mission: missionView(mission),
    pins: pinsOf(game),
    aim: aimOf(game),
    coupons: couponsOf(game),
    score: missionOf(game).kind === 'survival' ? scoreLines(state) : [],
    decks: deckView(decks),
  };
}
