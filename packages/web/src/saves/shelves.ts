/** The shelves of this page, opened once, and the word to other tabs when something on them has changed. */
import { signal } from '@preact/signals';
import { openDatabase } from '../journal/index.ts';
import { memoryShelves } from './memory.ts';
import { shelvesIn } from './shelf.ts';
import type { Shelves } from './types.ts';

let opening: Promise<Shelves> | undefined;

/** In the browser's database, or in memory where the browser has none. */
export function shelves(): Promise<Shelves> {
  opening ??= openDatabase().then((database) => {
    keepsGames.value = database !== null;
    return database ? shelvesIn(database) : memoryShelves();
  });
  return opening;
}

/** false once it is known that this browser keeps nothing. */
export const keepsGames = signal(true);

let hasAsked = false;

/** Asks once that games outlive a clean-up of the browser; a no changes nothing. */
export function askToPersist(): void {
  if (hasAsked) return;
  hasAsked = true;
  globalThis.navigator?.storage?.persist?.().catch((error: unknown) => console.warn('persist', error));
}

/** Only pages have other tabs. */
const channel =
  'document' in globalThis && 'BroadcastChannel' in globalThis
    ? new BroadcastChannel('zonecrawl.shelf')
    : undefined;

export const tellOtherTabs = (): void => channel?.postMessage('changed');

/** Another tab has put something on a shelf, or taken it off. */
export const onShelvesChanged = (hear: () => void): void => channel?.addEventListener('message', hear);
