import { signal } from '@preact/signals';

/** The values of a message's placeholders. */
export type Params = Readonly<Record<string, string | number>>;

/** The interface to the locale catalogues: a key gives the text in the player's language. */
export type Messages = (key: string, params?: Params) => string;

const current = signal<Messages>((key) => key);

/** Replaces the messages; everything on screen re-renders. */
export function setMessages(messages: Messages): void {
  current.value = messages;
}

/** The message of a key in the current language. */
export const t: Messages = (key, params) => current.value(key, params);

/** The messages in use: another value means other texts. */
export const messagesNow = (): Messages => current.value;

/** The message of the first of these keys that has one, else the fallback. */
export function textOr(fallback: string, keys: readonly string[], params?: Params): string {
  for (const key of keys) {
    const words = t(key, params);
    if (words !== key) return words;
  }
  return fallback;
}
