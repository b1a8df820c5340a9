/** The names things go by. Branded, so that a Stalker is never passed where an Enemy is meant. */

declare const brand: unique symbol;
type Brand<T, Name> = T & { readonly [brand]: Name };

/** A Stalker's seat in the team, 0 to 3, clockwise. Also its entity id. */
export type StalkerId = Brand<number, 'StalkerId'>;
/** A standee on the map. */
export type EnemyId = Brand<number, 'EnemyId'>;
export type CompanionId = Brand<number, 'CompanionId'>;
/** Anybody who takes a slot (M2). Ids never repeat within a game and never mean two kinds. */
export type EntityId = StalkerId | EnemyId | CompanionId;
/** One physical card somebody owns; two copies of a card have two ids. */
export type OwnedId = Brand<number, 'OwnedId'>;
/** An Anomaly overlay on the map (AN1). */
export type OverlayId = Brand<number, 'OverlayId'>;
/** The printed identity of a card: 'ptm', 'bandit-rifle', 'A1-03'. Content names them; the engine never does. */
export type CardId = string;

/** A clause of the rules, as the rulebook chapter and number: 'AT3'. */
export type Clause = string;

export const stalkerId = (n: number): StalkerId => n as StalkerId;
export const enemyId = (n: number): EnemyId => n as EnemyId;
export const companionId = (n: number): CompanionId => n as CompanionId;
export const ownedId = (n: number): OwnedId => n as OwnedId;
export const overlayId = (n: number): OverlayId => n as OverlayId;

/** Entity ids below this are Stalkers' seats; companions and Enemies are numbered from here on. */
export const FIRST_OTHER_ENTITY = 10;
