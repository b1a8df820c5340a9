import './board.css';

export type { BoardProps } from './Board.tsx';
export { Board } from './Board.tsx';
export { companionFigures, enemyShapes, type Figure, stalkerFigure } from './figures.ts';
export { unit } from './geometry.ts';
export { FigurePicture } from './Pieces.tsx';
export type {
  AnomalySymbol,
  AnomalyType,
  BoardAnomaly,
  BoardHighlights,
  BoardPicture,
  BoardPiece,
  BoardSpace,
  BoardTarget,
  BoardToken,
  CompanionPiece,
  Direction,
  EdgeKind,
  EnemyFigure,
  EnemyPiece,
  PieceId,
  PieceStatus,
  RingColour,
  SpaceId,
  StalkerPiece,
  Terrain,
} from './types.ts';
export { enemyFigures, terrains } from './types.ts';
export type { View as MapView } from './viewport.ts';
