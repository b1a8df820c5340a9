/** Whatever keeps a game or a Campaign from being saved is said at once, with what helps. */
import { useSignalEffect } from '@preact/signals';
import type { Autosave, Kept, SaveTrouble } from '../saves/index.ts';
import { notify } from '../shell/notices.ts';
import { t } from '../text/index.ts';

export function useTroubleNotice<R extends Kept>(
  autosave: Autosave<R>,
  exportIt: (record: R) => Promise<unknown>,
): void {
  useSignalEffect(() => {
    const trouble: SaveTrouble | null = autosave.trouble.value;
    if (trouble === null) return;
    const record = autosave.record.peek();
    notify(t(`ui.trouble.${trouble}`), {
      tone: 'danger',
      button:
        trouble === 'full' || trouble === 'refused'
          ? { text: t('ui.play.tryAgain'), press: () => void autosave.retry() }
          : { text: t('ui.saves.export'), press: () => void exportIt(record) },
    });
  });
}
