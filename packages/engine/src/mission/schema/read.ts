/** Turns an untrusted file into a playable Mission: parses it, checks it against the box, reports what is wrong. */
import { type Problem, problemAt } from '../../base/problems.ts';
import { problemsOf } from '../../kernel/files.ts';
import type { Box } from '../../model/box.ts';
import type { Mission } from '../../model/mission.ts';
import { validate } from '../check/validate.ts';
import { missionSchema } from './mission.ts';

/** Any JSON that claims to be a Mission. */
export type MissionDraft = unknown;

export type ReadMission =
  | { readonly ok: true; readonly mission: Mission }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface ReadOptions {
  /** Whether a text of this key exists; left out, texts are not checked. */
  readonly hasText?: (key: string) => boolean;
}

/** Effects inside choices inside effects: deeper than any card somebody could read. */
const DEEPEST = 60;

export function readMission(box: Box, draft: MissionDraft, options: ReadOptions = {}): ReadMission {
  if (isDeeperThan(draft, DEEPEST))
    return { ok: false, problems: [problemAt('(top)', 'shape.tooDeep', { most: DEEPEST })] };
  const parsed = missionSchema.safeParse(draft);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
  const problems = validate(box, parsed.data, options.hasText);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, mission: parsed.data };
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1));
}
