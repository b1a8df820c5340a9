/** What an edge lets through, and for whom (M4 to M6). */

import type { EdgeKind, Walker } from './types.ts';

/**
 * M5: windows are open for Stalkers and Humans, impassable for Psionics and Companions, a wall for beasts. So there
 * are two classes of walkers when they move and two when they look or measure; class 0 gets through windows.
 */
export type WalkerClass = 0 | 1;
export const moveClass = (walker: Walker): WalkerClass =>
  walker === 'stalker' || walker === 'human' ? 0 : 1;
export const sightClass = (walker: Walker): WalkerClass => (walker === 'beast' ? 1 : 0);

const sideLetsMove = (climbers: WalkerClass, side: EdgeKind): boolean =>
  side === 'open' || side === 'door' || (side === 'window' && climbers === 0);

const sideLetsSee = (lookers: WalkerClass, side: EdgeKind): boolean =>
  side !== 'wall' && (side !== 'window' || lookers === 0);

/** M6: the more restrictive side counts, so both must allow it. */
export const letsMove = (movers: WalkerClass, one: EdgeKind, other: EdgeKind): boolean =>
  sideLetsMove(movers, one) && sideLetsMove(movers, other);

/** Sight, Range and adjacency pass everything but walls (M3, M4). */
export const letsSee = (lookers: WalkerClass, one: EdgeKind, other: EdgeKind): boolean =>
  sideLetsSee(lookers, one) && sideLetsSee(lookers, other);

/**
 * The one kind that stands for both sides of an edge, as seen from the first side. No single kind says what a
 * window against an impassable edge is (impassable, but a wall for beasts): there each side keeps its own.
 */
export function joined(mine: EdgeKind, theirs: EdgeKind): EdgeKind {
  const either = (kind: EdgeKind): boolean => mine === kind || theirs === kind;
  if (either('wall')) return 'wall';
  if (either('window') && either('impassable')) return mine;
  if (either('window')) return 'window';
  if (either('impassable')) return 'impassable';
  if (either('door')) return 'door';
  return 'open';
}

const closes = (side: EdgeKind): boolean => side === 'wall' || side === 'door' || side === 'window';

/** M9: walls, doors and windows close a Room; open and impassable edges do not. */
export const closesRoom = (one: EdgeKind, other: EdgeKind): boolean => closes(one) || closes(other);
