import { Icon } from '../icons/index.ts';
import { t } from '../text/index.ts';

/** A loading message; CSS shows it only after a short delay. */
export function Waiting({ text }: { readonly text?: string }) {
  return (
    <main class="app-waiting" aria-busy="true">
      <Icon name="radiation" size="3rem" />
      <p role="status">{text ?? t('ui.loading.wait')}</p>
    </main>
  );
}
