export { firstWalk, introduction } from './introduction.ts';
export { lessons } from './lessons.ts';
export type { Asked, Deed, Lesson, Part, Pointing, Reached, Station, Told } from './types.ts';
export { parts } from './types.ts';
