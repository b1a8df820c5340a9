/** The shelf of games in IndexedDB. */
import type { GameSave } from '@zonecrawl/engine/kernel';
import { done, inTransaction, openDatabase } from './database.ts';
import { type GameRecord, type Owner, SaveFailed, type Shelf, type Slot } from './types.ts';

const NAME = 'zonecrawl';
const VERSION = 1;
const GAMES = 'games';
const SAVES = 'saves';

/** A record as it lies in the database. */
interface Entry {
  readonly id: string;
  readonly record: GameRecord;
  readonly owner: Owner;
}

interface Stored {
  readonly id: string;
  readonly slot: Slot;
  readonly round: number;
  readonly save: GameSave;
}

export async function openShelf(): Promise<Shelf> {
  const database = await openDatabase(NAME, VERSION, (fresh) => {
    fresh.createObjectStore(GAMES, { keyPath: 'id' });
    fresh.createObjectStore(SAVES, { keyPath: ['id', 'slot'] });
  });

  const entryOf = (games: IDBObjectStore, id: string): Promise<Entry | undefined> => done(games.get(id));
  const change = (id: string, next: (entry: Entry) => Entry): Promise<void> =>
    writing(async (store) => {
      const entry = await entryOf(store(GAMES), id);
      if (entry === undefined) throw new SaveFailed('gone');
      await done(store(GAMES).put(next(entry)));
    });
  const writing = async (work: (store: (name: string) => IDBObjectStore) => Promise<void>): Promise<void> => {
    try {
      await inTransaction(database, [GAMES, SAVES], 'readwrite', work);
    } catch (error) {
      throw troubleOf(error);
    }
  };

  return {
    lasting: true,
    async list() {
      const entries = await inTransaction(
        database,
        [GAMES],
        'readonly',
        (store): Promise<readonly Entry[]> => done(store(GAMES).getAll()),
      );
      return entries
        .map(({ record }) => record)
        .sort((one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1));
    },
    async record(id) {
      const entry = await inTransaction(database, [GAMES], 'readonly', (store) => entryOf(store(GAMES), id));
      return entry?.record;
    },
    async read(id, slot) {
      const stored = await inTransaction(
        database,
        [SAVES],
        'readonly',
        (store): Promise<Stored | undefined> => done(store(SAVES).get([id, slot])),
      );
      return stored?.save;
    },
    add: (record, save) =>
      writing(async (store) => {
        const { id, round } = record;
        store(GAMES).put({ id, record, owner: '' } satisfies Entry);
        await done(store(SAVES).put({ id, slot: 'now', round, save } satisfies Stored));
      }),
    own: (id, owner) => change(id, (entry) => ({ ...entry, owner })),
    write: (record, save, owner) =>
      writing(async (store) => {
        const { id, round } = record;
        const entry = await entryOf(store(GAMES), id);
        if (entry === undefined) throw new SaveFailed('gone');
        if (entry.owner !== owner) throw new SaveFailed('taken');
        const last: Stored | undefined = await done(store(SAVES).get([id, 'now']));
        // The last save of a Round that is over stays as the way back.
        if (last !== undefined && last.round !== round) store(SAVES).put({ ...last, slot: 'before' });
        // The name may have been changed elsewhere meanwhile.
        store(GAMES).put({ id, record: { ...record, name: entry.record.name }, owner } satisfies Entry);
        await done(store(SAVES).put({ id, slot: 'now', round, save } satisfies Stored));
      }),
    rename: (id, name) => change(id, (entry) => ({ ...entry, record: { ...entry.record, name } })),
    remove: (id) =>
      writing(async (store) => {
        store(GAMES).delete(id);
        store(SAVES).delete([id, 'now']);
        await done(store(SAVES).delete([id, 'before']));
      }),
  };
}

function troubleOf(error: unknown): SaveFailed {
  if (error instanceof SaveFailed) return error;
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new SaveFailed(isFull ? 'full' : 'refused', error);
}
