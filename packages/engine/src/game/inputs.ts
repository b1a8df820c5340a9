/** Answers to decisions of a Mission: validation of untrusted input. */
import { z } from 'zod';
import type { Answer, Decision } from '../model/decision.ts';

/** Why an answer was not taken. Nothing has changed. */
export type AnswerRefusal =
  | { readonly refused: 'noSuchOption'; readonly options: number }
  | { readonly refused: 'notAList' | 'notANumber' | 'repeated' }
  | { readonly refused: 'tooFew' | 'tooMany'; readonly min: number; readonly max: number };

/** What is wrong with an answer, or null. Its type is checked at run time. */
export function refuseAnswer({ options, pick }: Decision, input: unknown): AnswerRefusal | null {
  if (!pick) {
    if (typeof input !== 'number') return { refused: 'notANumber' };
    return isIndex(input, options.length) ? null : { refused: 'noSuchOption', options: options.length };
  }
  if (!Array.isArray(input)) return { refused: 'notAList' };
  let last = -1;
  for (const index of input) {
    if (!isIndex(index, options.length)) return { refused: 'noSuchOption', options: options.length };
    if (index <= last) return { refused: 'repeated' };
    last = index;
  }
  if (input.length < pick.min) return { refused: 'tooFew', ...pick };
  if (input.length > pick.max) return { refused: 'tooMany', ...pick };
  return null;
}

const isIndex = (index: unknown, options: number): boolean =>
  typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < options;

/** More than any decision offers, and than any game takes: a file beyond this is refused. */
const MOST_OPTIONS = 100_000;
const MOST_INPUTS = 1_000_000;

export const isAnswer = (value: unknown): value is Answer =>
  isIndex(value, MOST_OPTIONS) ||
  (Array.isArray(value) &&
    value.length <= MOST_OPTIONS &&
    value.every((index) => isIndex(index, MOST_OPTIONS)));

/** Inputs are many: they are checked in one loop, each with its place. */
export const inputsSchema: z.ZodType<Answer[]> = z
  .array(z.unknown())
  .max(MOST_INPUTS)
  .check(({ value, issues }) => {
    const message = 'an input is the number of an option, or a list of them';
    for (const [at, input] of value.entries()) {
      if (!isAnswer(input)) issues.push({ code: 'custom', path: [at], message, input });
    }
  })
  .transform((inputs) => inputs.filter(isAnswer));
