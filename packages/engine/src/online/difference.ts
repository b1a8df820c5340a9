/**
 * Differences between two pieces of plain JSON, so that an update need not repeat a whole table. Applying one shares
 * all that has not changed and never changes what it is applied to.
 */

export type Difference =
  /** It is this now. */
  | readonly ['=', unknown]
  /** An object: what has changed in it, and what is no longer there. */
  | readonly ['o', Readonly<Record<string, Difference>>, readonly string[]]
  /** A list: how long it is now, and which of its places have changed. */
  | readonly ['a', number, readonly (readonly [number, Difference])[]];

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What leads from one to the other; null: they are the same. */
export function difference(before: unknown, after: unknown): Difference | null {
  if (before === after) return null;
  if (isObject(before)) return isObject(after) ? ofObjects(before, after) : ['=', after ?? null];
  return Array.isArray(before) && Array.isArray(after) ? ofLists(before, after) : ['=', after ?? null];
}

function ofLists(before: readonly unknown[], after: readonly unknown[]): Difference | null {
  // Most of it is the same as before: nothing is made before there is a difference.
  let found: (readonly [number, Difference])[] | null = null;
  for (let i = 0; i < after.length; i++) {
    if (i < before.length && before[i] === after[i]) continue;
    const change: Difference | null = i < before.length ? difference(before[i], after[i]) : ['=', after[i]];
    if (!change) continue;
    found ??= [];
    found.push([i, change]);
  }
  if (!found && before.length === after.length) return null;
  const changed = found ?? [];
  // Where all of it has changed, saying so place by place only costs more.
  return after.length > 0 && changed.length === after.length && changed.every(([, [how]]) => how === '=')
    ? ['=', after]
    : ['a', after.length, changed];
}

/**
 * What is found under a key, or undefined if it is not the object's own. What objects inherit are functions, which JSON
 * has none of; looking for those is quicker than asking whose it is.
 */
const own = (object: Json, key: string, found: unknown): unknown =>
  typeof found === 'function' || (key === '__proto__' && !Object.hasOwn(object, key)) ? undefined : found;

/** Setting what is called `__proto__` would change what the object inherits. */
function put<T>(object: Record<string, T>, key: string, value: T): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

function ofObjects(before: Json, after: Json): Difference | null {
  let changed: Record<string, Difference> | null = null;
  let kept = 0;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const found = before[key];
    if (value === found) {
      kept++;
      continue;
    }
    const was = own(before, key, found);
    if (was !== undefined) kept++;
    const change: Difference | null = was === undefined ? ['=', value] : difference(was, value);
    if (!change) continue;
    changed ??= {};
    put(changed, key, change);
  }
  const gone = countOf(before) > kept ? goneFrom(before, after) : NONE;
  return changed || gone.length > 0 ? ['o', changed ?? {}, gone] : null;
}

const NONE: readonly string[] = [];

function countOf(object: Json): number {
  let count = 0;
  for (const key in object) if (object[key] !== undefined) count++;
  return count;
}

function goneFrom(before: Json, after: Json): readonly string[] {
  const gone: string[] = [];
  for (const key in before)
    if (before[key] !== undefined && own(after, key, after[key]) === undefined) gone.push(key);
  return gone;
}

/** What the difference leads to. Throws a TypeError if it was not made for this. */
export function patched(before: unknown, change: Difference | null): unknown {
  if (change === null) return before;
  switch (change[0]) {
    case '=':
      return change[1];
    case 'a': {
      const [, length, places] = change;
      if (!Array.isArray(before)) throw new TypeError('this difference is of a list');
      const list = before.slice(0, length);
      for (const [place, inner] of places) list[place] = patched(list[place], inner);
      if (list.length !== length || list.includes(undefined))
        throw new TypeError('this difference is of another list');
      return list;
    }
    case 'o': {
      if (!isObject(before)) throw new TypeError('this difference is of an object');
      const object: Record<string, unknown> = { ...before };
      for (const key of change[2]) delete object[key];
      for (const [key, inner] of Object.entries(change[1]))
        put(object, key, patched(own(object, key, object[key]), inner));
      return object;
    }
  }
}
