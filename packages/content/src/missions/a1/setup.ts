import type { MissionSetup } from '@zonecrawl/engine/model';
import { a1Places, a1Plan } from './places.ts';

const { start, rifles, shotguns, loot, unknown, anomalies, cell, radioShack } = a1Places;

const posts = (places: typeof rifles): MissionSetup['enemies'][number]['standing'] =>
  places.map(({ space, facing }) => ({ space, facing }));

const at = (square: readonly [number, number]): { x: number; y: number; turn: 0 } => ({
  x: square[0],
  y: square[1],
  turn: 0,
});

/** As in the printed Mission; overlays lie where their drawings fit. */
export const setup: MissionSetup = {
  tiles: a1Plan.tiles,
  cards: [
    { card: 'A1-01' },
    { card: 'A1-02', at: { x: 1, y: 7, turn: 0 } },
    { card: 'A1-03', at: at(radioShack.corner) },
    { card: { oneOf: ['A1-05-1', 'A1-05-2'] }, at: { x: 6, y: 7, turn: 0 } },
    { card: 'A1-06', at: at(cell.door[0]) },
    { card: { oneOf: ['A1-07-1', 'A1-07-2'] } },
  ],
  start: [start.space],
  enemies: [
    { card: 'bandit-rifle', colours: ['red'], team: 1, pool: 1, standing: posts(rifles) },
    { card: 'bandit-shotgun', colours: ['yellow'], team: 1, pool: 0, standing: posts(shotguns) },
  ],
  anomalies: [
    {
      card: { type: 'gravitational' },
      pattern: { oneOf: [3, 5, 8] },
      x: anomalies.gravitational.square[0],
      y: anomalies.gravitational.square[1],
      artifact: true,
    },
    {
      card: 'electro',
      pattern: { oneOf: [6, 7, 11] },
      x: anomalies.electric.square[0],
      y: anomalies.electric.square[1],
      artifact: true,
    },
  ],
  loot: loot.map(({ space, tokens }) => ({ space, tokens })),
  unknown: {
    spaces: unknown.map(({ space }) => space),
    tokens: [
      ['x', 'x', 'red-1-east', 'yellow-1-west'],
      ['x', 'red-1-east', 'yellow-1-west', 'yellow-1-south'],
      ['yellow-2-east', 'red-1-east', 'yellow-1-west', 'yellow-1-south'],
      ['red-1-east', 'red-1-south', 'yellow-1-west', 'yellow-1-south'],
    ],
  },
  events: [
    'A1-I',
    { oneOf: ['A1-II-1', 'A1-II-2'] },
    'A1-III',
    'A1-IV',
    'A1-V',
    'A1-VI',
    'A1-VII',
    'A1-VIII',
  ],
};
