/** The order of the rules: chapters by their letters, clauses by number. The texts are in the locales. */

export interface RuleChapter {
  readonly id: string;
  readonly clauses: readonly string[];
}

const counts: readonly (readonly [string, number])[] = [
  ['G', 5],
  ['M', 13],
  ['D', 14],
  ['F', 1],
  ['T', 7],
  ['R', 15],
  ['A', 11],
  ['MV', 9],
  ['AT', 5],
  ['RD', 5],
  ['LS', 2],
  ['EQ', 12],
  ['AK', 14],
  ['W', 4],
  ['S', 9],
  ['E', 5],
  ['EA', 8],
  ['EM', 7],
  ['EK', 8],
  ['RX', 3],
  ['Z', 5],
  ['AN', 11],
  ['SO', 3],
  ['MI', 8],
  ['C', 9],
  ['LT', 3],
  ['ZS', 5],
  ['CO', 2],
];

export const chapters: readonly RuleChapter[] = counts.map(([id, count]) => ({
  id,
  clauses: Array.from({ length: count }, (_, index) => `${id}${index + 1}`),
}));

const chapterByClause = new Map(
  chapters.flatMap((chapter) => chapter.clauses.map((clause) => [clause, chapter] as const)),
);

/** The chapter of a clause, or the one a letter names. */
export const ruleChapterOf = (clause: string): RuleChapter | undefined =>
  chapterByClause.get(clause) ?? chapters.find(({ id }) => id === clause);

export const isClause = (text: string): boolean => chapterByClause.has(text);

/** Clauses that are completely rulings of this edition; rulings on a part of a clause have a text of their own. */
export const ruled: ReadonlySet<string> = new Set([
  ...['A11', 'AK12', 'AK13', 'AK14', 'AN10', 'AN11', 'C9', 'D11', 'D12', 'D13', 'D14', 'EA7', 'EA8'],
  ...['EK7', 'EK8', 'EM6', 'EQ12', 'F1', 'G5', 'LT3', 'M13', 'MI8', 'MV9', 'R14', 'R15', 'RX2'],
  ...['ZS1', 'ZS2', 'ZS3', 'ZS4', 'ZS5'],
]);
