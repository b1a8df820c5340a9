/** What the engine tells as keys, in English words. */
import problems from '@zonecrawl/content/locales/en/problems.json' with { type: 'json' };
import type { Problem } from '@zonecrawl/engine/base';
import { compileAll } from '@zonecrawl/text/compile';
import { formatOf } from '@zonecrawl/text/runtime';

type Format = ReturnType<typeof formatOf>;
let format: Format | undefined;

/** Compiled when something is wrong for the first time. */
function formatProblem(): Format {
  if (format === undefined) {
    const catalogue = compileAll(problems);
    format = formatOf((key) => catalogue[key], 'en');
  }
  return format;
}

export const problemText = ({ key, params }: Omit<Problem, 'where'>): string =>
  formatProblem()(`problem.${key}`, params) ?? key;

/** Problems with their places. */
export const problemLines = (problems: readonly Problem[]): string =>
  problems.map((problem) => `${problem.where}: ${problemText(problem)}`).join('\n');
