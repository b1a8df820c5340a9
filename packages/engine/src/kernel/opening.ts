/**
 * A game from its journal. If the rules are those it was played with, every row must lead where it led. If they have
 * changed, it goes on under the new ones (DESIGN 12). Rows are never changed: what is to hold from now on is one more
 * row.
 */
import { underNewRules } from './carryingOver.ts';
import { type Failed, failed } from './files.ts';
import type { JournalStore, Row, Stands } from './journal.ts';
import type { Mode, ModeTypes } from './mode.ts';
import type { Notice } from './notice.ts';
import { follow, lastBeginning, type ReplayedRows, replayRows, rulesOf } from './rows.ts';
import { load, saveOf } from './save.ts';
import { fromStanding, type Opened, openWith, type Session } from './session.ts';

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
  const stands = notice && standsAfter(session, notice);
  const seated = stands ? standing(session, stands) : opened;
  if (!seated.ok) return seated;
  seated.session.next = last.number + 1;
  return { ok: true, session: seated.session, notice, stands };
}

/**
 * The game as whoever reads the row later will have it: what could be undone or redone before that row cannot be any
 * more, or the row of it would lead nowhere. Only the log is for who plays now.
 */
function standing<M extends ModeTypes>({ mode, log }: Session<M>, stands: Stands<M>): Opened<M> {
  const opened = openWith(mode, stands);
  if (!opened.ok || opened.session.log.length > 0) return opened;
  return { ok: true, session: { ...opened.session, log } };
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
): Promise<ReplayedRows<M> | Failed> {
  const from = lastBeginning(rows);
  const begun = rows[from];
  const digest = begun && rulesOf(begun)?.digest;
  const opened =
    digest === undefined || digest === mode.digest
      ? await mended(mode, store, game, rows.slice(from))
      : await carriedOver(mode, store, game, rows.slice(from), digest);
  if (opened.ok || !begun || from === 0) return opened;
  // The row from which it should go on is damaged: as it stood before that one.
  const before = await openRows(mode, store, game, rows.slice(0, from));
  return before.ok ? { ...before, notice: beginningBroken([begun], opened) } : opened;
}

/** From its newest checkpoint, or from where the rows begin if there is none. */
async function carriedOver<M extends ModeTypes>(
  mode: Mode<M>,
  store: JournalStore,
  game: string,
  rows: readonly Row[],
  from: string,
): Promise<ReplayedRows<M> | Failed> {
  const kept = await store.checkpoint(game).catch(() => null);
  const opened = underNewRules(mode, { rows, kept, digest: from });
  if (!opened.ok) return opened;
  const { session, lost } = opened;
  return { ok: true, session, notice: { notice: 'carriedOver', from, lost } };
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
): Promise<ReplayedRows<M> | Failed> {
  const replayed = replayRows(mode, rows);
  const broken = replayed.ok ? replayed.notice : beginningBroken(rows, replayed);
  if (!broken) return replayed;
  const kept = await store.checkpoint(game).catch(() => null);
  const last = replayed.ok ? replayed.session.next - 1 : -1;
  const loaded = kept && kept.number > last ? load(mode, kept.save) : null;
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

function standsAfter<M extends ModeTypes>(session: Session<M>, notice: Notice): Stands<M> {
  const { mode, history, start, lineage } = session;
  const { checkpoint, answers, inputs } = saveOf(history.play, start, lineage);
  const { digest, files } = mode;
  const rules = { digest, format: files.save.format };
  const [because, from] =
    notice.notice === 'carriedOver'
      ? (['carriedOver', notice.from] as const)
      : (['repaired', digest] as const);
  return { entry: 'stands', because, from, lineage, ...rules, start, checkpoint, answers, inputs };
}
