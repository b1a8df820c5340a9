/** Shelves for browsers that keep nothing: they last as long as the page, and the player is told so. */
import {
  type Kept,
  type Owner,
  partOfCampaign,
  partOfGame,
  SaveFailed,
  type Shelf,
  type Shelves,
} from './types.ts';

interface Entry<R, S> {
  record: R;
  now: S;
  before: S | undefined;
  owner: Owner;
}

export const memoryShelves = (): Shelves => ({
  games: memoryShelf(partOfGame),
  campaigns: memoryShelf(partOfCampaign),
});

export function memoryShelf<R extends Kept, S>(partOf: (record: R) => number): Shelf<R, S> {
  const entries = new Map<string, Entry<R, S>>();
  const entryOf = (id: string): Entry<R, S> => {
    const entry = entries.get(id);
    if (entry === undefined) throw new SaveFailed('gone');
    return entry;
  };
  return {
    lasting: false,
    async list() {
      return [...entries.values()]
        .map(({ record }) => record)
        .sort((one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1));
    },
    async record(id) {
      return entries.get(id)?.record;
    },
    async read(id, slot) {
      return entries.get(id)?.[slot];
    },
    async add(record, save, before) {
      entries.set(record.id, { record, now: save, before, owner: '' });
    },
    async own(id, owner) {
      entryOf(id).owner = owner;
    },
    async write(record, save, owner) {
      const entry = entryOf(record.id);
      if (entry.owner !== owner) throw new SaveFailed('taken');
      if (partOf(entry.record) !== partOf(record)) entry.before = entry.now;
      entry.record = { ...record, name: entry.record.name };
      entry.now = save;
    },
    async rename(id, name) {
      const entry = entryOf(id);
      entry.record = { ...entry.record, name };
    },
    async remove(id) {
      const entry = entries.get(id);
      entries.delete(id);
      return entry && { record: entry.record, now: entry.now, before: entry.before };
    },
  };
}
