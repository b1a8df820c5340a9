/**
 * The output gate of one game: rows go to its journal, and the host tells nobody anything before `keep` has resolved.
 * A strict keeper answers as the store does; a patient one lets play go on without the store, after it has said so.
 */
import { sameJson } from '../base/json.ts';
import type { Append, Appended, AppendTrouble, JournalStore, Row } from './journal.ts';

/** How the journal stands, for a notice that lasts as long as the trouble. */
export interface Keeping {
  /** The last row that is kept; -1: none. */
  readonly kept: number;
  /** Rows after `kept` are not kept, and why; `slow`: the store has not answered yet. */
  readonly trouble: AppendTrouble | 'slow' | null;
}

/** `unknown`: the store failed, and cannot be read either; the rows may be there or not. */
export type Kept = Appended | { readonly ok: false; readonly trouble: 'unknown' };

export interface Keeper {
  readonly keeping: Keeping;
  /**
   * Resolves when the waiting request may be answered: the rows are kept, or the failure was announced and play goes
   * on.
   */
  keep(rows: readonly Row[]): Promise<Kept>;
  /** Tries again at once what has failed. */
  retry(): void;
  close(): void;
}

/** Time comes in from outside: pure inside, effects at the edge (docs/style.md). */
export interface Clock {
  /** Resolves after so many milliseconds. */
  after(milliseconds: number): Promise<void>;
}

/** For a server: what is not kept has not happened, and the host rolls back. */
export function strictKeeper(store: JournalStore, game: string, owner: string, kept: number): Keeper {
  let keeping: Keeping = { kept, trouble: null };
  return {
    get keeping() {
      return keeping;
    },
    async keep(rows) {
      const appended = await appendTo(store, { game, owner, rows });
      const isUnsure = !appended.ok && appended.trouble === 'failed';
      const outcome = isUnsure ? await findOut(store, game, rows) : appended;
      if (outcome.ok) keeping = { kept: rows.at(-1)?.number ?? keeping.kept, trouble: null };
      return outcome;
    },
    retry() {},
    close() {},
  };
}

/**
 * A store that failed may have kept the rows all the same: a connection that broke just then. Only the journal knows.
 */
async function findOut(store: JournalStore, game: string, rows: readonly Row[]): Promise<Kept> {
  try {
    const there = await countThere(store, game, rows);
    if (there === rows.length) return { ok: true };
    return { ok: false, trouble: there === 0 ? 'failed' : 'stale' };
  } catch {
    return { ok: false, trouble: 'unknown' };
  }
}

/** How many of these rows the journal has; null: it has others in their place. May reject, as reading may. */
async function countThere(store: JournalStore, game: string, rows: readonly Row[]): Promise<number | null> {
  const there = await store.read(game, rows[0]?.number ?? 0);
  const same = there.slice(0, rows.length);
  return same.every((row, index) => sameJson(row, rows[index])) ? same.length : null;
}

/** A game that is new to the store is claimed first. */
async function appendTo(store: JournalStore, append: Append): Promise<Appended> {
  if (append.rows[0]?.number !== 0) return store.append(append);
  try {
    await store.claim(append.game, append.owner);
  } catch {
    return { ok: false, trouble: 'failed' };
  }
  return store.append(append);
}

/** How long a player waits for the store before play goes on without it. */
const PATIENCE = 1000;
/** Between two tries; doubled each time up to the most. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

interface PatientOptions {
  readonly store: JournalStore;
  readonly game: string;
  readonly owner: string;
  readonly clock: Clock;
  /** Told of every change, before anything is shown that is not kept. */
  readonly say: (keeping: Keeping) => void;
  /** The last row that is there already; -1: none. */
  readonly kept: number;
}

/** For a player's own device: trouble is announced first, then play goes on and the backlog follows when it can. */
export class PatientKeeper implements Keeper {
  keeping: Keeping;
  private readonly options: PatientOptions;
  private backlog: Row[] = [];
  private writing: Promise<void> | null = null;
  private wake: () => void = () => {};
  private closed = false;

  constructor(options: PatientOptions) {
    this.options = options;
    this.keeping = { kept: options.kept, trouble: null };
  }

  async keep(rows: readonly Row[]): Promise<Appended> {
    const last = rows.at(-1)?.number ?? this.keeping.kept;
    const isLate = this.keeping.trouble !== null;
    this.backlog.push(...rows);
    this.writing ??= this.write();
    // After the failure was announced, requests do not wait for it again at every input.
    if (!isLate) await Promise.race([this.writing, this.options.clock.after(PATIENCE)]);
    const { kept, trouble } = this.keeping;
    // Another tab or device goes on with this game: what was done here is not part of it.
    if (trouble === 'taken') return { ok: false, trouble };
    if (kept < last && trouble === null) this.say({ kept, trouble: 'slow' });
    return { ok: true };
  }

  retry(): void {
    this.wake();
  }

  close(): void {
    this.closed = true;
    this.wake();
  }

  private say(keeping: Keeping): void {
    const { kept, trouble } = this.keeping;
    this.keeping = keeping;
    // All is well as before: nobody waits for that news.
    if (trouble !== null || keeping.trouble !== null || kept > keeping.kept) this.options.say(keeping);
  }

  /** Writes the backlog. Resolves when it is empty or a try has failed; tries then go on in the background. */
  private async write(): Promise<void> {
    if (await this.tryOnce()) {
      this.writing = null;
      return;
    }
    void this.tryAgain();
  }

  private async tryAgain(): Promise<void> {
    for (let pause = FIRST_PAUSE; !this.closed; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.wake = resolve;
      await Promise.race([promise, this.options.clock.after(pause)]);
      const { trouble } = this.keeping;
      if (trouble === 'taken' || trouble === 'gone' || (await this.tryOnce())) break;
    }
    this.writing = null;
  }

  /** Appends all that is waiting; false: it did not work. */
  private async tryOnce(): Promise<boolean> {
    while (this.backlog.length > 0 && !this.closed) {
      const rows = this.backlog.slice();
      const appended = await this.append(rows);
      if (!appended.ok) {
        this.say({ kept: this.keeping.kept, trouble: appended.trouble });
        return false;
      }
      this.backlog.splice(0, rows.length);
      // While more is waiting that was shown already, all is not well yet.
      const trouble = this.backlog.length > 0 ? this.keeping.trouble : null;
      this.say({ kept: rows.at(-1)?.number ?? this.keeping.kept, trouble });
    }
    return true;
  }

  private async append(rows: readonly Row[]): Promise<Appended> {
    const { store, game, owner } = this.options;
    const append: Append = { game, owner, rows };
    const appended = await appendTo(store, append);
    if (appended.ok || appended.trouble !== 'stale') return appended;
    return this.alreadyThere(rows);
  }

  /** An earlier try may have been kept although nobody said so. */
  private async alreadyThere(rows: readonly Row[]): Promise<Appended> {
    const { store, game, owner } = this.options;
    try {
      const there = await countThere(store, game, rows);
      if (there === null) return { ok: false, trouble: 'taken' };
      return there === rows.length ? { ok: true } : store.append({ game, owner, rows: rows.slice(there) });
    } catch {
      return { ok: false, trouble: 'failed' };
    }
  }
}

/** How a host keeps journals. */
export interface JournalOptions {
  readonly store: JournalStore;
  /** Who plays here: a tab, a node. */
  readonly owner: string;
  /** With a clock play goes on without the store if it must; without one what is not kept has not happened. */
  readonly clock?: Clock;
}

/** What a host needs of these options. `say` is told of every change in how the journal stands. */
export function journaled(
  options: JournalOptions | undefined,
  say: (keeping: Keeping) => void,
): {
  readonly store: JournalStore | null;
  readonly claim: (game: string) => Promise<void>;
  readonly keeper: (game: string, kept: number) => Keeper | null;
} {
  if (!options) return { store: null, claim: async () => {}, keeper: () => null };
  const { store, owner, clock } = options;
  return {
    store,
    claim: (game) => store.claim(game, owner),
    keeper: (game, kept) =>
      clock
        ? new PatientKeeper({ store, game, owner, clock, say, kept })
        : strictKeeper(store, game, owner, kept),
  };
}
