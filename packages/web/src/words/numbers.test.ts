import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { speak, speakEnglish } from '../../test/english.ts';
import { amount, percent } from './numbers.ts';

describe('chances and amounts', () => {
  before(speakEnglish);

  it('are rounded as one reads them', () => {
    assert.deepEqual([amount(0), amount(1), amount(1.24), amount(2.96)], ['0', '1', '1.2', '3']);
    assert.deepEqual([percent(0), percent(0.254), percent(1)], ['0%', '25%', '100%']);
  });

  it('show nothing that may happen as nothing', () => {
    assert.deepEqual([amount(0.04), amount(0.001)], ['0.04', '0.01']);
    assert.deepEqual([percent(0.001), percent(0.999)], ['<1%', '>99%']);
  });

  it('have the mark of the language', () => {
    speak('de');
    assert.equal(amount(1.24), '1,2');
    speakEnglish();
  });
});
