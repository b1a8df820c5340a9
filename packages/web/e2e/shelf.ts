/** What lies on the shelves of the browser. */
import type { Page } from 'playwright-core';

type Store = 'saves' | 'campaignSaves';

/** In the page: the inputs of what was kept last, 0 if there is nothing. */
async function countInputs(store: Store): Promise<number> {
  const open = indexedDB.open('zonecrawl');
  const database = await new Promise<IDBDatabase>((resolve) => {
    open.onsuccess = () => resolve(open.result);
  });
  const all = database.transaction(store).objectStore(store).getAll();
  const saves = await new Promise<readonly { slot: string; save: { inputs: unknown[] } }[]>((resolve) => {
    all.onsuccess = () => resolve(all.result);
  });
  database.close();
  return saves.find(({ slot }) => slot === 'now')?.save.inputs.length ?? 0;
}

export const inputsKept = (page: Page, store: Store): Promise<number> => page.evaluate(countInputs, store);

/** Waits until something was kept. */
export const untilKept = (page: Page, store: Store) => page.waitForFunction(countInputs, store);
