/**
 * A game that was played under other rules, taken as far under the present ones as its answers lead where they led. An
 * answer is the number of an option: under other rules it may mean another one, so that it is legal proves nothing.
 */
import { readEntry } from './entrySchema.ts';
import { type Failed, failed } from './files.ts';
import type { Checkpoint, Entry, Lineage, Row, Standing } from './journal.ts';
import type { Mode, ModeTypes } from './mode.ts';
import { follow, hashUnder, openAt } from './rows.ts';
import { carriedOver, parseSave } from './save.ts';
import { fromStanding, type Session } from './session.ts';

export interface Carried<M extends ModeTypes> {
  readonly ok: true;
  readonly session: Session<M>;
  /** What of it came last and is not part of it any more: answers, undos. */
  readonly lost: number;
}

/** A game played with the rules of this digest: its rows from the last `began` or `stands`, and its checkpoint. */
export interface Played {
  readonly rows: readonly Row[];
  readonly kept: Checkpoint | null;
  readonly digest: string;
}

/** From the checkpoint, or the first row if there is none that can be used. */
export function underNewRules<M extends ModeTypes>(mode: Mode<M>, played: Played): Carried<M> | Failed {
  const saved = goOn(played, () => fromCheckpoint(mode, played));
  return saved.ok ? saved : goOn(played, () => fromFirstRow(mode, played));
}

function goOn<M extends ModeTypes>(
  { rows, digest }: Played,
  open: () => Carried<M> | Failed,
): Carried<M> | Failed {
  const opened = open();
  if (!opened.ok) return opened;
  const { session, lost } = opened;
  const tail = rows.filter(({ number }) => number >= session.next);
  const wrong = lost > 0 ? 0 : tail.findIndex((row) => follow(session, row, digest) !== null);
  if (wrong < 0) return whole(opened, digest);
  // What the row that leads elsewhere did must not be seen: those before it once more.
  const again = open();
  if (!again.ok) return again;
  for (const row of tail.slice(0, wrong)) follow(again.session, row, digest);
  return whole({ ...again, lost: lost + tail.length - wrong }, digest);
}

/** A game that follows from its start under the present rules too is what it was; any other came from elsewhere. */
function whole<M extends ModeTypes>(carried: Carried<M>, digest: string): Carried<M> {
  const { session } = carried;
  const isWhole = session.log.at(0) !== undefined && session.lineage.is === 'repeats';
  if (!isWhole) session.lineage = carriedOver(session.lineage, digest);
  return carried;
}

function fromCheckpoint<M extends ModeTypes>(
  mode: Mode<M>,
  { rows, kept, digest }: Played,
): Carried<M> | Failed {
  if (!kept || kept.number < (rows[0]?.number ?? 0)) return failed('journal', 'journal.noGame');
  const parsed = parseSave(mode, kept.save);
  if (!parsed.ok) return parsed;
  const { save } = parsed;
  const hashes = hashesUpTo(mode, rows, kept.number, save.inputs.length);
  return standing(mode, save, save.lineage, { number: kept.number, hashes, digest });
}

function fromFirstRow<M extends ModeTypes>(mode: Mode<M>, { rows, digest }: Played): Carried<M> | Failed {
  const [first] = rows;
  if (!first) return failed('journal', 'journal.noGame');
  const { number, hash } = first;
  const entry = readEntry(mode, first.entry);
  if (entry?.entry === 'stands') {
    const hashes = new Map([[entry.inputs.length, hash]]);
    return standing(mode, entry, entry.lineage, { number, hashes, digest });
  }
  const opened = openAt(mode, first);
  return opened.ok ? { ...opened, lost: 0 } : opened;
}

interface Stood {
  /** Of the row after which it stood like this. */
  readonly number: number;
  /** Of the state after so many inputs, where rows tell it. */
  readonly hashes: ReadonlyMap<number, string>;
  readonly digest: string;
}

/** With as many answers of the running step as lead where they led; its start is a state, which needs no answers. */
function standing<M extends ModeTypes>(
  mode: Mode<M>,
  { start, checkpoint, answers, inputs }: Standing<M>,
  lineage: Lineage,
  { number, hashes, digest }: Stood,
): Carried<M> | Failed {
  const before = inputs.length - answers.length;
  for (let given = answers.length; ; given--) {
    const some = { answers: answers.slice(0, given), inputs: inputs.slice(0, before + given) };
    const opened = fromStanding(mode, { start, checkpoint, ...some }, lineage);
    const isMeant = opened.ok && hashUnder(opened.session, digest) === hashes.get(before + given);
    if (given > 0 && !isMeant) continue;
    if (!opened.ok) return opened;
    opened.session.next = number + 1;
    return { ...opened, lost: answers.length - given };
  }
}

/** Back from this row, after which so many inputs had been given, as far as rows can be read. */
function hashesUpTo<M extends ModeTypes>(
  mode: Mode<M>,
  rows: readonly Row[],
  number: number,
  inputs: number,
): ReadonlyMap<number, string> {
  const hashes = new Map<number, string>();
  let count = inputs;
  let next = number;
  for (const row of rows.filter((one) => one.number <= number).reverse()) {
    const entry = row.number === next ? readEntry(mode, row.entry) : null;
    if (!entry) break;
    if (!hashes.has(count)) hashes.set(count, row.hash);
    count -= givenBy(entry);
    next--;
  }
  return hashes;
}

/** How many inputs more there are after this entry. */
function givenBy<M extends ModeTypes>(entry: Entry<M>): number {
  switch (entry.entry) {
    case 'input':
      return 1;
    case 'redone':
      return entry.inputs;
    case 'undone':
      return -entry.inputs;
    case 'began':
    case 'stands':
      return 0;
  }
}
