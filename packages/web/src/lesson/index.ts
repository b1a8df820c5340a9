/** Teaching: the coach of the introduction, hints at first use, and all of it to read again. */
export { Coach } from './Coach.tsx';
export { coached, hints, seen } from './seen.ts';
