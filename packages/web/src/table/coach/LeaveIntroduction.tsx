/** The way out of the introduction: to the title, or on without the coach. */

import { coached } from '../../settings/lessons.ts';
import { t } from '../../text/index.ts';
import { Button, Dialog } from '../../widgets/index.ts';

export interface LeaveIntroductionProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export function LeaveIntroduction({ open, onStay, onLeave }: LeaveIntroductionProps) {
  return (
    <Dialog
      open={open}
      title={t('lesson.leaving.title')}
      closeLabel={t('ui.button.close')}
      onClose={onStay}
      buttons={
        <>
          <Button
            onPress={() => {
              onStay();
              coached.value = false;
            }}
          >
            {t('lesson.leaving.alone')}
          </Button>
          <Button onPress={onLeave}>{t('lesson.leaving.toTitle')}</Button>
          <Button kind="primary" onPress={onStay}>
            {t('lesson.leaving.stay')}
          </Button>
        </>
      }
    >
      <p>{t('lesson.leaving.text')}</p>
    </Dialog>
  );
}
