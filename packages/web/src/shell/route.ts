/** Hash routing: addresses can be shared, and the browser's back button works. */
import { computed, signal } from '@preact/signals';

export type Route =
  | { readonly screen: 'title' }
  /** A shared link may contain a Mission and a seed. */
  | { readonly screen: 'new'; readonly mission?: string; readonly seed?: string }
  | { readonly screen: 'saves' }
  /** Zone Survival; a link may contain the code of a game, or the date of a game of the day. */
  | { readonly screen: 'survival'; readonly code?: string; readonly day?: string }
  /** One's games of Zone Survival. */
  | { readonly screen: 'history' }
  /** A finished game in the address itself. */
  | { readonly screen: 'replay'; readonly link: string }
  /** A shared link may contain the seed of a new Campaign. */
  | { readonly screen: 'campaigns'; readonly seed?: string }
  | { readonly screen: 'campaign'; readonly id: string; readonly page?: 'story' }
  | { readonly screen: 'play'; readonly id: string }
  /** Rooms online: a new one, or one by its code. */
  | { readonly screen: 'online' }
  /** A room; a personal link carries a token. */
  | { readonly screen: 'room'; readonly code: string; readonly token?: string }
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
    case 'survival':
      if (first === 'day' && second !== undefined) return only({ screen, day: second });
      return only({ screen, ...(first === undefined ? {} : { code: first }) });
    case 'replay':
      return only({ screen, link: first ?? '' });
    case 'saves':
    case 'history':
    case 'settings':
    case 'online':
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
    case 'room':
      if (first === undefined) return only({ screen: 'online' });
      return second === 'as' && third !== undefined
        ? only({ screen, code: first, token: third })
        : { route: { screen, code: first }, over: overOf(second, third) };
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
  if (route.screen === 'survival')
    parts.push(...(route.day === undefined ? [route.code] : ['day', route.day]));
  if (route.screen === 'replay') parts.push(route.link);
  if (route.screen === 'campaigns') parts.push(route.seed);
  if (route.screen === 'rules') parts.push(route.clause);
  if (route.screen === 'play') parts.push(route.id);
  if (route.screen === 'room') {
    parts.push(route.code);
    if (route.token !== undefined) parts.push('as', route.token);
  }
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
  const isElsewhere = addressOf(only(next)) !== addressOf(only(place.value.route));
  move({ route: next, over: null }, replace);
  if (isElsewhere) toTop();
}

/** Whoever had scrolled down a page begins to read the next one at its top. */
export const toTop = (): void => globalThis.scrollTo?.(0, 0);

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
