/** A shelf for browsers that keep nothing: it lasts as long as the page, and the player is told so. */
import type { GameSave } from '@zonecrawl/engine/kernel';
import { type GameRecord, type Owner, SaveFailed, type Shelf } from './types.ts';

interface Entry {
  record: GameRecord;
  now: GameSave;
  before: GameSave | undefined;
  owner: Owner;
}

export function memoryShelf(): Shelf {
  const entries = new Map<string, Entry>();
  const entryOf = (id: string): Entry => {
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
    async add(record, save) {
      entries.set(record.id, { record, now: save, before: undefined, owner: '' });
    },
    async own(id, owner) {
      entryOf(id).owner = owner;
    },
    async write(record, save, owner) {
      const entry = entryOf(record.id);
      if (entry.owner !== owner) throw new SaveFailed('taken');
      if (entry.record.round !== record.round) entry.before = entry.now;
      entry.record = { ...record, name: entry.record.name };
      entry.now = save;
    },
    async rename(id, name) {
      const entry = entryOf(id);
      entry.record = { ...entry.record, name };
    },
    async remove(id) {
      entries.delete(id);
    },
  };
}
