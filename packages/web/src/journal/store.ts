/** Journals in IndexedDB (DESIGN 14): an append is one transaction, and has happened when that is complete. */
import type {
  Append,
  Appended,
  AppendTrouble,
  Checkpoint,
  JournalStore,
  Row,
} from '@zonecrawl/engine/kernel';
import { type Database, done, type StoreNamed } from './database.ts';
import { CHECKPOINTS, OWNERS, ROWS } from './schema.ts';

interface KeptRow extends Row {
  readonly game: string;
}

interface KeptOwner {
  readonly game: string;
  readonly owner: string;
}

interface KeptCheckpoint extends Checkpoint {
  readonly game: string;
}

export class IndexedDbStore implements JournalStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async append(append: Append): Promise<Appended> {
    try {
      return await this.database.run(
        { stores: [OWNERS, ROWS], mode: 'readwrite', durability: 'strict' },
        (store) => appendIn(store, append),
      );
    } catch (error) {
      return { ok: false, trouble: troubleOf(error) };
    }
  }

  async read(game: string, from: number): Promise<readonly Row[]> {
    const rows: readonly KeptRow[] = await this.database.run({ stores: [ROWS], mode: 'readonly' }, (store) =>
      done(store(ROWS).getAll(rowsOf(game, from))),
    );
    return rows.map(({ number, entry, hash }) => ({ number, entry, hash }));
  }

  claim(game: string, owner: string): Promise<void> {
    return this.database.run({ stores: [OWNERS, CHECKPOINTS], mode: 'readwrite' }, async (store) => {
      const known = await done(store(OWNERS).getKey(game));
      // A checkpoint that was on its way when its game was deleted is of no other game.
      if (known === undefined) store(CHECKPOINTS).delete(game);
      await done(store(OWNERS).put({ game, owner } satisfies KeptOwner));
    });
  }

  last(game: string): Promise<number> {
    return this.database.run({ stores: [ROWS], mode: 'readonly' }, (store) => lastIn(store, game));
  }

  remove(game: string): Promise<void> {
    return this.database.run({ stores: JOURNAL, mode: 'readwrite' }, (store) => removeIn(store, game));
  }

  /** Never in the way of an append: it touches none of the stores an append needs. */
  async keepCheckpoint(game: string, { number, save }: Checkpoint): Promise<void> {
    await this.database.run({ stores: [CHECKPOINTS], mode: 'readwrite' }, (store) =>
      done(store(CHECKPOINTS).put({ game, number, save } satisfies KeptCheckpoint)),
    );
  }

  checkpoint(game: string): Promise<Checkpoint | null> {
    return this.database.run({ stores: [OWNERS, CHECKPOINTS], mode: 'readonly' }, async (store) => {
      const [owner, kept]: readonly [unknown, KeptCheckpoint | undefined] = await Promise.all([
        done(store(OWNERS).getKey(game)),
        done(store(CHECKPOINTS).get(game)),
      ]);
      return owner === undefined || kept === undefined ? null : { number: kept.number, save: kept.save };
    });
  }
}

/** All that is kept of a journal. */
export const JOURNAL: readonly string[] = [OWNERS, ROWS, CHECKPOINTS];

export const rowsOf = (game: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([game, from], [game, Number.MAX_SAFE_INTEGER]);

export async function removeIn(store: StoreNamed, game: string): Promise<void> {
  store(OWNERS).delete(game);
  store(CHECKPOINTS).delete(game);
  await done(store(ROWS).delete(rowsOf(game)));
}

/** The last number kept, or -1. */
export async function lastIn(store: StoreNamed, game: string): Promise<number> {
  const cursor = await done(store(ROWS).openKeyCursor(rowsOf(game), 'prev'));
  const [, number] = Array.isArray(cursor?.primaryKey) ? cursor.primaryKey : [];
  return typeof number === 'number' ? number : -1;
}

async function appendIn(store: StoreNamed, { game, owner, rows }: Append): Promise<Appended> {
  const [kept, last]: readonly [KeptOwner | undefined, number] = await Promise.all([
    done(store(OWNERS).get(game)),
    lastIn(store, game),
  ]);
  if (kept === undefined) return { ok: false, trouble: 'gone' };
  if (kept.owner !== owner) return { ok: false, trouble: 'taken' };
  const [first] = rows;
  if (first === undefined) return { ok: true };
  if (first.number !== last + 1) return { ok: false, trouble: 'stale' };
  await Promise.all(rows.map((row) => done(store(ROWS).add({ game, ...row } satisfies KeptRow))));
  return { ok: true };
}

const troubleOf = (error: unknown): AppendTrouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';
