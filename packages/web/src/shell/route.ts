/** Hash routing: addresses can be shared, and the browser's back button works. */
import { computed, signal } from '@preact/signals';

export type Route =
  | { readonly screen: 'title' }
  /** A shared link may contain a Mission and a seed. */
  | { readonly screen: 'new'; readonly mission?: string; readonly seed?: string }
  | { readonly screen: 'saves' }
  /** A shared link may contain the seed of a new Campaign. */
  | { readonly screen: 'campaigns'; readonly seed?: string }
  | { readonly screen: 'campaign'; readonly id: string; readonly page?: 'story' }
  | { readonly screen: 'play'; readonly id: string }
  | { readonly screen: 'rules'; readonly clause?: string }
  | { readonly screen: 'settings' };

/** An overlay over the table. */
export type Over = { readonly over: 'rules'; readonly clause?: string } | { readonly over: 'settings' };

export interface Address {
  readonly route: Route;
  readonly over: Over | null;
}

export function parseAddress(hash: string): Address {
  const parts = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded)
    .filter((part) => part !== '');
  const [screen, first, second, third] = parts;
  switch (screen) {
    case 'new':
      return only({
        screen,
        ...(first === undefined ? {} : { mission: first }),
        ...(second === undefined ? {} : { seed: second }),
      });
    case 'saves':
    case 'settings':
      return only({ screen });
    case 'campaigns':
      return only({ screen, ...(first === undefined ? {} : { seed: first }) });
    case 'campaign':
      return only(
        first === undefined
          ? { screen: 'campaigns' }
          : { screen, id: first, ...(second === 'story' ? { page: second } : {}) },
      );
    case 'rules':
      return only({ screen, ...(first === undefined ? {} : { clause: first }) });
    case 'play':
      return first === undefined
        ? only({ screen: 'saves' })
        : { route: { screen, id: first }, over: overOf(second, third) };
    default:
      return only({ screen: 'title' });
  }
}

const only = (route: Route): Address => ({ route, over: null });

function overOf(name: string | undefined, clause: string | undefined): Over | null {
  if (name === 'settings') return { over: name };
  if (name === 'rules') return { over: name, ...(clause === undefined ? {} : { clause }) };
  return null;
}

/** The hash is untrusted. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

export function addressOf({ route, over }: Address): string {
  const parts: (string | undefined)[] = [route.screen === 'title' ? undefined : route.screen];
  if (route.screen === 'new') parts.push(route.mission, route.seed);
  if (route.screen === 'campaigns') parts.push(route.seed);
  if (route.screen === 'rules') parts.push(route.clause);
  if (route.screen === 'play') parts.push(route.id);
  if (route.screen === 'campaign') parts.push(route.id, route.page);
  if (over !== null) parts.push(over.over, over.over === 'rules' ? over.clause : undefined);
  return `#/${parts
    .filter((part) => part !== undefined)
    .map(encodeURIComponent)
    .join('/')}`;
}

const place = signal<Address>(parseAddress(''));

/** Keeps the same object while the screen is the same, so that an overlay does not re-render the table. */
export const route = computed<Route>((): Route => {
  const next = place.value.route;
  const same = lastRoute !== undefined && addressOf(only(lastRoute)) === addressOf(only(next));
  lastRoute = same && lastRoute !== undefined ? lastRoute : next;
  return lastRoute;
});
let lastRoute: Route | undefined;

export const over = computed(() => place.value.over);

/** The number of history entries of this visit: going back must not leave the app. Stored in each entry's state. */
function depth(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('depth' in state)) return 0;
  return typeof state.depth === 'number' ? state.depth : 0;
}

export function followAddress(): void {
  const read = () => {
    place.value = parseAddress(location.hash);
  };
  // A typed address, a link, or the back button.
  globalThis.addEventListener('hashchange', read);
  globalThis.addEventListener('popstate', read);
  read();
}

export function go(next: Route, { replace = false }: { readonly replace?: boolean } = {}): void {
  move({ route: next, over: null }, replace);
}

export function openOver(next: Over): void {
  // Between overlays the entry is replaced, so that back returns to the table.
  move({ route: place.value.route, over: next }, place.value.over !== null);
}

export function closeOver(): void {
  if (place.value.over === null) return;
  if (depth() > 0) history.back();
  else move({ route: place.value.route, over: null }, true);
}

/** Goes back in the history, or to a fallback screen. */
export function goBack(otherwise: Route = { screen: 'title' }): void {
  if (depth() > 0) history.back();
  else go(otherwise, { replace: true });
}

function move(next: Address, replace: boolean): void {
  const address = addressOf(next);
  if (replace) history.replaceState(history.state, '', address);
  else history.pushState({ depth: depth() + 1 }, '', address);
  place.value = next;
}
