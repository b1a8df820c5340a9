/** Words for places: what an effect means and what the map calls by name is one constant. */
import type { NamedPlace, Place } from '@zonecrawl/engine/model';

export const space = (name: string): Place => ({ at: 'space', space: name });
export const either = (...names: readonly string[]): Place => ({ at: 'either', of: names.map(space) });
export const building = (of: string): Place => ({ at: 'building', of });
export const tile = (id: string): Place => ({ at: 'tile', tile: id });

export const namedPlaces = (places: Readonly<Record<string, Place>>): readonly NamedPlace[] =>
  Object.entries(places).map(([id, place]) => ({ id, place }));
