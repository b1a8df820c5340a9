/** MI2, C7: the table as a Mission's Setup lays it, before anybody is asked anything. */

import { draw, seedRandom, shuffle, takeRandom } from '../base/random.ts';
import type { BoardPlan, Placement, SpaceId } from '../board/types.ts';
import { boardOf } from '../model/boardOf.ts';
import type { Box } from '../model/box.ts';
import type { Game } from '../model/game.ts';
import type { FromCampaign, GameSetup, Hired, Loadout } from '../model/gameSetup.ts';
import { type CardId, enemyId, FIRST_OTHER_ENTITY, overlayId, ownedId, stalkerId } from '../model/ids.ts';
import type { AnomalySetup, EnemySetup, Mission, MissionSetup } from '../model/mission.ts';
import { RuleError } from '../model/rule.ts';
import type { EnvironmentState, GameState, OwnedCard, StalkerState } from '../model/state.ts';
import { fullDecks, fullSupply } from '../position/build.ts';
import { isFull } from '../rules/basics/entities.ts';
import { deckOf, type EquipmentDeck } from '../rules/gear/equipment.ts';
import { coverSymbols } from '../rules/map/symbols.ts';
import { artifactFloor } from '../rules/stalker/radiation.ts';
import { faceOf } from './cards.ts';
import { amount, holds } from './conditions.ts';
import { takeFrom } from './loadout.ts';
import { symbolsOfPattern } from './patterns.ts';
import { spaceNamed } from './places.ts';
import { standeesLeft } from './pool.ts';
import { scene } from './scene.ts';
import { newGame } from './script.ts';
import { storyCounters } from './story.ts';

const BOLTS = 3;
const MOST_STALKERS = 4;

/** The state of a Mission about to begin; its first step chooses the Lead Stalker. */
export function setUpMission(box: Box, order: GameSetup): GameState {
  const { stalkers } = order;
  const mission = box.missions[order.mission];
  if (!mission) throw new RuleError(`there is no Mission ${order.mission}`);
  if (stalkers.length < 1 || stalkers.length > MOST_STALKERS)
    throw new RuleError('a team is 1 to 4 Stalkers');
  const state = emptyTable(box, mission, order);
  const game = newGame(box, state);
  putAway(state, order.campaign ?? {});
  shuffleDecks(game);
  layCards(game, mission.setup);
  placeTeam(game, mission.setup, stalkers);
  for (const one of mission.setup.enemies) placeEnemies(game, one);
  for (const one of mission.setup.anomalies) placeAnomaly(game, one);
  placeEmptyOverlays(game, mission.setup);
  layTokens(game, mission.setup);
  stackEvents(game, mission.setup);
  for (const entity of [...state.stalkers, ...state.enemies]) coverSymbols(game, entity);
  return state;
}

function emptyTable(box: Box, mission: Mission, order: GameSetup): GameState {
  const { stalkers, seed, options, campaign = {} } = order;
  const { story = {} } = campaign;
  return {
    format: 1,
    box: box.version,
    options: { meleeReaction: false, lostTerritories: false, ...options },
    stalkerCount: stalkers.length,
    random: seedRandom(seed),
    agenda: [{ step: 'setup', ...hired(campaign) }],
    phase: 'setup',
    round: 0,
    map: planOf(mission.setup, []),
    lead: { holder: stalkerId(0), flipped: false },
    stalkers: [],
    enemies: [],
    companions: [],
    kinds: [],
    overlays: [],
    bolts: [],
    noVisibility: [],
    loot: [],
    unknown: [],
    artifacts: [],
    supply: fullSupply(box),
    decks: fullDecks(box),
    event: null,
    order: { next: stalkerId(0), passed: [] },
    turn: null,
    moving: undefined,
    mission: {
      id: mission.id,
      counters: storyCounters(story),
      environment: [],
      box: mission.environment.map(({ id }) => id),
      removed: [],
      fired: [],
      tokens: [],
      met: null,
    },
    memory: {},
    nextEntity: FIRST_OTHER_ENTITY,
    nextOwned: 1,
    outcome: null,
  };
}

function hired({ companion, contract, services = [] }: FromCampaign): { readonly hired?: Hired } {
  const all: Hired = {
    ...(companion !== undefined && { companion }),
    ...(contract !== undefined && { contract }),
    ...(services.length > 0 && { services }),
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

/** Equipment is shuffled before each draw (R15), tokens are drawn at random: only these have an order. */
function shuffleDecks({ state: { decks, random }, box }: Game): void {
  shuffle(random, 'enemies', decks.wounds);
  shuffle(random, 'enemies', decks.low);
  shuffle(random, 'enemies', decks.high);
  shuffle(random, 'enemies', decks.control);
  shuffle(random, 'events', decks.randomEvents);
  const setups = Object.values(box.lostTerritories?.setups ?? {});
  decks.lostTerritories = setups.flatMap(({ id, copies }) => new Array<CardId>(copies).fill(id));
  shuffle(random, 'setup', decks.lostTerritories);
}

/** Plans never change, so all games of a Mission whose cards lie alike share one, and the board that goes with it. */
const plans = new WeakMap<MissionSetup, Map<string, BoardPlan>>();

function planOf(setup: MissionSetup, overlays: readonly Placement[]): BoardPlan {
  const key = overlays.map(({ id, x, y, turn }) => `${id}/${x}/${y}/${turn}`).join();
  const known = plans.get(setup) ?? new Map<string, BoardPlan>();
  plans.set(setup, known);
  let plan = known.get(key);
  if (plan === undefined) {
    plan = { tiles: setup.tiles, overlays, entrances: setup.entrances ?? [] };
    known.set(key, plan);
  }
  return plan;
}

/** One of several, at random. */
function pick<T>(game: Game, among: readonly T[]): T {
  const one = among[draw(game.state.random, 'setup', Math.max(1, among.length))];
  if (one === undefined) throw new RuleError('nothing to pick from');
  return one;
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

function spaceFor(game: Game, name: string): SpaceId {
  const space = spaceNamed(game.board, name);
  if (space === undefined) throw new RuleError(`no space is called ${name}`);
  return space;
}

function placeTeam(game: Game, { start }: MissionSetup, loadouts: readonly Loadout[]): void {
  const spaces = start.map((name) => spaceFor(game, name));
  for (const [seat, loadout] of loadouts.entries()) {
    const space = spaces.find((one) => !isFull(game, one));
    if (space === undefined) throw new RuleError('the starting point has no room for the team');
    game.state.stalkers.push(equipped(game, seat, loadout, space));
  }
  for (const stalker of game.state.stalkers) stalker.dosage = artifactFloor(game, stalker);
}

/** C7. */
function equipped(game: Game, seat: number, loadout: Loadout, space: SpaceId): StalkerState {
  const { state, box } = game;
  const card = box.stalkers[loadout.stalker];
  if (!card) throw new RuleError(`no Stalker card ${loadout.stalker}`);
  const own = (deck: EquipmentDeck, id: CardId): OwnedCard | null =>
    takeFrom(state.decks, deck, id)
      ? { id: ownedId(state.nextOwned++), card: id, ammo: box.weapons[id]?.capacity ?? 0 }
      : null;
  const ownAll = (deck: EquipmentDeck, ids: readonly CardId[]): OwnedCard[] =>
    ids.map((id) => own(deck, id)).filter((owned) => owned !== null);
  const { supply } = state;
  const bolts = Math.min(loadout.bolts ?? BOLTS, supply.bolts);
  supply.bolts -= bolts;
  const focus = (loadout.focus ?? true) && supply.focus > 0;
  if (focus) supply.focus--;
  const magazines = { pistol: 0, rifle: 0, shotgun: 0 };
  for (const magazine of ['pistol', 'rifle', 'shotgun'] as const) {
    const count = Math.min(loadout.magazines?.[magazine] ?? 0, supply.magazines[magazine]);
    magazines[magazine] = count;
    supply.magazines[magazine] -= count;
  }
  const token = () => ({ slid: 0, markers: 0, injured: false, used: false });
  return {
    id: stalkerId(seat),
    card: card.id,
    space,
    covers: [],
    arrived: undefined,
    hp: card.hp,
    dosage: 0,
    focus,
    pinDown: false,
    exposed: false,
    attention: null,
    turns: [token(), token()],
    weapon: loadout.weapon === undefined ? null : own('weapons', loadout.weapon),
    weaponAttachments: ownAll('attachments', loadout.weaponAttachments ?? []),
    armor: loadout.armor === undefined ? null : own('armors', loadout.armor),
    armorAttachment:
      loadout.armorAttachment === undefined ? null : own('attachments', loadout.armorAttachment),
    artifacts: ownAll('artifacts', loadout.artifacts ?? []),
    backpack: (loadout.backpack ?? [])
      .map((id) => own(deckOf(game, id), id))
      .filter((owned) => owned !== null),
    bolts,
    magazines,
    findings: [],
    dead: false,
  };
}

/** MI2, E5: those on the map first, then the pool, never more than the box has. */
function placeEnemies(game: Game, setup: EnemySetup): void {
  const { state, box } = game;
  const card = typeof setup.card === 'string' ? setup.card : pick(game, setup.card.oneOf);
  const figures = box.enemies[card];
  if (!figures) throw new RuleError(`no Enemy card ${card}`);
  const known = state.kinds.find((kind) => kind.card === card);
  for (const { space: name, facing, when } of setup.standing) {
    if (when && !holds(game, when, scene(null))) continue;
    const space = spaceFor(game, name);
    if (standeesLeft(game, card) <= 0 || isFull(game, space)) continue;
    state.enemies.push({
      id: enemyId(state.nextEntity++),
      card,
      space,
      covers: [],
      arrived: undefined,
      facing,
      hp: figures.hp,
      pinDown: false,
      exposed: false,
    });
  }
  const pool = Math.min(amount(game, setup.pool), standeesLeft(game, card));
  if (known) known.pool += pool;
  else state.kinds.push({ card, colours: [...setup.colours], team: setup.team, pool });
}

/** MI2, AN1: card, overlay, standee, and an Artifact under it. */
function placeAnomaly(game: Game, setup: AnomalySetup): void {
  const { state, box } = game;
  const card = anomalyCardFor(game, setup);
  if (card === undefined) return; // G2
  const drawn = state.decks.anomalies.indexOf(card);
  if (drawn >= 0) state.decks.anomalies.splice(drawn, 1);
  const figures = box.anomalies[card];
  if (!figures) throw new RuleError(`no Anomaly card ${card}`);
  const artifact = setup.artifact && figures.holdsArtifact && state.supply.artifacts > 0;
  if (artifact) state.supply.artifacts--;
  layOverlay(game, patternFor(game, setup, figures.type), setup.x, setup.y, { card, artifact });
}

/** By name also one that only Missions bring; by type one of the deck. */
function anomalyCardFor(game: Game, { card }: AnomalySetup): CardId | undefined {
  const { state, box } = game;
  if (typeof card === 'string') return card;
  const laid = (id: CardId): number => state.overlays.filter(({ anomaly }) => anomaly?.card === id).length;
  const there =
    'oneOf' in card
      ? card.oneOf.filter((id) => laid(id) < (box.anomalies[id]?.copies ?? 0))
      : state.decks.anomalies.filter((id) => box.anomalies[id]?.type === card.type);
  return there.length === 0 ? undefined : pick(game, there);
}

function patternFor(game: Game, { pattern }: AnomalySetup, type: string): number {
  if (typeof pattern === 'number') return pattern;
  const isLaid = (number: number): boolean => game.state.overlays.some(({ overlay }) => overlay === number);
  if (pattern !== 'any') {
    const free = pattern.oneOf.filter((number) => !isLaid(number));
    return pick(game, free.length > 0 ? free : pattern.oneOf);
  }
  const { patterns } = game.box;
  const ofType = patterns.filter((one) => one.type === type && !isLaid(one.number));
  return pick(game, ofType.length > 0 ? ofType : patterns.filter((one) => !isLaid(one.number))).number;
}

function layOverlay(
  game: Game,
  overlay: number,
  x: number,
  y: number,
  anomaly: { card: CardId; artifact: boolean } | null,
): void {
  game.state.overlays.push({
    id: overlayId(game.state.overlays.length),
    overlay,
    center: spaceFor(game, `@${x},${y}`),
    symbols: symbolsOfPattern(game.box, game.board, overlay, x, y),
    anomaly,
  });
}

function placeEmptyOverlays(game: Game, { emptyOverlays }: MissionSetup): void {
  for (const { pattern, x, y } of emptyOverlays ?? []) layOverlay(game, pattern, x, y, null);
}

/** MI2: Loot stacks of random tokens; Unknown tokens by number of Stalkers, shuffled over their spaces. */
function layTokens(game: Game, { loot, unknown }: MissionSetup): void {
  const { state } = game;
  const { random, decks } = state;
  for (const { space, tokens } of loot) {
    const stack: { token: string; up: boolean }[] = [];
    for (let i = 0; i < tokens; i++) {
      const token = takeRandom(random, 'loot', decks.loot);
      if (token !== undefined) stack.push({ token, up: false });
    }
    if (stack.length > 0) state.loot.push({ space: spaceFor(game, space), tokens: stack });
  }
  const set = unknown.tokens[state.stalkerCount - 1] ?? [];
  const drawn = typeof set === 'number' ? randomUnknown(game, set) : namedUnknown(game, set);
  shuffle(random, 'setup', drawn);
  for (const [index, token] of drawn.entries()) {
    const name = unknown.spaces[index % Math.max(1, unknown.spaces.length)];
    if (name === undefined) return;
    const space = spaceFor(game, name);
    const stack = state.unknown.find((one) => one.space === space);
    if (stack) stack.tokens.push(token);
    else state.unknown.push({ space, tokens: [token] });
  }
}

function randomUnknown({ state }: Game, count: number): string[] {
  const drawn: string[] = [];
  for (let i = 0; i < count; i++) {
    const token = takeRandom(state.random, 'setup', state.decks.unknown);
    if (token !== undefined) drawn.push(token);
  }
  return drawn;
}

/** G2: a token that is not there stays away. */
function namedUnknown({ state: { decks } }: Game, names: readonly string[]): string[] {
  return names.filter((name) => {
    const index = decks.unknown.indexOf(name);
    if (index >= 0) decks.unknown.splice(index, 1);
    return index >= 0;
  });
}

/** R3: the first one named lies on top. */
function stackEvents(game: Game, { events }: MissionSetup): void {
  const { decks } = game.state;
  const topFirst: CardId[] = [];
  for (const event of events) {
    if (typeof event === 'string') topFirst.push(event);
    else if ('oneOf' in event) topFirst.push(pick(game, event.oneOf));
    else topFirst.push(...decks.randomEvents.splice(0, amount(game, event.random)));
  }
  decks.events = topFirst.reverse();
}
