/** How long this browser keeps what it is given. */
import { signal } from '@preact/signals';

/** For good; until it runs short of room; until its private window is closed. */
export type Durability = 'persistent' | 'evictable' | 'private';

/** null: not known. */
export const durability = signal<Durability | null>(null);

type Storage = Pick<StorageManager, 'persisted' | 'estimate' | 'getDirectory'>;

export async function lookAtStorage(
  storage: Storage | undefined = globalThis.navigator?.storage,
): Promise<void> {
  if (storage === undefined) return;
  try {
    durability.value = await durabilityOf(storage);
  } catch (error) {
    console.warn('storage', error);
  }
}

async function durabilityOf(storage: Storage): Promise<Durability> {
  if (await storage.persisted()) return 'persistent';
  return (await looksPrivate(storage)) ? 'private' : 'evictable';
}

/** A private window keeps things in memory: browsers give it little room, or no files. */
async function looksPrivate(storage: Storage): Promise<boolean> {
  const { quota } = await storage.estimate();
  if (quota !== undefined && quota < LEAST_ROOM) return true;
  if (!('getDirectory' in storage)) return false;
  return storage.getDirectory().then(
    () => false,
    () => true,
  );
}

/** In bytes. On a disk browsers give at least this much, unless it is all but full. */
const LEAST_ROOM = 2 ** 30;
