/** Where things are around the quarry: tile 12 is the pit, 11 the dead machines, 6 the siding, 10 the building site. */
import type { Condition, Effect, Place } from '@zonecrawl/engine/model';
import { either, namedPlaces, space } from '../named.ts';

export const beggar = 'izlom';
export const bread = 'bread';
export const bait = 'bait';
export const track = 'track';
export const powder = 'powder';

export const pit = space('12:p');
/** From where the face of the quarry can be brought down on the pit. */
export const rim = either('12:b', '12:c');
/** Where somebody left a keg: a seat in the row of buses. */
export const keg = space('11:f');

/** A hole something could live in, and where its card lies. */
export interface Lair {
  readonly card: string;
  readonly room: Place;
  readonly x: number;
  readonly y: number;
}

export const lairs: readonly Lair[] = [
  { card: 'B2-03', room: space('12:G'), x: 1, y: 3 },
  { card: 'B2-04', room: space('11:H'), x: 7, y: 2 },
  { card: 'B2-05', room: space('6:V'), x: 2, y: 6 },
  { card: 'B2-06', room: space('10:S'), x: 7, y: 7 },
];

/** Loaves it needs before it talks. */
export const HUNGER = { for: [4, 3, 3, 3] } as const;

/** On the acting Stalker's space, or an adjacent one. */
export const withinReach: Condition = {
  if: 'enemies',
  enemies: {
    kind: beggar,
    in: { at: 'either', of: [{ at: 'here' }, { at: 'beside', place: { at: 'here' } }] },
  },
  is: 'atLeast',
  value: 1,
};

export const inThePit: Condition = {
  if: 'standing',
  who: 'enemy',
  card: beggar,
  place: pit,
  is: 'atLeast',
  value: 1,
};

/** It comes out of one of its holes, at random. */
export const comesOut: readonly Effect[] = [
  {
    do: 'random',
    of: lairs.map(({ room }): readonly Effect[] => [
      { do: 'spawn', enemy: beggar, count: 1, place: room, facing: 2 },
    ]),
  },
];

export const isFound: Condition = { if: 'counter', counter: 'found', is: 'atLeast', value: 1 };

export const has = (finding: string): Condition => ({ if: 'finding', finding, who: 'actor' });

export const counted = (counter: string, value: number): Condition => ({
  if: 'counter',
  counter,
  is: 'atLeast',
  value,
});

export const places = namedPlaces({
  pit,
  rim: space('12:b'),
  boulders: space('12:c'),
  powderStore: space('12:G'),
  helicopter: space('11:H'),
  crushedTank: space('11:d'),
  busRow: keg,
  boxcar: space('6:V'),
  middleTrack: space('6:e'),
  southernRails: space('6:j'),
  stairwell: space('10:S'),
  gravel: space('10:l'),
  digger: space('10:n'),
});
