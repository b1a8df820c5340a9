import './board.css';

export { Board, type BoardProps } from './Board.tsx';
export { companionFigures, enemyShapes, type Figure, stalkerFigure } from './figures.ts';
export { FigurePicture } from './Pieces.tsx';
export { unit } from './plan/geometry.ts';
export {
  type AnomalySymbol,
  type AnomalyType,
  type BoardAnomaly,
  type BoardHighlights,
  type BoardPicture,
  type BoardPiece,
  type BoardSpace,
  type BoardTarget,
  type BoardToken,
  type CompanionPiece,
  type Direction,
  type EdgeKind,
  type EnemyFigure,
  type EnemyPiece,
  enemyFigures,
  type PieceId,
  type PieceStatus,
  type RingColour,
  type SpaceId,
  type StalkerPiece,
  type Terrain,
  terrains,
} from './plan/types.ts';
export type { View as MapView } from './plan/viewport.ts';
