/** Loads the texts of one language on demand. Another language is shown only when all that is in use is there in it. */

import loaders from 'virtual:messages';
import { languages as all, FIRST } from '@zonecrawl/content/locales';
import type { Catalogue } from '@zonecrawl/text/runtime';
import { messagesOf, setMessages } from '../text/index.ts';

/** A part of the texts that is loaded together. */
type Scope = 'first' | 'game' | 'survival' | 'rules';

/** Spoken where a player's own language is not among them. */
export const FALLBACK = FIRST;

/** The languages there are to choose from, by code. */
export const languages: readonly string[] = all.map(({ code }) => code);

/** Some of its texts are still English. */
export const isUnfinished = (language: string): boolean =>
  all.some(({ code, unfinished }) => code === language && unfinished === true);

const loading = new Map<string, Promise<Catalogue>>();
/** What the screens have asked for so far. */
const inUse = new Set<Scope>();
let wanted = FALLBACK;
let shown = '';

/** For tests: English with accents, half as long again. Nobody is offered it; a link may ask for it. */
export const PSEUDO = 'en-XA';

async function texts(language: string, scope: Scope): Promise<Catalogue> {
  const load = loaders[language === PSEUDO ? FALLBACK : language]?.[scope];
  if (load === undefined) throw new Error(`There are no texts in ${language}`);
  const { default: catalogue } = await load();
  return language === PSEUDO ? (await import('@zonecrawl/text/pseudo')).pseudoOf(catalogue) : catalogue;
}

function read(language: string, scope: Scope): Promise<Catalogue> {
  const name = `${language}/${scope}`;
  let under = loading.get(name);
  if (under === undefined) {
    under = texts(language, scope);
    // A failed download is retried the next time.
    under.catch(() => loading.delete(name));
    loading.set(name, under);
  }
  return under;
}

/** Loads what is in use, in the language that is wanted by then, and shows it. */
async function show(): Promise<void> {
  const language = wanted;
  const scopes = [...inUse];
  const catalogues = await Promise.all(scopes.map((scope) => read(language, scope)));
  // Meanwhile another language was chosen, or more asked for.
  if (language !== wanted || scopes.length !== inUse.size) return show();
  const now = [language, ...scopes].join();
  if (now === shown) return;
  shown = now;
  setMessages(messagesOf(Object.assign({}, ...catalogues), language));
}

function load(scope: Scope): Promise<void> {
  inUse.add(scope);
  return show();
}

/** Switches to a language, with the texts of the first screens and all that is in use. */
export function loadLanguage(language: string): Promise<void> {
  wanted = language;
  return load('first');
}

/** Loads everything a game needs. */
export const loadCatalogue = (): Promise<void> => load('game');

/** Loads the texts of Zone Survival. */
export const loadSurvival = (): Promise<void> => load('survival');

/** Loads the clauses of the rules. */
export const loadRules = (): Promise<void> => load('rules');
