import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Achievement, achievements, earned, type Figures, type Won } from './achievements.ts';

/** A win that earns nothing. */
const plain: Figures = {
  won: true,
  points: 21,
  rounds: 7,
  stalkers: 2,
  gains: 1,
  hpLost: 5,
  kills: 3,
  highAttention: 2,
  attacks: 9,
  dosage: 3,
};
const all = { scenarios: 2, maps: 2 };
const once: readonly Won[] = [{ scenario: 'a', map: 'x', stalkers: 1 }];

const cases: readonly [Achievement, Partial<Figures>, Partial<Figures>][] = [
  ['unscathed', { hpLost: 0 }, { hpLost: 1 }],
  ['noKills', { kills: 0 }, { kills: 1 }],
  ['quiet', { highAttention: 0 }, { highAttention: 1 }],
  ['brief', { rounds: 5 }, { rounds: 6 }],
  ['bargains', { gains: 3 }, { gains: 2 }],
  ['thirty', { points: 30 }, { points: 29 }],
  ['alone', { stalkers: 1, points: 25 }, { stalkers: 1, points: 24 }],
  ['clean', { dosage: 0 }, { dosage: 1 }],
  ['holdFire', { attacks: 0 }, { attacks: 1 }],
];

describe('achievements of Zone Survival', () => {
  for (const [id, enough, tooLittle] of cases)
    it(`${id} is earned by just enough, and only by a win`, () => {
      assert.deepEqual(earned({ ...plain, ...enough }, once, all), [id]);
      assert.deepEqual(earned({ ...plain, ...tooLittle }, once, all), []);
      assert.deepEqual(earned({ ...plain, ...enough, won: false }, once, all), []);
    });

  it('over many games: every scenario, every map, every team size', () => {
    const scenarios = [...once, { scenario: 'b', map: 'x', stalkers: 1 }];
    assert.deepEqual(earned(plain, scenarios, all), ['everyScenario']);
    const maps = [...once, { scenario: 'a', map: 'y', stalkers: 1 }];
    assert.deepEqual(earned(plain, maps, all), ['everyMap']);
    const sizes = [1, 2, 3, 4].map((stalkers) => ({ scenario: 'a', map: 'x', stalkers }));
    assert.deepEqual(earned(plain, sizes, all), ['everySize']);
  });

  it('each can be earned', () => {
    const tested = new Set([...cases.map(([id]) => id), 'everyScenario', 'everyMap', 'everySize']);
    assert.deepEqual([...tested].sort(), [...achievements].sort());
  });
});
