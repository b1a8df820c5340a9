import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { box } from '../box.ts';
import { checkLocales } from './check.ts';
import { familyOf } from './families.ts';
import { cardIn, figuresIn } from './figures.ts';
import { keysSource } from './generateKeys.ts';
import { glossaryOf } from './glossary.ts';
import { FIRST, type Language } from './languages.ts';
import { MOST, wrongSame } from './same.ts';
import { isFormOf } from './terms.ts';
import type { Files } from './texts.ts';
import { keysIn, usedBy } from './used.ts';

const root = join(import.meta.dirname, '../../../..');
const cached = new Map<string, string>();
const read = (path: string): string => {
  const known = cached.get(path) ?? readFileSync(join(root, path), 'utf8');
  cached.set(path, known);
  return known;
};
const list = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] }).map((path) =>
    path.replaceAll('\\', '/'),
  );

const EN = 'packages/content/src/locales/en';
const PL = 'packages/content/src/locales/pl';
const XX = 'packages/content/src/locales/xx/ui.json';
type Changes = Readonly<Record<string, string | undefined>>;

/** The texts as they are, with some changed in one file; undefined takes one away. */
const changed = (path: string, changes: Changes): string => {
  const texts: Record<string, unknown> = { ...JSON.parse(read(path)), ...changes };
  return JSON.stringify(texts);
};

/** What the check says of English with these changes in one file. */
function english(file: string, changes: Changes): readonly string[] {
  const path = `${EN}/${file}.json`;
  const files = { list, read: (one: string) => (one === path ? changed(path, changes) : read(one)) };
  return checkLocales(files, [{ code: FIRST }]);
}

/** What it says of a Polish that is the English but for these changes. */
function polish(file: string, changes: Changes, language: Language = { code: 'pl' }): readonly string[] {
  const path = `${PL}/${file}.json`;
  const files: Files = {
    list: (...patterns) =>
      patterns.flatMap((pattern) =>
        pattern.startsWith(PL)
          ? list(pattern.replace(PL, EN)).map((one) => one.replace(EN, PL))
          : list(pattern),
      ),
    read: (one) => {
      const source = one.replace(PL, EN);
      return one === path ? changed(source, changes) : read(source);
    },
  };
  // A Polish of English words lacks plurals everywhere: only what the change brought is of interest.
  const news = checkLocales(files, [{ code: 'en' }, language]);
  return news.filter((problem) => Object.keys(changes).some((key) => problem.includes(`: ${key}`)));
}

describe('the check of the texts', () => {
  it('finds nothing wrong with the texts of all languages as they are', () =>
    assert.deepEqual(checkLocales({ list, read }), []));

  it('finds a message that is missing', () => {
    assert.deepEqual(polish('ui', { 'ui.button.undo': undefined }), [
      `${PL}/ui.json: ui.button.undo is missing`,
    ]);
    assert.match(
      english('ui', { 'ui.button.undo': undefined }).join(),
      /asks for ui\.button\.undo, which has no text/,
    );
  });

  it('finds a message that nothing asks for', () => {
    assert.deepEqual(english('ui', { 'ui.old': 'Old' }), [`${EN}/ui.json: ui.old is asked for by nothing`]);
    assert.deepEqual(english('weapons', { 'card.no-such-gun.name': 'Gun' }), [
      `${EN}/weapons.json: card.no-such-gun.name is asked for by nothing`,
    ]);
    assert.deepEqual(polish('ui', { 'ui.old': 'Stary' }), [`${PL}/ui.json: ui.old is not in en`]);
  });

  it('finds a message that cannot be read', () => {
    assert.deepEqual(polish('ui', { 'ui.title.version': 'Wersja {version' }), [
      `${PL}/ui.json: ui.title.version: the message cannot be read: expect argument closing brace at character 8`,
    ]);
  });

  it('finds wrong parameters', () => {
    assert.deepEqual(polish('ui', { 'ui.title.version': 'Wersja {wersja}' }), [
      `${PL}/ui.json: ui.title.version: {version} of the English message is missing`,
      `${PL}/ui.json: ui.title.version: the English message has no {wersja}`,
    ]);
  });

  it('finds plural categories of the language that are missing', () => {
    assert.deepEqual(polish('table', { 'table.bolts': '{bolts, plural, one {# śruba} other {# śruby}}' }), [
      `${PL}/table.json: table.bolts: {bolts} has no plural "many"`,
      `${PL}/table.json: table.bolts: {bolts} has no plural "few"`,
    ]);
    const whole = '{bolts, plural, one {# śruba} few {# śruby} many {# śrub} other {# śruby}}';
    assert.deepEqual(polish('table', { 'table.bolts': whole }), []);
    assert.match(
      english('table', { 'table.bolts': '{bolts, plural, other {# Bolts}}' }).join(),
      /no plural "one"/,
    );
  });

  it('finds forms of names that a message asks for and that are missing, and forms that nothing asks for', () => {
    const found = checkLocales(
      {
        list,
        read: (path) =>
          path === `${EN}/facts.json`
            ? changed(path, { 'fact.controlDrawn': 'A voice in the head of {stalker_gen}: {card}.' })
            : path === `${EN}/stalkers.json`
              ? changed(path, { 'card.milady.name_gen': "Milady's", 'card.milady.name_acc': 'Milady' })
              : read(path),
      },
      [{ code: FIRST }],
    );
    assert.deepEqual(
      [...found].sort(),
      [
        ...Object.keys(box.stalkers)
          .filter((id) => id !== 'milady')
          .map((id) => `${EN}/stalkers.json: card.${id}.name_gen is missing: fact.controlDrawn asks for it`),
        `${EN}/stalkers.json: card.milady.name_acc is a form that nothing asks for`,
      ].sort(),
    );
  });

  it('finds terms that are none, and words that are no form of their term', () => {
    assert.deepEqual(english('ui', { 'ui.loading.wait': 'A [moment]' }), [
      `${EN}/ui.json: ui.loading.wait: there is no term [moment]`,
    ]);
    assert.deepEqual(english('ui', { 'ui.loading.wait': 'A [focus|moment]' }), [
      `${EN}/ui.json: ui.loading.wait: [focus|moment] is no form of "Focus"`,
    ]);
    assert.ok(isFormOf('Enemies', 'Enemy') && isFormOf('wrogów', 'Wróg'));
    assert.ok(isFormOf('Masek', 'Maska') && isFormOf('Artefaktbehälter', 'Behälter'));
  });

  it('finds names that are not those of the printed edition', () => {
    assert.deepEqual(polish('enemies', { 'card.snork.name': 'Chrapacz' }), [
      `${PL}/enemies.json: card.snork.name: the printed edition calls "Snork" "Snork", not "Chrapacz"`,
    ]);
    assert.deepEqual(polish('terms', { 'term.space.name': 'Pole' }), [], 'with a capital or without');
  });

  it('has a word of every printed edition that it can compare', () => {
    for (const code of ['de', 'pl', 'cs', 'it']) {
      const words = glossaryOf({ list, read }, code);
      assert.ok(words.size > 500 && [...words.values()].every((own) => own.length > 0), code);
    }
  });

  it('finds a number in the text of a card that the card does not have', () => {
    assert.match(
      english('enemies', { 'card.snork.text': 'Moves {movement}, and {jumps}.' }).join(),
      /card\.snork\.text: \{jumps\}: the card has no such number; it has .*movement/,
    );
  });

  it('finds what the rules tell without words, and words that tell nothing', () => {
    const told: readonly (readonly [file: string, key: string, of: string])[] = [
      ['facts', 'fact.enemyAttacked', 'fact'],
      ['facts', 'because.closestTarget', 'comparison'],
      ['decisions', 'decision.push.title', 'decision'],
      ['decisions', 'decision.say.heal', 'answer'],
      ['reasons', 'reason.noBolts', 'reason'],
      ['hints', 'hint.reason.seen', 'hint'],
      ['problems', 'problem.file.tooNew', 'problem'],
    ];
    for (const [file, key, of] of told)
      assert.ok(
        english(file, { [key]: undefined }).includes(`en: there is no ${key}, the message of a ${of}`),
        key,
      );
    for (const [file, key] of [
      ['facts', 'fact.odd'],
      ['reasons', 'reason.odd'],
      ['hints', 'hint.reason.odd'],
      ['problems', 'problem.file.odd'],
    ] as const)
      assert.ok(
        english(file, { [key]: 'Odd' }).includes(
          `${EN}/${file}.json: ${key} tells nothing: the rules have no such thing`,
        ),
        key,
      );
  });

  it('finds parameters that what is told does not have, and those it leaves out', () => {
    assert.deepEqual(english('facts', { 'fact.roundBegan': 'Round {number} of {round}' }), [
      `${EN}/facts.json: fact.roundBegan: {number}: the fact has no such parameter; it has round`,
    ]);
    assert.deepEqual(english('decisions', { 'decision.push.title': 'Whom to push to {overlay}?' }), [
      `${EN}/decisions.json: decision.push.title: {overlay}: the decision has no such parameter; it has who, entity, space`,
    ]);
    assert.deepEqual(english('reasons', { 'reason.teamFull': 'At most {more} Stalkers' }), [
      `${EN}/reasons.json: reason.teamFull: {more}: the reason has no such parameter; it has most`,
    ]);
    assert.deepEqual(english('hints', { 'hint.reason.activation': 'It may hurt.' }), [
      `${EN}/hints.json: hint.reason.activation: {loss} of the hint is missing`,
    ]);
    assert.deepEqual(
      english('problems', { 'problem.file.tooNew': 'Format {format} is newer than {digest}' }),
      [
        `${EN}/problems.json: problem.file.tooNew: {digest}: the problem has no such parameter; it has format, newest`,
        `${EN}/problems.json: problem.file.tooNew: {newest} of the problem is missing`,
      ],
    );
  });

  it('lets another language say what is told and the English message leaves out', () => {
    const title = '{who}, dokąd wypchnąć: {target}?';
    assert.deepEqual(polish('decisions', { 'decision.pushTo.title': title }), []);
    assert.deepEqual(polish('decisions', { 'decision.pushTo.title': '{target}, {card}' }), [
      `${PL}/decisions.json: decision.pushTo.title: {card}: the decision has no such parameter; it has who, target, space`,
      `${PL}/decisions.json: decision.pushTo.title: the English message has no {card}`,
    ]);
  });

  it('finds a parameter that may be absent where the message has no case for that', () => {
    assert.deepEqual(english('decisions', { 'decision.space.title': '{action}: which space?' }), [
      `${EN}/decisions.json: decision.space.title: {action} of the decision may be absent, but there is no case "none"`,
    ]);
  });

  it('asks forms of the names that a decision is about', () => {
    const found = english('decisions', { 'decision.gain.title': 'Gained: {card_acc}' });
    assert.ok(
      found.includes(`${EN}/weapons.json: card.ptm.name_acc is missing: decision.gain.title asks for it`),
    );
  });

  it('finds sources that put texts together or write numbers and dates themselves', () => {
    const SOURCE = 'packages/web/src/words/numbers.ts';
    const withLine = (line: string) =>
      checkLocales({ list, read: (path) => (path === SOURCE ? `${line}\n${read(path)}` : read(path)) }, [
        { code: FIRST },
      ]);
    assert.match(
      withLine('const a = `$' + '{cardName(card)}, $' + '{b}`;').join(),
      /numbers\.ts:1 puts a text into a text/,
    );
    assert.match(withLine("const a = names.join(', ');").join(), /numbers\.ts:1 joins texts/);
    assert.match(withLine('const a = new Intl.NumberFormat();').join(), /numbers\.ts:1 formats by itself/);
  });

  it('lets an unfinished language lack texts, and nothing else', () => {
    const unfinished: Language = { code: 'pl', unfinished: true };
    assert.deepEqual(polish('ui', { 'ui.button.undo': undefined }, unfinished), []);
    assert.equal(polish('ui', { 'ui.button.undo': '{' }, unfinished).length, 1);
  });

  it('finds a language that is not among the languages', () => {
    const files: Files = {
      list: (...patterns) => [...list(...patterns), XX],
      read: (path) => read(path === XX ? `${EN}/ui.json` : path),
    };
    assert.match(checkLocales(files, [{ code: FIRST }]).join(), /xx is not among the languages/);
  });

  it('finds texts that were left in English, unless they are names or a list says why', () => {
    const text = (words: string) => ({ text: words, path: 'ui.json' });
    const first = new Map([
      ['ui.a', text('Undo')],
      ['ui.b', text('Log')],
      ['ui.c', text('{n} / {of}')],
      ['card.snork.name', text('Snork')],
    ]);
    const same = new Map([['ui.b', 'German says Log, too']]);
    const wrong = (own: typeof first) =>
      wrongSame('de', same, own, first).map((problem) => problem.replace(/^.*json: /, ''));
    assert.deepEqual(wrong(first), [
      'ui.a is the English text; if it has to be, packages/content/src/locales/same/de.json says why',
    ]);
    assert.deepEqual(wrong(new Map([...first, ['ui.a', text('Zurück')], ['ui.b', text('Protokoll')]])), [
      'ui.b is not the English text, or is a name',
    ]);
    const many = new Map(Array.from({ length: MOST + 1 }, (_, n) => [`ui.${n}`, text('Word')]));
    const reasons = new Map([...many.keys()].map((key) => [key, 'some reason']));
    assert.match(wrongSame('de', reasons, many, many).join(), /more than 40 texts are English/);
  });
});

describe('keys', () => {
  const heads = new Set(['ui', 'card']);

  it('are found in a source, written out and with placeholders', () => {
    const source = "t('ui.title.name'); t(`ui.title.$" + "{id}`, x); import './ui.css'; t('other.thing')";
    assert.deepEqual(
      keysIn(source, heads).map(({ key }) => key),
      ['ui.title.name', 'ui.title.*'],
    );
  });

  it('of a family are used if their ids are', () => {
    assert.equal(familyOf('card.ptm.name')?.family, 'card.*.name');
    const isUsed = usedBy(['ui.title.*'], new Set(['ptm']));
    assert.deepEqual(['card.ptm.name', 'card.pm.name', 'ui.title.over', 'ui.over'].map(isUsed), [
      true,
      false,
      true,
      false,
    ]);
  });

  it('are typed by the placeholders of their English message', () => {
    const source = keysSource(
      new Map([
        ['ui.a', 'Plain'],
        ['ui.b', '{n, plural, one {#} other {#}} of {card_gen} on {day, date, short}'],
        ['ui.c', '{how, select, push {pushed} other {moved}} {free, select, yes {freely} other {}}'],
        ['ui.d', '{sum, select, none {nothing} other {{sum}}}'],
        ['card.ptm.name', 'PTM'],
      ]),
    );
    assert.match(source, /'ui\.a': None;/);
    assert.match(
      source,
      /'ui\.b': \{ readonly n: number; readonly card: Named; readonly day: Date \| number \};/,
    );
    assert.match(source, /'ui\.c': \{ readonly how: 'push' \| 'other'; readonly free: 'yes' \| 'no' \};/);
    assert.match(source, /'ui\.d': \{ readonly sum: Shown \};/, 'what is shown as well may be anything');
    assert.doesNotMatch(source, /ptm/);
  });
});

describe('the numbers of a card', () => {
  it('are found by the end of their path, where that is one number only', () => {
    assert.deepEqual(
      figuresIn({ hp: 4, attack: { damage: 2 }, rows: [{ at: 1 }, { at: 2 }], figures: { heal: 2 } }),
      {
        hp: 4,
        damage: 2,
        attackDamage: 2,
        rows1At: 1,
        rows2At: 2,
        heal: 2,
        figuresHeal: 2,
      },
    );
  });
  it('are those of the card in the box, a Mission’s included', () => {
    assert.equal(cardIn(box, 'snork'), box.enemies['snork']);
    const [card] = box.missions['a1']?.environment ?? [];
    assert.ok(card !== undefined && cardIn(box, card.id) === card);
  });
});
