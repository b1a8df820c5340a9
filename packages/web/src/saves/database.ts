/** IndexedDB with promises: as much of it as the shelf of games needs. */

/** The result of a request, or its error. */
export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the request failed')));
  });
}

export function openDatabase(
  name: string,
  version: number,
  upgrade: (database: IDBDatabase, from: number, transaction: IDBTransaction) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      if (request.transaction !== null) upgrade(request.result, oldVersion, request.transaction);
    });
    request.addEventListener('success', () => {
      const database = request.result;
      // A newer version of the game in another tab wants to bring the shelf up to date: make way.
      database.addEventListener('versionchange', () => database.close());
      resolve(database);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => reject(new Error('another tab keeps an older database open')));
  });
}

/**
 * Runs the work as one transaction: resolves when it is written, rejects (and nothing is written) when any part of it
 * fails or the disk is full.
 */
export async function inTransaction<T>(
  database: IDBDatabase,
  stores: readonly string[],
  mode: 'readonly' | 'readwrite',
  work: (store: (name: string) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction([...stores], mode);
  const written = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
  });
  try {
    const result = await work((name) => transaction.objectStore(name));
    await written;
    return result;
  } catch (error) {
    // Whoever throws in the middle wants nothing of it.
    written.catch(() => {});
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    throw error;
  }
}
