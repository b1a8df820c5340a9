/** What a seat may know. */
export { decisionFor, factFor } from './cuts.ts';
export type { StalkerFigures, TokenFigures } from './figures.ts';
export { imagine } from './imagine.ts';
export type { CompanionView, EnemyKindView, EnemyView, OwnedView, StalkerView } from './pieces.ts';
export type { AimView, Pin } from './pins.ts';
export { type DeckView, type OverlayView, type View, viewFor } from './view.ts';
