/** The database of this browser, if it has one for us. */
import { clock } from '../base/clock.ts';
import { Database } from './database.ts';

/** Errors that say there will never be one here, such as in some private windows; others may pass. */
const NEVER: ReadonlySet<string> = new Set(['SecurityError', 'InvalidStateError', 'NotSupportedError']);

/** null: this browser keeps nothing. One that only does not answer now is there, and says so whenever it is used. */
export async function openDatabase(factory = factoryHere()): Promise<Database | null> {
  if (factory === null) return null;
  const database = new Database({ factory, clock });
  try {
    // Nobody waits longer for an answer than for a save: see the kernel's keepers.
    await Promise.race([database.ready(), clock.after(1000)]);
  } catch (error) {
    if (error instanceof DOMException && NEVER.has(error.name)) return null;
    console.warn('database', error);
  }
  return database;
}

function factoryHere(): IDBFactory | null {
  try {
    const here: IDBFactory | undefined = globalThis.indexedDB;
    return here ?? null;
  } catch {
    return null;
  }
}
