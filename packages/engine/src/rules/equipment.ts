/** EQ: what Stalkers carry. */
export * from './backpack.ts';
export * from './gear.ts';
export * from './pockets.ts';
