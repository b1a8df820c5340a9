/** The shelves in IndexedDB: games, and Campaigns. */
import { oldSeed } from '@zonecrawl/engine/base';
import { done, inTransaction, openDatabase } from './database.ts';
import {
  type GameRecord,
  type Kept,
  type Owner,
  partOfCampaign,
  partOfGame,
  SaveFailed,
  type Shelf,
  type Shelves,
  type Slot,
} from './types.ts';

const NAME = 'zonecrawl';
const VERSION = 3;

/** The two stores of a shelf: what lists show, and the saves. */
interface Stores {
  readonly records: string;
  readonly saves: string;
}

const GAMES: Stores = { records: 'games', saves: 'saves' };
const CAMPAIGNS: Stores = { records: 'campaigns', saves: 'campaignSaves' };

/** Which version of the database brought which shelf. */
const since: readonly { readonly version: number; readonly stores: Stores }[] = [
  { version: 1, stores: GAMES },
  { version: 2, stores: CAMPAIGNS },
];

/** Since this version a game says which generator its seed is for; before, there was only the first. */
const TAGGED = 3;

/** A record as it lies in the database. */
interface Entry<R> {
  readonly id: string;
  readonly record: R;
  readonly owner: Owner;
}

interface Stored<S> {
  readonly id: string;
  readonly slot: Slot;
  /** Of the record when it was written; games have called it so from the first day. */
  readonly round: number;
  readonly save: S;
}

export async function openShelves(): Promise<Shelves> {
  const database = await openDatabase(NAME, VERSION, (fresh, from, transaction) => {
    if (from > 0 && from < TAGGED) tagSeeds(transaction.objectStore(GAMES.records));
    for (const { version, stores } of since) {
      if (version <= from) continue;
      fresh.createObjectStore(stores.records, { keyPath: 'id' });
      fresh.createObjectStore(stores.saves, { keyPath: ['id', 'slot'] });
    }
  });
  return {
    games: shelfIn(database, GAMES, partOfGame),
    campaigns: shelfIn(database, CAMPAIGNS, partOfCampaign),
  };
}

function shelfIn<R extends Kept, S>(
  database: IDBDatabase,
  { records, saves }: Stores,
  partOf: (record: R) => number,
): Shelf<R, S> {
  const entryOf = (store: IDBObjectStore, id: string): Promise<Entry<R> | undefined> => done(store.get(id));
  const storedOf = (store: IDBObjectStore, id: string, slot: Slot): Promise<Stored<S> | undefined> =>
    done(store.get([id, slot]));
  const writing = async <T>(work: (store: (name: string) => IDBObjectStore) => Promise<T>): Promise<T> => {
    try {
      return await inTransaction(database, [records, saves], 'readwrite', work);
    } catch (error) {
      throw troubleOf(error);
    }
  };
  const change = (id: string, next: (entry: Entry<R>) => Entry<R>): Promise<void> =>
    writing(async (store) => {
      const entry = await entryOf(store(records), id);
      if (entry === undefined) throw new SaveFailed('gone');
      await done(store(records).put(next(entry)));
    });

  return {
    lasting: true,
    async list() {
      const entries = await inTransaction(
        database,
        [records],
        'readonly',
        (store): Promise<readonly Entry<R>[]> => done(store(records).getAll()),
      );
      return entries
        .map(({ record }) => record)
        .sort((one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1));
    },
    async record(id) {
      const entry = await inTransaction(database, [records], 'readonly', (store) =>
        entryOf(store(records), id),
      );
      return entry?.record;
    },
    async read(id, slot) {
      const stored = await inTransaction(database, [saves], 'readonly', (store) =>
        storedOf(store(saves), id, slot),
      );
      return stored?.save;
    },
    add: (record, save, before) =>
      writing(async (store) => {
        const { id } = record;
        const round = partOf(record);
        store(records).put({ id, record, owner: '' } satisfies Entry<R>);
        if (before !== undefined) store(saves).put({ id, slot: 'before', round, save: before });
        await done(store(saves).put({ id, slot: 'now', round, save } satisfies Stored<S>));
      }),
    own: (id, owner) => change(id, (entry) => ({ ...entry, owner })),
    write: (record, save, owner) =>
      writing(async (store) => {
        const { id } = record;
        const round = partOf(record);
        const entry = await entryOf(store(records), id);
        if (entry === undefined) throw new SaveFailed('gone');
        if (entry.owner !== owner) throw new SaveFailed('taken');
        const last = await storedOf(store(saves), id, 'now');
        // The last save of a part that is over stays as the way back.
        if (last !== undefined && last.round !== round) store(saves).put({ ...last, slot: 'before' });
        // The name may have been changed elsewhere meanwhile.
        store(records).put({
          id,
          record: { ...record, name: entry.record.name },
          owner,
        } satisfies Entry<R>);
        await done(store(saves).put({ id, slot: 'now', round, save } satisfies Stored<S>));
      }),
    rename: (id, name) => change(id, (entry) => ({ ...entry, record: { ...entry.record, name } })),
    remove: (id) =>
      writing(async (store) => {
        const entry = await entryOf(store(records), id);
        const now = await storedOf(store(saves), id, 'now');
        const before = await storedOf(store(saves), id, 'before');
        store(records).delete(id);
        store(saves).delete([id, 'now']);
        await done(store(saves).delete([id, 'before']));
        if (entry === undefined || now === undefined) return undefined;
        return { record: entry.record, now: now.save, before: before?.save };
      }),
  };
}

/** Saves say by their format what their seeds mean; how a game began lies beside them once more, and says nothing. */
function tagSeeds(games: IDBObjectStore): void {
  const request = games.openCursor();
  request.addEventListener('success', () => {
    const cursor = request.result;
    if (cursor === null) return;
    const entry: Entry<GameRecord> = cursor.value;
    const { setup } = entry.record;
    if (setup !== null) {
      const tagged = { ...setup, seed: oldSeed(setup.seed) };
      cursor.update({ ...entry, record: { ...entry.record, setup: tagged } } satisfies Entry<GameRecord>);
    }
    cursor.continue();
  });
}

function troubleOf(error: unknown): SaveFailed {
  if (error instanceof SaveFailed) return error;
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new SaveFailed(isFull ? 'full' : 'refused', error);
}
