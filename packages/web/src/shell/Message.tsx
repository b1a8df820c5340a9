import { useSignal } from '@preact/signals';
import type { Problem } from '@zonecrawl/engine/base';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../icons/index.ts';
import { loadCatalogue } from '../language/catalogue.ts';
import { problemText, t } from '../text/index.ts';
import { usePlace } from './title.ts';

export interface MessageProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** Technical details for a bug report, folded. */
  readonly details?: readonly Problem[];
  readonly buttons: ComponentChildren;
}

/** A full-page message with its buttons. */
export function Message({ icon, title, text, details = [], buttons }: MessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePlace(title);
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <main class="app-message">
      <Icon name={icon} size="3.5rem" />
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p>{text}</p>
      <Details details={details} />
      <div class="app-message-buttons">{buttons}</div>
    </main>
  );
}

/** What is wrong, in words that are loaded when there is something to say. */
export function Details({ details }: { readonly details: NonNullable<MessageProps['details']> }) {
  const isLoaded = useSignal(false);
  const isNeeded = details.length > 0;
  useEffect(() => {
    if (isNeeded) void loadCatalogue().finally(() => (isLoaded.value = true));
  }, [isNeeded]);
  if (!isNeeded || !isLoaded.value) return null;
  return (
    <details class="app-details">
      <summary>{t('ui.import.details')}</summary>
      <ul>
        {details.slice(0, 20).map((problem) => (
          <li key={JSON.stringify(problem)}>
            <code>{problem.where}</code> {problemText(problem)}
          </li>
        ))}
      </ul>
    </details>
  );
}
