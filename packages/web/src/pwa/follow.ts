/**
 * The service worker of the page: it keeps the game playable without a network. A new version waits until the player
 * wants it; then the page is loaded again, and a running game is picked up where it was (it is saved after every input).
 */
import { notify } from '../shell/notices.ts';
import { t } from '../text/index.ts';

const ONE_HOUR = 3_600_000;
/** The worker fetches every file of the game; the screen somebody is waiting for goes first. */
const SCREEN_FIRST = 3_000;

export function followServiceWorker(): void {
  // While working on the client there is none: it would only serve yesterday's code.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first one takes over quietly.
    if (controlled) location.reload();
    controlled = true;
  });
  addEventListener('load', () => setTimeout(register, SCREEN_FIRST));
}

function register(): void {
  navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .then((registration) => watch(registration))
    .catch((error: unknown) => console.warn('offline', error));
}

function watch(registration: ServiceWorkerRegistration): void {
  const offer = (waiting: ServiceWorker) =>
    notify(t('ui.update.ready'), {
      button: { text: t('ui.update.now'), press: () => waiting.postMessage('takeOver') },
    });
  if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
    offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) offer(installing);
    });
  });
  const look = () => void registration.update().catch(() => {});
  setInterval(look, ONE_HOUR);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
