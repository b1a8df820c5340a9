/**
 * Hosts one game of any mode for any number of clients. Requests are carried out one after the other; what a request
 * changes goes through the keeper before anybody hears of it, and no question is answered in between (DESIGN 14).
 */
import { type Failed, failed } from './files.ts';
import { refuseUndo, type UndoRefusal, type UndoRule } from './history.ts';
import type { Entry, JournalStore, Row } from './journal.ts';
import type { Keeper } from './keeper.ts';
import type { Mode, ModeTypes, RefusalOf } from './mode.ts';
import { leftAlone, type Notice, type OpenedJournal, openJournal } from './opening.ts';
import { entriesOf, load, type Save, saveOf } from './save.ts';
import { type Applied, apply, hashOf, inputsOf, type Opened, openWith, type Session } from './session.ts';

export type Done = { readonly ok: true } | Failed;

/** Why a change was not made, besides what the mode says. */
export type HostRefusal =
  | { readonly refused: 'noGame' }
  | { readonly refused: 'stale'; readonly at: number; readonly now: number }
  /** The store did not keep it: it has not happened, and may be tried again. */
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
  private game = '';
  private keeper: Keeper | null = null;
  private readonly options: HostOptions<M>;
  private readonly listeners = new Set<Listener>();
  /** The request under way; the next one waits for it. */
  private last: Promise<unknown> = Promise.resolve();
  private checkpointing: Promise<void> | null = null;
  /** The journal could not even be read: nobody knows how the game stands until it can be. */
  private isAdrift = false;
  /** Something has changed since the last checkpoint was made. */
  private isBehind = false;

  constructor(options: HostOptions<M>) {
    this.options = options;
    this.mode = options.mode;
    this.rule = options.undo;
  }

  join(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Carries out one request when those before it are done. */
  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const mine = this.last.then(work);
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

  /** A save from anywhere as a new game under this id. */
  async take(game: string, file: unknown): Promise<Done> {
    const loaded = load(this.mode, file);
    return loaded.ok ? this.enter(game, 'loaded', entriesOf(loaded)) : loaded;
  }

  /** A kept game as it stands, for whoever only wants to see it: it is neither opened nor claimed. */
  async look(game: string): Promise<OpenedJournal<M>> {
    const { store, mode } = this.options;
    if (!store) return failed('game', 'no games are kept here');
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
      if (kept?.ok === false) return failed('journal', kept.trouble);
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

  private async enter(game: string, cause: 'began' | 'loaded', entries: readonly Entry<M>[]): Promise<Done> {
    const [first, ...rest] = entries;
    if (first?.entry !== 'began' && first?.entry !== 'stands') return failed('game', 'it has no beginning');
    const opened: Opened<M> = openWith(this.mode, first);
    if (!opened.ok) return opened;
    const { session } = opened;
    const rows: Row[] = [{ number: 0, entry: first, hash: hashOf(session) }];
    for (const entry of rest) {
      const number = session.next;
      if (!apply(session, entry).ok) return failed(`inputs.${number - 1}`, 'the game does not take it');
      rows.push({ number, entry, hash: hashOf(session) });
    }
    const keeper = this.options.keeper(game, -1);
    const kept = await keeper?.keep(rows);
    if (kept?.ok === false) {
      keeper?.close();
      return failed('journal', kept.trouble);
    }
    this.seat(game, session, keeper, noticeOf(first));
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
    this.keepCheckpoint();
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
    if (this.isAdrift) await this.rollBack();
    const { session } = this;
    if (!session) return { ok: false, refusal: { refused: this.isAdrift ? 'notKept' : 'noGame' } };
    if (number !== session.next) {
      return { ok: false, refusal: { refused: 'stale', at: number, now: session.next } };
    }
    const before = inputsOf(session);
    const rows: Row[] = [];
    const result = act(session, (entry) => {
      const row = rowOf(session, entry);
      const applied = apply(session, entry);
      if (applied.ok) rows.push({ ...row, hash: hashOf(session) });
      return applied;
    });
    if (rows.length === 0) return { ok: true, result };
    const kept = await this.keeper?.keep(rows);
    if (kept?.ok === false) {
      await this.rollBack();
      return { ok: false, refusal: { refused: 'notKept' } };
    }
    this.tell(cause, Math.min(before, inputsOf(session)));
    this.keepCheckpoint();
    return { ok: true, result };
  }

  /** Back to what the journal says; where it says nothing, there is no game any more. */
  private async rollBack(): Promise<void> {
    const { store, mode } = this.options;
    const opened = store && (await openJournal(mode, store, this.game).catch(() => null));
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

  /** Gives inputs again that were taken back. */
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
    return session ? saveOfSession(session) : failed('game', 'there is none');
  }

  tell(cause: Cause, keep: number): void {
    for (const listener of this.listeners) listener.update(cause, keep);
  }

  /** Lazily and never in anybody's way: one at a time, the newest; one that fails is made anew after the next change. */
  private keepCheckpoint(): void {
    const { store } = this.options;
    if (!store) return;
    this.isBehind = true;
    this.checkpointing ??= this.writeCheckpoints(store).finally(() => {
      this.checkpointing = null;
    });
  }

  private async writeCheckpoints(store: JournalStore): Promise<void> {
    while (this.isBehind) {
      this.isBehind = false;
      // What changes in the same breath is written once.
      await Promise.resolve();
      const { session, game } = this;
      const save = this.save();
      if (session && !('problems' in save))
        await store.keepCheckpoint(game, { number: session.next - 1, save }).catch(() => undefined);
    }
  }
}

const saveOfSession = <M extends ModeTypes>({ history, start, lineage }: Session<M>): Save<M> =>
  saveOf(history.play, start, lineage);

const unreadable = (error: unknown): Failed =>
  failed('journal', `it cannot be read: ${error instanceof Error ? error.message : String(error)}`);

/** A save of older rules goes on under these. */
const noticeOf = <M extends ModeTypes>(first: Entry<M>): Notice | null =>
  first.entry === 'stands' && first.because === 'carriedOver'
    ? { notice: 'carriedOver', from: first.from, lost: 0 }
    : null;

type Refused<M extends ModeTypes> = RefusalOf<M> | { readonly refused: 'notPossible' };

const rowOf = <M extends ModeTypes>(
  { next }: Session<M>,
  entry: Entry<M>,
): { number: number; entry: Entry<M> } => ({
  number: next,
  entry,
});
