/** What happened to a game when it was opened: said until it was read, and never over a choice. */
import { type ReadonlySignal, signal, useSignal } from '@preact/signals';
import type { Notice } from '@zonecrawl/engine/kernel';
import { Icon } from '../icons/index.ts';
import { durability, keepsGames } from '../saves/index.ts';
import { sentencesOf, t } from '../text/index.ts';
import { IconButton } from '../widgets/index.ts';
import { noticeText } from './noticeText.ts';

/** Said at one table of this page, not at each. */
const privateRead = signal(false);

export interface OpeningNoticeProps {
  readonly notice: ReadonlySignal<Notice | null>;
  /** Of what an older version kept only an earlier save can be opened. */
  readonly isEarlier: boolean;
}

export function OpeningNotice({ notice, isEarlier }: OpeningNoticeProps) {
  const read = useSignal('');
  const isPrivate = durability.value === 'private' && keepsGames.value && !privateRead.value;
  const opened = sentencesOf([
    isEarlier ? t('ui.opened.earlier') : '',
    notice.value === null ? '' : noticeText(notice.value),
  ]);
  const isRead = opened === read.value;
  if (isRead && !isPrivate) return null;
  return (
    <div class="not-saved is-notice" role="status">
      <Icon name="log" size="1.3rem" />
      <p>{sentencesOf([isPrivate ? t('ui.saves.private') : '', isRead ? '' : opened])}</p>
      <IconButton
        icon="close"
        kind="quiet"
        label={t('ui.button.close')}
        onPress={() => {
          read.value = opened;
          privateRead.value = true;
        }}
      />
    </div>
  );
}
