export { firstWalk, introduction } from './introduction.ts';
export { lessons } from './lessons.ts';
export {
  type Asked,
  type Deed,
  type Lesson,
  type Part,
  type PointedAnswer,
  type Pointing,
  parts,
  type Reached,
  type Station,
  type Told,
} from './types.ts';
