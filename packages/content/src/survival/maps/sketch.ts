/** Maps written short: tiles as [tile, x, y, turn], posts as "space and where it looks", places by a space or a house. */
import type { Direction, Placement } from '@zonecrawl/engine/board';
import type { MapPlan, NamedPlace, Place, Post, SurvivalPlace } from '@zonecrawl/engine/model';
import { building, either, space } from '../../missions/named.ts';

type Facing = 'north' | 'east' | 'south' | 'west';
const FACINGS: Readonly<Record<Facing, Direction>> = { north: 0, east: 1, south: 2, west: 3 };

/** A space, several, or the building that a space belongs to. */
type Where = string | readonly string[] | { readonly house: string };

interface Sketch {
  readonly id: string;
  readonly number: number;
  readonly tiles: readonly (readonly [tile: number, x: number, y: number, turn: Direction])[];
  readonly entrances?: NonNullable<MapPlan['entrances']>;
  readonly start: readonly string[];
  readonly posts: Readonly<Partial<Record<Facing, readonly string[]>>>;
  /** Centers of Anomaly overlays, as [x, y]. */
  readonly sites: readonly (readonly [x: number, y: number])[];
  /** AN11: a spare overlay for Anomalies that move. */
  readonly spare: readonly [x: number, y: number];
  readonly loot: readonly string[];
  readonly unknown: readonly string[];
  readonly cards: readonly string[];
  readonly places: Readonly<Record<SurvivalPlace, Where>>;
}

const SPARE_PATTERN = 98;

const placeOf = (where: Where): Place => {
  if (typeof where === 'string') return space(where);
  return 'house' in where ? building(where.house) : either(...where);
};

export function sketch(drawn: Sketch): MapPlan {
  const { id, number, tiles, entrances, start, posts, sites, spare, loot, unknown, cards, places } = drawn;
  const facings: readonly Facing[] = ['north', 'east', 'south', 'west'];
  return {
    id,
    number,
    tiles: tiles.map(([tile, x, y, turn]): Placement => ({ id: String(tile), x, y, turn })),
    ...(entrances && { entrances }),
    start,
    posts: facings.flatMap((facing) =>
      (posts[facing] ?? []).map((name): Post => ({ space: name, facing: FACINGS[facing] })),
    ),
    sites: sites.map(([x, y]) => ({ x, y })),
    emptyOverlays: [{ pattern: SPARE_PATTERN, x: spare[0], y: spare[1] }],
    loot,
    unknown,
    cards,
    places: Object.entries(places).map(([name, where]): NamedPlace => ({ id: name, place: placeOf(where) })),
  };
}
