/** What a seat may know. */
export type { StalkerFigures, TokenFigures } from './figures.ts';
export { imagine } from './imagine.ts';
export type { AimView, Pin } from './pins.ts';
export { type DeckView, decisionFor, factFor, type OverlayView, type View, viewFor } from './view.ts';
