export type * from './abilities.ts';
export type * from './box.ts';
export type * from './contacts.ts';
export * from './enemies.ts';
export type * from './equipment.ts';
export { shaped, shapedAction } from './shape.ts';
export type * from './zone.ts';
