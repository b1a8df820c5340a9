/** The eight Setup cards: where the Entrance is, which tile it leads to, and what is placed there. */
import type { LostTerritorySetup } from '@zonecrawl/engine/model';

const WINTER = { oneOf: ['L2-01-1', 'L2-01-2', 'L2-01-3'] } as const;
const CAVE = { oneOf: ['L4-01-1', 'L4-01-2'] } as const;
const BASEMENT = { oneOf: ['L1-01-1', 'L1-01-2'] } as const;

export const setups: readonly LostTerritorySetup[] = [
  {
    id: 'winter',
    copies: 1,
    entrance: { indoor: false, squares: 1 },
    tile: 'winter',
    cards: [WINTER],
    begin: [
      { do: 'placeLoot', place: { at: 'space', space: 'winter:H' }, count: 4 },
      { do: 'placeLoot', place: { at: 'space', space: 'winter:k' }, count: 2 },
    ],
  },
  {
    id: 'ruin',
    copies: 1,
    entrance: { biggestBuilding: true },
    tile: 'ruin',
    cards: ['L6-01', 'L6-02'],
    begin: [],
  },
  {
    id: 'basement',
    copies: 1,
    entrance: { indoor: true },
    tile: 'basement',
    cards: [BASEMENT],
    begin: [{ do: 'placeLoot', place: { at: 'tile', tile: 'basement' }, count: 1 }],
  },
  {
    id: 'cave',
    copies: 1,
    entrance: { squares: 2 },
    tile: 'cave',
    cards: [CAVE],
    begin: [],
  },
  {
    id: 'bog',
    copies: 1,
    entrance: { indoor: false },
    tile: 'bog',
    cards: ['L3-01', 'L3-02'],
    begin: [
      { do: 'placeLoot', place: { at: 'space', space: 'bog:b' }, count: 1 },
      { do: 'placeLoot', place: { at: 'space', space: 'bog:k' }, count: 2 },
      { do: 'placeUnknown', place: { at: 'space', space: 'bog:f' }, count: 1 },
    ],
  },
  {
    id: 'lab',
    copies: 1,
    entrance: { indoor: true },
    tile: 'lab',
    cards: ['L5-01', 'L5-02'],
    begin: [
      { do: 'placeLoot', place: { at: 'space', space: 'lab:C' }, count: 2 },
      { do: 'placeLoot', place: { at: 'space', space: 'lab:K' }, count: 2 },
      { do: 'placeUnknown', place: { at: 'space', space: 'lab:J' }, count: 1 },
    ],
  },
  {
    id: 'frozen-camp',
    copies: 1,
    entrance: { indoor: false, squares: 2 },
    tile: 'winter',
    cards: [WINTER],
    begin: [
      { do: 'spawn', enemy: 'zombie', count: 2, place: { at: 'space', space: 'winter:H' }, facing: 0 },
      { do: 'placeLoot', place: { at: 'space', space: 'winter:H' }, count: 5 },
    ],
  },
  {
    id: 'den',
    copies: 1,
    entrance: { indoor: false },
    tile: 'cave',
    cards: [CAVE],
    begin: [
      { do: 'spawn', enemy: 'snork', count: 1, place: { at: 'space', space: 'cave:k' }, facing: 0 },
      { do: 'placeLoot', place: { at: 'space', space: 'cave:i' }, count: 2 },
      { do: 'placeLoot', place: { at: 'space', space: 'cave:l' }, count: 1 },
    ],
  },
];
