import { t } from '../text/index.ts';
import { Button, Toast, ToastStack } from '../widgets/index.ts';
import { dismiss, notices } from './notices.ts';

export function Notices() {
  return (
    <div class="app-notices">
      <ToastStack>
        {notices.value.map(({ id, tone, text, button }) => (
          <Toast key={id} tone={tone} closeLabel={t('ui.button.close')} onClose={() => dismiss(id)}>
            <span class="app-notice">
              <span>{text}</span>
              {button === undefined ? null : (
                <Button
                  size="small"
                  onPress={() => {
                    dismiss(id);
                    button.press();
                  }}
                >
                  {button.text}
                </Button>
              )}
            </span>
          </Toast>
        ))}
      </ToastStack>
    </div>
  );
}
