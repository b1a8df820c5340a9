/**
 * A record is how a game began and its inputs: the replay, the bug report, the fixture. It carries the hash of the
 * state it led to, so that playing it again proves that nothing has changed.
 */
import { z } from 'zod';
import { hash } from '../base/hash.ts';
import type { FileProblem } from '../base/json.ts';
import { type Start, setUp, startSchema } from '../game/start.ts';
import type { Box } from '../model/box.ts';
import type { Answer } from '../model/decision.ts';
import type { Fact } from '../model/facts.ts';
import type { Outcome } from '../model/state.ts';
import { FORMATS, migrate } from './migrate.ts';
import { answer, begin, type Play } from './play.ts';
import { inputsSchema, problemsOf } from './saveSchema.ts';

export interface GameRecord {
  readonly zonecrawl: 'record';
  readonly format: typeof FORMATS.record;
  /** Rules and content it was played with. */
  readonly box: string;
  readonly start: Start;
  readonly inputs: readonly Answer[];
  /** Of the state after the last input. */
  readonly hash: string;
  /** How it ended; null: it has not, or not yet. */
  readonly outcome: Outcome | null;
  /** A short hash after each input, by which a replay finds the very input at which it goes another way. */
  readonly marks?: readonly string[];
}

const markOf = (play: Play): string => hash(play.game.state).slice(0, 8);

const recordSchema: z.ZodType<GameRecord> = z.strictObject({
  zonecrawl: z.literal('record'),
  format: z.literal(FORMATS.record),
  box: z.string(),
  start: startSchema,
  inputs: inputsSchema,
  hash: z.string(),
  outcome: z.strictObject({ won: z.boolean(), ending: z.string() }).nullable(),
  marks: z.array(z.string()).exactOptional(),
});

/** The record of a game that began like that, without marks (see `marked`). */
export function recordGame(play: Play, start: Start): GameRecord {
  return {
    zonecrawl: 'record',
    format: FORMATS.record,
    box: play.game.state.box,
    start,
    inputs: play.inputs.slice(),
    hash: hash(play.game.state),
    outcome: play.game.state.outcome,
  };
}

/** The same record with marks: for fixtures, where the exact place of a change is worth the room. */
export function marked(box: Box, record: GameRecord): GameRecord {
  const marks: string[] = [];
  const { marks: _old, ...rest } = record;
  replay(box, rest, { each: (play, input) => input >= 0 && marks.push(markOf(play)) });
  return { ...rest, marks };
}

export type ParsedRecord =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

export function parseRecord(file: unknown): ParsedRecord {
  const migrated = migrate(file, 'record');
  if (!migrated.ok) return migrated;
  const parsed = recordSchema.safeParse(migrated.file);
  return parsed.success
    ? { ok: true, record: parsed.data }
    : { ok: false, problems: problemsOf(parsed.error) };
}

/** Where a replay left the recorded way. */
export type Divergence =
  /** The first input that is not taken; `inputs` when the game went on or ended otherwise. */
  {
    readonly at: number;
    readonly why: 'refused' | 'failed' | 'otherState' | 'otherOutcome';
    readonly what: string;
  };

export type Replayed =
  | { readonly ok: true; readonly play: Play; readonly diverged: null }
  | {
      readonly ok: false;
      readonly play: Play | null;
      readonly diverged: Divergence | null;
      readonly problems: readonly FileProblem[];
    };

export interface ReplayOptions {
  /** Play it although it was recorded with another version of the box. */
  readonly anyBox?: boolean;
  /** Keep checkpoints, so that the game can be played on, saved and forked. */
  readonly keep?: boolean;
  /** Called before the first input (-1) and after each, with the facts told. */
  readonly each?: (play: Play, input: number, facts: readonly Fact[]) => void;
}

/** Plays a recorded game again and compares where it leads. */
export function replay(box: Box, record: GameRecord, options: ReplayOptions = {}): Replayed {
  const refused = (problems: readonly FileProblem[]): Replayed => ({
    ok: false,
    play: null,
    diverged: null,
    problems,
  });
  if (record.box !== box.version && !options.anyBox) {
    return refused([
      { where: 'box', what: `recorded with version ${record.box} of the box; this is ${box.version}` },
    ]);
  }
  const set = setUp(box, record.start);
  if (!set.ok) return refused(set.problems.map(({ where, what }) => ({ where: `start.${where}`, what })));
  const play = begin(box, set.state, { keep: options.keep ?? false });
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

function follow(play: Play, record: GameRecord, at: number, { each }: ReplayOptions): Divergence | null {
  try {
    const taken = answer(play, record.inputs[at] ?? -1);
    if (!taken.ok) return { at, why: 'refused', what: refusalText(play, taken.refusal) };
    each?.(play, at, taken.facts);
  } catch (error) {
    return { at, why: 'failed', what: String(error) };
  }
  const mark = record.marks?.[at];
  if (mark === undefined || mark === markOf(play)) return null;
  return { at, why: 'otherState', what: 'it leads to another state than when it was recorded' };
}

function refusalText(play: Play, refusal: object): string {
  const asked = play.decision ? `the decision "${play.decision.kind}"` : 'a game that is over';
  return `${asked} does not take it: ${JSON.stringify(refusal)}`;
}

function compareEnd(play: Play, record: GameRecord): Divergence | null {
  const at = record.inputs.length;
  const { state } = play.game;
  const said = record.outcome && `${record.outcome.won}:${record.outcome.ending}`;
  const came = state.outcome && `${state.outcome.won}:${state.outcome.ending}`;
  if (said !== came) {
    const text = (outcome: Outcome | null): string => outcome?.ending ?? 'no end yet';
    return {
      at,
      why: 'otherOutcome',
      what: `recorded: ${text(record.outcome)}; now: ${text(state.outcome)}`,
    };
  }
  const now = hash(state);
  return now === record.hash
    ? null
    : { at, why: 'otherState', what: `recorded hash ${record.hash}, now ${now}` };
}

const problemAt = ({ at, what }: Divergence): FileProblem => ({ where: `inputs.${at}`, what });
