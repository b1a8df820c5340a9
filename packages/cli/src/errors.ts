/** Errors shown to the user: a message without a stack, and an exit code. */
import type { FileProblem } from '@zonecrawl/engine/base';

/** Exit code for a finding: a broken invariant, a replay that differs. */
export const FOUND = 1;
/** Exit code for a wrong command or file. */
export const WRONG = 2;

export class Complaint extends Error {
  override readonly name = 'Complaint';
  readonly code: number;
  constructor(message: string, code = WRONG) {
    super(message);
    this.code = code;
  }
}

/** An invalid file, with every place in it that is wrong. */
export const badFile = (path: string, problems: readonly FileProblem[]): Complaint =>
  new Complaint(
    [`${path} cannot be used:`, ...problems.map(({ where, what }) => `  ${where}: ${what}`)].join('\n'),
  );
