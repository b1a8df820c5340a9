/** The words of the map (M, D): what a drawing says, what a plan lays out, what the compiler yields. */
import type { Problem } from '../base/problems.ts';

declare const brand: unique symbol;
type Brand<T, Name> = T & { readonly [brand]: Name };

/** A space of a compiled board: a small integer, an index into its tables. Stable while the plan only grows. */
export type SpaceId = Brand<number, 'SpaceId'>;
/** A grid square of a compiled board: `y * width + x`. */
export type SquareId = Brand<number, 'SquareId'>;
/** A Room (M9): index into `Board.rooms`. */
export type RoomId = Brand<number, 'RoomId'>;

/** North, east, south, west. Turning clockwise adds one. */
export type Direction = 0 | 1 | 2 | 3;
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export const DIRECTIONS: readonly Direction[] = [NORTH, EAST, SOUTH, WEST];

/** What one side brings to an edge of a square (M4). */
export type EdgeKind = 'open' | 'impassable' | 'wall' | 'door' | 'window';

/** How a walker treats windows (M5): open, impassable or a wall. */
export type Walker = 'stalker' | 'human' | 'psionic' | 'beast' | 'companion';

/** What is said of a space next to its drawing. */
export interface SpaceProperties {
  readonly cover?: number;
  readonly radiation?: number;
  readonly water?: boolean;
  /** Indoor spaces joined without a wall, door or window between them are one Room (M9). */
  readonly indoor?: boolean;
  /** For drawing only: 'grass', 'road', 'concrete', 'wood', 'mud', ... */
  readonly terrain?: string;
  /** Free marks by which missions and tests find places: 'start', 'loot', 'exit' ... */
  readonly marks?: readonly string[];
}

/** A tile, or a whole board of a test: a drawing (DESIGN "Maps drawn as text") and its spaces' properties. */
export interface TileDrawing {
  readonly id: string;
  readonly drawing: string;
  readonly spaces?: Readonly<Record<string, SpaceProperties>>;
}

/**
 * An environment overlay's face (M12) drawn over a tile. The same drawing, but blank means "as it was":
 * a made opening is written `o` (beside) or `-o-` (above). A square's name, if not blank, keys `spaces`,
 * whose properties then replace those of the space this square belongs to.
 */
export interface OverlayDrawing {
  readonly id: string;
  readonly drawing: string;
  readonly spaces?: Readonly<Record<string, SpaceProperties & { readonly blocked?: boolean }>>;
}

/** Where a tile or overlay lies: its upper left square on the grid, turned clockwise by quarter turns. */
export interface Placement {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly turn: Direction;
}

/** What the state keeps of the map: names and places only. Everything else is compiled from it. */
export interface BoardPlan {
  readonly tiles: readonly Placement[];
  readonly overlays: readonly Placement[];
  /** Lost Territories entrances (LT2): two squares each, `[x, y]`. */
  readonly entrances: readonly (readonly [readonly [number, number], readonly [number, number]])[];
  /** Drawings the plan brings along because they are in no box: a position's board, a home-made mission's tiles. */
  readonly drawn?: { readonly tiles: readonly TileDrawing[]; readonly overlays: readonly OverlayDrawing[] };
}

/** The drawings a plan's ids refer to. */
export interface DrawingSource {
  tile(id: string): TileDrawing | undefined;
  overlay(id: string): OverlayDrawing | undefined;
}

export interface Space {
  readonly id: SpaceId;
  /** `<tile id>:<name in its drawing>`, or just the name when the board is a single drawing (a tile with id ''). */
  readonly name: string;
  readonly squares: readonly SquareId[];
  /** M2. Squares blocked by an overlay do not count; 0 for water (M8). */
  readonly capacity: number;
  readonly cover: number;
  readonly radiation: number;
  readonly water: boolean;
  readonly room: RoomId | null;
  readonly terrain: string;
  readonly marks: readonly string[];
}

export interface Room {
  readonly id: RoomId;
  readonly spaces: readonly SpaceId[];
  /** Rooms that touch form one building (M9). */
  readonly building: number;
}

/** One way out of a space: across an edge in a direction, or through an Entrance, which has none (LT3). */
export interface Crossing {
  readonly to: SpaceId;
  readonly direction: Direction | null;
}

/** The compiled map: integers and tables, made once per plan and shared by every game that uses it. */
export interface Board {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly Space[];
  readonly rooms: readonly Room[];
  /** Space of each square, or -1 where there is no map. */
  readonly squareSpace: Int16Array;
  /**
   * For drawing: the kind of each square's north, east, south and west edge, `square * 4 + direction`, joined (M6).
   * Only where a window meets an impassable edge do the two sides differ: no one kind says what that is.
   */
  readonly edges: readonly EdgeKind[];
  /** Moves from a space (open edges and doors, windows by walker; never into water), in order N, E, S, W, Entrances. */
  crossings(walker: Walker, from: SpaceId): readonly Crossing[];
  /** Least number of edges between two spaces (D1), or UNREACHABLE. */
  range(walker: Walker, from: SpaceId, to: SpaceId): number;
  /** Spaces at Range 1 (M3: across any edge that is no wall for this walker), Entrances included. */
  adjacent(walker: Walker, from: SpaceId): readonly SpaceId[];
  /** Sight with these No Visibility tokens on the map (T1); cached per set of tokens. */
  sight(noVisibility: readonly SpaceId[]): SightTable;
  /** Shortest routes from a space with some spaces barred (D3, D4, D12); cached, so the list must stay as it is. */
  routes(walker: Walker, from: SpaceId, barred: readonly SpaceId[]): RouteTable;
}

/** No way from here to there; so far away that no rule could tell the difference counts as that too. */
export const UNREACHABLE = 255;

/** Who sees what (D6 to D10, T1). */
export interface SightTable {
  /**
   * Edges crossed when `to` is reached by looking from `from` in this direction, or UNREACHABLE.
   * The own space is 0 in every direction (D7), also on a No Visibility token.
   */
  edges(walker: Walker, from: SpaceId, to: SpaceId, direction: Direction): number;
  /** Fewest edges over all four directions, or UNREACHABLE: sight without limit (D8). */
  distance(walker: Walker, from: SpaceId, to: SpaceId): number;
  /** Whether `to` is within `limits` (north, east, south, west). */
  within(walker: Walker, from: SpaceId, to: SpaceId, limits: readonly number[]): boolean;
}

/** How long a route is (D3): spaces first, then corners. */
export interface RouteLength {
  readonly spaces: number;
  readonly corners: number;
}

/** All shortest routes from one space. */
export interface RouteTable {
  readonly from: SpaceId;
  /** Length of the shortest route to a goal; spaces is UNREACHABLE if there is none. A barred goal may be entered. */
  spaces(to: SpaceId): number;
  corners(to: SpaceId): number;
  /**
   * The tied best routes to a goal, each a chain of crossings from `from`, cut after `steps` crossings and without
   * repetition (routes that agree so far are one), at most 64. Ordered by their crossings as `crossings` lists them.
   */
  tied(to: SpaceId, steps: number): readonly (readonly Crossing[])[];
}

export type Compiled =
  | { readonly ok: true; readonly board: Board }
  | { readonly ok: false; readonly problems: readonly Problem[] };
