/** Where the tiles of Mission A3 lie, and the places its cards speak of. */
import type { Placement } from '@zonecrawl/engine/board';
import type { Place } from '@zonecrawl/engine/model';
import { either, namedPlaces, space } from '../named.ts';

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

export const nave = space('14:N');
/** Where the buyer's lorry waits. */
export const lorry = space('13:a');
/** The boat lies where its card lies. */
export const boat: Place = { at: 'card', card: 'A3-02' };

export const places = namedPlaces({
  nave,
  vestry: space('14:V'),
  office: space('13:Q'),
  barracks: space('13:B'),
  paradeGround: space('13:c'),
  truck: space('13:i'),
  lorry,
  jetty: space('7:i'),
  mudBank: space('7:f'),
  busRow: space('11:f'),
  wrecks: either('11:a', '11:e'),
  ditch: either('11:l', '11:m'),
});
