/** Short messages that appear over any screen and go away by themselves or when they are closed. */
import { signal } from '@preact/signals';
import type { ToastProps } from '../widgets/index.ts';

export interface Notice {
  readonly id: number;
  readonly tone: NonNullable<ToastProps['tone']>;
  readonly text: string;
  readonly button?: { readonly text: string; readonly press: () => void };
  /** Until it is closed. */
  readonly stays?: boolean;
}

export const notices = signal<readonly Notice[]>([]);

const STAYS = 6000;
let last = 0;

/** Shows a message. One of danger, or with a button, stays until it is dealt with. */
export function notify(text: string, more: Partial<Omit<Notice, 'id' | 'text'>> = {}): number {
  last += 1;
  const id = last;
  const notice: Notice = { id, text, tone: 'plain', ...more };
  // Untracked: an effect that notifies must not subscribe to the list of notices.
  notices.value = [...notices.peek().filter((other) => other.text !== text), notice];
  const stays = notice.stays === true || notice.button !== undefined || notice.tone === 'danger';
  if (!stays) setTimeout(() => dismiss(id), STAYS);
  return id;
}

export function dismiss(id: number): void {
  notices.value = notices.peek().filter((notice) => notice.id !== id);
}
