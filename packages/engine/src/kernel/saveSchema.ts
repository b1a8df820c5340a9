/** The border where saves come in: a damaged or foreign file is told apart, with the place in it that is wrong. */
import { z } from 'zod';
import { hash } from '../base/hash.ts';
import type { FileProblem } from '../base/json.ts';
import { missing } from '../game/references.ts';
import { startSchema } from '../game/start.ts';
import { stateSchema } from '../game/stateSchema.ts';
import type { Box } from '../model/box.ts';
import type { Answer } from '../model/decision.ts';
import { FORMATS, migrate } from './migrate.ts';
import type { GameSave } from './save.ts';

export type SaveProblem = FileProblem;

/** More than any decision offers, and than any game takes: a file beyond this is no game of ours. */
const MOST_OPTIONS = 100_000;
const MOST_INPUTS = 1_000_000;

const isIndex = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST_OPTIONS;

const isAnswer = (value: unknown): value is Answer =>
  isIndex(value) || (Array.isArray(value) && value.length <= MOST_OPTIONS && value.every(isIndex));

/** Inputs are many: they are checked in one go, each with its place. */
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

const saveSchema: z.ZodType<GameSave> = z.strictObject({
  zonecrawl: z.literal('save'),
  format: z.literal(FORMATS.save),
  box: z.string(),
  start: startSchema.nullable(),
  checkpoint: stateSchema,
  answers: inputsSchema,
  inputs: inputsSchema,
  hash: z.string(),
});

export type ParsedSave =
  | { readonly ok: true; readonly save: GameSave }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** Of everything in the file but the hash itself. */
export const hashOfFile = (file: object): string => hash({ ...file, hash: undefined });

/** What was brought up to date has another hash than the file it came from. */
export const sealed = <File extends { readonly hash: string }>(file: File): File => ({
  ...file,
  hash: hashOfFile(file),
});

export const problemsOf = (error: z.ZodError): FileProblem[] =>
  error.issues.map((issue) => ({ where: issue.path.join('.') || '(top)', what: issue.message }));

export function parseSave(box: Box, file: unknown): ParsedSave {
  const migrated = migrate(file, 'save');
  if (!migrated.ok) return migrated;
  const parsed = saveSchema.safeParse(migrated.file);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
  const save = parsed.data;
  const problems = [...foreign(box, save), ...damaged(file), ...disordered(save)];
  const lost = missing(box, save.checkpoint);
  problems.push(...lost.map(({ where, what }) => ({ where: `checkpoint.${where}`, what })));
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, save: migrated.file === file ? save : sealed(save) };
}

/** A running game keeps the rules and content it began with (DESIGN 12). */
function foreign(box: Box, save: GameSave): FileProblem[] {
  if (save.box === box.version && save.checkpoint.box === box.version) return [];
  return [
    { where: 'box', what: `this game began with version ${save.box} of the box; this is ${box.version}` },
  ];
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

/** Of the file as it came, whatever its format: all that a migration needs is that it was whole. */
export function damaged(file: unknown): FileProblem[] {
  return isWhole(file) ? [] : [{ where: 'hash', what: 'the file was changed or damaged' }];
}

/** The answers of the running step are the last of the inputs. */
function disordered(save: GameSave): FileProblem[] {
  const { answers, inputs } = save;
  const first = inputs.length - answers.length;
  const wrong = answers.findIndex((answer, i) => hash(answer) !== hash(inputs[first + i] ?? -1));
  return wrong < 0
    ? []
    : [{ where: `answers.${wrong}`, what: 'the answers of the running step must end the inputs' }];
}
