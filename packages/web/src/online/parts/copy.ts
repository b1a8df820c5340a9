/** Hands a text to the clipboard, and says whether that worked. */
import { notify } from '../../shell/notices.ts';
import { t } from '../../text/index.ts';

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(t('online.copied'));
  } catch {
    // Plain http has no clipboard: the text stands on the page and can be marked.
    notify(t('online.notCopied'));
  }
}
