/** Dialogs about stored games and Campaigns: confirmation, rename, a refused file. */
import { useSignal } from '@preact/signals';
import type { Imported } from '../saves/index.ts';
import { Details } from '../shell/Message.tsx';
import { notify } from '../shell/notices.ts';
import { t } from '../text/index.ts';
import { Button, Dialog, TextField } from '../widgets/index.ts';

export function Sure(props: {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly danger?: boolean;
  readonly onClose: () => void;
  readonly onSure: () => Promise<void>;
}) {
  const { title, text, button, danger = false, onClose, onSure } = props;
  const sure = () =>
    void onSure()
      .catch(() => notify(t('ui.trouble.refused'), { tone: 'danger' }))
      .finally(onClose);
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('ui.button.close')}
      onClose={onClose}
      buttons={
        <>
          <Button onPress={onClose}>{t('ui.button.cancel')}</Button>
          <Button kind={danger ? 'danger' : 'primary'} onPress={sure}>
            {button}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

export interface RefusedProps {
  readonly file: string;
  readonly reply: Extract<Imported, { ok: false }>;
  readonly onClose: () => void;
}

/** A refused file: which, why, and the places that are wrong. */
export function Refused({ file, reply, onClose }: RefusedProps) {
  return (
    <Dialog
      open
      title={t('ui.import.failed')}
      closeLabel={t('ui.button.close')}
      onClose={onClose}
      buttons={
        <Button kind="primary" onPress={onClose}>
          {t('ui.button.close')}
        </Button>
      }
    >
      <p>
        <strong>{file}</strong>
      </p>
      <p>{t(`ui.import.${reply.trouble}`)}</p>
      <p>{t('ui.import.nothingLost')}</p>
      <Details details={reply.problems} />
    </Dialog>
  );
}

export interface RenameProps {
  readonly label: string;
  readonly name: string;
  readonly longest?: number;
  readonly onRename: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

export function Rename({ label, name: before, longest = 80, onRename, onClose }: RenameProps) {
  const name = useSignal(before);
  const rename = () => {
    const next = name.value.trim();
    if (next === '') return;
    void onRename(next)
      .catch(() => notify(t('ui.trouble.refused'), { tone: 'danger' }))
      .finally(onClose);
  };
  return (
    <Dialog
      open
      title={t('ui.saves.rename')}
      closeLabel={t('ui.button.close')}
      onClose={onClose}
      buttons={
        <>
          <Button onPress={onClose}>{t('ui.button.cancel')}</Button>
          <Button kind="primary" onPress={rename}>
            {t('ui.button.confirm')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          rename();
        }}
      >
        <TextField
          label={label}
          value={name.value}
          longest={longest}
          onInput={(value) => {
            name.value = value;
          }}
        />
      </form>
    </Dialog>
  );
}
