/** What all files share at validation: shape, hash, and problems with their place. */
import { z } from 'zod';
import { hash } from '../base/hash.ts';
import {
  fromErrorText,
  type Problem,
  type ProblemArguments,
  type ProblemKey,
  problemAt,
} from '../base/problems.ts';

/** Of everything in the file but the hash itself. */
export const hashOfFile = (file: object): string => hash({ ...file, hash: undefined });

/** What a schema found, in our words: where, what was found, what would be right. */
export const problemsOf = (error: z.ZodError): Problem[] => error.issues.flatMap(problemsOfIssue);

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.') || '(top)';

function problemsOfIssue(issue: z.core.$ZodIssue): readonly Problem[] {
  const where = pathOf(issue.path);
  const own = fromErrorText(issue.message);
  if (own) return [{ where, ...own }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((field) =>
        problemAt(pathOf([...issue.path, field]), 'shape.unknownField', { field }),
      );
    case 'invalid_type': {
      const key = issue.input === undefined ? 'shape.missing' : 'shape.kind';
      return [problemAt(where, key, { expected: issue.expected })];
    }
    case 'invalid_value':
      return [problemAt(where, 'shape.notAmong', { words: issue.values.map(String) })];
    case 'too_big': {
      const key = isCounted(issue.origin) ? 'shape.tooMany' : 'shape.tooLarge';
      return [problemAt(where, key, { most: Number(issue.maximum) })];
    }
    case 'too_small': {
      const key = isCounted(issue.origin) ? 'shape.tooFew' : 'shape.tooSmall';
      return [problemAt(where, key, { least: Number(issue.minimum) })];
    }
    default:
      return [problemAt(where, 'shape.other')];
  }
}

/** Whether a size is a number of things, not a number by itself. */
const isCounted = (origin: string): boolean => ['string', 'array', 'set', 'map', 'file'].includes(origin);

export interface Failed {
  readonly ok: false;
  readonly problems: readonly Problem[];
}

export const failed = <K extends ProblemKey>(
  where: string,
  key: K,
  ...params: ProblemArguments<K>
): Failed => ({
  ok: false,
  problems: [problemAt(where, key, ...params)],
});

/** Of the file as it came, whatever its format: all that a migration needs is that it was whole. */
export function damaged(file: unknown): Problem[] {
  return isWhole(file) ? [] : [problemAt('hash', 'file.damaged')];
}

function isWhole(file: unknown): boolean {
  if (typeof file !== 'object' || file === null || !('hash' in file)) return false;
  try {
    return hashOfFile(file) === file.hash;
  } catch {
    // Nested deeper than any valid file, or no JSON at all.
    return false;
  }
}

/** A digest or the name of a version. */
export const digestSchema = z.string().max(100);
