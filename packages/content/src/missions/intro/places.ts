/** The places that the introduction's texts and lessons speak of: tile 6 is the siding, 7 the marsh. */
import { namedPlaces, space, tile } from '../named.ts';

/** Dry ground behind the marsh. */
export const exit = space('7:j');

export const places = namedPlaces({
  siding: tile('6'),
  boxcar: space('6:V'),
  embankment: space('6:b'),
  rails: space('6:f'),
  marsh: tile('7'),
  boardwalk: space('7:e'),
  hut: space('7:H'),
  jetty: space('7:i'),
  bank: space('7:g'),
  tussocks: exit,
});
