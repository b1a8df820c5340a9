export { type Built, buildPosition, type Names, type PositionProblem } from './build.ts';
export { positionJsonSchema } from './jsonSchema.ts';
export { callsOf, type Meant, meant } from './match.ts';
export { tokenThen } from './oldNames.ts';
export {
  type Position,
  type PositionDraft,
  type PositionInput,
  positionSchema,
  type Question,
} from './schema.ts';
