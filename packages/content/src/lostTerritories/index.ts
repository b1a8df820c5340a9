/** Lost Territories (LT): 8 Setup cards and 13 L-cards; their tiles are in tiles/territories. */
export { environment } from './environment.ts';
export { overlays } from './overlays.ts';
export { setups } from './setups.ts';
