/** Exact chances of what a question asks about. */
import type { Question } from '@zonecrawl/engine/position';
import { Complaint } from '../errors.ts';
import type { Naming } from './names.ts';

export function oddsOf(
  _naming: Naming,
  question: Extract<Question, { ask: 'odds' }>,
  where: string,
): unknown {
  throw new Complaint(`${where}: the odds of "${question.of}" cannot be told yet`);
}
