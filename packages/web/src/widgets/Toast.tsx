import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../icons/index.ts';
import { IconButton } from './Button.tsx';

export interface ToastProps {
  readonly children: ComponentChildren;
  readonly tone?: 'plain' | 'good' | 'warning' | 'danger';
  readonly closeLabel?: string;
  readonly onClose?: (() => void) | undefined;
}

const marks: Readonly<Record<NonNullable<ToastProps['tone']>, IconName>> = {
  plain: 'log',
  good: 'check',
  warning: 'warning',
  danger: 'radiation',
};

/** A short message. It stays until its time is up or it is closed; it never covers a choice. */
export function Toast({ children, tone = 'plain', closeLabel = '', onClose }: ToastProps) {
  return (
    <div class={`z-toast z-toast-${tone}`}>
      <Icon name={marks[tone]} size="1.4rem" />
      <div class="z-toast-text">{children}</div>
      {onClose === undefined ? null : (
        <IconButton icon="close" kind="quiet" label={closeLabel} onPress={onClose} />
      )}
    </div>
  );
}

/** The container of toasts, a polite live region. */
export function ToastStack({ children }: { readonly children?: ComponentChildren }) {
  return (
    <div class="z-toasts" role="status" aria-live="polite">
      {children}
    </div>
  );
}
