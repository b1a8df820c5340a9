/** Unique pieces of loot (ZS2): in no deck and in no shop. */
export { uniqueArtifacts, uniqueItems } from './found.ts';
export { uniqueWeapons } from './weapons.ts';
export { uniqueArmors, uniqueAttachments } from './worn.ts';
