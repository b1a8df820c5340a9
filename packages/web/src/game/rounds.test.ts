import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { box as wholeBox } from '@zonecrawl/content';
import { playByChance } from '../../test/randomGames.ts';
import { box } from './cards.ts';
import { roundsLeft } from './rounds.ts';

describe('the Rounds left', () => {
  before(() => {
    box.value = wholeBox;
  });

  for (const [mission, ending] of [
    ['a1', 1],
    ['skirmish1', 0],
  ] as const) {
    it(`are the Events left in ${mission}${ending === 1 ? ', less the one that ends it' : ''}`, async () => {
      let seen = 0;
      await playByChance({ mission, stalkers: 2, seed: 4, inputs: 200 }, ({ view }) => {
        if (view.event === null || view.phase === 'over') return;
        seen++;
        assert.equal(roundsLeft(view), view.decks.events - ending);
      });
      assert.ok(seen > 0);
    });
  }
});
