/** The stores of this page, opened once, and change notifications to other tabs. */
import { signal } from '@preact/signals';
import { openDatabase } from '../journal/index.ts';
import { lookAtStorage } from './durability.ts';
import { storesIn } from './indexedDbStore.ts';
import { memoryStores } from './memoryStore.ts';
import type { SaveStores } from './types.ts';

let opening: Promise<SaveStores> | undefined;

/** In the browser's database, or in memory where the browser has none. */
export function saveStores(): Promise<SaveStores> {
  opening ??= openDatabase().then((database) => {
    keepsGames.value = database !== null;
    void lookAtStorage();
    return database ? storesIn(database) : memoryStores();
  });
  return opening;
}

/** false once it is known that this browser keeps nothing. */
export const keepsGames = signal(true);

let hasAsked = false;

/** Asks once that games outlive a clean-up of the browser; after a no the lists say that they may not. */
export function askToPersist(): void {
  if (hasAsked) return;
  hasAsked = true;
  void globalThis.navigator?.storage
    ?.persist?.()
    .catch((error: unknown) => console.warn('persist', error))
    .then(() => lookAtStorage());
}

/** Only pages have other tabs. */
const channel =
  'document' in globalThis && 'BroadcastChannel' in globalThis
    ? new BroadcastChannel('zonecrawl.saves')
    : undefined;

export const tellOtherTabs = (): void => channel?.postMessage('changed');

/** Another tab has stored or deleted something. */
export const onStoresChanged = (hear: () => void): void => channel?.addEventListener('message', hear);
