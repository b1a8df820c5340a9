/** The steps to a new game: which there are, and which is open. */
import { t } from '../text/index.ts';

export interface WizardProgressProps {
  readonly at: number;
  readonly pages: readonly string[];
  readonly onOpen: (index: number) => void;
}

export function WizardProgress({ at, pages, onOpen }: WizardProgressProps) {
  return (
    <ol class="new-progress" aria-label={t('ui.new.progress', { at: at + 1, of: pages.length })}>
      {pages.map((name, index) => (
        <li key={name} class={index === at ? 'is-now' : index < at ? 'is-done' : ''}>
          <button
            type="button"
            aria-current={index === at ? 'step' : undefined}
            onClick={() => onOpen(index)}
          >
            <b class="read">{index + 1}</b>
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
