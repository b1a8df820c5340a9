/** What an edge lets through, and for whom (M4 to M6). */

import type { EdgeKind, Walker } from './types.ts';

/** How somebody treats windows (M5). */
export type WindowIs = 'open' | 'impassable' | 'wall';

export const WINDOW_IS: Readonly<Record<Walker, WindowIs>> = {
  stalker: 'open',
  human: 'open',
  psionic: 'impassable',
  companion: 'impassable',
  beast: 'wall',
};

/** Walkers who move alike: 0 climbs through windows, 1 does not. */
export const moveClass = (walker: Walker): 0 | 1 => (walker === 'stalker' || walker === 'human' ? 0 : 1);
/** Walkers who see and measure alike: 0 through windows, 1 not. */
export const sightClass = (walker: Walker): 0 | 1 => (walker === 'beast' ? 1 : 0);
/** One walker of each class, to build the class's tables with. */
export const MOVE_CLASSES: readonly [Walker, Walker] = ['stalker', 'beast'];
export const SIGHT_CLASSES: readonly [Walker, Walker] = ['stalker', 'beast'];

const OPEN = 0;
const IMPASSABLE = 1;
const WALL = 2;

function strictness(kind: EdgeKind, windowIs: WindowIs): number {
  switch (kind) {
    case 'open':
    case 'door':
      return OPEN;
    case 'impassable':
      return IMPASSABLE;
    case 'wall':
      return WALL;
    case 'window':
      return windowIs === 'open' ? OPEN : windowIs === 'impassable' ? IMPASSABLE : WALL;
  }
}

/** M6: of the two sides each walker takes the more restrictive one as it treats them. */
const together = (walker: Walker, one: EdgeKind, other: EdgeKind): number =>
  Math.max(strictness(one, WINDOW_IS[walker]), strictness(other, WINDOW_IS[walker]));

export const letsMove = (walker: Walker, one: EdgeKind, other: EdgeKind): boolean =>
  together(walker, one, other) === OPEN;

/** Sight, Range and adjacency pass everything but walls (M3, M4). */
export const letsSee = (walker: Walker, one: EdgeKind, other: EdgeKind): boolean =>
  together(walker, one, other) < WALL;

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

/** M9: walls, doors and windows close a Room; open and impassable edges do not. */
export const closesRoom = (one: EdgeKind, other: EdgeKind): boolean =>
  [one, other].some((kind) => kind === 'wall' || kind === 'door' || kind === 'window');
