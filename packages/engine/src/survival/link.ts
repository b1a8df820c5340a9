/**
 * A finished game in an address: its record, compressed. What is read is no more believed than any other file: the record's
 * schema and a replay decide (kernel/record.ts).
 */
import { fromBase64, toBase64 } from './base64.ts';
import { type Coder, Model, Reader, symbol, Writer } from './bits.ts';

/** What of a record is needed to play it again. */
export interface Linked {
  readonly format: number;
  readonly digest: string;
  readonly start: unknown;
  readonly inputs: readonly (number | readonly number[])[];
  readonly hash: string;
  readonly outcome: unknown;
}

const VERSION = 1;
/** Limits for links from strangers. */
const MOST_TEXT = 20_000;
const MOST_INPUTS = 20_000;
const MOST_LETTERS = 100_000;

/** What starts look like: the model reads it first, so that common parts cost next to nothing. */
const PRIMER =
  '[2,"0123456789abcdef",{"from":"mission","setup":{"mission":"zs.","stalkers":[{"stalker":"","armor":"leather-jacket",' +
  '"weapon":"","magazines":{"pistol":1,"rifle":1,"shotgun":1},"backpack":["",""]},{"stalker":"","armor":"leather-jacket",' +
  '"weapon":"","magazines":{"rifle":2},"backpack":["","",""]}],"seed":"survival ","options":{"lostTerritories":false}}},' +
  '"0123456789abcdef",{"won":true,"ending":"success"}]{"won":false,"ending":"fatality"}';

/** JSON in letters of one byte. */
const plain = (json: string): string =>
  json.replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

const LETTER_BITS = 8;
const letterModel = (): Model => new Model(1 << (2 * LETTER_BITS));

function prime(model: Model): void {
  const nowhere = new Writer();
  let before = 0;
  for (const letter of bytesOf(PRIMER)) before = symbol(nowhere, model, before, LETTER_BITS, letter);
}

/** Numbers of any size: five bits at a time, with a mark whether more follow. */
const PART_BITS = 5;
class Numbers {
  private readonly parts = new Model(1 << (2 * PART_BITS + 2));
  private readonly more = new Model(1 << 6);
  private before = 0;

  code(coder: Coder, value: number): number {
    let rest = value;
    let read = 0;
    for (let shift = 0; shift < 30; shift += PART_BITS) {
      const high = shift > 0 ? 1 << PART_BITS : 0;
      const part = symbol(coder, this.parts, high | this.before, PART_BITS, rest & 31);
      read += part * 2 ** shift;
      rest = Math.floor(rest / 32);
      const more = coder.bit(this.more, high > 0 ? 33 : part, rest > 0 ? 1 : 0);
      if (more === 0) break;
    }
    this.before = Math.min(read, 31);
    return read;
  }
}

function codeText(coder: Coder, bytes: Uint8Array, length: number): Uint8Array {
  const model = letterModel();
  prime(model);
  const out = new Uint8Array(length);
  let before = 0;
  for (let i = 0; i < length; i++) {
    before = symbol(coder, model, before, LETTER_BITS, bytes[i] ?? 0);
    out[i] = before;
  }
  return out;
}

type Input = Linked['inputs'][number];

function codeInputs(coder: Coder, inputs: readonly Input[], length: number, isOver: () => boolean): Input[] {
  const singles = new Numbers();
  const lists = new Numbers();
  const kinds = new Model(2);
  const out: Input[] = [];
  for (let i = 0; i < length && !isOver(); i++) {
    const input = inputs[i] ?? 0;
    const isList = coder.bit(kinds, 0, typeof input === 'number' ? 0 : 1) === 1;
    if (!isList) {
      out.push(singles.code(coder, typeof input === 'number' ? input : 0));
      continue;
    }
    const list = typeof input === 'number' ? [] : input;
    const count = Math.min(lists.code(coder, list.length), MOST_INPUTS);
    const items: number[] = [];
    for (let j = 0; j < count && !isOver(); j++) items.push(lists.code(coder, list[j] ?? 0));
    out.push(items);
  }
  return out;
}

/** Of everything before it; damage is noticed before anything is believed. */
function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return (sum ^ (sum >>> 16)) & 0xffff;
}

export function toLink({ format, digest, start, inputs, hash, outcome }: Linked): string {
  const text = bytesOf(plain(JSON.stringify([format, digest, start, hash, outcome])));
  const coder = new Writer();
  const sizes = new Numbers();
  sizes.code(coder, text.length);
  sizes.code(coder, inputs.length);
  codeText(coder, text, text.length);
  codeInputs(coder, inputs, inputs.length, () => false);
  const packed = coder.end();
  const bytes = new Uint8Array(packed.length + 3);
  bytes[0] = VERSION;
  bytes.set(packed, 3);
  const sum = checksum(packed);
  bytes[1] = sum >> 8;
  bytes[2] = sum & 255;
  return toBase64(bytes);
}

export type ReadLink =
  | { readonly ok: true; readonly linked: Linked }
  /** Letters are missing or wrong, or it was made by a newer version. */
  | { readonly ok: false; readonly problem: 'damaged' | 'newer' };

const DAMAGED: ReadLink = { ok: false, problem: 'damaged' };

export function fromLink(link: string): ReadLink {
  const bytes = link.length > MOST_LETTERS ? null : fromBase64(link);
  if (bytes === null || bytes.length < 8) return DAMAGED;
  const packed = bytes.subarray(3);
  if (((bytes[1] ?? 0) << 8) + (bytes[2] ?? 0) !== checksum(packed)) return DAMAGED;
  if ((bytes[0] ?? 0) > VERSION) return { ok: false, problem: 'newer' };
  const coder = new Reader(packed);
  const sizes = new Numbers();
  const textLength = sizes.code(coder, 0);
  const inputCount = sizes.code(coder, 0);
  if (textLength > MOST_TEXT || inputCount > MOST_INPUTS) return DAMAGED;
  const text = codeText(coder, new Uint8Array(0), textLength);
  const inputs = codeInputs(coder, [], inputCount, () => coder.isOver);
  if (coder.isOver) return DAMAGED;
  return headed(textOf(text), inputs);
}

function headed(text: string, inputs: readonly Input[]): ReadLink {
  let head: unknown;
  try {
    head = JSON.parse(text);
  } catch {
    return DAMAGED;
  }
  if (!Array.isArray(head)) return DAMAGED;
  const [format, digest, start, hash, outcome]: readonly unknown[] = head;
  if (typeof format !== 'number' || typeof digest !== 'string' || typeof hash !== 'string') return DAMAGED;
  return { ok: true, linked: { format, digest, start, inputs, hash, outcome } };
}
