/** From a validated position to a game that can be played on. What does not fit is told with its place in the file. */

import { type Direction, type SpaceId, spaceAt, spaceOfSquare, squareAt } from '../board/index.ts';
import type { Placement, TileDrawing } from '../board/types.ts';
import { newGame } from '../mission/effects/script.ts';
import { emptyState } from '../mission/setup/emptyState.ts';
import type { Box, Deck } from '../model/box.ts';
import type { Game } from '../model/game.ts';
import { companionId, enemyId, overlayId, ownedId, stalkerId } from '../model/ids.ts';
import type {
  AnomalyOverlayState,
  Decks,
  GameState,
  OwnedCard,
  StalkerState,
  SymbolRef,
} from '../model/state.ts';
import { checkAttention } from '../rules/map/attention.ts';
import { coverSymbols } from '../rules/map/symbols.ts';
import { positionNow } from './oldNames.ts';
import { type Position, positionSchema } from './schema.ts';

export interface PositionProblem {
  readonly where: string;
  readonly what: string;
}

export type Built =
  | { readonly ok: true; readonly state: GameState; readonly position: Position; readonly names: Names }
  | { readonly ok: false; readonly problems: readonly PositionProblem[] };

/** What people call the entities of a position. */
export type Names = Readonly<Record<string, number>>;

const FACINGS = { north: 0, east: 1, south: 2, west: 3 } as const;

/** Collects problems instead of throwing at the first. */
class Build {
  readonly problems: PositionProblem[] = [];
  readonly game: Game;
  private readonly owned: { next: number };

  constructor(game: Game) {
    this.game = game;
    this.owned = { next: 1 };
  }

  problem(where: string, what: string): void {
    this.problems.push({ where, what });
  }

  space(name: string, where: string): SpaceId | null {
    const space = spaceAt(this.game.board, name);
    if (space === undefined) {
      const known = this.game.board.spaces.map((s) => s.name).join(', ');
      this.problem(where, `no space is called "${name}"; there are ${known}`);
      return null;
    }
    return space;
  }

  card<C>(deck: Deck<C>, id: string, where: string): C | null {
    const card = deck[id];
    if (card) return card;
    this.problem(where, `no such card "${id}"; there are ${Object.keys(deck).join(', ')}`);
    return null;
  }

  own(card: string, ammo: number): OwnedCard {
    return { id: ownedId(this.owned.next++), card, ammo };
  }

  get nextOwned(): number {
    return this.owned.next;
  }
}

export function buildPosition(box: Box, file: unknown): Built {
  const parsed = positionSchema.safeParse(positionNow(file));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => ({
      where: issue.path.join('.') || '(top)',
      what: issue.message,
    }));
    return { ok: false, problems };
  }
  const position = parsed.data;
  const state = stateOf(box, position);
  let game: Game;
  try {
    game = newGame(box, state);
  } catch (error) {
    return {
      ok: false,
      problems: [{ where: 'board', what: error instanceof Error ? error.message : String(error) }],
    };
  }
  const build = new Build(game);
  const names: Record<string, number> = {};
  placeStalkers(build, position, names);
  placeKinds(build, position);
  placeEnemies(build, position, names);
  placeCompanions(build, position, names);
  placeAnomalies(build, position);
  placeTokens(build, position);
  stackDecks(build, position);
  state.nextOwned = build.nextOwned;
  takeFromSupply(state, position);
  for (const entity of [...state.stalkers, ...state.companions, ...state.enemies]) {
    if (entity.space !== null && entity.covers.length === 0) coverSymbols(game, entity);
  }
  if (build.problems.length === 0) checkAttention(game);
  checkCapacity(build);
  if (build.problems.length > 0) return { ok: false, problems: build.problems };
  return { ok: true, state, position, names };
}

const text = (drawing: string | readonly string[]): string =>
  typeof drawing === 'string' ? drawing : drawing.join('\n');

function stateOf(box: Box, position: Position): GameState {
  const { board, options } = position;
  const drawn: TileDrawing[] = board.drawing
    ? [{ id: '', drawing: text(board.drawing), spaces: board.spaces ?? {} } as TileDrawing]
    : [];
  const overlayDrawings = (board.overlayDrawings ?? []).map((o) => ({ ...o, drawing: text(o.drawing) }));
  const at = position.at;
  const lead = stalkerId(position.lead ?? 0);
  const turn = position.turn ?? { stalker: 0, token: 0 as const, done: 0 };
  const inTurn = at === 'turn';
  return emptyState(box, {
    seed: position.seed ?? 'position',
    options: {
      meleeReaction: options?.meleeReaction ?? false,
      lostTerritories: options?.lostTerritories ?? false,
    },
    stalkerCount: position.stalkerCount ?? position.stalkers.length,
    agenda: [{ step: at }],
    phase: at === 'eventPhase' ? 'event' : inTurn || at === 'nextTurn' ? 'players' : 'enemies',
    round: position.round ?? 1,
    map: {
      tiles: [
        ...(drawn.length > 0 ? [{ id: '', x: 0, y: 0, turn: 0 as const }] : []),
        ...(board.tiles ?? []),
      ],
      overlays: [...(board.overlays ?? []), ...cardsLaid(box, position)],
      entrances: board.entrances ?? [],
      ...(drawn.length + overlayDrawings.length > 0
        ? { drawn: { tiles: drawn, overlays: overlayDrawings as never } }
        : {}),
    },
    lead: { holder: lead, flipped: position.leadFlipped ?? false },
    event: position.event ?? null,
    order: { next: stalkerId(inTurn ? turn.stalker : lead), passed: [] },
    turn: inTurn
      ? {
          stalker: stalkerId(turn.stalker),
          token: turn.token,
          done: turn.done,
          markersUsed: 0,
          visited: [],
          used: [],
          nextFree: 'none',
        }
      : null,
    mission: {
      id: position.mission ?? '',
      counters: { ...position.counters },
      environment: (position.environment ?? []).map((e) => ({
        card: e.card,
        face: e.face,
        at: e.at ?? null,
      })),
      box: boxed(box, position),
    },
  });
}

/** MI3: the overlays of environment cards that lie on the map. */
function cardsLaid(box: Box, { mission = '', environment = [] }: Position): Placement[] {
  const cards = box.missions[mission]?.environment ?? [];
  return environment.flatMap(({ card, face, at }) => {
    const laid = cards.find(({ id }) => id === card) ?? box.lostTerritories?.environment[card];
    const overlay = laid?.[face]?.overlay;
    return overlay !== undefined && at ? [{ id: overlay, ...at }] : [];
  });
}

/** MI2: environment cards that do not lie out are still in the mission box. */
function boxed(box: Box, { mission = '', environment = [] }: Position): string[] {
  const cards = box.missions[mission]?.environment ?? [];
  return cards.map(({ id }) => id).filter((id) => !environment.some(({ card }) => card === id));
}

function placeStalkers(build: Build, position: Position, names: Record<string, number>): void {
  const { game } = build;
  position.stalkers.forEach((draft, index) => {
    const where = `stalkers.${index}`;
    const card = build.card(game.box.stalkers, draft.card, `${where}.card`);
    const own = (written: string | { card: string; ammo?: number | undefined }, from: string): OwnedCard => {
      const { card: id, ammo } = typeof written === 'string' ? { card: written, ammo: undefined } : written;
      const capacity = game.box.weapons[id]?.capacity ?? 0;
      if (ammo !== undefined && ammo > capacity) build.problem(from, `${id} holds ${capacity} at most`);
      return build.own(id, ammo ?? capacity);
    };
    const check = (deck: Deck<unknown>, ids: readonly (string | undefined)[], from: string): void => {
      for (const id of ids) if (id !== undefined) build.card(deck, id, `${where}.${from}`);
    };
    const idOf = (written: string | { card: string } | undefined): string | undefined =>
      typeof written === 'object' ? written.card : written;
    check(game.box.weapons, [idOf(draft.weapon)], 'weapon');
    check(game.box.armors, [idOf(draft.armor)], 'armor');
    check(game.box.attachments, [...(draft.weaponAttachments ?? []), draft.armorAttachment], 'attachments');
    check(game.box.artifacts, draft.artifacts ?? [], 'artifacts');
    const token = (n: 0 | 1): StalkerState['turns'][0] => ({
      slid: draft.turns?.[n].slid ?? doneWith(position, index, n),
      markers: draft.turns?.[n].markers ?? 0,
      injured: draft.turns?.[n].injured ?? false,
      used: draft.turns?.[n].used ?? false,
    });
    const attentionSpace = draft.attention ? build.space(draft.attention.at, `${where}.attention.at`) : null;
    names[`S${index + 1}`] = index;
    game.state.stalkers.push({
      id: stalkerId(index),
      card: draft.card,
      space: draft.at === null ? null : build.space(draft.at, `${where}.at`),
      covers: [],
      hp: draft.hp ?? card?.hp ?? 1,
      dosage: draft.dosage ?? 0,
      focus: draft.focus ?? false,
      pinDown: draft.pinDown ?? false,
      exposed: draft.exposed ?? false,
      attention:
        draft.attention && attentionSpace !== null
          ? { level: draft.attention.level, space: attentionSpace }
          : null,
      turns: [token(0), token(1)],
      weapon: draft.weapon ? own(draft.weapon, `${where}.weapon`) : null,
      weaponAttachments: (draft.weaponAttachments ?? []).map((id) => own(id, where)),
      armor: draft.armor ? own(draft.armor, `${where}.armor`) : null,
      armorAttachment: draft.armorAttachment ? own(draft.armorAttachment, where) : null,
      artifacts: (draft.artifacts ?? []).map((id) => own(id, where)),
      backpack: (draft.backpack ?? []).map((card_) => own(card_, `${where}.backpack`)),
      bolts: draft.bolts ?? 0,
      magazines: { pistol: 0, rifle: 0, shotgun: 0, ...definedOnly(draft.magazines) },
      findings: draft.findings ?? [],
      dead: false,
    });
  });
}

/** Standard Actions already done in the Turn under way have slid its token. */
function doneWith({ at, turn }: Position, stalker: number, token: 0 | 1): number {
  return at === 'turn' && turn?.stalker === stalker && turn.token === token ? turn.done : 0;
}

function definedOnly(
  record: Readonly<Record<string, number | undefined>> | undefined,
): Record<string, number> {
  const kept: Record<string, number> = {};
  for (const [key, value] of Object.entries(record ?? {})) if (value !== undefined) kept[key] = value;
  return kept;
}

/** Enemy kinds named, and those that only stand on the map: unmarked, nobody in the pool. */
function placeKinds(build: Build, position: Position): void {
  const { state, box } = build.game;
  const ids = new Set([...Object.keys(position.kinds ?? {}), ...(position.enemies ?? []).map((e) => e.card)]);
  for (const card of ids) {
    build.card(box.enemies, card, `kinds.${card}`);
    const kind = position.kinds?.[card];
    const colours = kind?.colours ?? [];
    // E2: what bears no colour is unmarked.
    const team = kind?.team ?? (colours.length > 0 ? 1 : 3);
    state.kinds.push({ card, colours, team, pool: kind?.pool ?? 0 });
  }
}

function placeEnemies(build: Build, position: Position, names: Record<string, number>): void {
  const { state, box } = build.game;
  (position.enemies ?? []).forEach((draft, index) => {
    const where = `enemies.${index}`;
    const card = build.card(box.enemies, draft.card, `${where}.card`);
    const id = state.nextEntity++;
    names[draft.name ?? `E${index + 1}`] = id;
    state.enemies.push({
      id: enemyId(id),
      card: draft.card,
      space: build.space(draft.at, `${where}.at`),
      covers: [],
      facing: FACINGS[draft.facing],
      hp: draft.hp ?? card?.hp ?? 1,
      pinDown: draft.pinDown ?? false,
      exposed: draft.exposed ?? false,
    });
  });
}

function placeCompanions(build: Build, position: Position, names: Record<string, number>): void {
  const { state, box } = build.game;
  (position.companions ?? []).forEach((draft, index) => {
    build.card(box.companions, draft.card, `companions.${index}.card`);
    const id = state.nextEntity++;
    names[`C${index + 1}`] = id;
    state.companions.push({
      id: companionId(id),
      card: draft.card,
      space: build.space(draft.at, `companions.${index}.at`),
      covers: [],
      counters: { ...draft.counters },
    });
  });
}

/** A printed pattern's squares turned and laid around a center square. */
function symbolsLaid(
  game: Game,
  pattern: number,
  [x, y]: readonly [number, number],
  turn: Direction,
): AnomalyOverlayState['symbols'] | string {
  const printed = game.box.patterns.find((p) => p.number === pattern);
  if (!printed) return `there is no Anomaly overlay ${pattern}`;
  const symbols: AnomalyOverlayState['symbols'][number][] = [];
  for (const square of printed.squares) {
    let { dx, dy } = square;
    for (let i = 0; i < turn; i++) [dx, dy] = [-dy, dx];
    const at = squareAt(game.board, x + dx, y + dy);
    const space = at === undefined ? undefined : spaceOfSquare(game.board, at);
    // A symbol beyond the map, or on water nobody enters, is out of play.
    if (space === undefined) continue;
    for (const petals of square.petals) symbols.push({ space, petals });
  }
  return symbols;
}

function placeAnomalies(build: Build, position: Position): void {
  const { game } = build;
  (position.anomalies ?? []).forEach((draft, index) => {
    const where = `anomalies.${index}`;
    if (draft.card !== null) build.card(game.box.anomalies, draft.card, `${where}.card`);
    const standee = draft.center ?? draft.symbols?.[0]?.[0];
    const named = typeof standee === 'string' ? build.space(standee, `${where}.center`) : null;
    const square: readonly [number, number] | null =
      typeof standee === 'object' ? standee : firstSquare(game, named);
    const at = square ? squareAt(game.board, square[0], square[1]) : undefined;
    const center = named ?? (at === undefined ? undefined : spaceOfSquare(game.board, at)) ?? null;
    if (center === null || !square) {
      build.problem(`${where}.center`, 'the center must lie on the map');
      return;
    }
    let symbols: AnomalyOverlayState['symbols'] = [];
    if (draft.symbols) {
      symbols = draft.symbols.flatMap(([name, list]) => {
        const space = build.space(name, `${where}.symbols`);
        return space === null ? [] : list.map((petals) => ({ space, petals }));
      });
    } else {
      const laid = symbolsLaid(game, draft.overlay ?? 0, square, draft.turn ?? 0);
      if (typeof laid === 'string') build.problem(`${where}.overlay`, laid);
      else symbols = laid;
    }
    game.state.overlays.push({
      id: overlayId(index),
      overlay: draft.overlay ?? 0,
      center,
      symbols,
      anomaly: draft.card === null ? null : { card: draft.card, artifact: draft.artifact ?? false },
    });
  });
}

function firstSquare(game: Game, space: SpaceId | null): readonly [number, number] | null {
  const square = space === null ? undefined : game.board.spaces[space]?.squares[0];
  return square === undefined ? null : [square % game.board.width, Math.floor(square / game.board.width)];
}

function placeTokens(build: Build, position: Position): void {
  const { state, box } = build.game;
  const list = <T>(
    drafts: readonly T[] | undefined,
    place: (draft: T, where: string) => void,
    key: string,
  ): void =>
    (drafts ?? []).forEach((draft, index) => {
      place(draft, `${key}.${index}`);
    });
  list(
    position.noVisibility,
    (name, where) => {
      const space = build.space(name, where);
      if (space !== null) state.noVisibility.push(space);
    },
    'noVisibility',
  );
  list(
    position.tokens,
    ({ token, at }, where) => {
      const space = build.space(at, where);
      if (space !== null) state.mission.tokens.push({ token, space });
    },
    'tokens',
  );
  list(
    position.bolts,
    (draft, where) => {
      const ref = symbolAt(build, draft.anomaly, build.space(draft.at, where), draft.petals, where);
      if (ref) state.bolts.push(ref);
    },
    'bolts',
  );
  list(
    position.artifactTokens,
    (draft, where) => {
      const space = build.space(draft.at, where);
      if (space === null) return;
      const on = draft.on ? symbolAt(build, draft.on.anomaly, space, draft.on.petals, where) : null;
      state.artifacts.push({ space, on });
    },
    'artifactTokens',
  );
  list(
    position.loot,
    (draft, where) => {
      const space = build.space(draft.at, where);
      for (const token of draft.tokens) build.card(box.loot, token, `${where}.tokens`);
      if (space !== null)
        state.loot.push({ space, tokens: draft.tokens.map((token) => ({ token, up: false })) });
    },
    'loot',
  );
  list(
    position.unknown,
    (draft, where) => {
      const space = build.space(draft.at, where);
      for (const token of draft.tokens) build.card(box.unknown, token, `${where}.tokens`);
      if (space !== null) state.unknown.push({ space, tokens: [...draft.tokens] });
    },
    'unknown',
  );
}

function symbolAt(
  build: Build,
  anomaly: number,
  space: SpaceId | null,
  petals: number,
  where: string,
): SymbolRef | null {
  const overlay = build.game.state.overlays[anomaly];
  const symbol = overlay?.symbols.findIndex((s) => s.space === space && s.petals === petals) ?? -1;
  if (!overlay || symbol < 0) {
    build.problem(where, `anomaly ${anomaly} has no symbol of ${petals} petals there`);
    return null;
  }
  return { overlay: overlay.id, symbol };
}

/** Decks written out lie as written, first card on top; the rest of such a deck stays in the box. */
function stackDecks(build: Build, position: Position): void {
  const { decks, random } = build.game.state;
  const { box } = build.game;
  for (const [name, cards] of Object.entries(position.decks ?? {})) {
    if (!cards || !isDeckName(name)) continue;
    decks[name] = [...cards].reverse();
  }
  const { dice } = position;
  const { stalker, equipment, anomaly } = box.dice;
  const stalkerFaces = { '3': [3, 0], '2': [2, 0], '1': [1, 0], '1+mask': [1, 1], '2masks': [0, 2] } as const;
  random.scripted.stalker = (dice?.stalker ?? []).map((face) => {
    const [successes, masks] = stalkerFaces[face];
    return stalker.findIndex((f) => f.successes === successes && f.masks === masks);
  });
  random.scripted.equipment = (dice?.equipment ?? []).map((face) =>
    equipment.findIndex((f) => (face === 'accurate' ? f.accurate : f.successes === face && !f.accurate)),
  );
  random.scripted.anomaly = (dice?.anomaly ?? []).map((petals) => anomaly.indexOf(petals));
}

const isDeckName = (name: string): name is keyof NonNullable<Position['decks']> & keyof Decks =>
  name.length > 0;

/** What is in play is not in the supply, unless the position says what is left. */
function takeFromSupply(state: GameState, position: Position): void {
  const { supply } = state;
  for (const s of state.stalkers) {
    if (s.focus) supply.focus--;
    if (s.pinDown) supply.pinDown--;
    if (s.exposed) supply.exposed--;
    supply.criticalInjury -= s.turns.filter((t) => t.injured).length;
    supply.bolts -= s.bolts;
    supply.magazines.pistol -= s.magazines.pistol;
    supply.magazines.rifle -= s.magazines.rifle;
    supply.magazines.shotgun -= s.magazines.shotgun;
  }
  for (const e of state.enemies) {
    if (e.pinDown) supply.pinDown--;
    if (e.exposed) supply.exposed--;
  }
  supply.bolts -= state.bolts.length;
  supply.noVisibility -= state.noVisibility.length;
  supply.artifacts -= state.artifacts.length + state.overlays.filter((o) => o.anomaly?.artifact).length;
  const { magazines, ...left } = position.supply ?? {};
  Object.assign(supply, definedOnly(left));
  Object.assign(supply.magazines, definedOnly(magazines));
}

function checkCapacity(build: Build): void {
  const { state, board } = build.game;
  const crowd = new Map<SpaceId, number>();
  for (const entity of [...state.stalkers, ...state.companions, ...state.enemies]) {
    if (entity.space !== null) crowd.set(entity.space, (crowd.get(entity.space) ?? 0) + 1);
  }
  for (const [space, count] of crowd) {
    const info = board.spaces[space];
    if (info && count > info.capacity) {
      build.problem('board', `space ${info.name} holds ${info.capacity}, but ${count} stand there (M2)`);
    }
  }
}
