import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalogueIn } from '../vite.messages.ts';

describe('the texts that a player loads', () => {
  const english = catalogueIn('en', 'game').catalogue;

  it('are those of one language', () => {
    assert.ok(Object.keys(english).length > 1000);
    assert.ok(!('ui.title.name' in english), 'the first screens have theirs');
  });

  it('are English where an unfinished language has none', () => {
    const all = [{ code: 'en' }, { code: 'xx', unfinished: true }] as const;
    assert.deepEqual(catalogueIn('xx', 'game', all).catalogue, english);
  });

  it('are never English in a finished one', () => {
    const all = [{ code: 'en' }, { code: 'xx' }];
    assert.deepEqual(catalogueIn('xx', 'game', all).catalogue, {});
  });
});
