/** What went wrong, said to the person at the terminal: no stack, an exit code. */
import type { FileProblem } from '@zonecrawl/engine/base';

/** Something was found that should not be: a broken invariant, a replay that differs. */
export const FOUND = 1;
/** The command or the file was wrong. */
export const WRONG = 2;

export class Complaint extends Error {
  override readonly name = 'Complaint';
  readonly code: number;
  constructor(message: string, code = WRONG) {
    super(message);
    this.code = code;
  }
}

/** A file that cannot be used, with every place in it that is wrong. */
export const badFile = (path: string, problems: readonly FileProblem[]): Complaint =>
  new Complaint(
    [`${path} cannot be used:`, ...problems.map(({ where, what }) => `  ${where}: ${what}`)].join('\n'),
  );
