/** What all files of ours share at the border: shape, wholeness, and problems told with their place. */
import { z } from 'zod';
import { hash } from '../base/hash.ts';
import type { FileProblem } from '../base/json.ts';

/** Of everything in the file but the hash itself. */
export const hashOfFile = (file: object): string => hash({ ...file, hash: undefined });

export const problemsOf = (error: z.ZodError): FileProblem[] =>
  error.issues.map((issue) => ({ where: issue.path.join('.') || '(top)', what: issue.message }));

/** Problems of a part, with their place in the whole. */
export const inside = (where: string, problems: readonly FileProblem[]): FileProblem[] =>
  problems.map((problem) => ({ where: `${where}.${problem.where}`, what: problem.what }));

export interface Failed {
  readonly ok: false;
  readonly problems: readonly FileProblem[];
}

export const failed = (where: string, what: string): Failed => ({ ok: false, problems: [{ where, what }] });

/** Of the file as it came, whatever its format: all that a migration needs is that it was whole. */
export function damaged(file: unknown): FileProblem[] {
  return isWhole(file) ? [] : [{ where: 'hash', what: 'the file was changed or damaged' }];
}

function isWhole(file: unknown): boolean {
  if (typeof file !== 'object' || file === null || !('hash' in file)) return false;
  try {
    return hashOfFile(file) === file.hash;
  } catch {
    // Nested deeper than anything of ours, or no JSON at all.
    return false;
  }
}

/** A digest or the name of a version. */
export const digestSchema = z.string().max(100);
