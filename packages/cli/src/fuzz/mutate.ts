/** Mutations of plain JSON: what goes wrong with files by accident, and what somebody would try on purpose. */
import { draw, type RandomState } from '@zonecrawl/engine/base';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** As it would come out of a file or over a wire. */
export const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** Numbers at which bounds are forgotten. */
const NUMBERS: readonly number[] = [
  -1,
  0,
  1,
  2,
  1.5,
  -0.5,
  255,
  65_536,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e308,
];

/** Texts that are keys of every object, or of none. */
const TEXTS: readonly string[] = [
  '',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'length',
  'nobody-has-this',
  '../../etc',
  '\u0000',
  'x'.repeat(100_000),
];

/** Where a value stands: its parent and its key in it. */
type Slot =
  | { readonly in: Json[]; readonly key: number }
  | { readonly in: { [key: string]: Json }; readonly key: string };

export const isRecord = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function placesOf(value: Json, found: Slot[] = []): Slot[] {
  if (Array.isArray(value)) {
    for (const [key, inner] of value.entries()) {
      found.push({ in: value, key });
      placesOf(inner, found);
    }
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) {
      found.push({ in: value, key });
      placesOf(inner, found);
    }
  }
  return found;
}

const valueAt = (place: Slot): Json | undefined =>
  Array.isArray(place.in) ? place.in[Number(place.key)] : place.in[String(place.key)];

function put(place: Slot, value: Json): void {
  if (Array.isArray(place.in)) place.in[Number(place.key)] = value;
  // Assigning to `__proto__` would not make a key of it.
  else
    Object.defineProperty(place.in, place.key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
}

function pick<T>(random: RandomState, list: readonly T[]): T | undefined {
  return list[draw(random, 'setup', Math.max(1, list.length))];
}

const copyOf = (value: Json): Json => structuredClone(value);

/** Deeper than any file of ours, and three of them in one another still fit a call stack. */
function nested(depth: number): Json {
  let value: Json = 0;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

type Mutation = (random: RandomState, place: Slot, places: readonly Slot[]) => void;

const MUTATIONS: readonly Mutation[] = [
  (random, place) => put(place, pick(random, NUMBERS) ?? 0),
  (random, place) => put(place, pick(random, TEXTS) ?? ''),
  (_random, place) => put(place, null),
  (_random, place) => put(place, {}),
  (_random, place) => put(place, []),
  (_random, place) => put(place, nested(1000)),
  // A number a little off: the most probable to be believed.
  (random, place) => {
    const value = valueAt(place);
    if (typeof value === 'number') put(place, value + draw(random, 'setup', 9) - 4);
    else if (typeof value === 'boolean') put(place, !value);
  },
  // A letter that is another one, missing or there twice.
  (random, place) => {
    const value = valueAt(place);
    if (typeof value !== 'string' || value.length === 0) return;
    const at = draw(random, 'setup', value.length);
    const letter = value[at] ?? '';
    const instead = pick(random, ['', letter + letter, letter.toUpperCase(), 'A', '0', '-', '\u2028']) ?? '';
    put(place, value.slice(0, at) + instead + value.slice(at + 1));
  },
  // Something from elsewhere in the file: of the right kind in the wrong place.
  (random, place, places) => {
    const value = valueAt(place);
    const like = places.filter((other) => typeof valueAt(other) === typeof value);
    const other = pick(random, like);
    if (other) put(place, copyOf(valueAt(other) ?? null));
  },
  // One too many, or very many.
  (random, place) => {
    const value = valueAt(place);
    if (!Array.isArray(value) || value.length === 0) return;
    const times = pick(random, [1, 2, 20, 200]) ?? 1;
    const one = value[draw(random, 'setup', value.length)] ?? null;
    for (let i = 0; i < times; i++) value.push(copyOf(one));
  },
  // Missing.
  (_random, place) => {
    if (Array.isArray(place.in)) place.in.splice(Number(place.key), 1);
    else delete place.in[String(place.key)];
  },
  // Something nobody has heard of.
  (random, place) => {
    const value = valueAt(place);
    if (value !== undefined && isRecord(value))
      put({ in: value, key: pick(random, TEXTS) ?? 'more' }, pick(random, NUMBERS) ?? 0);
  },
  // In another order.
  (random, place) => {
    const value = valueAt(place);
    if (Array.isArray(value) && value.length > 1)
      value.push(...value.splice(0, 1 + draw(random, 'setup', value.length - 1)));
  },
];

/** The value with one to three things wrong in it. The original stays as it is. */
export function mutated(random: RandomState, original: Json): Json {
  const root: { [key: string]: Json } = { value: copyOf(original) };
  const times = 1 + draw(random, 'setup', 3);
  for (let i = 0; i < times; i++) {
    const places = placesOf(root);
    const place = pick(random, places);
    const mutation = pick(random, MUTATIONS);
    if (place && mutation) mutation(random, place, places);
  }
  return root['value'] ?? null;
}
