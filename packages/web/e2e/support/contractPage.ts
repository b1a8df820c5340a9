/** The contract of journals, for a page of the real browser. Not part of what players load. */
import { journalContract } from '@zonecrawl/engine/testing/journal';
import { clock } from '../../src/base/clock.ts';
import { Database } from '../../src/journal/database.ts';
import { IndexedDbStore } from '../../src/journal/store.ts';

/** A connection of its own each time, as after a crash. */
const open = async () => new IndexedDbStore(new Database({ factory: indexedDB, clock }));

/** What went wrong with each check; null: nothing. */
export async function keepContract(): Promise<Readonly<Record<string, string | null>>> {
  const outcomes: Record<string, string | null> = {};
  for (const { name, run } of journalContract) {
    outcomes[name] = await run(open).then(
      () => null,
      (error: unknown) => String(error),
    );
  }
  return outcomes;
}
