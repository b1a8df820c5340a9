/** The log of one room: rows are appended behind the fence, and what others appended is read and applied. */
import { hash } from '@zonecrawl/engine/base';
import type { Append, Row } from '@zonecrawl/engine/kernel';
import { LIMITS, type Line } from '@zonecrawl/engine/online';
import type { Store } from '../store/store.ts';
import { type RoomEntry, readEntry } from './entries.ts';
import { after, emptyRoom, lineOf, type RoomState } from './state.ts';

/** Whoever changes a room says what is to be written, seeing how the room stands; or why nothing is. */
export type Wish<R> = (room: RoomState) =>
  | {
      readonly entries: readonly RoomEntry[];
      /** A game that is laid on the table by one of them, with its rows. */
      readonly game?: { readonly game: string; readonly rows: readonly Row[] };
    }
  | { readonly refused: R };

export type Written<R> =
  | { readonly ok: true; readonly repeated: boolean }
  | { readonly ok: false; readonly refused: R | 'notKept' };

/** Requests whose rows are remembered: a client repeats only what was not answered. */
const REMEMBERED = 200;
/** Often enough that somebody else will have given up. */
const TRIES = 20;

export interface LogListener {
  /** Every row, whoever wrote it. */
  heard(entry: RoomEntry): void;
  /** This process has written rows up to this number. */
  wrote(last: number): void;
}

export class RoomLog {
  state: RoomState;
  readonly lines: Line[] = [];
  private readonly store: Store;
  private readonly requests = new Set<string>();
  private readonly listener: LogListener;
  private last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, code: string, listener: LogListener) {
    this.store = store;
    this.state = emptyRoom(code);
    this.listener = listener;
  }

  /** The owner of this room's games: a version of its rights. */
  get owner(): string {
    return `rights ${this.state.rights}`;
  }

  /** Reads what is there and was not read yet. */
  async refresh(): Promise<void> {
    await this.inTurn(() => this.readOn());
  }

  private async readOn(): Promise<void> {
    const rows = await this.store.read(this.state.code, this.state.next);
    for (const row of rows) this.take(row);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  /** Whether this request has written already; resolves when that is safe. */
  async isRepeat(request: string): Promise<boolean> {
    if (!this.requests.has(request)) return false;
    await this.store.settle();
    return true;
  }

  /** Writes what is wished, or finds that it was written already by the same request. */
  write<R>(wish: Wish<R>, request: string | null = null): Promise<Written<R>> {
    return this.inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        if (request !== null && (await this.isRepeat(request))) return { ok: true, repeated: true };
        const wished = wish(this.state);
        if ('refused' in wished) {
          // Others may have gone on: what is refused is refused as the room stands now.
          const { next } = this.state;
          await this.readOn();
          if (this.state.next === next) return { ok: false, refused: wished.refused };
          continue;
        }
        const { entries, game } = wished;
        if (entries.length === 0) return { ok: true, repeated: false };
        const done = await this.append(entries, request, game ? [{ ...game, owner: '' }] : []);
        if (done === 'kept') return { ok: true, repeated: false };
        if (done === 'gone') break;
        await this.readOn();
      }
      return { ok: false, refused: 'notKept' };
    });
  }

  private async append(
    entries: readonly RoomEntry[],
    request: string | null,
    begun: readonly Append[],
  ): Promise<'kept' | 'again' | 'gone'> {
    const { code, next, rights, game, campaign } = this.state;
    let state = this.state;
    const rows: Row[] = entries.map((entry, index) => {
      const number = state.next;
      state = after(state, entry);
      return {
        number,
        entry,
        hash: hash(state),
        ...(request !== null && index === 0 ? { request } : {}),
      };
    });
    const isLess = state.rights !== rights;
    const games = [
      ...begun.map((append) => append.game),
      ...(isLess ? [game, campaign].filter((log) => log !== null) : []),
    ];
    const appended = await this.store.commit({
      appends: [{ game: code, owner: '', rows }, ...begun],
      owners: [
        ...(next === 0 ? [{ log: code, owner: '' }] : []),
        ...games.map((log) => ({ log, owner: `rights ${state.rights}` })),
      ],
    });
    if (appended.ok) {
      for (const row of rows) this.take(row);
      this.listener.wrote(this.state.next - 1);
      return 'kept';
    }
    return appended.trouble === 'gone' ? 'gone' : 'again';
  }

  private take({ number, entry: given, request }: Row): void {
    const entry = readEntry(given);
    this.state = after(this.state, entry);
    if (request !== undefined) this.remember(request);
    const line = lineOf(number, entry);
    if (line) this.lines.push(line);
    if (this.lines.length > LIMITS.chatShown) this.lines.shift();
    this.listener.heard(entry);
  }

  private remember(request: string): void {
    this.requests.add(request);
    const [oldest] = this.requests;
    if (this.requests.size > REMEMBERED && oldest !== undefined) this.requests.delete(oldest);
  }
}
