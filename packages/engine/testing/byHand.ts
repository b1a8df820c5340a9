/** The borders of a host, driven by hand: a store that waits, fails or forgets as a test says, and a clock. */
import { setImmediate } from 'node:timers/promises';
import type {
  Append,
  Appended,
  AppendTrouble,
  Checkpoint,
  JournalStore,
  Row,
} from '../src/kernel/journal.ts';
import type { Clock } from '../src/kernel/keeper.ts';
import { MemoryStore } from '../src/kernel/memoryStore.ts';

/** Until everything has happened that can happen without the world outside. */
export const settled = (): Promise<void> => setImmediate();

/** A store in memory that does what a real one may do. */
export class HandStore implements JournalStore {
  readonly kept = new MemoryStore();
  /** Every append as it came in, in order. */
  readonly appends: Append[] = [];
  /** What becomes of appends from now on; `lies`: they are kept, but reported as failed. */
  does: 'keep' | 'wait' | 'lie' | AppendTrouble = 'keep';
  /** Reading fails as well. */
  isDown = false;
  /** Checkpoints are made lazily: without them rows must do. */
  keepsCheckpoints = true;
  private waiting: (() => void)[] = [];

  /** All that wait are kept. */
  release(): void {
    this.does = 'keep';
    for (const go of this.waiting.splice(0)) go();
  }

  async append(append: Append): Promise<Appended> {
    this.appends.push(append);
    if (this.does === 'wait') {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.waiting.push(resolve);
      await promise;
    }
    switch (this.does) {
      case 'keep':
      case 'wait':
        return this.kept.append(append);
      case 'lie':
        await this.kept.append(append);
        return { ok: false, trouble: 'failed' };
      default:
        return { ok: false, trouble: this.does };
    }
  }

  async read(game: string, from: number): Promise<readonly Row[]> {
    if (this.isDown) throw new Error('the disk is gone');
    return this.kept.read(game, from);
  }

  claim(game: string, owner: string): Promise<void> {
    return this.kept.claim(game, owner);
  }

  last(game: string): Promise<number> {
    return this.kept.last(game);
  }

  remove(game: string): Promise<void> {
    return this.kept.remove(game);
  }

  async keepCheckpoint(game: string, checkpoint: Checkpoint): Promise<void> {
    if (this.keepsCheckpoints) await this.kept.keepCheckpoint(game, checkpoint);
  }

  checkpoint(game: string): Promise<Checkpoint | null> {
    return this.kept.checkpoint(game);
  }

  /** The same game in a store of its own, with rows as a test leaves them. */
  async damaged(game: string, change: (rows: readonly Row[]) => readonly Row[]): Promise<HandStore> {
    const rows = change(await this.kept.read(game, 0));
    return new DamagedStore(rows, this.keepsCheckpoints ? await this.kept.checkpoint(game) : null);
  }
}

/** What is there is damaged; what is appended is kept. */
class DamagedStore extends HandStore {
  private readonly rows: Row[];
  private readonly saved: Checkpoint | null;

  constructor(rows: readonly Row[], saved: Checkpoint | null) {
    super();
    this.rows = [...rows];
    this.saved = saved;
  }

  override async append(append: Append): Promise<Appended> {
    this.appends.push(append);
    const next = (this.rows.at(-1)?.number ?? -1) + 1;
    if (append.rows[0]?.number !== next) return { ok: false, trouble: 'stale' };
    this.rows.push(...append.rows.map((row) => JSON.parse(JSON.stringify(row))));
    return { ok: true };
  }

  override async read(_game: string, from: number): Promise<readonly Row[]> {
    return this.rows.filter(({ number }) => number >= from);
  }

  override async last(): Promise<number> {
    return this.rows.at(-1)?.number ?? -1;
  }

  override async keepCheckpoint(): Promise<void> {}

  override async checkpoint(): Promise<Checkpoint | null> {
    return this.saved;
  }
}

/** Time passes when a test says so. */
export class HandClock implements Clock {
  private now = 0;
  private waiting: { readonly until: number; readonly ring: () => void }[] = [];

  after(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.waiting.push({ until: this.now + milliseconds, ring: resolve });
    return promise;
  }

  async pass(milliseconds: number): Promise<void> {
    await settled();
    this.now += milliseconds;
    const due = this.waiting.filter(({ until }) => until <= this.now);
    this.waiting = this.waiting.filter(({ until }) => until > this.now);
    for (const { ring } of due) ring();
    await settled();
  }
}
