/**
 * A hash of plain JSON that does not depend on the order of keys: for comparing replays and detecting damage.
 * It walks the value once without building a text. Integers only, so that every machine gives the same 64 bits.
 */

/** The two halves of the hash of the value just walked; kept here so that walking allocates nothing. */
let high = 0;
let low = 0;

const bits = new Uint32Array(2);
const double = new Float64Array(bits.buffer);

const scramble = (value: number): number => {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

/** Sets both halves from what kind of value it is and up to two words of it. */
function set(kind: number, a: number, b: number): void {
  high = scramble(Math.imul(a ^ kind, 0x9e3779b1) ^ b);
  low = scramble(Math.imul(b ^ kind, 0x5f356495) + (a ^ (high >>> 7)));
}

function text(kind: number, value: string): void {
  let a = kind;
  let b = value.length;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x5bd1e995) ^ (b >>> 15);
  }
  set(kind, a, b);
}

function walk(value: unknown): void {
  switch (typeof value) {
    case 'number':
      if (Number.isInteger(value) && value === (value | 0)) set(1, value | 0, 0);
      else {
        double[0] = value;
        set(2, bits[0] ?? 0, bits[1] ?? 0);
      }
      return;
    case 'string':
      text(3, value);
      return;
    case 'boolean':
      set(4, value ? 1 : 0, 0);
      return;
    case 'object':
      break;
    default:
      throw new TypeError(`a ${typeof value} is no plain JSON`);
  }
  if (value === null) {
    set(5, 0, 0);
    return;
  }
  if (isRecord(value)) record(value);
  else if (Array.isArray(value)) list(value);
}

const isRecord = (value: object): value is Readonly<Record<string, unknown>> => !Array.isArray(value);

function list(values: readonly unknown[]): void {
  let a = values.length;
  let b = 7;
  // Counted: values of so many kinds make an iterator that allocates for each.
  for (let i = 0; i < values.length; i++) {
    walk(values[i]);
    a = Math.imul(a ^ high, 0x9e3779b1) ^ (a >>> 15);
    b = Math.imul(b ^ low, 0x85ebca6b) ^ (b >>> 13);
  }
  set(6, a, b);
}

/** Entries are added up, so their order does not matter. What is undefined is not there, as in JSON. */
function record(entries: Readonly<Record<string, unknown>>): void {
  let a = 0;
  let b = 0;
  for (const key in entries) {
    const entry = entries[key];
    if (entry === undefined) continue;
    walk(entry);
    const valueHigh = high;
    const valueLow = low;
    text(8, key);
    a = (a + scramble(valueHigh ^ Math.imul(low, 0x27d4eb2f))) | 0;
    b = (b + scramble(valueLow ^ Math.imul(high, 0x165667b1))) | 0;
  }
  set(9, a, b);
}

/** 64 bits as 16 hex digits. */
export function hash(value: unknown): string {
  walk(value);
  return digits();
}

function digits(): string {
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0');
}

/**
 * What was hashed at one place, and what it contained, in the order of its entries; null: nothing to be remembered.
 * It is written over in place: what is made anew at every change would live until the next one.
 */
interface Known {
  value: object | null;
  high: number;
  low: number;
  readonly kids: (Known | null)[];
}

const nothingKnown = (kids: Known['kids']): Known => ({ value: null, high: 0, low: 0, kids });

const NO_KIDS: Known['kids'] = [];
/** How deep is looked for what has not changed; below that it is walked. */
const DEPTH = 3;

/**
 * The same hash of a value that is hashed again after every change. It must share what has not changed with the value
 * before, and never be changed in place: what is the same object as before is not walked again.
 */
export class ChangingHash {
  private known: Known | null = null;
  private readonly fleeting: string | null;

  /** `fleeting`: the entry of it that is another one every time, so that nothing of it is remembered. */
  constructor(fleeting: string | null = null) {
    this.fleeting = fleeting;
  }

  of(value: unknown): string {
    this.known = remembered(value, this.known, DEPTH, this.fleeting);
    return digits();
  }
}

/** What is known at this place from now on. */
function remembered(
  value: unknown,
  before: Known | null,
  depth: number,
  fleeting: string | null,
): Known | null {
  if (typeof value !== 'object' || value === null) {
    walk(value);
    return null;
  }
  if (before?.value === value) {
    high = before.high;
    low = before.low;
    return before;
  }
  const known = before ?? nothingKnown(depth === 0 ? NO_KIDS : []);
  if (depth === 0) walk(value);
  else if (isRecord(value)) rememberRecord(value, known.kids, depth, fleeting);
  else if (Array.isArray(value)) rememberList(value, known.kids, depth);
  known.value = value;
  known.high = high;
  known.low = low;
  return known;
}

/** As `record` and `list` above; these are apart because those must stay quick. */
function rememberRecord(
  entries: Readonly<Record<string, unknown>>,
  kids: Known['kids'],
  depth: number,
  fleeting: string | null,
): void {
  let a = 0;
  let b = 0;
  let count = 0;
  for (const key in entries) {
    const entry = entries[key];
    if (entry === undefined) continue;
    if (key === fleeting) walk(entry);
    else {
      kids[count] = remembered(entry, kids[count] ?? null, depth - 1, null);
      count++;
    }
    const valueHigh = high;
    const valueLow = low;
    text(8, key);
    a = (a + scramble(valueHigh ^ Math.imul(low, 0x27d4eb2f))) | 0;
    b = (b + scramble(valueLow ^ Math.imul(high, 0x165667b1))) | 0;
  }
  kids.length = count;
  set(9, a, b);
}

function rememberList(values: readonly unknown[], kids: Known['kids'], depth: number): void {
  let a = values.length;
  let b = 7;
  for (let i = 0; i < values.length; i++) {
    kids[i] = remembered(values[i], kids[i] ?? null, depth - 1, null);
    a = Math.imul(a ^ high, 0x9e3779b1) ^ (a >>> 15);
    b = Math.imul(b ^ low, 0x85ebca6b) ^ (b >>> 13);
  }
  kids.length = values.length;
  set(6, a, b);
}
