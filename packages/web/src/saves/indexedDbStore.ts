/** The stores in IndexedDB: games, and Campaigns. */
import {
  CAMPAIGNS,
  type Database,
  done,
  GAMES,
  JOURNAL,
  lastIn,
  OLD_CAMPAIGNS,
  OLD_GAMES,
  removeIn,
  type StoreNamed,
} from '../journal/index.ts';
import { dumpOf, putBackIn } from './dump.ts';
import type { SaveMeta, SaveStore, SaveStores } from './types.ts';

/** A record as it lies in the database. */
interface Entry<R> {
  readonly id: string;
  readonly record: R;
}

/** A save of version 1 to 3: as the game was, and as it was when its Round or Exploration began. */
interface OldSave {
  readonly slot: 'now' | 'before';
  readonly save: unknown;
}

export const storesIn = (database: Database): SaveStores => ({
  games: storeIn(database, GAMES, OLD_GAMES),
  campaigns: storeIn(database, CAMPAIGNS, OLD_CAMPAIGNS),
});

function storeIn<R extends SaveMeta>(database: Database, records: string, saves: string): SaveStore<R> {
  const all = [records, saves, ...JOURNAL];
  const reading = <T>(stores: readonly string[], work: (store: StoreNamed) => Promise<T>): Promise<T> =>
    database.run({ stores, mode: 'readonly' }, work);
  const writing = <T>(stores: readonly string[], work: (store: StoreNamed) => Promise<T>): Promise<T> =>
    database.run({ stores, mode: 'readwrite' }, work);
  const entryOf = (store: StoreNamed, id: string): Promise<Entry<R> | undefined> =>
    done(store(records).get(id));
  const put = async (store: StoreNamed, record: R): Promise<void> => {
    await done(store(records).put({ id: record.id, record } satisfies Entry<R>));
  };
  const oldSaves = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

  return {
    lasting: true,
    async list() {
      const entries: readonly Entry<R>[] = await reading([records], (store) => done(store(records).getAll()));
      return entries
        .map(({ record }) => record)
        .sort((one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1));
    },
    record: async (id) => (await reading([records], (store) => entryOf(store, id)))?.record,
    add: (record) => writing([records], (store) => put(store, record)),
    write: (record) =>
      writing([records], async (store) => {
        const entry = await entryOf(store, record.id);
        if (entry !== undefined) await put(store, { ...record, name: entry.record.name });
      }),
    rename: (id, name) =>
      writing([records], async (store) => {
        const entry = await entryOf(store, id);
        if (entry !== undefined) await put(store, { ...entry.record, name });
      }),
    async remove(id) {
      const dump = await writing(all, async (store) => {
        const was = await dumpOf(store, { records, saves, id, oldSaves: oldSaves(id) });
        store(records).delete(id);
        store(saves).delete(oldSaves(id));
        await removeIn(store, id);
        return was;
      });
      return () => writing(all, (store) => putBackIn(store, dump));
    },
    whereabouts: (id) =>
      reading([saves, ...JOURNAL], async (store) => {
        if ((await lastIn(store, id)) >= 0) return { in: 'journal' };
        const old: readonly OldSave[] = await done(store(saves).getAll(oldSaves(id)));
        if (old.length === 0) return { in: 'nowhere' };
        const newestFirst = old.toSorted((one) => (one.slot === 'now' ? -1 : 1));
        return { in: 'saves', saves: newestFirst.map(({ save }) => save) };
      }),
    keepSave: async () => {},
    dropSaves: (id) =>
      writing([saves, ...JOURNAL], async (store) => {
        if ((await lastIn(store, id)) >= 0) await done(store(saves).delete(oldSaves(id)));
      }),
  };
}
