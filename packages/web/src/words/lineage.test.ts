import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, it } from 'node:test';
import { compileAll } from '@zonecrawl/text/compile';
import { messagesOf, setMessages } from '../text/index.ts';
import { lineageText } from './lineage.ts';

const texts = join(import.meta.dirname, '../../../content/src/locales/en/ui.json');
before(() => setMessages(messagesOf(compileAll(JSON.parse(readFileSync(texts, 'utf8'))), 'en')));

it('a game says whether it repeats, and from which versions of the rules it was carried over', () => {
  assert.equal(lineageText({ is: 'repeats' }), 'Repeats exactly from its beginning.');
  assert.equal(lineageText({ is: 'doesNotRepeat' }), 'Does not repeat from its beginning.');
  assert.equal(
    lineageText({ is: 'carriedOver', from: ['0.1.0', 'baf02193accc5e0d'] }),
    'Carried over from version 0.1.0 and baf02193 of the rules.',
  );
});
