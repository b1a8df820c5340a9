/** Confirm and cancel, for a preview. */
import { tableKeys } from '../../keyboard/index.ts';
import { t } from '../../text/index.ts';
import { OptionButton } from './OptionButton.tsx';

export interface ConfirmProps {
  readonly text: string;
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel?: (() => void) | undefined;
  /** What cancelling is called, where it is more than that. */
  readonly cancelText?: string;
}

export function Confirm({ text, disabled = false, onConfirm, onCancel, cancelText }: ConfirmProps) {
  return (
    <div class="t-confirm">
      {onCancel === undefined ? null : (
        <OptionButton
          title={cancelText ?? t('ui.button.cancel')}
          icon="close"
          hotkey={tableKeys.cancel}
          onPress={onCancel}
        />
      )}
      <OptionButton
        id="confirm"
        kind="primary"
        title={text}
        icon="check"
        hotkey={tableKeys.confirm}
        disabled={disabled}
        onPress={onConfirm}
      />
    </div>
  );
}
