/** Where the tiles of Mission A3 lie, and the places its cards speak of. */
import type { Placement } from '@zonecrawl/engine/board';
import type { Place } from '@zonecrawl/engine/model';

/**
 * The church at the marsh. North is up.
 *
 *           0         5
 *     0     | 13      | 14        13 the buyer's outpost, 14 church
 *     5     | 7       | 11        7 marsh with a jetty, 11 machine graveyard
 */
export const tiles: readonly Placement[] = [
  { id: '13', x: 0, y: 0, turn: 0 },
  { id: '14', x: 5, y: 0, turn: 0 },
  { id: '7', x: 0, y: 5, turn: 0 },
  { id: '11', x: 5, y: 5, turn: 0 },
];

export const space = (name: string): Place => ({ at: 'space', space: name });
export const either = (...names: readonly string[]): Place => ({ at: 'either', of: names.map(space) });

export const nave = space('14:N');
/** Where the buyer's lorry waits. */
export const lorry = space('13:a');
/** The boat lies where its card lies. */
export const boat: Place = { at: 'card', card: 'A3-02' };
