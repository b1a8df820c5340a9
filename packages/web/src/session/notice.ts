/** What happened to a game when it was opened is said once, and stays until it was read. */
import type { Notice } from '@zonecrawl/engine/kernel';
import { useEffect } from 'preact/hooks';
import { notify } from '../shell/notices.ts';
import { t } from '../text/index.ts';

interface Told {
  readonly notice: Notice | null;
}

/** `isEarlier`: of what an older version kept only an earlier save can be opened. */
export function useOpeningNotice(
  port: { subscribe(listener: (update: Told) => void): () => void },
  isEarlier: boolean,
): void {
  useEffect(() => {
    if (isEarlier) notify(t('ui.opened.earlier'), { stays: true });
    // It comes with every update of the game: one word is enough.
    let said = '';
    return port.subscribe(({ notice }) => {
      const text = notice === null ? '' : noticeText(notice);
      if (text === '' || text === said) return;
      said = text;
      notify(text, { stays: true });
    });
  }, [port, isEarlier]);
}

function noticeText(notice: Notice): string {
  switch (notice.notice) {
    case 'broken':
      return t('ui.opened.broken');
    case 'carriedOver':
      return notice.lost === 0
        ? t('ui.opened.carriedOver')
        : t('ui.opened.carriedOverPart', { lost: notice.lost });
  }
}
