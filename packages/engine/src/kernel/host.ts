/**
 * Hosts one game of any mode for any number of clients. Requests are carried out one after the other; what a request
 * changes goes through the keeper before anybody hears of it, and no question is answered in between (DESIGN 14).
 */
import { errorIn } from '../base/problems.ts';
import { beginSession, entriesOf, reseeded } from './beginning.ts';
import { Checkpoints } from './checkpoints.ts';
import { type Failed, failed } from './files.ts';
import { refuseUndo, type UndoRefusal, type UndoRule } from './history.ts';
import { type Entry, isStanding, type JournalStore, type Row } from './journal.ts';
import type { Keeper } from './keeper.ts';
import type { Mode, ModeTypes, RefusalOf } from './mode.ts';
import type { Notice } from './notice.ts';
import { isUnderOtherRules, leftAlone, type OpenedJournal, openJournal } from './opening.ts';
import { entriesOfRecord, isRecord, type PlayRecord, recordOf } from './record.ts';
import { follow } from './rows.ts';
import { load, type Save } from './save.ts';
import { type Applied, apply, hashOf, inputsOf, type Session, saveOfSession, takeBack } from './session.ts';

export type Done = { readonly ok: true } | Failed;

/** Why a change was not made, besides what the mode says. */
export type HostRefusal =
  | { readonly refused: 'noGame' }
  | { readonly refused: 'stale'; readonly at: number; readonly now: number }
  /** The store did not keep it, or cannot say: it may be tried again, and is stale then if it was kept after all. */
  | { readonly refused: 'notKept' };

export type Cause = 'began' | 'loaded' | 'answered' | 'undone' | 'redone' | 'looked' | 'voted';

/** One client of a host. `keep`: the last input whose facts it has; NOTHING: tell it all. */
export interface Listener {
  update(cause: Cause, keep: number): void;
}

/** Before any input: nothing has been told. */
export const NOTHING = -1;

export interface HostOptions<M extends ModeTypes> {
  readonly mode: Mode<M>;
  /** Where journals are read from; null: nothing is kept and nothing can be opened (tests, simulations). */
  readonly store: JournalStore | null;
  /** From now on only this host appends to the game. */
  readonly claim: (game: string) => Promise<void>;
  /** The output gate of a game whose last kept row is `kept`; null with no store. */
  readonly keeper: (game: string, kept: number) => Keeper | null;
  readonly undo: UndoRule;
}

/** Takes entries one by one; what was taken is appended together. */
export type Taker<M extends ModeTypes> = (entry: Entry<M>) => Applied<M>;

export class Host<M extends ModeTypes> {
  readonly mode: Mode<M>;
  readonly rule: UndoRule;
  session: Session<M> | null = null;
  /** What opening brought besides the game itself. */
  notice: Notice | null = null;
  game = '';
  private keeper: Keeper | null = null;
  private readonly options: HostOptions<M>;
  private readonly checkpoints: Checkpoints<M> | null;
  private readonly listeners = new Set<Listener>();
  /** The request under way; the next one waits for it. */
  private last: Promise<unknown> = Promise.resolve();
  /** The journal could not even be read: nobody knows how the game stands until it can be. */
  private isAdrift = false;

  constructor(options: HostOptions<M>) {
    this.options = options;
    this.mode = options.mode;
    this.rule = options.undo;
    this.checkpoints = options.store && new Checkpoints(options.store, this);
  }

  join(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Carries out one request when those before it are done, and it is known how the game stands. */
  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const mine = this.last.then(async () => {
      if (this.isAdrift) await this.rollBack();
      return work();
    });
    this.last = mine.catch(() => undefined);
    return mine;
  }

  get keeping(): Keeper['keeping'] {
    return this.keeper?.keeping ?? { kept: -1, trouble: null };
  }

  retry(): void {
    this.keeper?.retry();
  }

  close(): void {
    this.checkpoints?.close();
    this.keeper?.close();
    this.listeners.clear();
    this.session = null;
  }

  /** A new game under this id. Nothing of the old one is touched unless the new one stands. */
  begin(game: string, start: M['start']): Promise<Done> {
    return this.enter(game, 'began', [
      { entry: 'began', start, digest: this.mode.digest, format: this.mode.files.save.format },
    ]);
  }

  /** An untrusted save or record as a new game under this id. */
  async take(game: string, file: unknown): Promise<Done> {
    if (isRecord(this.mode, file)) {
      const replayed = entriesOfRecord(this.mode, file);
      return replayed.ok ? this.enter(game, 'loaded', replayed.entries, replayed.notice) : replayed;
    }
    const loaded = load(this.mode, file);
    return loaded.ok ? this.enter(game, 'loaded', entriesOf(loaded)) : loaded;
  }

  /** A kept game, to be read only: it is neither opened nor claimed. */
  async look(game: string): Promise<OpenedJournal<M>> {
    const { store, mode } = this.options;
    if (!store) return failed('game', 'journal.noStore');
    return openJournal(mode, store, game).catch(unreadable);
  }

  /** The same as a save. */
  async read(game: string): Promise<Save<M> | Failed> {
    const opened = await this.look(game);
    return opened.ok ? saveOfSession(opened.session) : opened;
  }

  /** A game that the store has. */
  async open(game: string): Promise<Done> {
    const opened = await this.claimed(game);
    if (!opened.ok) return opened;
    const { session, stands, notice } = opened;
    const keeper = this.options.keeper(game, session.next - 1);
    if (stands) {
      // Going on from here is itself an entry: programs with older rules then leave the game alone.
      const row: Row = { number: session.next, entry: stands, hash: hashOf(session) };
      const kept = await keeper?.keep([row]);
      if (kept?.ok === false) return failed('journal', 'journal.notKept', { trouble: kept.trouble });
      session.next++;
    }
    this.seat(game, session, keeper, notice);
    this.tell('loaded', NOTHING);
    return { ok: true };
  }

  /**
   * Claimed first: what another tab or node still wants to write must not come after what is read here. A game that
   * goes on under newer rules is not even claimed.
   */
  private async claimed(game: string): Promise<OpenedJournal<M>> {
    const { store, mode, claim } = this.options;
    try {
      const newer = store && leftAlone(mode, await store.read(game, 0));
      if (newer) return newer;
      await claim(game);
    } catch (error) {
      return unreadable(error);
    }
    return this.look(game);
  }

  private async enter(
    game: string,
    cause: 'began' | 'loaded',
    entries: readonly Entry<M>[],
    said: Notice | null = null,
  ): Promise<Done> {
    const begun = beginSession(this.mode, entries);
    if (!begun.ok) return begun;
    const { session, rows, notice } = begun;
    const keeper = this.options.keeper(game, -1);
    const kept = await keeper?.keep(rows);
    if (kept?.ok === false) {
      keeper?.close();
      return failed('journal', 'journal.notKept', { trouble: kept.trouble });
    }
    this.seat(game, session, keeper, said ?? notice);
    this.tell(cause, NOTHING);
    return { ok: true };
  }

  private seat(game: string, session: Session<M>, keeper: Keeper | null, notice: Notice | null): void {
    this.keeper?.close();
    this.isAdrift = false;
    this.game = game;
    this.session = session;
    this.keeper = keeper;
    this.notice = notice;
    this.checkpoints?.follow();
  }

  /**
   * Changes the game: what `act` takes is appended in one transaction, and told when that is complete. `number` is the
   * journal's next one as the client knew it, so that an answer given before an undo is seen as stale.
   */
  async change<T>(
    number: number,
    cause: Cause,
    act: (session: Session<M>, take: Taker<M>) => T,
  ): Promise<
    { readonly ok: true; readonly result: T } | { readonly ok: false; readonly refusal: HostRefusal }
  > {
    const { session } = this;
    if (!session) return { ok: false, refusal: { refused: this.isAdrift ? 'notKept' : 'noGame' } };
    if (number !== session.next) {
      return { ok: false, refusal: { refused: 'stale', at: number, now: session.next } };
    }
    const before = inputsOf(session);
    const undone = session.history.undone.slice();
    const rows: Row<Entry<M>>[] = [];
    const result = act(session, (entry) => {
      const row = rowOf(session, entry);
      const applied = apply(session, entry);
      if (applied.ok) rows.push({ ...row, hash: hashOf(session) });
      return applied;
    });
    if (rows.length === 0) return { ok: true, result };
    const kept = await this.keeper?.keep(rows);
    if (kept?.ok === false) {
      const isKnown = kept.trouble !== 'unknown';
      // What was shown before may not be kept either: then only the journal knows where the game stands.
      const isAllKept = (this.keeper?.keeping.kept ?? number) >= number - 1;
      const isEasy = isKnown && isAllKept && rows.every(({ entry }) => entry.entry === 'input');
      if (isEasy) takeBack(session, before, undone, number);
      if (!isEasy || !(await this.catchUp())) await this.rollBack(isKnown);
      return { ok: false, refusal: { refused: 'notKept' } };
    }
    this.tell(cause, Math.min(before, inputsOf(session)));
    this.checkpoints?.follow();
    return { ok: true, result };
  }

  /** Plays what others have appended meanwhile. False: that was not possible, and nobody knows how the game stands. */
  private async catchUp(): Promise<boolean> {
    const { session } = this;
    const { store } = this.options;
    if (!session || !store) return false;
    const rows = await store.read(this.game, session.next).catch(() => null);
    // Under other rules the same row may lead elsewhere; whether these may go on with it is seen by opening it.
    if (!rows || rows.some((row) => isUnderOtherRules(this.mode, row))) return false;
    let keep = inputsOf(session);
    for (const row of rows) {
      if (follow(session, row) !== null) return false;
      keep = isStanding(row) ? NOTHING : Math.min(keep, inputsOf(session));
    }
    if (rows.length > 0) this.tell('answered', keep);
    return true;
  }

  /** Goes on to where the journal is, if others have gone on with this game. */
  async followOthers(): Promise<void> {
    if (this.session && !(await this.catchUp())) await this.rollBack();
  }

  /** Draws anew what nobody may know: the game goes on from the start of the running step, under this seed. */
  async reseed(seed: string): Promise<Done> {
    const { session, mode } = this;
    if (!session) return failed('game', 'journal.notOpen');
    const stands = reseeded(mode, session, seed);
    const changed = await this.change(session.next, 'loaded', (_session, take) => take(stands));
    if (!changed.ok) return failed('journal', 'journal.notKept', { trouble: changed.refusal.refused });
    return changed.result.ok ? { ok: true } : failed('game', 'journal.notOnward');
  }

  /** Back to what the journal says; where it says nothing, there is no game any more, or none until it can be read. */
  private async rollBack(isReadable = true): Promise<void> {
    const { mode } = this.options;
    const store = isReadable ? this.options.store : null;
    const opened = store && (await openJournal(mode, store, this.game).catch(() => null));
    // Where it goes on from here by a row of its own, what is played before that is kept would not be found again.
    if (opened?.ok && opened.stands) {
      this.session = null;
      this.isAdrift = !(await this.open(this.game)).ok;
      return;
    }
    this.isAdrift = opened === null;
    this.session = opened?.ok ? opened.session : null;
    if (this.session) this.tell('loaded', NOTHING);
  }

  /** Takes inputs back: freely, or as the table's rule says. `consent`: all who play agreed. */
  undo(
    number: number,
    inputs: number,
    consent: boolean,
  ): Promise<{ readonly ok: true } | { readonly ok: false; readonly refusal: UndoRefusal<M> | HostRefusal }> {
    return this.move(number, 'undone', ({ history }, take) => {
      const refusal = refuseUndo(history, this.rule, inputs, consent);
      if (!refusal) take({ entry: 'undone', inputs });
      return refusal;
    });
  }

  /** Redoes inputs. */
  redo(
    number: number,
    inputs: number,
  ): Promise<{ readonly ok: true } | { readonly ok: false; readonly refusal: UndoRefusal<M> | HostRefusal }> {
    return this.move(number, 'redone', (_session, take) =>
      take({ entry: 'redone', inputs }).ok ? null : { refused: 'nothingToRedo' },
    );
  }

  /** Gives one input. */
  answer(
    number: number,
    input: M['input'],
  ): Promise<{ readonly ok: true } | { readonly ok: false; readonly refusal: Refused<M> | HostRefusal }> {
    return this.move(number, 'answered', (_session, take) => {
      const applied = take({ entry: 'input', input });
      return applied.ok ? null : applied.refusal;
    });
  }

  private async move<R>(
    number: number,
    cause: Cause,
    act: (session: Session<M>, take: Taker<M>) => R | null,
  ): Promise<{ readonly ok: true } | { readonly ok: false; readonly refusal: R | HostRefusal }> {
    const changed = await this.change(number, cause, act);
    if (!changed.ok) return changed;
    return changed.result === null ? { ok: true } : { ok: false, refusal: changed.result };
  }

  /** The running game as a save, whatever the store has of it. */
  save(): Save<M> | Failed {
    const { session } = this;
    return session ? saveOfSession(session) : failed('game', 'journal.notOpen');
  }

  /** The same as a record, where it follows from its start. */
  record(): PlayRecord<M> | Failed {
    const { session } = this;
    if (!session) return failed('game', 'journal.notOpen');
    const { history, start, lineage } = session;
    if (start === null || lineage.is !== 'repeats') return failed('start', 'journal.notFromStart');
    return recordOf(history.play, start);
  }

  tell(cause: Cause, keep: number): void {
    for (const listener of this.listeners) listener.update(cause, keep);
  }
}

const unreadable = (error: unknown): Failed =>
  failed('journal', 'journal.unreadable', { error: errorIn(error) });

type Refused<M extends ModeTypes> = RefusalOf<M> | { readonly refused: 'notPossible' };

const rowOf = <M extends ModeTypes>(
  { next }: Session<M>,
  entry: Entry<M>,
): { number: number; entry: Entry<M> } => ({
  number: next,
  entry,
});
