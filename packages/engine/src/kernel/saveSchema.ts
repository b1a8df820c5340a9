/** The border where saves come in: a damaged or foreign file is told apart, with the place in it that is wrong. */
import { z } from 'zod';
import type { Box } from '../cards/box.ts';
import type { Answer } from './decision.ts';
import { hash } from './hash.ts';
import type { FileProblem } from './json.ts';
import { migrate } from './migrate.ts';
import { missing } from './references.ts';
import type { GameSave } from './save.ts';
import { startSchema } from './start.ts';
import { stateSchema } from './stateSchema.ts';

export type SaveProblem = FileProblem;

const index = z.int().min(0).max(100_000);
export const answerSchema: z.ZodType<Answer> = z.union([index, z.array(index).max(1000)]);
/** More than any game: a file beyond this is no game of ours. */
export const inputsSchema = z.array(answerSchema).max(1_000_000);

const saveSchema: z.ZodType<GameSave> = z.strictObject({
  zonecrawl: z.literal('save'),
  format: z.literal(1),
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
  return problems.length > 0 ? { ok: false, problems } : { ok: true, save };
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
function damaged(file: unknown): FileProblem[] {
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
