import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readMessage } from './icu.ts';
import { keysIn, patternOf } from './used.ts';

describe('messages', () => {
  const problem = (text: string) => readMessage(text).problem;

  it('are fine as words, with gaps, plurals and choices', () => {
    assert.equal(problem("The Zone's answer"), null);
    assert.equal(problem('{n, plural, =0 {none} one {# die} other {# dice of {name}}}'), null);
    assert.deepEqual(readMessage('{b} and {a, select, x {{c}} other {}}').gaps, ['a', 'b', 'c']);
  });

  it('are told apart from broken ones', () => {
    for (const text of ['{', '}', '{}', '{n, plural}', '{n, plural, one {x}}', '{n, number}', '{a b}'])
      assert.notEqual(problem(text), null, text);
  });
});

describe('keys in a source', () => {
  const heads = new Set(['ui', 'card']);

  it('are found written out and with gaps', () => {
    const source = "t('ui.title.name'); t(`ui.title.$" + "{id}`, x); import './ui.css'; t('other.thing')";
    assert.deepEqual(
      keysIn('a.ts', source, heads).map(({ key }) => key),
      ['ui.title.name', 'ui.title.*'],
    );
  });

  it('match what could be meant', () => {
    assert.ok(patternOf('card.*.name').test('card.ptm.name'));
    assert.ok(!patternOf('card.*.name').test('card.ptm.text'));
  });
});
