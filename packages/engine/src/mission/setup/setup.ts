/** MI2, C7: the initial state of a Mission, before the first decision. */

import { ProblemError } from '../../base/errors.ts';
import { problemAt, unknownName } from '../../base/problems.ts';
import { shuffle } from '../../base/random.ts';
import type { BoardPlan, Placement } from '../../board/types.ts';
import { IdentityCache } from '../../cache/identityCache.ts';
import { LruCache } from '../../cache/lruCache.ts';
import { boardOf } from '../../model/boardOf.ts';
import type { Box } from '../../model/box.ts';
import type { Game } from '../../model/game.ts';
import type { FromCampaign, GameSetup, Hired } from '../../model/gameSetup.ts';
import type { CardId } from '../../model/ids.ts';
import type { Mission, MissionSetup } from '../../model/mission.ts';
import type { EnvironmentState, GameState } from '../../model/state.ts';
import { coverSymbols } from '../../rules/map/symbols.ts';
import { missionNamed } from '../../survival/compose.ts';
import { newGame } from '../effects/script.ts';
import { faceOf } from '../words/cards.ts';
import { storyCounters } from '../words/story.ts';
import { emptyState } from './emptyState.ts';
import { pick } from './pick.ts';
import { drawRecipe } from './recipe.ts';
import { placeTeam } from './team.ts';
import { layTokens, stackEvents } from './tokens.ts';
import { placeEmptyOverlays, placeEnemies, setUpAnomaly } from './zone.ts';

const MOST_STALKERS = 4;

/** The state of a Mission about to begin; its first step chooses the Lead Stalker. */
export function setUpMission(box: Box, order: GameSetup): GameState {
  const { stalkers } = order;
  const mission = missionNamed(box, order.mission);
  if (!mission) throw new ProblemError([unknownName('mission', 'mission', order.mission)]);
  if (stalkers.length < 1 || stalkers.length > MOST_STALKERS)
    throw new ProblemError([problemAt('stalkers', 'setup.team')]);
  const state = emptyTable(box, mission, order);
  // There from the start, so that all states of a game have one shape.
  state.moving = undefined;
  const game = newGame(box, state);
  putAway(state, order.campaign ?? {});
  shuffleDecks(game);
  layCards(game, mission.setup);
  placeTeam(game, mission.setup, stalkers);
  for (const one of mission.setup.enemies) placeEnemies(game, one);
  for (const one of mission.setup.anomalies) setUpAnomaly(game, one);
  placeEmptyOverlays(game, mission.setup);
  layTokens(game, mission.setup);
  if (mission.setup.recipe) drawRecipe(game, mission.setup.recipe);
  stackEvents(game, mission.setup);
  for (const entity of [...state.stalkers, ...state.enemies]) coverSymbols(game, entity);
  return state;
}

function emptyTable(box: Box, mission: Mission, order: GameSetup): GameState {
  const { stalkers, seed, options, campaign = {} } = order;
  const { story = {} } = campaign;
  return emptyState(box, {
    seed,
    options: { meleeReaction: false, lostTerritories: false, ...options },
    stalkerCount: stalkers.length,
    agenda: [{ step: 'setup', ...hired(campaign) }],
    map: planOf(mission.setup, []),
    mission: {
      id: mission.id,
      counters: storyCounters(story),
      box: mission.environment.map(({ id }) => id),
    },
  });
}

function hired({ companion, contract, services = [], scars }: FromCampaign): { readonly hired?: Hired } {
  const all: Hired = {
    ...(companion !== undefined && { companion }),
    ...(contract !== undefined && { contract }),
    ...(services.length > 0 && { services }),
    ...(scars && { scars }),
  };
  return Object.keys(all).length > 0 ? { hired: all } : {};
}

/** C1, G5: what the group owns or has lost for good is in no deck and in no mission box. */
function putAway({ decks, supply, mission }: GameState, { away = [], magazines = {} }: FromCampaign): void {
  const piles = [
    decks.weapons,
    decks.armors,
    decks.attachments,
    decks.artifacts,
    decks.items,
    decks.randomEvents,
    mission.box,
  ];
  for (const card of away) {
    const pile = piles.find((one) => one.includes(card));
    pile?.splice(pile.indexOf(card), 1);
  }
  for (const kind of ['pistol', 'rifle', 'shotgun'] as const) {
    supply.magazines[kind] = Math.max(0, supply.magazines[kind] - (magazines[kind] ?? 0));
  }
}

const territories = new IdentityCache<Box, readonly CardId[]>();

const printedTerritories = ({ lostTerritories }: Box): readonly CardId[] =>
  Object.values(lostTerritories?.setups ?? {}).flatMap(({ id, copies }) =>
    new Array<CardId>(copies).fill(id),
  );

/** Equipment is shuffled before each draw (R15), tokens are drawn at random: only these have an order. */
function shuffleDecks({ state: { decks, random }, box }: Game): void {
  shuffle(random, 'enemies', decks.wounds);
  shuffle(random, 'enemies', decks.low);
  shuffle(random, 'enemies', decks.high);
  shuffle(random, 'enemies', decks.control);
  shuffle(random, 'events', decks.randomEvents);
  decks.lostTerritories = territories.of(box, printedTerritories).slice();
  shuffle(random, 'setup', decks.lostTerritories);
}

/** Plans never change, so all games of a Mission whose cards lie alike share one, and the board that goes with it. */
const plans = new IdentityCache<MissionSetup, LruCache<BoardPlan>>();
const PLANS_KEPT = 64;

function planOf(setup: MissionSetup, overlays: readonly Placement[]): BoardPlan {
  const key = overlays.map(({ id, x, y, turn }) => `${id}/${x}/${y}/${turn}`).join();
  const { tiles, entrances = [] } = setup;
  return plans.of(setup, () => new LruCache(PLANS_KEPT)).get(key, () => ({ tiles, overlays, entrances }));
}

/** MI2, MI3: of variants the one picked; the others stay hidden in the box. */
function layCards(game: Game, setup: MissionSetup): void {
  const { state } = game;
  const overlays: Placement[] = [];
  const laid: EnvironmentState[] = [];
  for (const { card: which, face = 'a', at } of setup.cards) {
    const there = (typeof which === 'string' ? [which] : which.oneOf).filter((one) =>
      state.mission.box.includes(one),
    );
    if (there.length === 0) continue; // it has left the Campaign
    const card = typeof which === 'string' ? which : pick(game, there);
    state.mission.box.splice(state.mission.box.indexOf(card), 1);
    const { at: printed = null, overlay } = faceOf(game, { card, face });
    const lies = at ?? printed;
    laid.push({ card, face, at: lies });
    if (overlay !== undefined && lies) overlays.push({ id: overlay, ...lies });
  }
  state.mission.environment = laid;
  state.map = planOf(setup, overlays);
  game.board = boardOf(game.box, state.map);
}
