import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { UndoState } from '@zonecrawl/engine/kernel';
import { undoPastBots } from './undoPastBots.ts';

const undo = (free: number, action: number, most = 10): UndoState => ({
  free,
  most,
  action,
  stop: null,
  redo: 0,
});

describe('an undo where bots have answered', () => {
  it('is what it always was at a table without bots', () => {
    assert.deepEqual(undoPastBots(undo(3, 2), 10, {}), undo(3, 2));
  });

  it('goes back to before their answers, to the last one a person gave', () => {
    // Inputs 8 to 10 are a bot's, 7 a person's.
    const answered = { 8: 'careful', 9: 'careful', 10: 'careful' } as const;
    assert.equal(undoPastBots(undo(10, 1), 10, answered).action, 4);
  });

  it('is not free where only answers of bots could be taken back freely', () => {
    const answered = { 9: 'planner', 10: 'planner' } as const;
    assert.equal(undoPastBots(undo(2, 1), 10, answered).free, 0);
    assert.equal(undoPastBots(undo(3, 1), 10, answered).free, 3);
  });

  it('leaves alone what a person has answered since', () => {
    const answered = { 7: 'careful' } as const;
    assert.deepEqual(undoPastBots(undo(2, 2), 10, answered), undo(2, 2));
  });

  it('goes between their answers where nobody else has answered', () => {
    const answered = { 1: 'careful', 2: 'careful', 3: 'careful' } as const;
    assert.deepEqual(undoPastBots(undo(3, 1, 3), 3, answered), undo(3, 1, 3));
  });
});
