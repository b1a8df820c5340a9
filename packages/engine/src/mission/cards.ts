/** Finds the Mission of a game, and its cards. */
import type { Game } from '../kernel/game.ts';
import type { CardId } from '../kernel/ids.ts';
import { RuleError } from '../kernel/rule.ts';
import type { EnvironmentState } from '../kernel/state.ts';
import type { EnvironmentCard, EnvironmentFace, EventCard, Mission } from './types.ts';

/** What a position without a Mission is played under: no cards, and every way to end fails. */
const NO_MISSION: Mission = {
  id: '',
  setup: {
    tiles: [],
    cards: [],
    start: [],
    enemies: [],
    anomalies: [],
    loot: [],
    unknown: { spaces: [], tokens: [[], [], [], []] },
    events: [],
  },
  environment: [],
  overlays: [],
  events: [],
  death: 'fatality',
  time: 'time',
  endings: { fatality: { won: false }, time: { won: false } },
};

export const missionOf = (game: Game): Mission => game.box.missions[game.state.mission.id] ?? NO_MISSION;

/** Cards by id, made once per list of cards. */
const indexes = new WeakMap<readonly { readonly id: CardId }[], ReadonlyMap<CardId, unknown>>();
function byId<C extends { readonly id: CardId }>(cards: readonly C[], id: CardId): C | undefined {
  let index = indexes.get(cards);
  if (!index) {
    index = new Map(cards.map((card) => [card.id, card]));
    indexes.set(cards, index);
  }
  // Only cards of this very list went in.
  return index.get(id) as C | undefined;
}

export function eventCard(game: Game, id: CardId): EventCard {
  const card = byId(missionOf(game).events, id) ?? game.box.randomEvents[id];
  if (!card) throw new RuleError(`no Event card ${id}`);
  return card;
}

export const isRandomEvent = (game: Game, id: CardId): boolean =>
  byId(missionOf(game).events, id) === undefined && game.box.randomEvents[id] !== undefined;

export function environmentCard(game: Game, id: CardId): EnvironmentCard {
  const card = byId(missionOf(game).environment, id) ?? game.box.lostTerritories?.environment[id];
  if (!card) throw new RuleError(`no environment card ${id}`);
  return card;
}

const BLANK: EnvironmentFace = {};

export function faceOf(game: Game, { card, face }: Pick<EnvironmentState, 'card' | 'face'>): EnvironmentFace {
  const found = environmentCard(game, card);
  return face === 'a' ? found.a : (found.b ?? BLANK);
}
