/** From a file somebody wrote to a Mission that can be played: parsed, checked against the box, told what is wrong. */
import type { z } from 'zod';
import type { Box } from '../../model/box.ts';
import type { Mission } from '../../model/mission.ts';
import { type MissionProblem, validate } from '../check/validate.ts';
import { missionSchema } from './mission.ts';

/** Any JSON that claims to be a Mission. */
export type MissionDraft = unknown;

export type ReadMission =
  | { readonly ok: true; readonly mission: Mission }
  | { readonly ok: false; readonly problems: readonly MissionProblem[] };

export interface ReadOptions {
  /** Whether a text of this key exists; left out, texts are not checked. */
  readonly hasText?: (key: string) => boolean;
}

/** Effects inside choices inside effects: deeper than any card somebody could read. */
const DEEPEST = 60;

export function readMission(box: Box, draft: MissionDraft, options: ReadOptions = {}): ReadMission {
  if (isDeeperThan(draft, DEEPEST)) {
    const what = 'the file is nested too deep';
    return { ok: false, problems: [{ where: '(top)', what, expected: `at most ${DEEPEST} levels` }] };
  }
  const parsed = missionSchema.safeParse(draft);
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.flatMap(problemsOf) };
  const problems = validate(box, parsed.data, options.hasText);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, mission: parsed.data };
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1));
}

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.') || '(top)';

/** Zod's words turned into ours: where, what was found, what would be right. */
function problemsOf(issue: z.core.$ZodIssue): readonly MissionProblem[] {
  const where = pathOf(issue.path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        where: pathOf([...issue.path, key]),
        what: `nothing here is called "${key}"`,
        expected: 'only words of the vocabulary',
      }));
    case 'invalid_type':
      return [
        {
          where,
          what: issue.input === undefined ? 'it is missing' : 'it is of the wrong kind',
          expected: issue.expected,
        },
      ];
    case 'invalid_value':
      return [
        {
          where,
          what: 'this is not among the words allowed here',
          expected: issue.values.map(String).join(', '),
        },
      ];
    default:
      return [{ where, what: 'it does not fit', expected: issue.message.replace(/^expected /, '') }];
  }
}
