import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { languages } from '../packages/content/src/locales/languages.ts';
import { wordsIn } from '../packages/content/src/locales/spelling.ts';
import { readTexts } from '../packages/content/src/locales/texts.ts';
import { misspelt } from './spelling.ts';
import { files, root } from './tools.ts';

const source = { list: files, read: (path: string) => readFileSync(join(root, path), 'utf8') };

describe('spelling', () => {
  for (const { code } of languages)
    it(`of every text in ${code} is that of a dictionary, or of the game’s own words`, (t) => {
      const found = misspelt(
        code,
        readTexts(source, code, (problem) => assert.fail(problem)),
      );
      if ('missing' in found) t.skip(found.missing);
      else assert.deepEqual(found, []);
    });

  it('looks at what a message says, not at its placeholders, ids of terms and cases', () => {
    const text =
      'A [attention|mark] of {who, select, none {nobody} other {{who_gen}}} is [gone] on C7, HP −2';
    const words = wordsIn(new Map([['ui.a', { text, path: 'ui.json' }]]));
    assert.deepEqual([...words.keys()], ['mark', 'nobody']);
  });
});
