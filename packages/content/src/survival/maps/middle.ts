/** Maps of three tiles. */
import type { MapPlan } from '@zonecrawl/engine/model';
import { sketch } from './sketch.ts';

/** A farm: yard, main house and barn, three roofs to run between. */
export const farmstead: MapPlan = sketch({
  id: 'farmstead',
  number: 4,
  tiles: [
    [2, 0, 0, 0],
    [3, 5, 0, 0],
    [4, 0, 5, 1],
  ],
  start: ['2:b', '2:c'],
  posts: {
    north: ['4:b', '4:e', '3:g', '4:f'],
    east: ['2:j'],
    south: ['3:b'],
    west: ['3:H', '3:e', '3:L', '4:P'],
  },
  sites: [
    [5, 0],
    [2, 6],
    [1, 3],
    [8, 4],
  ],
  spare: [1, 7],
  loot: ['2:A', '2:h', '2:B', '3:K', '3:L', '3:S', '4:N', '4:Q', '4:g'],
  unknown: ['2:f', '3:B', '3:L', '4:a', '4:N', '4:R'],
  cards: ['2:g', '2:d', '3:f', '3:c', '4:h', '4:c', '4:f'],
  places: {
    exit: '4:g',
    depths: '3:S',
    shelter: { house: '4:N' },
    yard: '2:y',
    watch: '4:e',
    cache: '2:h',
  },
});

/** Dust and metal: a pit overlooked from its rim, and a graveyard of machines that still glows. */
export const scrapyard: MapPlan = sketch({
  id: 'scrapyard',
  number: 5,
  tiles: [
    [12, 0, 0, 0],
    [11, 5, 0, 0],
    [6, 0, 5, 0],
  ],
  start: ['12:a', '12:d'],
  posts: {
    north: ['6:e', '6:g', '6:h', '11:m'],
    east: ['12:j'],
    south: ['12:b', '11:b'],
    west: ['12:e', '11:g', '11:f'],
  },
  sites: [
    [2, 2],
    [8, 1],
    [8, 3],
    [1, 8],
  ],
  spare: [2, 5],
  loot: ['12:G', '12:c', '12:j', '11:d', '11:i', '11:H', '11:l', '6:V', '6:U', '6:k'],
  unknown: ['12:i', '12:f', '11:f', '11:H', '11:j', '6:c', '6:U'],
  cards: ['12:k', '12:h', '11:e', '11:n', '6:i', '6:j', '6:d'],
  places: {
    exit: '6:j',
    depths: '11:d',
    shelter: { house: '6:V' },
    yard: '12:p',
    watch: '12:b',
    cache: '6:i',
  },
});

/** Two floors: a house and a filling station above, a buried laboratory below, joined by two Entrances. */
export const cellars: MapPlan = sketch({
  id: 'cellars',
  number: 6,
  tiles: [
    [3, 0, 0, 0],
    [9, 0, 5, 2],
    [15, 7, 2, 0],
  ],
  entrances: [
    [
      [3, 3],
      [9, 2],
    ],
    [
      [1, 1],
      [10, 6],
    ],
  ],
  start: ['9:a', '9:b'],
  posts: {
    north: ['15:l', '15:N'],
    east: ['15:A', '3:d', '15:k'],
    south: ['3:g', '3:H', '3:f'],
    west: ['15:Q', '15:E'],
  },
  sites: [
    [8, 3],
    [1, 0],
    [9, 6],
    [1, 8],
  ],
  spare: [2, 6],
  loot: ['9:U', '9:T', '3:K', '3:L', '3:B', '15:B', '15:M', '15:N', '15:j'],
  unknown: ['9:c', '3:B', '3:L', '15:E', '15:Q', '15:N'],
  cards: ['9:e', '9:i', '3:c', '3:M', '15:F', '15:j', '3:a'],
  places: {
    exit: '15:k',
    depths: '15:M',
    shelter: { house: '9:S' },
    yard: '15:l',
    watch: '3:b',
    cache: '9:h',
  },
});
