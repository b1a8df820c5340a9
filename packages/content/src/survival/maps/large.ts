/** Maps of four and five tiles, for an evening. */
import type { MapPlan } from '@zonecrawl/engine/model';
import { sketch } from './sketch.ts';

/** Village and filling station over the railway and a building site: a bit of everything, and streets to cross. */
export const crossroads: MapPlan = sketch({
  id: 'crossroads',
  number: 7,
  tiles: [
    [8, 0, 0, 0],
    [9, 5, 0, 1],
    [6, 0, 5, 2],
    [10, 5, 5, 0],
  ],
  start: ['6:a', '6:d'],
  posts: {
    north: ['6:g', '10:e'],
    east: ['8:K', '8:B'],
    south: ['8:b', '8:g', '9:b', '9:d', '9:f'],
    west: ['9:S', '9:e', '10:f'],
  },
  sites: [
    [1, 3],
    [8, 5],
    [7, 3],
    [2, 2],
  ],
  spare: [8, 7],
  loot: ['8:A', '8:C', '8:M', '9:G', '9:T', '9:h', '10:S', '10:n', '6:k', '6:U'],
  unknown: ['8:B', '8:K', '9:c', '9:G', '10:k', '10:b', '6:U'],
  cards: ['8:h', '8:f', '9:i', '10:m', '10:j', '6:i', '6:j', '8:l'],
  places: {
    exit: '9:a',
    depths: '8:C',
    shelter: { house: '9:S' },
    yard: '8:g',
    watch: '10:e',
    cache: '10:n',
  },
});

/** Church, village, courtyard and back field: houses in every corner, graves between them. */
export const parish: MapPlan = sketch({
  id: 'parish',
  number: 8,
  tiles: [
    [14, 0, 0, 0],
    [8, 5, 0, 0],
    [2, 5, 5, 2],
    [5, 0, 5, 0],
  ],
  start: ['14:a', '14:e'],
  posts: {
    north: ['2:y', '5:h', '2:b'],
    east: ['5:f', '14:f'],
    south: ['8:b', '8:d'],
    west: ['8:g', '8:K', '2:j', '5:e', '8:f'],
  },
  sites: [
    [2, 3],
    [7, 3],
    [8, 6],
    [3, 6],
  ],
  spare: [6, 8],
  loot: ['14:V', '14:k', '8:A', '8:C', '8:M', '2:A', '2:B', '2:h', '5:c', '5:C'],
  unknown: ['14:f', '8:B', '8:K', '2:A', '2:f', '5:g', '5:G'],
  cards: ['14:c', '14:d', '8:h', '8:i', '2:d', '2:e', '5:i', '5:d'],
  places: {
    exit: '2:d',
    depths: '5:C',
    shelter: { house: '14:N' },
    yard: '8:g',
    watch: '8:d',
    cache: '14:k',
  },
});

/** One road, five tiles long: railway, filling station, checkpoint, outpost, village. The only way is on. */
export const longRoad: MapPlan = sketch({
  id: 'longRoad',
  number: 9,
  tiles: [
    [6, 0, 0, 1],
    [9, 5, 0, 0],
    [1, 10, 0, 1],
    [13, 15, 0, 0],
    [8, 20, 0, 0],
  ],
  start: ['6:a', '6:b', '9:a'],
  posts: {
    north: ['9:j', '13:h'],
    east: ['1:k'],
    south: ['13:c', '1:H', '8:b'],
    west: ['1:c', '1:r', '13:f', '13:d', '8:f', '9:d', '8:K'],
  },
  sites: [
    [8, 2],
    [14, 3],
    [18, 1],
    [1, 1],
  ],
  spare: [22, 2],
  loot: ['6:k', '6:U', '9:G', '9:T', '9:U', '1:d', '1:e', '13:B', '13:i', '8:A', '8:C'],
  unknown: ['6:c', '9:c', '9:G', '1:d', '13:Q', '13:e', '8:B'],
  cards: ['6:i', '9:h', '9:e', '1:l', '1:j', '13:j', '13:l', '8:i'],
  places: {
    exit: '8:h',
    depths: '8:C',
    shelter: { house: '1:H' },
    yard: '13:f',
    watch: '13:T',
    cache: '1:e',
  },
});

/** Five tiles around a heart of concrete: the institute in the middle, and a different trouble at each of its doors. */
export const heart: MapPlan = sketch({
  id: 'heart',
  number: 10,
  tiles: [
    [15, 5, 5, 0],
    [11, 5, 0, 0],
    [12, 0, 5, 0],
    [14, 10, 5, 0],
    [7, 5, 10, 0],
  ],
  start: ['7:a', '7:b'],
  posts: {
    north: ['11:m'],
    east: ['12:e', '12:b', '15:A'],
    south: ['11:g', '15:C', '11:b', '14:N', '12:p'],
    west: ['14:e', '14:f', '15:Q', '14:j'],
  },
  sites: [
    [2, 7],
    [8, 3],
    [12, 7],
    [6, 5],
  ],
  spare: [12, 8],
  loot: ['7:H', '7:f', '15:B', '15:M', '15:N', '12:G', '12:c', '11:d', '11:i', '14:V', '14:c'],
  unknown: ['7:g', '15:E', '15:Q', '12:f', '12:i', '11:f', '14:b'],
  cards: ['7:j', '12:k', '12:d', '11:l', '11:e', '14:g', '14:d', '15:F'],
  places: {
    exit: ['14:d', '14:c'],
    depths: '11:H',
    shelter: { house: '15:B' },
    yard: '12:p',
    watch: '11:b',
    cache: '7:f',
  },
});
