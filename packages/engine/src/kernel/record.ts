/**
 * A record is how a game began and its inputs: the replay, the bug report, the fixture. It carries the hash of the
 * state it led to, so that playing it again proves that nothing has changed.
 */
import { z } from 'zod';
import { hash } from '../base/hash.ts';
import type { FileProblem } from '../base/json.ts';
import { digestSchema, inside, problemsOf } from './files.ts';
import { migrate } from './migrate.ts';
import type { Mode, ModeTypes } from './mode.ts';
import { answer, begin, type Play } from './runner.ts';

export interface Outcome {
  readonly won: boolean;
  readonly ending: string;
}

export interface GameRecord<M extends ModeTypes> {
  readonly zonecrawl: string;
  readonly format: number;
  /** Of the rules and content it was played with. */
  readonly digest: string;
  readonly start: M['start'];
  readonly inputs: readonly M['input'][];
  /** Of the state after the last input. */
  readonly hash: string;
  /** How it ended; null: it has not, or not yet. */
  readonly outcome: Outcome | null;
  /** A short hash after each input, by which a replay finds the very input at which it goes another way. */
  readonly marks?: readonly string[];
}

/** The record of a game that began like that, without marks (see `marked`). */
export function recordOf<M extends ModeTypes>(play: Play<M>, start: M['start']): GameRecord<M> {
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
export function marked<M extends ModeTypes>(mode: Mode<M>, record: GameRecord<M>): GameRecord<M> {
  const marks: string[] = [];
  const { marks: _old, ...rest } = record;
  replay(mode, rest, {
    each: ({ game }, input) => input >= 0 && marks.push(markOf(hash(game.state))),
  });
  return { ...rest, marks };
}

export type ParsedRecord<M extends ModeTypes> =
  | { readonly ok: true; readonly record: GameRecord<M> }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

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

/** Where a replay left the recorded way: at the first input that is not taken, or leads elsewhere. */
export interface Divergence {
  readonly at: number;
  readonly why: 'refused' | 'failed' | 'otherState' | 'otherOutcome';
  readonly what: string;
}

export type Replayed<M extends ModeTypes> =
  | { readonly ok: true; readonly play: Play<M>; readonly diverged: null }
  | {
      readonly ok: false;
      readonly play: Play<M> | null;
      readonly diverged: Divergence | null;
      readonly problems: readonly FileProblem[];
    };

export interface ReplayOptions<M extends ModeTypes> {
  /** Keep checkpoints, so that the game can be played on, saved and forked. */
  readonly keep?: boolean;
  /** Called before the first input (-1) and after each, with the facts told. */
  readonly each?: (play: Play<M>, input: number, facts: readonly M['fact'][]) => void;
}

/**
 * Plays a recorded game again and compares where it leads. A record of another digest is played like any other: if it
 * agrees nothing need be said; if not, what comes back stands at the first difference.
 */
export function replay<M extends ModeTypes>(
  mode: Mode<M>,
  record: GameRecord<M>,
  options: ReplayOptions<M> = {},
): Replayed<M> {
  const set = mode.setUp(record.start);
  if (!set.ok) return { ok: false, play: null, diverged: null, problems: inside('start', set.problems) };
  const play = begin(mode, set.state, { keep: options.keep ?? false });
  options.each?.(play, -1, play.game.facts);
  for (let at = 0; at < record.inputs.length; at++) {
    const gone = follow(play, record, at, options);
    if (gone) return { ok: false, play, diverged: gone, problems: [problemAt(gone)] };
  }
  const gone = compareEnd(play, record);
  return gone
    ? { ok: false, play, diverged: gone, problems: [problemAt(gone)] }
    : { ok: true, play, diverged: null };
}

function follow<M extends ModeTypes>(
  play: Play<M>,
  record: GameRecord<M>,
  at: number,
  { each }: ReplayOptions<M>,
): Divergence | null {
  try {
    const taken = answer(play, record.inputs[at]);
    if (!taken.ok) return { at, why: 'refused', what: refusalText(play, taken.refusal) };
    each?.(play, at, taken.facts);
  } catch (error) {
    return { at, why: 'failed', what: String(error) };
  }
  const mark = record.marks?.[at];
  if (mark === undefined || mark === markOf(fingerprintOf(play, record))) return null;
  return { at, why: 'otherState', what: 'it leads to another state than when it was recorded' };
}

/** The hash of the state, spelled as the version that made the record spelled it. */
const fingerprintOf = <M extends ModeTypes>({ mode, game }: Play<M>, { digest }: GameRecord<M>): string =>
  hash(mode.spelled(game.state, digest));

function refusalText<M extends ModeTypes>(play: Play<M>, refusal: object): string {
  const asked = play.decision ? `the decision "${play.decision.kind}"` : 'a game that is over';
  return `${asked} does not take it: ${JSON.stringify(refusal)}`;
}

function compareEnd<M extends ModeTypes>(play: Play<M>, record: GameRecord<M>): Divergence | null {
  const at = record.inputs.length;
  const came = play.mode.outcome(play.game.state);
  if (textOf(record.outcome) !== textOf(came)) {
    const what = `recorded: ${textOf(record.outcome)}; now: ${textOf(came)}`;
    return { at, why: 'otherOutcome', what };
  }
  const now = fingerprintOf(play, record);
  return now === record.hash
    ? null
    : { at, why: 'otherState', what: `recorded hash ${record.hash}, now ${now}` };
}

const textOf = (outcome: Outcome | null): string =>
  outcome ? `${outcome.won ? 'won' : 'lost'}, ${outcome.ending}` : 'no end yet';

const problemAt = ({ at, what }: Divergence): FileProblem => ({ where: `inputs.${at}`, what });
