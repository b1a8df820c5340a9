export { type Built, buildPosition, type Names } from './build.ts';
export { isFactName } from './factNames.ts';
export { positionJsonSchema } from './jsonSchema.ts';
export { callsOf, type Meant, meant } from './match.ts';
export { tokenThen } from './oldNames.ts';
export {
  type Position,
  type PositionDraft,
  type PositionInput,
  type PositionQuestion,
  positionSchema,
} from './schema.ts';
export { type Stop, stepAfter } from './stops.ts';
