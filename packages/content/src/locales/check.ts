/** Checks the texts: one sentence for each problem. Files are read through a parameter. */
import { textsOf } from '@zonecrawl/engine/mission';
import { box } from '../box.ts';
import { readMessage } from './icu.ts';
import { keysIn, patternOf } from './used.ts';

export interface Files {
  /** Paths from the root of the repository that match. */
  list(...patterns: string[]): readonly string[];
  read(path: string): string;
}

type Texts = ReadonlyMap<string, string>;

const LOCALES = 'packages/content/src/locales';
const FIRST = 'en';

/** Texts with these prefixes are used by the client only, so one that it does not use is unused. */
const ownedByClient = ['ui', 'table', 'camp'];

export function checkLocales(files: Files): readonly string[] {
  const problems: string[] = [];
  const languages = new Map<string, Texts>();
  for (const path of files.list(`${LOCALES}/*/ui.json`)) {
    const language = path.split('/').at(-2) ?? '';
    languages.set(language, textsOfLanguage(files, language, problems));
  }
  const first = languages.get(FIRST) ?? new Map<string, string>();
  for (const [language, texts] of languages) {
    problems.push(...wrongMessages(language, texts), ...wrongTerms(language, texts));
    if (language !== FIRST) problems.push(...differences(language, texts, first));
  }
  return [...problems, ...cardsWithoutWords(first), ...missionsWithoutWords(first), ...asked(files, first)];
}

function textsOfLanguage(files: Files, language: string, problems: string[]): Texts {
  const texts = new Map<string, string>();
  for (const path of files.list(`${LOCALES}/${language}/**/*.json`)) {
    let entries: readonly (readonly [string, unknown])[];
    try {
      entries = Object.entries(JSON.parse(files.read(path)));
    } catch (error) {
      problems.push(`${path} is no JSON: ${error instanceof Error ? error.message : error}`);
      continue;
    }
    for (const [key, text] of entries) {
      if (typeof text !== 'string') problems.push(`${path}: ${key} is no text`);
      else if (texts.has(key)) problems.push(`${path}: ${key} is in another file of ${language}, too`);
      else texts.set(key, text);
    }
  }
  return texts;
}

function wrongMessages(language: string, texts: Texts): readonly string[] {
  return [...texts].flatMap(([key, text]) => {
    const { problem } = readMessage(text);
    return problem === null ? [] : [`${language}: ${key}: ${problem}`];
  });
}

function wrongTerms(language: string, texts: Texts): readonly string[] {
  return [...texts].flatMap(([key, text]) =>
    [...text.matchAll(/\[([a-zA-Z]+)(?:\|[^\]]*)?\]/g)].flatMap(([, term = '']) =>
      texts.has(`term.${term}.name`) ? [] : [`${language}: ${key}: there is no term [${term}]`],
    ),
  );
}

/** Every language has exactly the keys of the first one, with the same placeholders. */
function differences(language: string, texts: Texts, first: Texts): readonly string[] {
  const problems: string[] = [];
  for (const [key, text] of first) {
    const other = texts.get(key);
    if (other === undefined) problems.push(`${language}: ${key} is missing`);
    else if (readMessage(other).gaps.join() !== readMessage(text).gaps.join())
      problems.push(`${language}: ${key} has other gaps than in ${FIRST}`);
  }
  for (const key of texts.keys()) {
    if (!first.has(key)) problems.push(`${language}: ${key} is not in ${FIRST}`);
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
  return Object.values(box.missions).flatMap((mission) =>
    textsOf(mission)
      .filter(({ key }) => !texts.has(key))
      .map(({ key, where }) => `${FIRST}: Mission ${mission.id} asks for ${key} (${where})`),
  );
}

/** Every key used by the client and the rules exists; every key that only the client can use is used. */
function asked(files: Files, texts: Texts): readonly string[] {
  const problems: string[] = [];
  const keys = [...texts.keys()];
  const heads = new Set(keys.map((key) => key.slice(0, key.indexOf('.'))));
  const used = new Set<string>();
  const isTest = (path: string) => /\.test\.tsx?$|\/e2e\//.test(path);
  for (const path of files.list('packages/web/src/**/*.{ts,tsx}')) {
    if (isTest(path)) continue;
    for (const { key, where, must } of keysIn(path, files.read(path), heads)) {
      const pattern = patternOf(key);
      const found = key.includes('*') ? keys.filter((one) => pattern.test(one)) : texts.has(key) ? [key] : [];
      if (found.length === 0 && must) problems.push(`${where} asks for ${key}, which has no text`);
      for (const one of found) used.add(one);
    }
  }
  for (const { reason, where } of reasonsIn(files)) {
    const wanted = [`reason.${reason}`, `ui.reason.${reason}`];
    if (!wanted.some((key) => texts.has(key)))
      problems.push(`${where} refuses with ${reason}, which has no text`);
  }
  for (const key of keys) {
    if (ownedByClient.some((head) => key.startsWith(`${head}.`)) && !used.has(key))
      problems.push(`${FIRST}: nobody asks for ${key}`);
  }
  return problems;
}

/** A refusal is a reason with its clause. */
function reasonsIn(files: Files): readonly { readonly reason: string; readonly where: string }[] {
  const refusal = /\breason: '(\w+)',\s*clause:/g;
  return files
    .list('packages/{engine,content}/src/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) =>
      [...files.read(path).matchAll(refusal)].map(([, reason = '']) => ({ reason, where: path })),
    );
}
