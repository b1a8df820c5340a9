/**
 * A record is how a game began and its inputs: the replay, the bug report, the fixture. It carries the hash of the
 * state it led to, so that playing it again proves that nothing has changed.
 */
import { z } from 'zod';
import { hash } from '../base/hash.ts';
import { errorIn, inside, type Problem, problemAt } from '../base/problems.ts';
import { digestSchema, type Failed, failed, problemsOf } from './files.ts';
import type { Entry } from './journal.ts';
import { isObject, migrate } from './migrate.ts';
import type { Mode, ModeTypes } from './mode.ts';
import type { Notice } from './notice.ts';
import { answer, begin, checkpointOf, type Play } from './runner.ts';

export interface RecordedOutcome {
  readonly won: boolean;
  readonly ending: string;
}

export interface PlayRecord<M extends ModeTypes> {
  readonly zonecrawl: string;
  readonly format: number;
  /** Of the rules and content it was played with. */
  readonly digest: string;
  readonly start: M['start'];
  readonly inputs: readonly M['input'][];
  /** Of the state after the last input. */
  readonly hash: string;
  /** How it ended; null: it has not, or not yet. */
  readonly outcome: RecordedOutcome | null;
  /** A short hash after each input, by which a replay finds the first input where it diverges. */
  readonly marks?: readonly string[];
}

/** The record of a game that began like that, without marks (see `marked`). */
export function recordOf<M extends ModeTypes>(play: Play<M>, start: M['start']): PlayRecord<M> {
  const { mode, game, inputs } = play;
  return {
    zonecrawl: mode.files.record.kind,
    format: mode.files.record.format,
    digest: mode.digest,
    start,
    inputs: inputs.slice(),
    hash: hash(game.state),
    outcome: mode.outcome(game.state),
  };
}

const markOf = (fingerprint: string): string => fingerprint.slice(0, 8);

/** The same record with marks: for fixtures, where the exact place of a change is worth the room. */
export function marked<M extends ModeTypes>(mode: Mode<M>, record: PlayRecord<M>): PlayRecord<M> {
  const marks: string[] = [];
  const { marks: _old, ...rest } = record;
  replay(mode, rest, {
    each: ({ game }, input) => input >= 0 && marks.push(markOf(hash(game.state))),
  });
  return { ...rest, marks };
}

export type ParsedRecord<M extends ModeTypes> =
  | { readonly ok: true; readonly record: PlayRecord<M> }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function parseRecord<M extends ModeTypes>(mode: Mode<M>, file: unknown): ParsedRecord<M> {
  const migrated = migrate(file, mode.files.record);
  if (!migrated.ok) return migrated;
  const parsed = recordSchema(mode).safeParse(migrated.file);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
  const { marks, ...rest } = parsed.data;
  const { zonecrawl, format, digest, start, inputs, hash: own, outcome } = rest;
  const record = { zonecrawl, format, digest, start, inputs, hash: own, outcome };
  return { ok: true, record: marks === undefined ? record : { ...record, marks } };
}

const recordSchema = <M extends ModeTypes>(mode: Mode<M>) =>
  z.strictObject({
    zonecrawl: z.literal(mode.files.record.kind),
    format: z.literal(mode.files.record.format),
    digest: digestSchema,
    start: mode.startSchema,
    inputs: mode.inputsSchema,
    hash: z.string().max(100),
    outcome: z.strictObject({ won: z.boolean(), ending: z.string().max(200) }).nullable(),
    marks: z.array(z.string().max(20)).max(1_000_000).exactOptional(),
  });

export const isRecord = <M extends ModeTypes>({ files }: Mode<M>, file: unknown): boolean =>
  isObject(file) && file['zonecrawl'] === files.record.kind;

/**
 * The entries that begin a journal with a record. Under the rules it was played with it must lead where it led; under
 * others it is taken up to the first difference, which is said, and is no longer what was recorded.
 */
export function entriesOfRecord<M extends ModeTypes>(
  mode: Mode<M>,
  file: unknown,
): { readonly ok: true; readonly entries: readonly Entry<M>[]; readonly notice: Notice | null } | Failed {
  const parsed = parseRecord(mode, file);
  if (!parsed.ok) return parsed;
  const { record } = parsed;
  const { digest, files } = mode;
  try {
    const replayed = replay(mode, record);
    if (!replayed.ok) {
      const { diverged } = replayed;
      return diverged === null || record.digest === digest ? replayed : upTo(mode, record, diverged.at);
    }
  } catch (error) {
    // A start may come from anywhere, so a rule that it breaks is told.
    return failed('start', 'file.rulesFail', { error: errorIn(error) });
  }
  const began: Entry<M> = { entry: 'began', start: record.start, digest, format: files.save.format };
  const inputs = record.inputs.map((input): Entry<M> => ({ entry: 'input', input }));
  return { ok: true, entries: [began, ...inputs], notice: null };
}

/** The first inputs of a record, of which it is known that they are legal. */
function upTo<M extends ModeTypes>(
  mode: Mode<M>,
  { start, inputs, digest: from }: PlayRecord<M>,
  at: number,
): ReturnType<typeof entriesOfRecord<M>> {
  const set = mode.setUp(start);
  if (!set.ok) return set;
  const play = begin(mode, set.state, { keep: true });
  for (const input of inputs.slice(0, at)) answer(play, input);
  const rules = { digest: mode.digest, format: mode.files.save.format };
  const stands: Entry<M> = {
    entry: 'stands',
    because: 'imported',
    from,
    lineage: { is: 'doesNotRepeat' },
    ...rules,
    start,
    ...checkpointOf(play),
    inputs: play.inputs,
  };
  return { ok: true, entries: [stands], notice: { notice: 'diverged', at, of: inputs.length } };
}

/** Where a replay left the recorded way: at the first input that is not taken, or leads elsewhere. */
export interface Divergence {
  readonly at: number;
  readonly why: 'refused' | 'failed' | 'otherState' | 'otherOutcome';
  readonly problem: Problem;
}

export type Replayed<M extends ModeTypes> =
  | { readonly ok: true; readonly play: Play<M>; readonly diverged: null }
  | {
      readonly ok: false;
      readonly play: Play<M> | null;
      readonly diverged: Divergence | null;
      readonly problems: readonly Problem[];
    };

export interface ReplayOptions<M extends ModeTypes> {
  /** Keep checkpoints, so that the game can be played on, saved and forked. */
  readonly keep?: boolean;
  /** Called before the first input (-1) and after each, with the facts told. */
  readonly each?: (play: Play<M>, input: number, facts: readonly M['fact'][]) => void;
}

/**
 * Replays a recorded game and compares the result. A record of another digest is played like any other: if it
 * agrees nothing need be said; if not, what comes back stands at the first difference.
 */
export function replay<M extends ModeTypes>(
  mode: Mode<M>,
  record: PlayRecord<M>,
  options: ReplayOptions<M> = {},
): Replayed<M> {
  const set = mode.setUp(record.start);
  if (!set.ok) return { ok: false, play: null, diverged: null, problems: inside('start', set.problems) };
  const play = begin(mode, set.state, { keep: options.keep ?? false });
  options.each?.(play, -1, play.game.facts);
  for (let at = 0; at < record.inputs.length; at++) {
    const gone = follow(play, record, at, options);
    if (gone) return { ok: false, play, diverged: gone, problems: [gone.problem] };
  }
  const gone = compareEnd(play, record);
  return gone
    ? { ok: false, play, diverged: gone, problems: [gone.problem] }
    : { ok: true, play, diverged: null };
}

function follow<M extends ModeTypes>(
  play: Play<M>,
  record: PlayRecord<M>,
  at: number,
  { each }: ReplayOptions<M>,
): Divergence | null {
  const where = `inputs.${at}`;
  try {
    const taken = answer(play, record.inputs[at]);
    if (!taken.ok) return { at, why: 'refused', problem: refused(play, where, taken.refusal) };
    each?.(play, at, taken.facts);
  } catch (error) {
    return { at, why: 'failed', problem: problemAt(where, 'replay.failed', { error: String(error) }) };
  }
  const mark = record.marks?.[at];
  if (mark === undefined || mark === markOf(fingerprintOf(play, record))) return null;
  return { at, why: 'otherState', problem: problemAt(where, 'replay.otherState') };
}

/** The hash of the state, spelled as the version that made the record spelled it. */
const fingerprintOf = <M extends ModeTypes>({ mode, game }: Play<M>, { digest }: PlayRecord<M>): string =>
  hash(mode.spelled(game.state, digest));

function refused<M extends ModeTypes>({ decision }: Play<M>, where: string, by: object): Problem {
  const refusal = JSON.stringify(by);
  return decision
    ? problemAt(where, 'replay.refused', { decision: decision.kind, refusal })
    : problemAt(where, 'replay.over', { refusal });
}

function compareEnd<M extends ModeTypes>(play: Play<M>, record: PlayRecord<M>): Divergence | null {
  const at = record.inputs.length;
  const where = `inputs.${at}`;
  const came = endOf(play.mode.outcome(play.game.state));
  const expected = endOf(record.outcome);
  if (came.won !== expected.won || came.ending !== expected.ending) {
    const both = { recorded: expected.won, ending: expected.ending, now: came.won, other: came.ending };
    return { at, why: 'otherOutcome', problem: problemAt(where, 'replay.otherOutcome', both) };
  }
  const now = fingerprintOf(play, record);
  return now === record.hash
    ? null
    : {
        at,
        why: 'otherState',
        problem: problemAt(where, 'replay.otherHash', { recorded: record.hash, now }),
      };
}

/** How a game ended, as its message says it. */
const endOf = (outcome: RecordedOutcome | null) =>
  ({ won: outcome === null ? 'open' : outcome.won ? 'won' : 'lost', ending: outcome?.ending ?? '' }) as const;
