import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bestOf, earnedIn, type Played, readHistory, sortOf, withGame } from './history.ts';

const game = (more: Partial<Played>): Played => ({
  id: 'a',
  scenario: 'winterStores',
  map: 'mere',
  stalkers: 2,
  code: '1234-5678-9ABC',
  won: true,
  points: 20,
  rounds: 6,
  ended: 1,
  day: null,
  achievements: [],
  ...more,
});

describe('the history of games', () => {
  it('has the newest first, and each game once: its first end counts', () => {
    const first = withGame([], game({ id: 'a', points: 20 }));
    const second = withGame(first, game({ id: 'b', points: 25 }));
    assert.deepEqual(
      second.map(({ id }) => id),
      ['b', 'a'],
    );
    assert.equal(withGame(second, game({ id: 'a', points: 99 })), second);
  });

  it('knows the best result of each scenario, map and team size', () => {
    const played = [
      game({ id: 'd', points: 30, stalkers: 1 }),
      game({ id: 'c', points: 24, won: false }),
      game({ id: 'b', points: 22 }),
      game({ id: 'a', points: 22 }),
    ];
    const best = bestOf(played);
    assert.equal(best.get(sortOf(game({})))?.id, 'a', 'a win before more points, the earlier of equal ones');
    assert.equal(best.get(sortOf(game({ stalkers: 1 })))?.id, 'd');
    assert.equal(best.size, 2);
  });

  it('forgets the oldest of very many, but no best one and none that earned something', () => {
    let played = withGame([], game({ id: 'best', points: 40 }));
    played = withGame(played, game({ id: 'earned', achievements: ['quiet'] }));
    for (let i = 0; i < 400; i++) played = withGame(played, game({ id: `g${i}` }));
    assert.equal(played.length, 300);
    assert.ok(played.some(({ id }) => id === 'best'));
    assert.deepEqual([...earnedIn(played)], ['quiet']);
    assert.ok(!played.some(({ id }) => id === 'g0'));
  });

  it('comes back as it was stored', () => {
    const played = [game({ id: 'b', day: '2026-11-16', achievements: ['thirty'] }), game({})];
    assert.deepEqual(readHistory(JSON.stringify(played)), played);
  });

  it('leaves out what is no result, whatever was stored', () => {
    assert.deepEqual(readHistory(null), []);
    assert.deepEqual(readHistory('{'), []);
    assert.deepEqual(readHistory('{"id":"a"}'), []);
    const stored = [null, 3, { id: 'x' }, { ...game({}), points: -1 }, { ...game({}), achievements: ['no'] }];
    assert.deepEqual(readHistory(JSON.stringify(stored)), [game({})]);
  });
});
