import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compile, compileAll, MessageError, usesOf } from '../src/compile.ts';
import { pseudoOf, pseudoText } from '../src/pseudo.ts';
import { formatOf, type Params } from '../src/runtime.ts';

const formatIn =
  (language: string, texts: Readonly<Record<string, string>>) => (key: string, params?: Params) => {
    const catalogue = compileAll(texts);
    // As it comes out of the build.
    const stored: typeof catalogue = JSON.parse(JSON.stringify(catalogue));
    return formatOf((one) => stored[one], language)(key, params);
  };

const say = (language: string, text: string, params?: Params) =>
  formatIn(language, { key: text })('key', params);

describe('messages', () => {
  it('fill their placeholders', () =>
    assert.equal(say('en', 'Hello {name}', { name: 'Milady' }), 'Hello Milady'));

  it('choose the plural of their language, exact numbers first', () => {
    const english = '{n, plural, =0 {no dice} one {# die} other {# dice}}';
    assert.deepEqual(
      [0, 1, 2].map((n) => say('en', english, { n })),
      ['no dice', '1 die', '2 dice'],
    );
    const polish = '{n, plural, one {# kość} few {# kości} many {# kości!} other {# kości?}}';
    assert.deepEqual(
      [1, 2, 5, 22].map((n) => say('pl', polish, { n })),
      ['1 kość', '2 kości', '5 kości!', '22 kości'],
    );
    assert.equal(
      say('en', '{n, plural, offset:1 =0 {nobody} one {you and # more} other {you and # more}}', { n: 3 }),
      'you and 2 more',
    );
    assert.equal(say('en', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 3 }), '3rd');
  });

  it('choose by kind, also with placeholders and plurals inside', () => {
    const text =
      '{kind, select, dog {the dog} other {{n, plural, one {one of {team}} other {# of {team}}}}} bites';
    assert.equal(say('en', text, { kind: 'dog' }), 'the dog bites');
    assert.equal(say('en', text, { kind: 'man', n: 2, team: 'a' }), '2 of a bites');
  });

  it('write numbers, percentages, dates and lists as their language does', () => {
    assert.equal(say('de', '{n}', { n: 1234.5 }), '1.234,5');
    assert.equal(say('en', '{n}', { n: -2 }), '−2');
    assert.equal(say('en', '{n, number, ::sign-always}', { n: 2 }), '+2');
    assert.equal(say('de', '{n, number, percent}', { n: 0.25 }), '25\u00a0%');
    const date = new Date(Date.UTC(2031, 4, 3, 12));
    assert.equal(say('it', '{date, date, long}', { date }), '3 maggio 2031');
    assert.equal(say('de', '{who}', { who: ['a', 'b', 'c'] }), 'a, b und c');
  });

  it('an apostrophe is an apostrophe, and a smaller-than sign no tag', () => {
    assert.equal(say('en', "The Zone's answer: <1 and >2"), "The Zone's answer: <1 and >2");
  });

  it('a key without a message has no text', () => assert.equal(formatIn('en', {})('ui.missing'), undefined));
});

describe('names', () => {
  const polish = formatIn('pl', {
    'card.snork.name': 'Snork',
    'card.snork.name_acc': 'Snorka',
    'card.snork.name_gender': 'm',
    'card.milady.name': 'Milada',
    'card.milady.name_acc': 'Miladę',
    'card.milady.name_gender': 'f',
    'name.numbered': '{name} {number}',
    attacks: '{enemy} atakuje {target_acc}.',
    missed: '{who} {who_gender, select, f {chybiła} other {chybił}}.',
  });
  const snork = { name: 'card.snork.name', number: 2 };
  const milady = { name: 'card.milady.name' };

  it('bend to what the message asks for', () => {
    assert.equal(polish('attacks', { enemy: snork, target: milady }), 'Snork 2 atakuje Miladę.');
  });
  it('bend in lists, too', () => {
    assert.equal(
      polish('attacks', { enemy: milady, target: [snork, milady] }),
      'Milada atakuje Snorka 2 i Miladę.',
    );
  });
  it('carry a gender that messages choose by', () => {
    assert.equal(polish('missed', { who: milady }), 'Milada chybiła.');
    assert.equal(polish('missed', { who: snork }), 'Snork 2 chybił.');
  });
  it('stay as they are where a form is missing', () => {
    assert.equal(polish('attacks', { enemy: milady, target: { name: 'name.x' } }), 'Milada atakuje name.x.');
  });
});

describe('the compiler', () => {
  it('says what is wrong and where', () => {
    for (const text of [
      '{',
      '}x{',
      '{}',
      '{n, plural}',
      '{n, plural, one {x}}',
      '{n, list}',
      '{a b}',
      '{n, number, wide}',
    ])
      assert.throws(() => compile(text), MessageError, text);
    assert.throws(
      () => compileAll({ 'ui.x': 'Hello {' }),
      /^Error: ui\.x: expect argument closing brace at character 7/,
    );
  });
  it('keeps plain text as it is', () => assert.equal(compile('Round'), 'Round'));
  it('lists what a message asks for', () => {
    assert.deepEqual(
      [...usesOf('{b} and {a, select, x {{c_acc}} other {}} {n, plural, one {} other {}}')],
      [
        ['b', [{ kind: 'plain', cases: [] }]],
        ['a', [{ kind: 'select', cases: ['x', 'other'] }]],
        ['c_acc', [{ kind: 'plain', cases: [] }]],
        ['n', [{ kind: 'plural', cases: ['one', 'other'] }]],
      ],
    );
  });
});

describe('the pseudo-language', () => {
  it('is half as long again, and keeps the ids of terms', () => {
    const text = 'The [leadStalker] starts the Turns; [enemy|Enemies] wait.';
    const pseudo = pseudoText(text);
    assert.match(pseudo, /\[leadStalker\].*\[enemy\|É/);
    assert.ok(pseudo.length > text.length * 1.25, pseudo);
  });
  it('reaches into every case', () => {
    const catalogue = pseudoOf(compileAll({ key: '{n, plural, one {# die} other {# dice}}' }));
    const format = formatOf((key) => catalogue[key], 'en-XA');
    assert.match(format('key', { n: 2 }) ?? '', /^2 đî+çé+$/);
  });
});
