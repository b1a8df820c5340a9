/** Where things are in the drowned village: tile 14 is the church, 8 the street, 7 the marsh. */
import type { Amount, Condition, Effect, Lying, Place } from '@zonecrawl/engine/model';
import { building, either, namedPlaces, space, tile } from '../named.ts';

export const bench = space('8:K');
export const vestry = space('14:V');
export const hut = space('7:H');
export const jetty = space('7:i');

export const people = 'people';

/** How much work there is, by number of Stalkers. */
export const work = {
  set: { for: [7, 10, 10, 10] },
  aerial: { for: [2, 2, 3, 4] },
  boat: { for: [8, 5, 5, 5] },
} as const satisfies Readonly<Record<string, Amount>>;

/** One of these jobs is done. */
export const isDone = (job: keyof typeof work): Condition => ({
  if: 'counter',
  counter: job,
  is: 'atLeast',
  value: work[job],
});

/** A building with a door that can be boarded up, and where whatever wants to come in stands. */
export interface Shelter {
  readonly inside: Place;
  readonly atTheDoor: Place;
  readonly boards: { readonly card: string; readonly overlay: string; readonly at: Lying };
}

/** One in which somebody sits and listens. */
export interface House extends Shelter {
  readonly card: string;
  readonly room: Place;
}

export const workshop: Shelter = {
  inside: building('8:K'),
  atTheDoor: space('8:g'),
  boards: { card: 'B1-14', overlay: 'B1-boards-workshop', at: { x: 7, y: 8, turn: 0 } },
};

export const widow: House = {
  card: 'B1-03',
  inside: building('8:A'),
  room: space('8:A'),
  atTheDoor: space('8:b'),
  boards: { card: 'B1-11', overlay: 'B1-boards-widow', at: { x: 6, y: 6, turn: 0 } },
};

export const shop: House = {
  card: 'B1-04',
  inside: building('8:C'),
  room: space('8:C'),
  atTheDoor: either('14:k', '8:h'),
  boards: { card: 'B1-12', overlay: 'B1-boards-shop', at: { x: 8, y: 4, turn: 0 } },
};

export const church: House = {
  card: 'B1-05',
  inside: building('14:N'),
  room: space('14:N'),
  atTheDoor: either('14:e', '14:h'),
  boards: { card: 'B1-13', overlay: 'B1-boards-church', at: { x: 5, y: 2, turn: 0 } },
};

export const houses: readonly House[] = [widow, shop, church];

export const marsh = tile('7');

export const places = namedPlaces({
  bench,
  workshopStore: space('8:M'),
  widowsHouse: widow.inside,
  shop: shop.inside,
  church: church.inside,
  nave: church.room,
  vestry,
  fishingHut: hut,
  jetty,
  street: either('8:b', '8:g', '8:f', '8:l'),
  orchard: space('8:i'),
  openGraves: space('14:k'),
  willow: space('7:d'),
  reeds: space('7:b'),
  mudBank: space('7:c'),
  marsh,
});

/** Those who sit there are gone, to the boat or for good: so many fewer wait in Luhy. */
export const noLongerThere = (inside: Place): readonly Effect[] => [
  { do: 'removeToken', token: people, place: inside },
  { do: 'counter', counter: 'waiting', add: -1 },
];

export const anybody = (who: 'stalker' | 'enemy', place: Place): Condition => ({
  if: 'standing',
  who,
  place,
  is: 'atLeast',
  value: 1,
});

/** An Enemy inside, and no Stalker to keep it busy. */
export const overrun = (inside: Place): Condition => ({
  if: 'all',
  of: [anybody('enemy', inside), { if: 'not', that: anybody('stalker', inside) }],
});

/** Whatever has no Stalker to look at goes where it hears people breathe. */
export const towardThePeople: Effect = {
  do: 'moveEnemies',
  enemies: { type: 'mutant', seesStalker: false },
  toward: { at: 'token', token: people },
  upTo: 'movement',
};
