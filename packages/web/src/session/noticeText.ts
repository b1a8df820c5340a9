/** What happened to a game when it was opened or taken in, in words. */
import type { Notice } from '@zonecrawl/engine/kernel';
import { t } from '../text/index.ts';

export function noticeText(notice: Notice): string {
  switch (notice.notice) {
    case 'broken':
      return t('ui.opened.broken');
    case 'carriedOver':
      return notice.lost === 0
        ? t('ui.opened.carriedOver')
        : t('ui.opened.carriedOverPart', { lost: notice.lost });
    case 'diverged':
      return t('ui.opened.diverged', { at: notice.at, of: notice.of });
  }
}
