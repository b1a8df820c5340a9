import type { EnemyColour } from '../../icons/index.ts';

/** Plain data in, events out: the board knows no rule of the game. */
export type SpaceId = string;
export type PieceId = string;

export type Direction = 'north' | 'east' | 'south' | 'west';
export type EdgeKind = 'open' | 'impassable' | 'wall' | 'door' | 'window';

export const terrains = [
  'grass',
  'road',
  'concrete',
  'wood',
  'mud',
  'sand',
  'snow',
  'rock',
  'metal',
  'tiles',
] as const;
export type Terrain = (typeof terrains)[number];

export interface BoardSpace {
  readonly id: SpaceId;
  /** Read aloud for this space unless the board is given `describe`. */
  readonly name: string;
  /** Printed small on the ground, such as a map reference. */
  readonly label?: string;
  /** Indices into `BoardPicture.squares`. */
  readonly squares: readonly number[];
  readonly cover?: number;
  readonly radiation?: number;
  readonly water?: boolean;
  /** Spaces of one Room share its name; without one a space lies outdoors. */
  readonly room?: string;
  readonly terrain: Terrain;
}

export interface BoardPicture {
  readonly width: number;
  readonly height: number;
  /** Row by row, the space of each square; `null` where the map has a hole. */
  readonly squares: readonly (SpaceId | null)[];
  readonly spaces: readonly BoardSpace[];
  /** `vertical[y * (width + 1) + x]` is the edge left of square x, y; the last of a row closes it on the right. */
  readonly vertical: readonly EdgeKind[];
  /** `horizontal[y * width + x]` is the edge above square x, y; the last row closes the map below. */
  readonly horizontal: readonly EdgeKind[];
}

/** A way from a space to another; null: not by its side, as through an Entrance. */
export interface BoardWay {
  readonly direction: Direction | null;
  readonly to: SpaceId;
}

export type RingColour = 'gray' | 'blue' | 'green' | 'purple';
export type PieceStatus = 'focus' | 'pinDown' | 'exposed' | 'criticalInjury';

interface PieceBase {
  readonly id: PieceId;
  readonly space: SpaceId;
  /** Which place inside the space, 0 to its number of squares less one; pieces without one fill up the rest. */
  readonly slot?: number;
  /** Read aloud. */
  readonly label: string;
  /** Whose picture it bears. */
  readonly face: string;
  readonly statuses?: readonly PieceStatus[];
  readonly hp?: { readonly now: number; readonly max: number };
  readonly dimmed?: boolean;
  /** It lies there dead: the word for that. */
  readonly dead?: string;
}

export interface StalkerPiece extends PieceBase {
  readonly kind: 'stalker';
  readonly ring: RingColour;
  readonly letter: string;
  readonly lead?: boolean;
  /** Whose Turn it is. */
  readonly active?: boolean;
}
export interface CompanionPiece extends PieceBase {
  readonly kind: 'companion';
}
export interface EnemyPiece extends PieceBase {
  readonly kind: 'enemy';
  readonly facing: Direction;
  readonly colours: readonly EnemyColour[];
  /** Which one of its kind it is, where there are several. */
  readonly number?: number;
  readonly team?: 1 | 2;
}
export type BoardPiece = StalkerPiece | CompanionPiece | EnemyPiece;

export type AmmoKind = 'pistol' | 'rifle' | 'shotgun' | 'special';
interface TokenBase {
  readonly id: string;
  readonly space: SpaceId;
  /** The square it lies on, if that matters. */
  readonly square?: number;
  /** The symbol of an Anomaly that it lies on. */
  readonly symbol?: SymbolId;
}
export type BoardToken = TokenBase &
  (
    | { readonly kind: 'loot' | 'unknown'; readonly count: number }
    | { readonly kind: 'bolt' | 'artifact' | 'noVisibility' | 'trap' | 'entrance' }
    | {
        readonly kind: 'attention';
        readonly level: 'low' | 'high';
        readonly ring: RingColour;
        readonly letter: string;
      }
    | { readonly kind: 'magazine'; readonly ammo: AmmoKind }
    | { readonly kind: 'objective' | 'marker'; readonly letter: string }
    /** What can be done there, or happens; `open`: now. */
    | {
        readonly kind: 'pin';
        readonly pin: 'action' | 'exit' | 'entering' | 'card';
        readonly text: string;
        readonly open: boolean;
        /** Two pins on a space have their names below each other. */
        readonly line: number;
        /** How many things it stands for; the first of them names it. */
        readonly count: number;
        /** What to do next is done there: it keeps its name from far. */
        readonly isNext: boolean;
      }
  );

/** A part of the map that is called by a name. */
export interface BoardName {
  readonly id: string;
  readonly text: string;
  readonly spaces: readonly SpaceId[];
}

export type AnomalyType = 'chemical' | 'fire' | 'gravitational' | 'electric' | 'special' | 'spatial';
/** The Anomaly, and the number of its symbol. */
export type SymbolId = string;
export const symbolId = (anomaly: string, symbol: number): SymbolId => `${anomaly}.${symbol}`;
export interface AnomalySymbol {
  readonly square: number;
  readonly petals: 1 | 2 | 3 | 4;
  readonly covered: boolean;
}
export interface BoardAnomaly {
  readonly id: string;
  readonly type: AnomalyType;
  /** The square of the standee. */
  readonly center: number;
  /** An overlay without a standee is drawn pale. */
  readonly active: boolean;
  readonly symbols: readonly AnomalySymbol[];
}

/** A space, or where one of the figures on it stands. */
export interface BoardSpot {
  readonly space: SpaceId;
  readonly piece?: PieceId;
  /** What is about a token stands over it and hides nothing of it. */
  readonly token?: BoardToken['id'];
}

export interface BoardHighlights {
  /** Where the active piece may go, or what may be chosen. */
  readonly destinations?: readonly SpaceId[];
  /** From the first space on; every later one is numbered by step. */
  readonly path?: readonly SpaceId[];
  /** Who would walk it: it begins at that figure, not at another one on the same space. */
  readonly walker?: PieceId;
  /** Steps of the path that were chosen as part of it. */
  readonly stops?: readonly number[];
  readonly danger?: readonly { readonly space: SpaceId; readonly level: 1 | 2 | 3 }[];
  readonly sight?: readonly SpaceId[];
  /** Distances shown in the spaces, with a contour between one distance and the next. */
  readonly range?: readonly {
    readonly space: SpaceId;
    readonly distance: number;
    readonly accurate?: boolean;
  }[];
  readonly selected?: SpaceId;
  /** Symbols of Anomalies that may be chosen, and the one that is looked at. */
  readonly symbols?: readonly SymbolId[];
  readonly selectedSymbol?: SymbolId;
  /** A place that was asked for. */
  readonly marked?: readonly SpaceId[];
  readonly selectedPiece?: PieceId;
  /** Pieces that may be chosen now. */
  readonly targets?: readonly PieceId[];
  /** All but these spaces is dimmed. */
  readonly lit?: readonly SpaceId[];
  /** Lines of fire and of sight. */
  readonly lines?: readonly {
    readonly from: BoardSpot;
    readonly to: BoardSpot;
    readonly tone: 'danger' | 'good';
  }[];
  /** An attack of one at another. */
  readonly strike?: { readonly from: BoardSpot; readonly to: BoardSpot; readonly tone: 'danger' | 'good' };
  /** Texts on the map, such as a percentage next to a target. */
  readonly notes?: readonly (BoardSpot & {
    readonly text: string;
    readonly tone?: 'plain' | 'danger' | 'good';
    /** In the middle of the space, where it hides none of the symbols on its rim; only where nobody stands. */
    readonly isInside?: boolean;
  })[];
}

export type BoardTarget =
  | { readonly kind: 'space'; readonly id: SpaceId }
  | { readonly kind: 'piece'; readonly id: PieceId };
