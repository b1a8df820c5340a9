/** Checks the texts: one sentence for each problem, with the file and the key. Files are read through a parameter. */
import { textsOf } from '@zonecrawl/engine/mission';
import { missionNamed, survivalMissions } from '@zonecrawl/engine/survival';
import { box } from '../box.ts';
import { familyOf, withFigures } from './families.ts';
import { cardIn, figuresIn } from './figures.ts';
import { wrongForms } from './forms.ts';
import { glossaryOf, wrongWords } from './glossary.ts';
import { gluedTexts } from './glued.ts';
import { FIRST, type Language, languages } from './languages.ts';
import { missingPlurals, parametersOf, readMessage, wrongParameters } from './message.ts';
import { sameOf, wrongSame } from './same.ts';
import { isFormOf, termsIn } from './terms.ts';
import { type Files, readTexts, type Texts } from './texts.ts';
import { toldMessages } from './told.ts';
import { untold, wrongTold } from './toldCheck.ts';
import { keysIn, namesIn, usedBy } from './used.ts';

export function checkLocales(files: Files, all: readonly Language[] = languages): readonly string[] {
  const problems: string[] = [];
  const spoken = [...languages, ...all].map(({ code }) => code);
  for (const path of files.list('packages/content/src/locales/*/ui.json')) {
    const code = path.split('/').at(-2) ?? '';
    if (!spoken.includes(code))
      problems.push(
        `${path}: ${code} is not among the languages (packages/content/src/locales/languages.ts)`,
      );
  }
  const texts = new Map(
    all.map(({ code }) => [code, readTexts(files, code, (problem) => problems.push(problem))]),
  );
  const first = texts.get(FIRST) ?? new Map();
  for (const language of all) {
    const own = texts.get(language.code) ?? new Map();
    problems.push(...wrongMessages(language.code, own), ...wrongTerms(own));
    // An unfinished language borrows what it lacks, forms included.
    if (language.code !== FIRST)
      problems.push(
        ...differences(language, own, first),
        ...wrongWords(glossaryOf(files, language.code), own, first),
      );
    if (language.unfinished === true) continue;
    problems.push(...wrongForms(own, box));
    if (language.code !== FIRST)
      problems.push(...wrongSame(language.code, sameOf(files, language.code), own, first));
  }
  return [
    ...problems,
    ...untold(first),
    ...gluedTexts(files),
    ...cardsWithoutWords(first),
    ...missionsWithoutWords(first),
    ...unused(files, first),
  ];
}

function wrongMessages(language: string, texts: Texts): readonly string[] {
  return [...texts].flatMap(([key, { text, path }]) => {
    const message = readMessage(text);
    if ('problem' in message) return [`${path}: ${key}: ${message.problem}`];
    return [
      ...missingPlurals(message.uses, language),
      ...wrongFigures(key, parametersOf(message.uses)),
      ...wrongTold(key, message.uses),
    ].map((problem) => `${path}: ${key}: ${problem}`);
  });
}

/** The text of a card takes its numbers from the card; texts of other families have no parameters but reasons. */
function wrongFigures(key: string, parameters: readonly string[]): readonly string[] {
  const family = familyOf(key);
  if (family === undefined || family.family === 'reason.*') return [];
  const card = withFigures.includes(family.family) ? cardIn(box, family.ids[0] ?? '') : undefined;
  const figures = card === undefined ? {} : figuresIn(card);
  return parameters
    .filter((name) => !(name in figures))
    .map((name) =>
      card === undefined
        ? `{${name}}: nothing fills placeholders of ${family.family}`
        : `{${name}}: the card has no such number; it has ${Object.keys(figures).join(', ') || 'none'}`,
    );
}

function wrongTerms(texts: Texts): readonly string[] {
  return [...texts].flatMap(([key, { text, path }]) =>
    termsIn(text).flatMap(({ term, words }) => {
      const name = texts.get(`term.${term}.name`)?.text;
      if (name === undefined) return [`${path}: ${key}: there is no term [${term}]`];
      if (words === undefined || isFormOf(words, name)) return [];
      return [`${path}: ${key}: [${term}|${words}] is no form of "${name}"`];
    }),
  );
}

/** Every language has exactly the keys of the first one, with the same parameters; besides forms of names. */
function differences({ code, unfinished }: Language, texts: Texts, first: Texts): readonly string[] {
  const problems: string[] = [];
  for (const [key, { text, path }] of first) {
    const other = texts.get(key);
    const isForm = key.includes('_');
    if (other === undefined) {
      if (unfinished !== true && !isForm)
        problems.push(`${path.replace(`/${FIRST}/`, `/${code}/`)}: ${key} is missing`);
      continue;
    }
    const [own, wanted] = [readMessage(other.text), readMessage(text)];
    if ('problem' in own || 'problem' in wanted) continue;
    // What is told may be said in another language though English leaves it out.
    const more = Object.keys(toldMessages.get(key)?.parameters ?? {});
    for (const problem of wrongParameters(own.uses, wanted.uses, more))
      problems.push(`${other.path}: ${key}: ${problem}`);
  }
  for (const [key, { path }] of texts) {
    if (!first.has(key) && !key.includes('_')) problems.push(`${path}: ${key} is not in ${FIRST}`);
  }
  return problems;
}

/** Decks whose cards have a text; the others have figures only. */
const speaking = new Set([
  'stalkers',
  'artifacts',
  'items',
  'attachments',
  'anomalies',
  'controls',
  'randomEvents',
  'contacts',
]);
const named = [
  ...speaking,
  'weapons',
  'armors',
  'enemies',
  'lowActivations',
  'highActivations',
  'companions',
] as const;

/** Decks whose keys have a prefix of their own. */
const themes: Readonly<Record<string, string>> = { randomEvents: 'event', companions: 'companion' };

function cardsWithoutWords(texts: Texts): readonly string[] {
  const decks = Object.entries(box).filter(([deck]) => named.some((name) => name === deck));
  return decks.flatMap(([deck, cards]) =>
    Object.keys(cards).flatMap((card) => {
      const wanted = speaking.has(deck) ? ['name', 'text'] : ['name'];
      const theme = themes[deck] ?? 'card';
      return wanted
        .filter((part) => !texts.has(`${theme}.${card}.${part}`))
        .map((part) => `${FIRST}: the ${deck} have ${card}, but there is no ${theme}.${card}.${part}`);
    }),
  );
}

function missionsWithoutWords(texts: Texts): readonly string[] {
  const composed = survivalMissions(box).flatMap((id) => missionNamed(box, id) ?? []);
  const missing = new Map<string, string>();
  for (const mission of [...Object.values(box.missions), ...composed]) {
    for (const { key, where } of textsOf(mission)) {
      if (!texts.has(key)) missing.set(key, `${FIRST}: Mission ${mission.id} asks for ${key} (${where})`);
    }
  }
  return [...missing.values(), ...mapsWithoutWords(texts)];
}

/** ZS1: what a map is called, and what it is like. */
const mapsWithoutWords = (texts: Texts): readonly string[] =>
  Object.keys(box.survival?.maps ?? {})
    .flatMap((map) => [`map.${map}.name`, `map.${map}.line`])
    .filter((key) => !texts.has(key))
    .map((key) => `${FIRST}: there is no ${key}`);

const isTest = (path: string): boolean => /\.test\.tsx?$|\/(?:e2e|test|testing)\//.test(path);

/** Every key in the sources exists, and every text is asked for. */
function unused(files: Files, texts: Texts): readonly string[] {
  const problems: string[] = [];
  const heads = new Set([...texts.keys()].map((key) => key.slice(0, key.indexOf('.'))));
  const asked: string[] = [];
  const names = new Set<string>();
  for (const path of files.list(
    'packages/{text,engine,content,bots,web}/src/**/*.{ts,tsx}',
    'packages/web/vite.install.ts',
  )) {
    if (isTest(path) || path.endsWith('/locales/keys.ts')) continue;
    const source = files.read(path);
    for (const name of namesIn(source)) names.add(name);
    for (const { key, line } of path.includes('/locales/') ? [] : keysIn(source, heads)) {
      asked.push(key);
      if (path.startsWith('packages/web/') && !key.includes('*') && !texts.has(key))
        problems.push(`${path}:${line} asks for ${key}, which has no text`);
    }
  }
  for (const id of idsIn(box)) names.add(id);
  // Terms are asked for by the texts.
  for (const { text } of texts.values()) for (const { term } of termsIn(text)) names.add(term);
  const isUsed = usedBy(asked, names);
  for (const [key, { path }] of texts) {
    // The rulebook lists what rules there are by their texts.
    const isRule = key.startsWith('rule.');
    if (!key.includes('_') && !isRule && !toldMessages.has(key) && !isUsed(key))
      problems.push(`${path}: ${key} is asked for by nothing`);
  }
  return problems;
}

/** Every name in the data of the box: cards, Missions, endings, choices. */
function idsIn(data: unknown, ids = new Set<string>()): ReadonlySet<string> {
  if (typeof data === 'string') ids.add(data);
  else if (typeof data === 'object' && data !== null) {
    for (const [name, value] of Object.entries(data)) {
      ids.add(name);
      idsIn(value, ids);
    }
  }
  return ids;
}
