import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { botsFromStart, parseStoredBots, seatsOnly } from './storedBots.ts';

describe('the bots of a saved game', () => {
  it('come back from a file as they were', () => {
    const kept = {
      ...botsFromStart(['careful', null, 'planner']),
      answered: { 3: 'careful', 12: 'planner' },
    };
    assert.deepEqual(parseStoredBots(JSON.parse(JSON.stringify(kept))), kept);
  });

  it('are none in a file without any', () => {
    for (const nothing of [undefined, null, 7, 'bots', {}, { seats: 'all' }])
      assert.equal(parseStoredBots(nothing), undefined);
  });

  it('are taken from a stranger only as far as they make sense', () => {
    const strange = {
      seats: [{ bot: 'cheater', until: 'forGood' }, { bot: 'careful', until: 'dawn' }, null, 3, null, null],
      answered: { 1: 'careful', 2: 'cheater', __proto__: 'careful', 1e9: 'planner' },
    };
    assert.deepEqual(parseStoredBots(strange), {
      seats: [null, null, null, null],
      answered: { 1: 'careful' },
    });
  });

  it('sit in the next game, too, but have answered nothing in it', () => {
    const kept = { ...botsFromStart([null, 'planner']), answered: { 4: 'planner' } } as const;
    assert.deepEqual(seatsOnly(kept), botsFromStart([null, 'planner']));
  });
});
