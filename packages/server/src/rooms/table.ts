/** A Mission on the table of a room: inputs of those who hold its seats go in; updates come out. */
import { box } from '@zonecrawl/content';
import { ChangingHash } from '@zonecrawl/engine/base';
import { type GameTypes, gameMode } from '@zonecrawl/engine/game';
import { boardPicture, type Request, Seat, type Votes } from '@zonecrawl/engine/host';
import {
  type Cause,
  type Done,
  NOTHING,
  type Session,
  toldSince,
  type UndoRule,
} from '@zonecrawl/engine/kernel';
import type { Decision, Fact, GameSetup, StalkerId } from '@zonecrawl/engine/model';
import { difference, hashOfTable, patched, type Seen } from '@zonecrawl/engine/online';
import { decisionFor, viewFor } from '@zonecrawl/engine/view';
import { Hosted, type HostedOptions } from './hosted.ts';
import { type Shown, sendUpdates, type Watcher } from './updates.ts';

/** Undo is voted about in the room. */
const NO_VOTES: Votes = {
  enter() {},
  leave() {},
  vote: () => false,
  agreement: () => null,
  open: () => null,
};

interface TableOptions extends HostedOptions {
  readonly undo: UndoRule;
  readonly watchers: () => Iterable<Watcher>;
  /** After every change, once it is told. */
  readonly changed: (facts: readonly Fact[]) => void;
}

export class Table extends Hosted<GameTypes> {
  private readonly options: TableOptions;
  private shown: Shown | null = null;
  private hashes = new Map<string, string>();
  private readonly viewHash = new ChangingHash('decision');

  constructor(options: TableOptions) {
    super(options, { mode: gameMode(box), undo: options.undo });
    this.options = options;
  }

  begin(setup: GameSetup): Promise<Done> {
    this.gate.hold();
    return this.host.inTurn(() => this.host.begin(this.game, { from: 'mission', setup }));
  }

  get session(): Session<GameTypes> | null {
    return this.host.session;
  }

  get decision(): Decision | null {
    return this.session?.history.play.decision ?? null;
  }

  /** A request of whoever holds these seats when its turn comes. */
  request(request: Request, id: string, seats: () => readonly StalkerId[]): Promise<unknown> {
    return this.once(id, () => new Seat(this.host, NO_VOTES, seats(), null).carryOut(request));
  }

  /** Everybody agreed. */
  undo(number: number, inputs: number): Promise<boolean> {
    return this.host.inTurn(async () => (await this.host.undo(number, inputs, true)).ok);
  }

  /** Of what whoever holds these seats sees now. */
  hash(seats: readonly StalkerId[]): string {
    const { decision, shown } = this;
    const seen = decision && decisionFor(decision, seats);
    const key = seen === decision ? 'open' : seats.join();
    const known = this.hashes.get(key);
    if (known !== undefined) return known;
    const made = hashOfTable(shown?.parts.view ?? null, seen, (table) => this.viewHash.of(table));
    this.hashes.set(key, made);
    return made;
  }

  update(cause: Cause, keep: number): void {
    const { session } = this;
    if (!session || cause === 'voted' || cause === 'looked') return;
    const before = this.shown;
    const changed = this.look(session);
    const parts = keep === NOTHING ? null : changed;
    this.send(this.options.watchers(), cause, keep, (watcher) =>
      watcher.seen === before?.number ? parts : null,
    );
    this.options.changed(keep === NOTHING ? [] : toldSince(session, keep).flatMap(({ facts }) => facts));
  }

  /** All of it to one who has come in, or nothing if it has seen all. */
  welcome(watcher: Watcher, seen: Seen | undefined): Promise<void> {
    return this.host.inTurn(() => this.show(watcher, seen));
  }

  private async show(watcher: Watcher, seen: Seen | undefined): Promise<void> {
    const { session } = this;
    if (!session) return;
    if (!this.shown) this.look(session);
    if (seen?.game === this.game && seen.number === session.next) {
      watcher.seen = session.next;
      watcher.send(JSON.stringify({ type: 'same', game: this.game, number: session.next }));
      return;
    }
    const keep = seen?.game === this.game && seen.number < session.next ? await this.common(seen) : NOTHING;
    this.send([watcher], 'looked', keep, () => null);
  }

  /** How many of the inputs it has seen still hold: what came between may have gone back further. */
  private async common({ number, at }: Seen): Promise<number> {
    const rows = await this.options.store.read(this.game, number).catch(() => null);
    let [inputs, least] = [at, at];
    for (const { entry } of rows ?? [{ entry: { entry: 'stands' } }]) {
      const { entry: kind, inputs: count } = entry as { readonly entry: string; readonly inputs?: number };
      if (kind === 'stands') return NOTHING;
      inputs += kind === 'undone' ? -(count ?? 0) : kind === 'redone' ? (count ?? 0) : 1;
      least = Math.min(least, inputs);
    }
    return Math.max(NOTHING, least);
  }

  /**
   * Looks at what everybody may see, and says what has changed since the last time, as it is sent; null: there was none.
   * Views differ in nothing else: what one seat alone knows is not in them. What was shown stays as it was: it shares
   * nothing with the running game, and all that has not changed with what was shown before.
   */
  private look({ history, next }: Session<GameTypes>): string | null {
    const { game } = history.play;
    const before = this.shown;
    // The picture of a board never changes.
    const board = boardPicture(game);
    const view = viewFor(game, []);
    this.hashes = new Map();
    if (!before) {
      this.shown = { number: next, parts: { view: JSON.parse(JSON.stringify(view)), board } };
      return null;
    }
    const changed = JSON.stringify(difference(before.parts, { view, board }));
    // The border: a difference that was made from what was shown leads to what is seen now.
    const { view: seen } = patched(before.parts, JSON.parse(changed)) as Shown['parts'];
    this.shown = { number: next, parts: { view: seen, board } };
    return `{"from":${before.number},"changed":${changed}}`;
  }

  private send(
    watchers: Iterable<Watcher>,
    cause: Cause,
    keep: number,
    partsFor: (watcher: Watcher) => string | null,
  ): void {
    const { session, shown, game, host } = this;
    if (!session || !shown) return;
    const { rule, notice } = host;
    sendUpdates({ game, session, shown, cause, keep, rule, notice }, watchers, partsFor);
  }
}
