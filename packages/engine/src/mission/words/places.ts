/** Which spaces a Place of the vocabulary means. Places that only depend on the board are cached per board. */

import { spaceId } from '../../board/ids.ts';
import { spaceAt, spaceOfSquare, squareAt } from '../../board/index.ts';
import { lay, placed } from '../../board/pieces.ts';
import type { Board, Placement, SpaceId } from '../../board/types.ts';
import { IdentityCache } from '../../cache/identityCache.ts';
import type { Game } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import type { EntityState } from '../../model/state.ts';
import type { Place } from '../../model/words.ts';
import { missionOf } from '../../rules/basics/mission.ts';
import { faceOf } from './cards.ts';
import type { EffectContext } from './effectContext.ts';
import { stalkersMeant } from './who.ts';

type Fixed = Extract<
  Place,
  { readonly at: 'space' | 'mark' | 'room' | 'building' | 'tile' | 'indoor' | 'outdoor' | 'anywhere' }
>;

type KnownPlaces = IdentityCache<Place, readonly SpaceId[]>;
const known = new IdentityCache<Board, KnownPlaces>();
const newPlaces = (): KnownPlaces => new IdentityCache();

function isFixed(place: Place): place is Fixed {
  switch (place.at) {
    case 'space':
    case 'mark':
    case 'room':
    case 'building':
    case 'tile':
    case 'indoor':
    case 'outdoor':
    case 'anywhere':
      return true;
    default:
      return false;
  }
}

/** The spaces of a place that the board alone decides; null if it takes a game to know them. */
export function spacesOnBoard(board: Board, place: Place): readonly SpaceId[] | null {
  if (isFixed(place)) return fixedSpaces(board, place);
  if (place.at !== 'either') return null;
  const spaces = new Set<SpaceId>();
  for (const one of place.of) {
    const its = spacesOnBoard(board, one);
    if (its === null) return null;
    for (const space of its) spaces.add(space);
  }
  return [...spaces];
}

/** The spaces of a place, in the order of the board. */
export function spacesOf(game: Game, place: Place, about: EffectContext): readonly SpaceId[] {
  if (isFixed(place)) return fixedSpaces(game.board, place);
  switch (place.at) {
    case 'named':
      return spacesOf(game, namedPlace(game, place.place), about);
    case 'anomalies':
      return anomalySpaces(game);
    case 'unknown':
      return game.state.unknown.map(({ space }) => space);
    case 'card':
      return underCard(game, place.card);
    case 'token':
      return game.state.mission.tokens.filter(({ token }) => token === place.token).map(({ space }) => space);
    case 'beside':
      return besides(game, spacesOf(game, place.place, about));
    case 'either':
      return [...new Set(place.of.flatMap((one) => spacesOf(game, one, about)))];
    case 'here': {
      const space = about.space ?? about.entity?.space ?? null;
      return space === null ? [] : [space];
    }
    case 'stalkers':
      return stalkersMeant(game, place.who, about).flatMap(({ space }) => (space === null ? [] : [space]));
    case 'companion':
      return game.state.companions.flatMap(({ card, space }) =>
        card === place.companion && space !== null ? [space] : [],
      );
  }
}

/** AN1: an overlay without a standee does not exist. */
const anomalySpaces = ({ state }: Game): readonly SpaceId[] => [
  ...new Set(
    state.overlays.flatMap(({ anomaly, symbols }) => (anomaly ? symbols.map(({ space }) => space) : [])),
  ),
];

const NO_PLACE: Place = { at: 'either', of: [] };

/** What the Mission's map calls by this name. */
const namedPlace = (game: Game, name: string): Place =>
  missionOf(game).places?.find(({ id }) => id === name)?.place ?? NO_PLACE;

/** Asked after every step of everybody, so what can be told without listing the spaces is. */
export function isIn(game: Game, place: Place, space: SpaceId, about: EffectContext): boolean {
  switch (place.at) {
    case 'anywhere':
      return true;
    case 'either':
      for (const one of place.of) if (isIn(game, one, space, about)) return true;
      return false;
    case 'token':
      for (const one of game.state.mission.tokens)
        if (one.token === place.token && one.space === space) return true;
      return false;
    case 'companion':
      for (const one of game.state.companions)
        if (one.card === place.companion && one.space === space) return true;
      return false;
    default:
      return spacesOf(game, place, about).includes(space);
  }
}

/** What it is about is told in pieces: mostly nobody asks for it. */
type IsThere = (game: Game, space: SpaceId, card: CardId | null, entity: EntityState) => boolean;

/** The same for a place that is asked about again and again: where the board alone tells, it tells once. */
export function somewhere(place: Place): IsThere {
  if (place.at === 'either') {
    const all = place.of.map(somewhere);
    return (game, space, card, entity) => {
      for (const isThere of all) if (isThere(game, space, card, entity)) return true;
      return false;
    };
  }
  if (place.at === 'anywhere') return () => true;
  if (!isFixed(place))
    return (game, space, card, entity) => isIn(game, place, space, { card, entity, space });
  let board: Board | null = null;
  let spaces: readonly SpaceId[] = NOWHERE;
  return (game, space) => {
    if (game.board !== board) {
      board = game.board;
      spaces = fixedSpaces(board, place);
    }
    return spaces.includes(space);
  };
}

/** Only what the board itself says: also for validation, where there is no game yet. */
export function fixedSpaces(board: Board, place: Fixed): readonly SpaceId[] {
  const places = known.of(board, newPlaces);
  const spaces = places.get(place);
  if (spaces !== undefined) return spaces;
  const found = findFixed(board, place);
  places.set(place, found);
  return found;
}

function findFixed(board: Board, place: Fixed): readonly SpaceId[] {
  const all = board.spaces;
  switch (place.at) {
    case 'space': {
      const space = spaceNamed(board, place.space);
      return space === undefined ? [] : [space];
    }
    case 'mark':
      return all.filter(({ marks }) => marks.includes(place.mark)).map(({ id }) => id);
    case 'tile':
      return all.filter(({ name }) => name.startsWith(`${place.tile}:`)).map(({ id }) => id);
    case 'room':
      return roomOf(board, place.of)?.spaces ?? [];
    case 'building': {
      const room = roomOf(board, place.of);
      return room
        ? board.rooms.filter((r) => r.building === room.building).flatMap((r) => [...r.spaces])
        : [];
    }
    case 'indoor':
    case 'outdoor': {
      const inside = place.at === 'indoor';
      return all.filter(({ room, water }) => !water && (room !== null) === inside).map(({ id }) => id);
    }
    case 'anywhere':
      return all.filter(({ water }) => !water).map(({ id }) => id);
  }
}

/** By its name, or by a square on it: '@3,0'. */
export const spaceNamed = (board: Board, name: string): SpaceId | undefined =>
  name.startsWith('@') ? spaceOnSquare(board, name) : spaceAt(board, name);

/** Squares that were looked up, per board: a Mission names the same few again and again. */
const askedFor = new IdentityCache<Board, Map<string, SpaceId | undefined>>();

function spaceOnSquare(board: Board, name: string): SpaceId | undefined {
  let known = askedFor.get(board);
  if (known === undefined) {
    known = new Map();
    askedFor.set(board, known);
  }
  if (known.has(name)) return known.get(name);
  const [x, y] = name.slice(1).split(',').map(Number);
  const square = squareAt(board, x ?? -1, y ?? -1);
  const space = square === undefined ? undefined : spaceOfSquare(board, square);
  known.set(name, space);
  return space;
}

function roomOf(board: Board, name: string): Board['rooms'][number] | undefined {
  const space = spaceNamed(board, name);
  const room = space === undefined ? null : (board.spaces[space]?.room ?? null);
  return room === null ? undefined : board.rooms[room];
}

function besides(game: Game, spaces: readonly SpaceId[]): readonly SpaceId[] {
  const near = new Set<SpaceId>();
  for (const space of spaces) for (const next of game.board.adjacent('stalker', space)) near.add(next);
  for (const space of spaces) near.delete(space);
  return [...near];
}

/** MI3: the spaces under the named squares of an overlay card as it lies. */
function underCard(game: Game, card: CardId): readonly SpaceId[] {
  const state = game.state.mission.environment.find((one) => one.card === card);
  const overlay = state && faceOf(game, state).overlay;
  if (!state?.at || overlay === undefined) return NOWHERE;
  const { at } = state;
  const known = lying.get(at);
  if (known !== undefined && known.board === game.board && known.overlay === overlay) return known.spaces;
  const spaces = spacesUnder(game, { id: overlay, x: at.x, y: at.y, turn: at.turn });
  lying.set(at, { board: game.board, overlay, spaces });
  return spaces;
}

const NOWHERE: readonly SpaceId[] = [];

/** What lies under a card, by where it lies: a card that moves lies somewhere new. */
const lying = new IdentityCache<
  object,
  { readonly board: Board; readonly overlay: string; readonly spaces: readonly SpaceId[] }
>();

function spacesUnder({ board, box }: Game, placement: Placement): readonly SpaceId[] {
  const [laid] = lay('overlay', [placement], (id) => box.drawings.overlay(id), []);
  if (!laid) return [];
  const spaces = new Set<SpaceId>();
  for (const [square, name] of laid.drawing.names.entries()) {
    if (name === '') continue;
    const [x, y] = placed(laid, square);
    const space = board.squareSpace[y * board.width + x] ?? -1;
    if (space >= 0) spaces.add(spaceId(space));
  }
  return [...spaces];
}
