import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { box } from '../box.ts';
import { glossaryOf } from './glossary.ts';
import { logSheet } from './sheet.ts';
import { readTexts, type Texts } from './texts.ts';
import { translationLines, translationOf } from './translation.ts';

const root = join(import.meta.dirname, '../../../..');
const files = {
  list: (...patterns: string[]) =>
    globSync(patterns, { cwd: root }).map((path) => path.replaceAll('\\', '/')),
  read: (path: string) => readFileSync(join(root, path), 'utf8'),
};
const first = readTexts(files, 'en', assert.fail);
const glossary = glossaryOf(files, 'pl');
const PL = 'packages/content/src/locales/pl';
const textsOf = (texts: Readonly<Record<string, string>>, file = 'facts'): Texts =>
  new Map(Object.entries(texts).map(([key, text]) => [key, { text, path: `${PL}/${file}.json` }]));

describe('the list for translators', () => {
  const attack = { 'fact.enemyAttacked': '{enemy} atakuje {target_acc}: {attack}, {damage}, {reaction}.' };
  const lacking = translationOf('pl', { own: textsOf(attack), first, glossary, box });
  const file = (name: string) => lacking.find(({ path }) => path === `${PL}/${name}.json`);

  it('has every message that the language lacks, and none that it has', () => {
    const missing = lacking.flatMap((one) => one.missing.map(({ key }) => key));
    const all = [...first.keys()].filter((key) => !key.includes('_'));
    assert.deepEqual(missing.toSorted(), all.filter((key) => key !== 'fact.enemyAttacked').toSorted());
    const facts = file('facts');
    assert.equal((facts?.messages ?? 0) - (facts?.missing.length ?? 0), 1);
  });

  it('says what parameters hold, those included that the English message leaves out', () => {
    const moved = file('facts')?.missing.find(({ key }) => key === 'fact.hpLost');
    assert.deepEqual(moved?.parameters.map(({ name, is }) => `${name}: ${is}`).toSorted(), [
      'amount: number',
      'entity: name: entity',
      'hp: number',
      'source: name: source',
    ]);
    const asked = file('decisions')?.missing.find(({ key }) => key === 'decision.pushTo.title');
    assert.ok(asked?.parameters.some(({ name, is }) => name === 'who' && /not in the English/.test(is)));
  });

  it('has the words of the printed edition, and takes no parameter for a word', () => {
    const step = file('decisions')?.missing.find(({ key }) => key === 'decision.space.title');
    assert.deepEqual(step?.printed, { space: glossary.get('space') });
  });

  it('has the forms that messages ask for, with who asks', () => {
    const stalkers = file('stalkers')?.forms ?? [];
    assert.deepEqual(
      stalkers.map(({ key }) => key).toSorted(),
      Object.keys(box.stalkers)
        .map((id) => `card.${id}.name_acc`)
        .toSorted(),
    );
    assert.match(
      [...translationLines(lacking)].join('\n'),
      /card\.milady\.name_acc \("Milady"\): fact\.enemyAttacked asks/,
    );
  });
});

describe('the sheet of log messages', () => {
  const own = textsOf({
    'fact.enemyAttacked': '{enemy} atakuje {target_acc}.',
    'card.snork.name': 'Snork',
    'card.milady.name': 'Milada',
    'card.milady.name_acc': 'Miladę',
  });
  const rows = [...logSheet('pl', new Map([...first, ...own]), box, (key) => key === 'fact.enemyAttacked')];

  it('crosses a message with every name that its parameters may hold, in the form it asks for', () => {
    const texts = rows.map(({ text }) => text);
    assert.ok(texts.some((text) => text.endsWith('atakuje Miladę.')));
    assert.ok(texts.some((text) => text.startsWith('Snork atakuje ')));
    const enemies = new Set(texts.map((text) => text.split(' atakuje ')[0]));
    const names = Object.keys(box.enemies).map(
      (id) => (own.get(`card.${id}.name`) ?? first.get(`card.${id}.name`))?.text,
    );
    assert.deepEqual(
      names.filter((name) => !enemies.has(name ?? '')),
      [],
    );
    assert.equal(new Set(texts).size, texts.length, 'each sentence once');
  });

  it('leaves no message of the English log out', () => {
    const told = new Set([...logSheet('en', first, box)].map(({ key }) => key));
    assert.deepEqual(
      [...first.keys()].filter((key) => key.startsWith('fact.') && !told.has(key)),
      [],
    );
  });
});
