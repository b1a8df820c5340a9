import { signal } from '@preact/signals';

/** What may stand in the gaps of a message. */
export type Params = Readonly<Record<string, string | number>>;

/** The port to the locale catalogues: the client asks for a key and gets the words of the player's language. */
export type Messages = (key: string, params?: Params) => string;

const current = signal<Messages>((key) => key);

/** Gives the client its language; everything on screen follows. */
export function setMessages(messages: Messages): void {
  current.value = messages;
}

/** The words for a key in the language chosen now. */
export const t: Messages = (key, params) => current.value(key, params);

/** The messages in use: another value means other words. */
export const messagesNow = (): Messages => current.value;

/** The words for the first of these keys that has any, else the fallback. */
export function textOr(fallback: string, keys: readonly string[], params?: Params): string {
  for (const key of keys) {
    const words = t(key, params);
    if (words !== key) return words;
  }
  return fallback;
}
