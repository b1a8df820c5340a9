import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messagesOf } from './icu.ts';

const t = messagesOf(
  {
    hello: 'Hello {name}',
    dice: '{n, plural, =0 {no dice} one {# die} other {# dice} }',
    who: '{kind, select, dog {the dog} other {{name} of team {team}}} bites',
  },
  'en',
);

describe('messages', () => {
  it('fill their gaps', () => assert.equal(t('hello', { name: 'Milady' }), 'Hello Milady'));
  it('know plurals', () => {
    assert.deepEqual(
      [0, 1, 2].map((n) => t('dice', { n })),
      ['no dice', '1 die', '2 dice'],
    );
  });
  it('choose by kind, also with gaps inside', () => {
    assert.equal(t('who', { kind: 'dog' }), 'the dog bites');
    assert.equal(t('who', { kind: 'man', name: 'Bandit', team: 2 }), 'Bandit of team 2 bites');
  });
  it('show the key where words are missing', () => assert.equal(t('ui.missing'), 'ui.missing'));
});
