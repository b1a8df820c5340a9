/** An in-memory store for browsers without IndexedDB: it lasts as long as the page, and the player is warned. */
import type { SaveMeta, SaveStore, SaveStores } from './types.ts';

export const memoryStores = (): SaveStores => ({ games: memoryStore(), campaigns: memoryStore() });

export function memoryStore<R extends SaveMeta>(): SaveStore<R> {
  const records = new Map<string, R>();
  const saves = new Map<string, unknown>();
  return {
    lasting: false,
    async list() {
      return [...records.values()].sort(
        (one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1),
      );
    },
    record: async (id) => records.get(id),
    async add(record) {
      records.set(record.id, record);
    },
    async write(record) {
      const known = records.get(record.id);
      if (known !== undefined) records.set(record.id, { ...record, name: known.name });
    },
    async rename(id, name) {
      const known = records.get(id);
      if (known !== undefined) records.set(id, { ...known, name });
    },
    async remove(id) {
      const [record, save] = [records.get(id), saves.get(id)];
      records.delete(id);
      saves.delete(id);
      return async () => {
        if (record !== undefined) records.set(id, record);
        if (save !== undefined) saves.set(id, save);
      };
    },
    async whereabouts(id) {
      const save = saves.get(id);
      return save === undefined ? { in: 'nowhere' } : { in: 'saves', saves: [save] };
    },
    async keepSave(id, save) {
      saves.set(id, save);
    },
    async dropSaves() {},
  };
}
