import type { Problem } from './problems.ts';

/** A violated assertion inside the rules: a bug, never a player's mistake. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
}

/** Something that a game begins with, and that came from outside, cannot be: the border reports its problems. */
export class ProblemError extends RuleError {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(JSON.stringify(problems));
    this.problems = problems;
  }
}
