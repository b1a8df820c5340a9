/**
 * The service worker of the page: it makes the game playable offline. A new version is activated when the player
 * agrees; then the page reloads and a running game is resumed (it is stored after every input).
 */
import { notify } from '../shell/notices.ts';
import { t } from '../text/index.ts';

const ONE_HOUR = 3_600_000;
/** The service worker downloads every file; the requested screen has priority. */
const SCREEN_FIRST = 3_000;

export function followServiceWorker(): void {
  // Disabled in development: it would serve stale code.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first activation needs no reload.
    if (controlled) location.reload();
    controlled = true;
  });
  const soon = () => void setTimeout(register, SCREEN_FIRST);
  // Texts are waited for before this is called, so the page may have loaded already.
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
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
