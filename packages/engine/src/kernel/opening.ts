/**
 * A game from its journal. If the rules are those it was played with, every row must lead where it led. If they have
 * changed, it goes on under the new ones from its newest checkpoint (DESIGN 12). Rows are never changed: what is to
 * hold from now on is one more row.
 */
import { z } from 'zod';
import { type Problem, problemAt } from '../base/problems.ts';
import { readEntry } from './entrySchema.ts';
import { digestSchema, type Failed, failed } from './files.ts';
import type { JournalStore, Row, Stands } from './journal.ts';
import type { Mode, ModeTypes } from './mode.ts';
import { carriedOver, load, type Save, saveOf } from './save.ts';
import { apply, fromStanding, hashOf, type Opened, openWith, type Session } from './session.ts';

/** What happened to a game when it was opened, besides that it goes on. */
export type Notice =
  /** The rules have changed: it goes on under the new ones. `lost` rows at its end could not be taken along. */
  | { readonly notice: 'carriedOver'; readonly from: string; readonly lost: number }
  /** This row is damaged or does not lead where it led: the game stands as it stood before it. */
  | { readonly notice: 'broken'; readonly number: number; readonly problems: readonly Problem[] };

export type OpenedJournal<M extends ModeTypes> =
  | {
      readonly ok: true;
      readonly session: Session<M>;
      /** To be appended before anybody plays on: from where the game goes on; null: nothing has happened to it. */
      readonly stands: Stands<M> | null;
      readonly notice: Notice | null;
    }
  | Failed;

export async function openJournal<M extends ModeTypes>(
  mode: Mode<M>,
  store: JournalStore,
  game: string,
): Promise<OpenedJournal<M>> {
  const rows = await store.read(game, 0);
  const last = rows.at(-1);
  if (!last) return failed('journal', 'journal.noGame');
  const newer = leftAlone(mode, rows);
  if (newer) return newer;
  const opened = await openRows(mode, store, game, rows);
  if (!opened.ok) return opened;
  const { session, notice } = opened;
  session.next = last.number + 1;
  return { ok: true, session, notice, stands: notice && standsAfter(session, notice) };
}

/**
 * Why this program leaves a game alone; null: it may go on with it. Digests have no order, but a game remembers those
 * it came from: one of these must not take it back.
 */
export function leftAlone<M extends ModeTypes>(
  { digest, files }: Mode<M>,
  rows: readonly Row[],
): Failed | null {
  const begun = rows.map(rulesOf).filter((rules) => rules !== undefined);
  const now = begun.at(-1);
  if (!now) return null;
  const before = begun.slice(0, -1).map((rules) => rules.digest);
  const cameFrom = [...before, now.from, ...(now.lineage?.from ?? [])];
  if (now.format > files.save.format)
    return failed('journal', 'file.tooNew', { format: now.format, newest: files.save.format });
  return now.digest !== digest && cameFrom.includes(digest)
    ? failed('journal', 'file.newerRules', { digest: now.digest, own: digest })
    : null;
}

/** Whether from this row on a game is played under other rules than these. */
export function isUnderOtherRules<M extends ModeTypes>({ digest }: Mode<M>, row: Row): boolean {
  const rules = rulesOf(row);
  return rules !== undefined && rules.digest !== digest;
}

async function openRows<M extends ModeTypes>(
  mode: Mode<M>,
  store: JournalStore,
  game: string,
  rows: readonly Row[],
): Promise<Replayed<M> | Failed> {
  const from = lastBeginning(rows);
  const begun = rows[from];
  const digest = begun && rulesOf(begun)?.digest;
  const opened =
    digest === undefined || digest === mode.digest
      ? await mended(mode, store, game, rows.slice(from))
      : await underNewRules(mode, store, game, rows, digest);
  if (opened.ok || !begun || from === 0) return opened;
  // The row from which it should go on is damaged: as it stood before that one.
  const before = await openRows(mode, store, game, rows.slice(0, from));
  return before.ok ? { ...before, notice: beginningBroken([begun], opened) } : opened;
}

/**
 * The rows replayed; where one of them is damaged, from the newest checkpoint if that came later: it is a whole game
 * with a hash of its own, so less is lost, or nothing.
 */
async function mended<M extends ModeTypes>(
  mode: Mode<M>,
  store: JournalStore,
  game: string,
  rows: readonly Row[],
): Promise<Replayed<M> | Failed> {
  const replayed = replayRows(mode, rows);
  const broken = replayed.ok ? replayed.notice : beginningBroken(rows, replayed);
  if (!broken) return replayed;
  const kept = await store.checkpoint(game).catch(() => null);
  const reached = replayed.ok ? replayed.session.next - 1 : -1;
  const loaded = kept && kept.number > reached ? load(mode, kept.save) : null;
  if (!kept || !loaded?.ok) return replayed;
  const opened = fromStanding(mode, loaded.save, loaded.save.lineage);
  if (!opened.ok) return replayed;
  const { session } = opened;
  session.next = kept.number + 1;
  for (const row of rows) if (row.number >= session.next && follow(session, row) !== null) return replayed;
  return { ok: true, session, notice: broken };
}

const beginningBroken = ([first]: readonly Row[], { problems }: Failed): Notice => ({
  notice: 'broken',
  number: first?.number ?? 0,
  problems,
});

/** Where the game began, or stood for the last time: what came before need not be played again. */
function lastBeginning(rows: readonly Row[]): number {
  return Math.max(
    0,
    rows.findLastIndex((row) => rulesOf(row) !== undefined),
  );
}

/** Under which rules the game goes on from this row; undefined where it does not say. */
function rulesOf({ entry }: Row): z.infer<typeof withRules> | undefined {
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

function standsAfter<M extends ModeTypes>(session: Session<M>, notice: Notice): Stands<M> {
  const { mode, history, start, lineage } = session;
  const { checkpoint, answers, inputs } = saveOf(history.play, start, lineage);
  const { digest, files } = mode;
  const rules = { digest, format: files.save.format };
  const [because, from] =
    notice.notice === 'broken' ? (['repaired', digest] as const) : (['carriedOver', notice.from] as const);
  return { entry: 'stands', because, from, lineage, ...rules, start, checkpoint, answers, inputs };
}

interface Replayed<M extends ModeTypes> {
  readonly ok: true;
  readonly session: Session<M>;
  readonly notice: Notice | null;
}

/** Replays rows, each of which must lead where it led. The first that does not ends it. */
function replayRows<M extends ModeTypes>(mode: Mode<M>, rows: readonly Row[]): Replayed<M> | Failed {
  const [first, ...rest] = rows;
  const opened = first && openAt(mode, first);
  if (!opened?.ok) return opened ?? failed('journal', 'journal.noGame');
  const { session } = opened;
  if (hashOf(session) !== first?.hash) return failed('journal', 'journal.otherBeginning');
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

function openAt<M extends ModeTypes>(mode: Mode<M>, row: Row): Opened<M> {
  const entry = readEntry(mode, row.entry);
  if (entry?.entry !== 'began' && entry?.entry !== 'stands')
    return failed(`journal.${row.number}`, 'journal.unreadableBeginning');
  const opened = openWith(mode, entry);
  if (opened.ok) opened.session.next = row.number + 1;
  return opened;
}

/** Plays one more row of the journal: what is wrong with it, or null. */
export function follow<M extends ModeTypes>(session: Session<M>, row: Row): Problem | null {
  const where = `journal.${row.number}`;
  if (row.number !== session.next) return problemAt(where, 'journal.missingRow');
  const entry = readEntry(session.mode, row.entry);
  if (!entry) return problemAt(where, 'journal.unreadableRow');
  const applied = apply(session, entry);
  if (!applied.ok) return problemAt(where, 'journal.refused', { refusal: JSON.stringify(applied.refusal) });
  return hashOf(session) === row.hash ? null : problemAt(where, 'journal.otherState');
}

/**
 * From the newest checkpoint as far as the rows after it are still legal. A game that follows from its start under the
 * new rules too has lost nothing, not even its log.
 */
async function underNewRules<M extends ModeTypes>(
  mode: Mode<M>,
  store: JournalStore,
  game: string,
  rows: readonly Row[],
  digest: string,
): Promise<Replayed<M> | Failed> {
  const kept = await store.checkpoint(game).catch(() => null);
  const loaded = kept && load(mode, kept.save);
  const start = rows[lastBeginning(rows)];
  const opened =
    kept && loaded?.ok
      ? fromSave(mode, loaded.save, kept.number, digest)
      : start
        ? openAt(mode, start)
        : failed('journal', 'journal.noGame');
  if (!opened.ok) return opened;
  const { session } = opened;
  const tail = rows.filter(({ number }) => number >= session.next);
  const legal = tail.findIndex((row) => {
    const entry = row.number === session.next ? readEntry(mode, row.entry) : null;
    return !entry || !apply(session, entry).ok;
  });
  const lost = legal < 0 ? 0 : tail.length - legal;
  return { ok: true, session, notice: { notice: 'carriedOver', from: digest, lost } };
}

function fromSave<M extends ModeTypes>(
  mode: Mode<M>,
  save: Save<M>,
  number: number,
  digest: string,
): Opened<M> {
  const opened = fromStanding(mode, save, save.lineage);
  if (!opened.ok) return opened;
  const { session } = opened;
  session.next = number + 1;
  const isWhole = session.log.length > 0 && session.lineage.is === 'repeats';
  if (!isWhole) session.lineage = carriedOver(session.lineage, digest);
  return opened;
}
