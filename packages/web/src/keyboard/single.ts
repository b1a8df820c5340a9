/** Whether letters, digits and signs do something by themselves (WCAG 2.1.4). Whoever dictates switches them off. */
import { signal } from '@preact/signals';

export const singleKeys = signal(true);

/** One character; named keys such as Enter and F1, and those with Ctrl, are longer. */
export const isSingle = (key: string): boolean => key.length === 1;

/** The key to show beside what it does: undefined while it does nothing. */
export const shownKey = (key: string | undefined): string | undefined =>
  key !== undefined && isSingle(key) && !singleKeys.value ? undefined : key;
