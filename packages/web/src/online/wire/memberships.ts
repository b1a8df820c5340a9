/** Whom this browser plays in which room: the secrets of its seats, and how far each game was seen. */
import { signal } from '@preact/signals';
import type { Admitted } from '@zonecrawl/engine/online';

export interface Membership {
  readonly code: string;
  readonly secret: string;
  /** The name one plays under. */
  readonly name: string;
  /** When it was last opened here, in milliseconds. */
  readonly opened: number;
  /** The game that was looked at last, and its inputs by then. */
  readonly seen?: { readonly game: string; readonly at: number };
}

const KEY = 'zonecrawl.rooms';
/** Older ones are forgotten. */
const MOST = 30;

/** The newest first. */
export const memberships = signal<readonly Membership[]>(read() ?? []);
/** The name that was given last. */
export const lastName = (): string => memberships.peek()[0]?.name ?? '';

export const membershipOf = (code: string): Membership | undefined =>
  memberships.peek().find((one) => one.code === code);

export function keepMembership({ code, secret }: Admitted, name: string): void {
  write([{ code, secret, name, opened: Date.now() }, ...others(code)]);
}

/** Keeps what has changed about a room that is known here. */
export function noteMembership(code: string, news: Partial<Pick<Membership, 'name' | 'seen'>>): void {
  const known = membershipOf(code);
  if (known !== undefined) write([{ ...known, opened: Date.now(), ...news }, ...others(code)]);
}

export const forgetMembership = (code: string): void => write(others(code));

/** As stored: another tab may have joined a room meanwhile, and its seat must not be forgotten here. */
const others = (code: string): readonly Membership[] =>
  (read() ?? memberships.peek()).filter((one) => one.code !== code);

function write(next: readonly Membership[]): void {
  memberships.value = next.slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(memberships.value));
  } catch (error) {
    // The seat then lasts as long as this page.
    console.warn('rooms', error);
  }
}

/** null: this browser stores nothing. */
function read(): readonly Membership[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMembership) : [];
  } catch {
    return null;
  }
}

function isMembership(one: unknown): one is Membership {
  if (typeof one !== 'object' || one === null) return false;
  const has = (key: string, type: string): boolean =>
    Object.entries(one).some(([name, value]) => name === key && typeof value === type);
  return has('code', 'string') && has('secret', 'string') && has('name', 'string') && has('opened', 'number');
}
