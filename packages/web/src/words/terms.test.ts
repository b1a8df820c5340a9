import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { speakEnglish } from '../../test/english.ts';
import { groupsOf } from './terms.ts';

speakEnglish();

/** Groups as a line of text, with a bar where the line may break beside them. */
const drawn = (text: string): string =>
  groupsOf(text)
    .map((runs) => runs.map(({ words, term }) => (term === undefined ? words : `<${words}>`)).join(''))
    .join('|');

describe('a text with terms', () => {
  it('keeps what stands at a term with it: a full stop, brackets, a no-break space', () => {
    assert.equal(
      drawn('Gain a [focus|Focus]. Spend it (one [focus|Focus]).'),
      'Gain| a |<Focus>.| Spend it (one |<Focus>).',
    );
    assert.equal(drawn('atak w\u00a0[range|Zasięgu] 1'), 'atak| |w\u00a0<Zasięgu>| |1');
  });

  it('says the same as before, however it is divided', () => {
    for (const text of [
      '',
      ' ',
      'a',
      ' [focus|F] ',
      '[focus|F][range|R]',
      '[focus|F]/[range|R], [focus|F]',
      'a b\nc',
    ]) {
      const words = groupsOf(text).flatMap((runs) => runs.map((run) => run.words));
      assert.equal(words.join(''), text.replaceAll(/\[\w+\|(\w)\]/g, '$1'));
    }
  });
});
