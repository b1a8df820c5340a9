/** Rows of a journal, read and replayed: each must lead where it led. */
import { z } from 'zod';
import { hash } from '../base/hash.ts';
import { type Problem, problemAt } from '../base/problems.ts';
import { readEntry } from './entrySchema.ts';
import { digestSchema, type Failed, failed } from './files.ts';
import type { Row } from './journal.ts';
import type { Mode, ModeTypes } from './mode.ts';
import type { Notice } from './notice.ts';
import { apply, type Opened, openWith, type Session } from './session.ts';

/** Where the game began, or stood for the last time: what came before need not be played again. */
export function lastBeginning(rows: readonly Row[]): number {
  return Math.max(
    0,
    rows.findLastIndex((row) => rulesOf(row) !== undefined),
  );
}

/** Under which rules the game goes on from this row; undefined where it does not say. */
export function rulesOf({ entry }: Row): z.infer<typeof withRules> | undefined {
  const parsed = withRules.safeParse(entry);
  return parsed.success ? parsed.data : undefined;
}

/** What can be told of a row whatever else is in it, or wrong with it. */
const withRules = z.object({
  entry: z.enum(['began', 'stands']),
  digest: digestSchema,
  format: z.number().catch(0),
  from: digestSchema.optional().catch(undefined),
  lineage: z
    .object({ from: z.array(digestSchema).optional() })
    .optional()
    .catch(undefined),
});

export interface ReplayedRows<M extends ModeTypes> {
  readonly ok: true;
  readonly session: Session<M>;
  readonly notice: Notice | null;
}

/** Replays rows, each of which must lead where it led. The first that does not ends it. */
export function replayRows<M extends ModeTypes>(
  mode: Mode<M>,
  rows: readonly Row[],
): ReplayedRows<M> | Failed {
  const [first, ...rest] = rows;
  const opened = first && openAt(mode, first);
  if (!opened?.ok) return opened ?? failed('journal', 'journal.noGame');
  const { session } = opened;
  if (hashUnder(session, mode.digest) !== first?.hash) return failed('journal', 'journal.otherBeginning');
  for (const [index, row] of rest.entries()) {
    const wrong = follow(session, row);
    if (wrong === null) continue;
    // What the broken row did must not be seen: the rows before it once more.
    const again = replayRows(mode, rows.slice(0, index + 1));
    return again.ok
      ? { ...again, notice: { notice: 'broken', number: row.number, problems: [wrong] } }
      : again;
  }
  return { ok: true, session, notice: null };
}

export function openAt<M extends ModeTypes>(mode: Mode<M>, row: Row): Opened<M> {
  const entry = readEntry(mode, row.entry);
  if (entry?.entry !== 'began' && entry?.entry !== 'stands')
    return failed(`journal.${row.number}`, 'journal.unreadableBeginning');
  const opened = openWith(mode, entry);
  if (opened.ok) opened.session.next = row.number + 1;
  return opened;
}

/** Plays one more row of the journal: what is wrong with it, or null. `digest`: of the rules it was played with. */
export function follow<M extends ModeTypes>(
  session: Session<M>,
  row: Row,
  digest = session.mode.digest,
): Problem | null {
  const where = `journal.${row.number}`;
  if (row.number !== session.next) return problemAt(where, 'journal.missingRow');
  const entry = readEntry(session.mode, row.entry);
  if (!entry) return problemAt(where, 'journal.unreadableRow');
  const applied = apply(session, entry);
  if (!applied.ok) return problemAt(where, 'journal.refused', { refusal: JSON.stringify(applied.refusal) });
  return hashUnder(session, digest) === row.hash ? null : problemAt(where, 'journal.otherState');
}

/** The hash of the state, as a program of this digest would have written it. */
export const hashUnder = <M extends ModeTypes>({ mode, history }: Session<M>, digest: string): string =>
  hash(mode.spelled(history.play.game.state, digest));
