/** What happened to a game when it was opened: said until it was read, and never over a choice. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { Notice } from '@zonecrawl/engine/kernel';
import { Icon } from '../icons/index.ts';
import { sentencesOf, t } from '../text/index.ts';
import { IconButton } from '../widgets/index.ts';
import { noticeText } from './noticeText.ts';

export interface OpeningNoticeProps {
  readonly notice: ReadonlySignal<Notice | null>;
  /** Of what an older version kept only an earlier save can be opened. */
  readonly isEarlier: boolean;
}

export function OpeningNotice({ notice, isEarlier }: OpeningNoticeProps) {
  const read = useSignal('');
  const text = sentencesOf([
    isEarlier ? t('ui.opened.earlier') : '',
    notice.value === null ? '' : noticeText(notice.value),
  ]);
  if (text === read.value) return null;
  return (
    <div class="not-saved is-notice" role="status">
      <Icon name="log" size="1.3rem" />
      <p>{text}</p>
      <IconButton
        icon="close"
        kind="quiet"
        label={t('ui.button.close')}
        onPress={() => (read.value = text)}
      />
    </div>
  );
}
