/** Said as long as it is so: what is shown is not kept, since when, why, and what helps. */
import type { ReadonlySignal } from '@preact/signals';
import { isLasting } from '../game/port.ts';
import { Icon } from '../icons/index.ts';
import { keepsGames } from '../saves/index.ts';
import { sentencesOf, t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { mayStillBeKept, type Unsaved } from './watch.ts';

export interface NotSavedProps {
  readonly unsaved: ReadonlySignal<Unsaved | null>;
  readonly onRetry: () => void;
  readonly onExport: () => void;
}

export function NotSaved({ unsaved, onRetry, onExport }: NotSavedProps) {
  const now = unsaved.value;
  const keepsNothing = !keepsGames.value || !isLasting.value;
  if (now === null && !keepsNothing) return null;
  return (
    <div class="not-saved" role={now === null ? 'note' : 'alert'}>
      <Icon name="warning" size="1.3rem" />
      <p>{now === null ? t('ui.saves.notKept') : sentencesOf([sinceWords(now), whyWords(now)])}</p>
      <span class="not-saved-buttons">
        {mayStillBeKept(now) ? (
          <Button size="small" onPress={onRetry}>
            {t('ui.play.tryAgain')}
          </Button>
        ) : null}
        <Button size="small" icon="save" onPress={onExport}>
          {t('ui.saves.export')}
        </Button>
      </span>
    </div>
  );
}

const sinceWords = ({ since }: Unsaved): string =>
  since === null ? t('ui.unsaved.all') : t('ui.unsaved.since', { input: since });

const whyWords = ({ why }: Unsaved): string => t(`ui.trouble.${why}`);
