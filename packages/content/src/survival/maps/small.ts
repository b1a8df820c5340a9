/** Maps of two tiles, for half an hour. */
import type { MapPlan } from '@zonecrawl/engine/model';
import { sketch } from './sketch.ts';

/** Water: boardwalks and reeds; whoever stands on a bank is seen from the other one. */
export const mere: MapPlan = sketch({
  id: 'mere',
  number: 1,
  tiles: [
    [7, 0, 0, 0],
    [5, 5, 0, 0],
  ],
  start: ['7:a', '7:b'],
  posts: {
    north: ['5:g', '7:i'],
    east: ['7:g'],
    south: ['5:c'],
    west: ['5:h', '5:f', '5:e', '5:b'],
  },
  sites: [
    [6, 3],
    [8, 1],
    [4, 0],
  ],
  spare: [3, 3],
  loot: ['7:H', '7:f', '7:j', '5:c', '5:C', '5:G'],
  unknown: ['7:H', '7:g', '5:g', '5:G', '5:a'],
  cards: ['7:e', '7:j', '5:d', '5:i', '5:a', '7:d'],
  places: {
    exit: '5:c',
    depths: '5:C',
    shelter: { house: '7:H' },
    yard: '5:h',
    watch: '5:e',
    cache: '7:j',
  },
});

/** Open and watched: one road through a gate, a tower over it, and a ditch for those who crawl. */
export const barrier: MapPlan = sketch({
  id: 'barrier',
  number: 2,
  tiles: [
    [13, 0, 0, 0],
    [1, 0, 5, 0],
  ],
  start: ['1:s'],
  posts: {
    north: ['13:e'],
    east: ['13:d', '13:g'],
    south: ['13:b', '13:c', '13:f', '13:T', '1:r', '13:k'],
    west: ['13:i'],
  },
  sites: [
    [3, 1],
    [2, 4],
    [0, 9],
  ],
  spare: [3, 5],
  loot: ['1:H', '1:d', '13:B', '13:Q', '13:i', '13:j'],
  unknown: ['1:d', '13:Q', '13:g', '13:e', '13:B'],
  cards: ['1:e', '1:j', '1:d', '13:l', '13:j', '13:e'],
  places: {
    exit: '13:a',
    depths: '13:B',
    shelter: { house: '1:H' },
    yard: '13:f',
    watch: '13:T',
    cache: '1:e',
  },
});

/** Rooms and corners: a sealed institute and the shell of its new wing. Nobody sees far. */
export const institute: MapPlan = sketch({
  id: 'institute',
  number: 3,
  tiles: [
    [15, 0, 0, 0],
    [10, 5, 0, 1],
  ],
  start: ['10:a', '10:d'],
  posts: {
    north: ['10:n', '15:l'],
    east: ['15:A', '15:E', '15:H'],
    south: ['15:C', '10:l'],
    west: ['15:Q', '10:i'],
  },
  sites: [
    [1, 1],
    [6, 3],
    [2, 4],
  ],
  spare: [9, 3],
  loot: ['15:B', '15:E', '15:M', '15:N', '15:j', '10:l', '10:S'],
  unknown: ['15:E', '15:Q', '15:N', '10:k', '10:S'],
  cards: ['10:j', '10:m', '15:F', '15:j', '15:B', '10:c'],
  places: {
    exit: '15:k',
    depths: '15:M',
    shelter: { house: '10:S' },
    yard: '15:l',
    watch: '10:e',
    cache: '10:n',
  },
});
