/** Tells a player whose page is not looked at that a decision is theirs: in the title, by a sound, by a notification. */
import { effect, signal } from '@preact/signals';
import type { Game } from '../game/store.ts';
import { titleMark } from '../shell/title.ts';
import { play } from '../sound/play.ts';
import { t } from '../text/index.ts';

const canNotify = (): boolean => 'Notification' in globalThis;

/** Whether the browser lets this page notify; null: it cannot. */
export const permission = signal<NotificationPermission | null>(canNotify() ? Notification.permission : null);

export async function askPermission(): Promise<void> {
  if (canNotify()) permission.value = await Notification.requestPermission();
}

export function alertWhenAsked(game: Game): () => void {
  let asked = false;
  let shown: Notification | null = null;
  const calm = () => {
    if (document.hidden) return;
    shown?.close();
    shown = null;
  };
  const stop = effect(() => {
    // Not `game.asked`, which pauses while something is played back: one's own next decision is no news.
    const isAsked = game.update.value?.yours === true;
    titleMark.value = isAsked ? (title) => t('online.yourTurn.title', { title }) : null;
    if (isAsked && !asked && document.hidden) {
      play('alert');
      if (permission.peek() === 'granted') shown = notification();
    } else if (isAsked && !asked) play('turn');
    asked = isAsked;
  });
  document.addEventListener('visibilitychange', calm);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', calm);
    titleMark.value = null;
  };
}

function notification(): Notification | null {
  try {
    const made = new Notification(t('online.yourTurn'), { tag: 'zonecrawl' });
    made.addEventListener('click', () => globalThis.focus());
    return made;
  } catch {
    // Some phones allow it to service workers only.
    return null;
  }
}
