/** Which lessons were shown, and whether hints are wanted. Stored with the settings. */
import { signal } from '@preact/signals';

/** Lessons shown before, by id. */
export const seen = signal<readonly string[]>([]);
/** Hints come up at first use. */
export const hints = signal(true);
/** The introduction is played with its coach. */
export const coached = signal(true);

export function markSeen(...ids: readonly string[]): void {
  const fresh = ids.filter((id) => !seen.value.includes(id));
  if (fresh.length > 0) seen.value = [...seen.value, ...fresh];
}

export function showAllAgain(): void {
  seen.value = [];
  hints.value = true;
}
