/** The map: drawings, plans, compiled boards, and what can be asked of them. */

export { compileBoard, compileDrawing, drawingSource, singleDrawingPlan } from './compile.ts';
export { opposite, turned } from './directions.ts';
export { type Drawing, type DrawingKind, type ParsedDrawing, parseDrawing } from './drawing.ts';
export { directionTo } from './facing.ts';
export { spaceAt, spaceOfSquare, squareAt } from './find.ts';
export { roomId, spaceId, squareId } from './ids.ts';
export * from './types.ts';
