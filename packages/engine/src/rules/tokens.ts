/** T: Loot, Unknown Enemies and Artifacts on the map. */
export { dropLoot, resolveLoot, takeArtifact } from './loot.ts';
export { layNoVisibility } from './noVisibility.ts';
export { resolveUnknown, resolveUnknowns, spawn } from './unknown.ts';
