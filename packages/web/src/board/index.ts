import './board.css';

export { Board, type BoardProps, type Looking } from './Board.tsx';
export { MapTools } from './MapTools.tsx';
export { unit } from './plan/geometry.ts';
export {
  type AnomalySymbol,
  type AnomalyType,
  type BoardAnomaly,
  type BoardHighlights,
  type BoardName,
  type BoardPicture,
  type BoardPiece,
  type BoardSpace,
  type BoardSpot,
  type BoardTarget,
  type BoardToken,
  type BoardWay,
  type CompanionPiece,
  type Direction,
  type EdgeKind,
  type EnemyPiece,
  type PieceId,
  type PieceStatus,
  type RingColour,
  type SpaceId,
  type StalkerPiece,
  type SymbolId,
  type Terrain,
  terrains,
} from './plan/types.ts';
export type { View as MapView } from './plan/viewport.ts';
export { TokenPicture } from './Tokens.tsx';
export type { ViewControls } from './useView.ts';
