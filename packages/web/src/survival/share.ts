/** Puts a text on the clipboard, or shows it where the browser does not allow that. */
import { notify } from '../shell/notices.ts';

export async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(said, { tone: 'good' });
  } catch {
    notify(text, { stays: true });
  }
}

/** The address of a place of this app. */
export const linkTo = (hash: string): string => `${location.origin}${location.pathname}${hash}`;
