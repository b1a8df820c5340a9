/** Finds clauses by what they are called and what they say. */
import { textOr } from '../text/index.ts';
import { chapters } from './chapters.ts';

export interface ClauseText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What this edition decides about it. */
  readonly ruling: string;
}

export const clauseText = (id: string): ClauseText => ({
  id,
  title: textOr(id, [`rule.${id}.title`]),
  text: textOr('', [`rule.${id}`]),
  ruling: textOr('', [`rule.${id}.ruling`]),
});

/** Without accents and capitals, as people type in a hurry; a few letters do not come apart by themselves. */
const plain = (words: string): string =>
  words.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss');

/** The best first: the clause itself, then titles, then texts; every word must be somewhere. */
export function searchRules(query: string): readonly ClauseText[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found: { readonly clause: ClauseText; readonly rank: number }[] = [];
  for (const id of chapters.flatMap(({ clauses }) => clauses)) {
    const clause = clauseText(id);
    const title = plain(`${id} ${clause.title}`);
    const all = `${title} ${plain(clause.text)} ${plain(clause.ruling)}`;
    if (!words.every((word) => all.includes(word))) continue;
    const exact = words.length === 1 && plain(id) === words[0];
    found.push({ clause, rank: exact ? 0 : words.every((word) => title.includes(word)) ? 1 : 2 });
  }
  return found.sort((one, other) => one.rank - other.rank).map(({ clause }) => clause);
}
