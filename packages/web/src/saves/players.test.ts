import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { botsFromStart } from '../bots/storedBots.ts';
import { type PlayersOf, playersIn, seatedOf } from './players.ts';

const players: PlayersOf = {
  borsuk: { person: ' Ann ', bot: null },
  milady: { person: 'Bert', bot: 'careful' },
};

describe('who plays whom in a Campaign', () => {
  it('sits where their Stalkers sit, whoever else goes along', () => {
    assert.deepEqual(seatedOf(players, ['velet', 'milady', 'borsuk']), {
      people: ['', '', 'Ann'],
      company: botsFromStart([null, 'careful', null]),
    });
    assert.deepEqual(seatedOf(players, ['borsuk']), { people: ['Ann'] });
    assert.deepEqual(seatedOf(undefined, ['borsuk']), { people: [''] });
  });

  it('comes back from a file as it was, and from a stranger only as far as it makes sense', () => {
    assert.deepEqual(playersIn(JSON.parse(JSON.stringify(players))), players);
    for (const nothing of [undefined, null, 7, 'Ann', [], { borsuk: 'Ann' }, { borsuk: null }])
      assert.deepEqual(playersIn(nothing), {});
    const strange = {
      borsuk: { person: 7, bot: 'cheater' },
      milady: { person: 'x'.repeat(500), bot: 'planner' },
    };
    assert.deepEqual(playersIn(strange), { milady: { person: 'x'.repeat(40), bot: 'planner' } });
  });
});
