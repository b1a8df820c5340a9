/** What other packages may use of the engine. Each folder can also be imported by its own name. */
export * from './board/index.ts';
export type * from './cards/index.ts';
export { UNLIMITED } from './cards/index.ts';
export * from './host/index.ts';
export * from './odds/index.ts';
export * from './view/index.ts';
