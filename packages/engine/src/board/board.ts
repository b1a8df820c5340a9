/** The compiled map: a layout turned into tables and look-ups. */

import { SetCache } from '../cache/setCache.ts';
import { findBorders, WAYS } from './borders.ts';
import { besideOnGrid, opposite } from './directions.ts';
import { joined, moveClass, sightClass, type WalkerClass } from './edges.ts';
import { roomId, spaceId, squareId } from './ids.ts';
import type { Layout } from './layout.ts';
import { type Links, type MoveLinks, moveLinks, sightLinks } from './links.ts';
import { rangeTable } from './range.ts';
import { findRooms, type Rooms } from './rooms.ts';
import { Routes, Workshop } from './routes.ts';
import { Sight } from './sight.ts';
import {
  type Board,
  type Crossing,
  DIRECTIONS,
  type EdgeKind,
  type Room,
  type RouteTable,
  type SightTable,
  type Space,
  type SpaceId,
  UNREACHABLE,
  type Walker,
} from './types.ts';

const SIGHTS_KEPT = 64;
const ROUTES_KEPT = 2048;

function makeSpaces(layout: Layout, { rooms, spaceRoom }: Rooms): readonly Space[] {
  return layout.spaces.map(({ name, squares, properties }, index) => {
    const room = spaceRoom[index] ?? -1;
    const water = properties.water ?? false;
    const free = squares.filter((square) => layout.blocked[square] === 0).length;
    return {
      id: spaceId(index),
      name,
      squares: squares.map(squareId),
      capacity: water ? 0 : free,
      cover: rooms[room]?.cover ?? properties.cover ?? 0,
      radiation: properties.radiation ?? 0,
      water,
      room: room < 0 ? null : roomId(room),
      terrain: properties.terrain ?? '',
      marks: properties.marks ?? [],
    };
  });
}

const makeRooms = ({ rooms }: Rooms): readonly Room[] =>
  rooms.map(({ spaces, building }, index) => ({ id: roomId(index), spaces: spaces.map(spaceId), building }));

/** M6 at seams; at the end of the map a wall (M4). */
function makeEdges({ width, height, squareSpace, sides }: Layout): readonly EdgeKind[] {
  return sides.map((mine, side) => {
    const direction = DIRECTIONS[side % 4] ?? 0;
    const beside = besideOnGrid(width, height, Math.floor(side / 4), direction);
    if (beside < 0 || (squareSpace[beside] ?? -1) < 0) return 'wall';
    return joined(mine, sides[beside * 4 + opposite(direction)] ?? 'wall');
  });
}

/** The distance tables of one class of walkers, created lazily. */
class Reach {
  readonly links: Links;
  private readonly near: (readonly SpaceId[] | undefined)[];
  private table: Uint8Array | undefined;

  constructor(links: Links) {
    this.links = links;
    this.near = new Array<readonly SpaceId[] | undefined>(links.spaces).fill(undefined);
    this.table = undefined;
  }

  get range(): Uint8Array {
    this.table ??= rangeTable(this.links);
    return this.table;
  }

  /** In order north, east, south, west, Entrances last. */
  adjacent(space: number): readonly SpaceId[] {
    const known = this.near[space];
    if (known !== undefined) return known;
    const { start, to } = this.links;
    const all = to.subarray(start[space * WAYS], start[(space + 1) * WAYS]);
    const each = [...new Set(all)].map(spaceId);
    this.near[space] = each;
    return each;
  }
}

const NOWHERE: readonly never[] = [];

class CompiledBoard implements Board {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly Space[];
  readonly rooms: readonly Room[];
  readonly squareSpace: Int16Array;
  readonly edges: readonly EdgeKind[];
  private readonly reach: readonly [Reach, Reach];
  private readonly moves: readonly [MoveLinks, MoveLinks];
  private readonly clearSight: Sight;
  private readonly sights: SetCache<Sight>;
  /** Routes with nothing barred, by class and start; the others by what is barred. */
  private readonly freeRoutes: (Routes | undefined)[];
  private readonly barredRoutes: SetCache<Routes>;
  /** By walker and start: what was asked about last. */
  private readonly lastBarred: (readonly SpaceId[] | undefined)[];
  private readonly lastRoutes: (Routes | undefined)[];
  private readonly workshop: Workshop;

  constructor(key: string, layout: Layout, entrances: readonly (readonly [number, number])[]) {
    const borders = findBorders(layout, entrances);
    const rooms = findRooms(layout.spaces, borders);
    const count = layout.spaces.length;
    this.key = key;
    this.width = layout.width;
    this.height = layout.height;
    this.spaces = makeSpaces(layout, rooms);
    this.rooms = makeRooms(rooms);
    this.squareSpace = layout.squareSpace;
    this.edges = makeEdges(layout);
    const isWater = (space: number): boolean => this.spaces[space]?.water === true;
    const reach = (lookers: WalkerClass): Reach => new Reach(sightLinks(count, borders, lookers));
    const moves = (movers: WalkerClass): MoveLinks => moveLinks(count, borders, movers, isWater);
    this.reach = [reach(0), reach(1)];
    this.moves = [moves(0), moves(1)];
    this.clearSight = new Sight([this.reach[0].links, this.reach[1].links], []);
    this.sights = new SetCache(count, SIGHTS_KEPT);
    this.freeRoutes = new Array<Routes | undefined>(count * 2).fill(undefined);
    this.barredRoutes = new SetCache(count, ROUTES_KEPT);
    this.lastBarred = new Array<readonly SpaceId[] | undefined>(count * 2).fill(undefined);
    this.lastRoutes = new Array<Routes | undefined>(count * 2).fill(undefined);
    this.workshop = new Workshop(count);
  }

  crossings(walker: Walker, from: SpaceId): readonly Crossing[] {
    return this.moves[moveClass(walker)].from[from] ?? NOWHERE;
  }

  range(walker: Walker, from: SpaceId, to: SpaceId): number {
    return this.reach[sightClass(walker)].range[from * this.spaces.length + to] ?? UNREACHABLE;
  }

  adjacent(walker: Walker, from: SpaceId): readonly SpaceId[] {
    return this.reach[sightClass(walker)].adjacent(from);
  }

  sight(noVisibility: readonly SpaceId[]): SightTable {
    if (noVisibility.length === 0) return this.clearSight;
    const known = this.sights.find(0, noVisibility);
    if (known !== undefined) return known;
    const links = [this.reach[0].links, this.reach[1].links] as const;
    return this.sights.keep(0, noVisibility, new Sight(links, noVisibility));
  }

  routes(walker: Walker, from: SpaceId, barred: readonly SpaceId[]): RouteTable {
    const move = moveClass(walker);
    const tag = move * this.spaces.length + from;
    if (barred.length === 0) {
      const known = this.freeRoutes[tag];
      if (known !== undefined) return known;
      const fresh = new Routes(this.moves[move], from, barred, this.workshop);
      this.freeRoutes[tag] = fresh;
      return fresh;
    }
    // Mostly it is the very list that was asked about before.
    const last = this.lastRoutes[tag];
    if (last !== undefined && this.lastBarred[tag] === barred) return last;
    const routes =
      this.barredRoutes.find(tag, barred) ??
      this.barredRoutes.keep(tag, barred, new Routes(this.moves[move], from, barred, this.workshop));
    this.lastBarred[tag] = barred;
    this.lastRoutes[tag] = routes;
    return routes;
  }
}

/** `entrances` are pairs of spaces (LT2). */
export const makeBoard = (
  key: string,
  layout: Layout,
  entrances: readonly (readonly [number, number])[],
): Board => new CompiledBoard(key, layout, entrances);
