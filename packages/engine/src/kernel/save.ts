/**
 * A save is the state at the start of the running step, the inputs given since, and the whole input log. It can be made
 * at every decision, however deeply nested. It names the digest of the rules it was made with and says whether it
 * repeats from its start (DESIGN 12).
 */
import { z } from 'zod';
import { sameJson } from '../base/json.ts';
import { errorIn, inside, type Problem, problemAt } from '../base/problems.ts';
import { damaged, digestSchema, hashOfFile, problemsOf } from './files.ts';
import type { Lineage, Standing } from './journal.ts';
import { isObject, migrate } from './migrate.ts';
import type { Mode, ModeTypes } from './mode.ts';
import { checkpointOf, IllegalInput, type Play, restore } from './runner.ts';

export interface Save<M extends ModeTypes> extends Standing<M> {
  readonly zonecrawl: string;
  readonly format: number;
  /** Of the rules and content it was made with. */
  readonly digest: string;
  readonly lineage: Lineage;
  /** Of all the rest, so that a damaged file is noticed. */
  readonly hash: string;
}

/** A save at any decision, or of a game that is over. It shares nothing that changes with the game. */
export function saveOf<M extends ModeTypes>(
  play: Play<M>,
  start: M['start'] | null,
  lineage: Lineage,
): Save<M> {
  const { mode, inputs } = play;
  const { checkpoint, answers } = checkpointOf(play);
  const save = {
    zonecrawl: mode.files.save.kind,
    format: mode.files.save.format,
    digest: mode.digest,
    start,
    // A checkpoint is never changed, only replaced.
    checkpoint,
    answers: answers.slice(),
    inputs: inputs.slice(),
    lineage,
    hash: '',
  };
  return { ...save, hash: hashOfFile(save) };
}

export const lineageSchema: z.ZodType<Lineage> = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('repeats') }),
  z.strictObject({ is: z.literal('carriedOver'), from: z.array(digestSchema).max(1000) }),
  z.strictObject({ is: z.literal('doesNotRepeat') }),
]);

export type ParsedSave<M extends ModeTypes> =
  | { readonly ok: true; readonly save: Save<M> }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Validates saves: a damaged or foreign file is refused with the places that are wrong. */
export function parseSave<M extends ModeTypes>(mode: Mode<M>, file: unknown): ParsedSave<M> {
  const { kind, format: newest } = mode.files.save;
  // What was damaged is not worth migrating, which may mean playing it; a file that is no save is refused first.
  const isOld = isObject(file) && file['zonecrawl'] === kind && file['format'] !== newest;
  const broken = damaged(file);
  if (isOld && broken.length > 0) return { ok: false, problems: broken };
  const migrated = migrate(file, mode.files.save);
  if (!migrated.ok) return migrated;
  const parsed = saveSchema(mode).safeParse(migrated.file);
  if (!parsed.success) return { ok: false, problems: [...problemsOf(parsed.error), ...broken] };
  if (broken.length > 0) return { ok: false, problems: broken };
  const { zonecrawl, format, digest, start, checkpoint, answers, inputs, lineage, hash: own } = parsed.data;
  const save = { zonecrawl, format, digest, start, checkpoint, answers, inputs, lineage, hash: own };
  const problems = [...tooNew(mode, save), ...standingProblems(mode, save)];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, save };
}

const saveSchema = <M extends ModeTypes>(mode: Mode<M>) =>
  z.strictObject({
    zonecrawl: z.literal(mode.files.save.kind),
    format: z.literal(mode.files.save.format),
    digest: digestSchema,
    start: mode.startSchema.nullable(),
    checkpoint: mode.stateSchema,
    answers: mode.inputsSchema,
    inputs: mode.inputsSchema,
    lineage: lineageSchema,
    hash: z.string().max(100),
  });

/** A game that has gone on under newer rules is not taken back to those it came from. */
function tooNew<M extends ModeTypes>(
  mode: Mode<M>,
  { digest, lineage }: Pick<Save<M>, 'digest' | 'lineage'>,
): Problem[] {
  const isBack = digest !== mode.digest && lineage.is === 'carriedOver' && lineage.from.includes(mode.digest);
  return isBack ? [problemAt('digest', 'file.newerRules', { digest, own: mode.digest })] : [];
}

/** What is wrong with where a game stands, though its shape is right. */
export const standingProblems = <M extends ModeTypes>(
  mode: Mode<M>,
  standing: Standing<M>,
): readonly Problem[] => [
  ...disordered(standing),
  ...inside('checkpoint', mode.problems(standing.checkpoint)),
];

/** The inputs of the running step are the last of all. */
function disordered<M extends ModeTypes>({ answers, inputs }: Standing<M>): Problem[] {
  const first = inputs.length - answers.length;
  const wrong = answers.findIndex((answer, i) => first + i < 0 || !sameJson(answer, inputs[first + i]));
  return wrong < 0 ? [] : [problemAt(`answers.${wrong}`, 'file.answers')];
}

export type Loaded<M extends ModeTypes> =
  | { readonly ok: true; readonly play: Play<M>; readonly save: Save<M> }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Loads an untrusted save. Either the game is restored completely, or its problems are returned. */
export function load<M extends ModeTypes>(mode: Mode<M>, file: unknown): Loaded<M> {
  const parsed = parseSave(mode, file);
  if (!parsed.ok) return parsed;
  const { save } = parsed;
  try {
    return { ok: true, play: restore(mode, save.checkpoint, save.answers, save.inputs), save };
  } catch (error) {
    const problem =
      error instanceof IllegalInput
        ? problemAt(`answers.${error.index}`, 'file.illegalInput', { refusal: JSON.stringify(error.refusal) })
        : problemAt('checkpoint', 'file.rulesFail', { error: errorIn(error) });
    return { ok: false, problems: [problem] };
  }
}

/** What becomes of a game's lineage when it goes on under other rules than those of this digest. */
export function carriedOver(lineage: Lineage, digest: string): Lineage {
  switch (lineage.is) {
    case 'repeats':
      return { is: 'carriedOver', from: [digest] };
    case 'carriedOver':
      return { is: 'carriedOver', from: [...lineage.from, digest] };
    case 'doesNotRepeat':
      return lineage;
  }
}
