/** LT: a Lost Territory beside the map. That its Entrance joins two spaces is the board's business (LT2, LT3). */

import { draw } from '../base/random.ts';
import type { Board, Placement, Space } from '../board/types.ts';
import { placeCard } from '../mission/effects/environment.ts';
import { perform } from '../mission/effects/perform.ts';
import { faceOf } from '../mission/words/cards.ts';
import { effectContext } from '../mission/words/effectContext.ts';
import type { Game } from '../model/game.ts';
import type { CardId } from '../model/ids.ts';
import type { LostTerritorySetup } from '../model/mission.ts';
import { choose, type Rule } from '../model/rule.ts';
import { changeMap } from '../rules/movement/mapChange.ts';

type Square = readonly [number, number];

const squareOf = ({ width }: Board, { squares }: Space): Square => {
  const [first = 0] = squares;
  return [first % width, Math.floor(first / width)];
};

/** LT1: after set-up a Setup card is drawn; if several spaces fit for the Entrance, players choose; if none does there is no Lost Territory. */
export function* layLostTerritory(game: Game): Rule {
  const card = game.state.decks.lostTerritories.pop();
  const setup = card === undefined ? undefined : game.box.lostTerritories?.setups[card];
  if (!setup) return;
  const fitting = entranceSpaces(game.board, setup.entrance);
  if (fitting.length === 0) return;
  const { space } = yield* choose({
    kind: 'entrance',
    who: game.state.lead.holder,
    clauses: ['LT1'],
    about: { card: setup.id },
    options: fitting.map(({ id }) => ({ is: 'space' as const, space: id })),
  });
  const entrance = game.board.spaces[space];
  if (!entrance) return;
  yield* layTile(game, setup, squareOf(game.board, entrance));
  for (const one of setup.cards) yield* layCard(game, setup.tile, one);
  yield* perform(game, setup.begin, effectContext(setup.id));
}

/** One square off the map's edge, so that only the Entrance joins them. */
function* layTile(game: Game, { tile }: LostTerritorySetup, entrance: Square): Rule {
  const { state } = game;
  const laid: Placement = { id: tile, x: game.board.width + 1, y: 0, turn: 0 };
  state.map = { ...state.map, tiles: [...state.map.tiles, laid] };
  yield* changeMap(game);
  const inside = marked(game.board, tile, 'entrance');
  if (!inside) return;
  const pair: readonly [Square, Square] = [entrance, squareOf(game.board, inside)];
  state.map = { ...state.map, entrances: [...state.map.entrances, pair] };
  yield* changeMap(game);
}

const marked = (board: Board, tile: string, mark: string): Space | undefined =>
  board.spaces.find(({ name, marks }) => name.startsWith(`${tile}:`) && marks.includes(mark));

/** An overlay goes on the marked space of the tile, a Note beside the map. */
function* layCard(game: Game, tile: string, which: LostTerritorySetup['cards'][number]): Rule {
  const card: CardId | undefined =
    typeof which === 'string' ? which : which.oneOf[draw(game.state.random, 'setup', which.oneOf.length)];
  if (card === undefined) return;
  const spot = marked(game.board, tile, 'overlay');
  const isOverlay = faceOf(game, { card, face: 'a' }).overlay !== undefined;
  const [x, y] = spot ? squareOf(game.board, spot) : [0, 0];
  yield* placeCard(game, card, 'a', isOverlay && spot ? { x, y, turn: 0 } : null, effectContext(card));
}

/** LT1: where the Setup card lets the Entrance be. */
export function entranceSpaces(board: Board, rule: LostTerritorySetup['entrance']): readonly Space[] {
  const biggest = rule.biggestBuilding ? biggestBuildings(board) : null;
  return board.spaces.filter(({ water, capacity, room, squares }) => {
    if (water || capacity === 0) return false;
    if (rule.indoor !== undefined && (room !== null) !== rule.indoor) return false;
    if (rule.squares !== undefined && squares.length !== rule.squares) return false;
    return biggest === null || (room !== null && biggest.has(board.rooms[room]?.building ?? -1));
  });
}

/** The building with the most squares, or all of them that have as many. */
function biggestBuildings({ rooms, spaces }: Board): ReadonlySet<number> {
  const sizes = new Map<number, number>();
  for (const { building, spaces: inside } of rooms) {
    const squares = inside.reduce((sum, id) => sum + (spaces[id]?.squares.length ?? 0), 0);
    sizes.set(building, (sizes.get(building) ?? 0) + squares);
  }
  const most = Math.max(0, ...sizes.values());
  return new Set([...sizes].filter(([, size]) => size === most).map(([building]) => building));
}
