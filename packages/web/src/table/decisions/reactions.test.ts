import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spaceId } from '@zonecrawl/engine/board';
import type { Replies } from '@zonecrawl/engine/host';
import { enemyId } from '@zonecrawl/engine/model';
import { speakEnglish } from '../../../test/english.ts';
import { reactionText } from './reactions.ts';

speakEnglish();

type ReactionOdds = NonNullable<Replies['reactions']>;

const odds = (...does: readonly ReactionOdds['reactions'][number]['does'][]): ReactionOdds => ({
  reactions: does.map((what, index) => ({
    enemy: enemyId(index),
    does: what,
    from: spaceId(0),
    damage: [],
    modifiers: [],
    plain: [1],
    expected: 2,
    expectedWithFocus: null,
  })),
  total: [1],
  expected: 2 * does.length,
  expectedWithFocus: null,
  injury: 0,
  death: 0,
});

describe('what the end of a Turn brings', () => {
  it('says nobody sees the Stalker only where nobody does', () => {
    assert.equal(reactionText(odds(), 0), 'No Enemy sees this Stalker: none reacts.');
    assert.equal(reactionText(odds('outOfRange'), 1), 'Seen by 1 Enemy, which does not attack.');
    assert.equal(reactionText(odds('outOfRange', 'discardsPinDown'), 2), 'Seen by 2 Enemies, none attacks.');
  });

  it('counts those who attack', () => {
    assert.match(reactionText(odds('attacks', 'outOfRange'), 2), /^1 Enemy reacts/);
  });
});
