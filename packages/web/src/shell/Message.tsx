import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../icons/index.ts';
import { t } from '../text/index.ts';

export interface MessageProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** Technical details for a bug report, folded. */
  readonly details?: readonly { readonly where: string; readonly what: string }[];
  readonly buttons: ComponentChildren;
}

/** A full-page message with its buttons. */
export function Message({ icon, title, text, details = [], buttons }: MessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
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

export function Details({ details }: { readonly details: NonNullable<MessageProps['details']> }) {
  if (details.length === 0) return null;
  return (
    <details class="app-details">
      <summary>{t('ui.import.details')}</summary>
      <ul>
        {details.slice(0, 20).map(({ where, what }) => (
          <li key={`${where}${what}`}>
            <code>{where}</code> {what}
          </li>
        ))}
      </ul>
    </details>
  );
}
