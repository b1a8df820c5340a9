/**
 * A room's way to the store for one of its games: rows go out under the room's present rights and with the id of the
 * request that brought them; ids that come back are remembered, so that a repeat is found.
 */
import type { Append, Appended, Checkpoint, JournalStore, Row } from '@zonecrawl/engine/kernel';
import type { Store } from '../store/store.ts';

/** Requests whose rows are remembered: a client repeats only what was not answered. */
const REMEMBERED = 100;
/** Milliseconds between two checkpoints of a game: they only spare work, making one costs time, and the last is made at the end. */
const PAUSE = 120_000;

export interface GateOptions {
  readonly store: Store;
  readonly owner: () => string;
  /** Somebody else was quicker. */
  readonly raced: () => void;
  /** Rows up to this number were kept. */
  readonly wrote: (last: number) => void;
}

export class Gate implements JournalStore {
  /** The request that is being carried out. */
  request: string | null = null;
  private readonly store: Store;
  private readonly owner: () => string;
  private readonly raced: () => void;
  private readonly wrote: (last: number) => void;
  /** `read`: found by reading, so that it may be visible before it is safe. */
  private readonly requests = new Map<string, 'written' | 'read'>();
  /** Rows of a game that is not on the table yet: they are kept together with the row that lays it there. */
  private held: Row[] | null = null;
  private closed = false;
  private wake: () => void = () => {};

  constructor({ store, owner, raced, wrote }: GateOptions) {
    this.store = store;
    this.owner = owner;
    this.raced = raced;
    this.wrote = wrote;
  }

  /** Whether this request was carried out before; resolves when that is safe. */
  async isRepeat(request: string): Promise<boolean> {
    const how = this.requests.get(request);
    if (how === 'read') {
      await this.store.settle();
      this.requests.set(request, 'written');
    }
    return how !== undefined;
  }

  /** From now on rows are held back. */
  hold(): void {
    this.held = [];
  }

  /** What was held back, to be kept by whoever lays the game on the table. */
  get heldBack(): readonly Row[] {
    return this.held ?? [];
  }

  /** It was kept. */
  letGo(): void {
    this.held = null;
  }

  async append({ game, rows }: Append): Promise<Appended> {
    if (this.held) {
      this.held.push(...rows);
      return { ok: true };
    }
    const { request } = this;
    const sent = rows.map((row, index) => (index === 0 && request !== null ? { ...row, request } : row));
    const appended = await this.store.append({ game, owner: this.owner(), rows: sent });
    if (appended.ok && request !== null) this.remember(request, 'written');
    if (appended.ok) this.wrote(rows.at(-1)?.number ?? -1);
    if (!appended.ok && appended.trouble === 'stale') this.raced();
    return appended;
  }

  async read(game: string, from: number): Promise<readonly Row[]> {
    const rows = await this.store.read(game, from);
    return rows.map(({ number, entry, hash, request }) => {
      if (request !== undefined && !this.requests.has(request)) this.remember(request, 'read');
      return { number, entry, hash };
    });
  }

  private remember(request: string, how: 'written' | 'read'): void {
    this.requests.delete(request);
    this.requests.set(request, how);
    const [oldest] = this.requests.keys();
    if (this.requests.size > REMEMBERED && oldest !== undefined) this.requests.delete(oldest);
  }

  async claim(game: string): Promise<void> {
    if (!this.held) await this.store.claim(game, this.owner());
  }

  last(game: string): Promise<number> {
    return this.store.last(game);
  }

  remove(game: string): Promise<void> {
    return this.store.remove(game);
  }

  checkpoint(game: string): Promise<Checkpoint | null> {
    return this.store.checkpoint(game);
  }

  /** The host makes the next one when this one is kept: so it takes its time. */
  async keepCheckpoint(game: string, checkpoint: Checkpoint): Promise<void> {
    await this.store.keepCheckpoint(game, checkpoint);
    if (this.closed) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, PAUSE).unref();
    this.wake = resolve;
    await promise;
    clearTimeout(timer);
  }

  close(): void {
    this.closed = true;
    this.wake();
  }
}
