/** Errors shown to the user: a message without a stack, and an exit code. */
import type { Problem } from '@zonecrawl/engine/base';
import { problemText } from './messages.ts';

/** Exit code for a finding: a broken invariant, a replay that differs. */
export const FOUND = 1;
/** Exit code for a wrong command or file. */
export const WRONG = 2;

export class UserError extends Error {
  override readonly name = 'UserError';
  readonly code: number;
  constructor(message: string, code = WRONG) {
    super(message);
    this.code = code;
  }
}

/** What a command itself finds wrong with a file. */
interface Wrong {
  readonly where: string;
  readonly what: string;
}

/** An invalid file, with every place in it that is wrong. */
export const badFile = (path: string, problems: readonly (Problem | Wrong)[]): UserError =>
  new UserError([`${path} cannot be used:`, ...problems.map((problem) => `  ${lineOf(problem)}`)].join('\n'));

const lineOf = (problem: Problem | Wrong): string =>
  `${problem.where}: ${'what' in problem ? problem.what : problemText(problem)}`;
