/** Validates an ICU message and lists its placeholders. Supports the same subset of ICU as the client. */

export interface Message {
  readonly problem: string | null;
  /** Names of its placeholders, sorted and unique. */
  readonly gaps: readonly string[];
}

interface Reader {
  readonly text: string;
  at: number;
  readonly gaps: Set<string>;
}

class Wrong extends Error {}

export function readMessage(text: string): Message {
  const reader: Reader = { text, at: 0, gaps: new Set() };
  try {
    words(reader, false);
    return { problem: null, gaps: [...reader.gaps].sort() };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { problem: `${error.message} at ${reader.at}`, gaps: [] };
  }
}

/** Text and placeholders, up to the end or the closing brace. */
function words(reader: Reader, inside: boolean): void {
  while (reader.at < reader.text.length) {
    const letter = reader.text.charAt(reader.at);
    if (letter === '}') {
      if (inside) return;
      throw new Wrong('a closing brace too many');
    }
    reader.at += 1;
    if (letter === '{') gap(reader);
  }
  if (inside) throw new Wrong('a brace is not closed');
}

function gap(reader: Reader): void {
  const name = upTo(reader, /[,}]/).trim();
  if (!/^\w+$/.test(name)) throw new Wrong(`"${name}" is no name of a gap`);
  reader.gaps.add(name);
  if (next(reader) === '}') return;
  const kind = upTo(reader, /[,}]/).trim();
  if (kind !== 'plural' && kind !== 'select') throw new Wrong(`"${kind}" is neither plural nor select`);
  if (next(reader) === '}') throw new Wrong(`${kind} without cases`);
  cases(reader, kind);
}

function cases(reader: Reader, kind: string): void {
  const names = new Set<string>();
  for (;;) {
    const name = upTo(reader, /[{}]/).trim();
    if (next(reader) === '}') {
      if (name !== '') throw new Wrong(`the case "${name}" has no words`);
      break;
    }
    if (name === '' || names.has(name)) throw new Wrong(`a case called "${name}" is empty or twice there`);
    names.add(name);
    words(reader, true);
    reader.at += 1;
  }
  if (!names.has('other')) throw new Wrong(`${kind} without "other"`);
}

function upTo(reader: Reader, end: RegExp): string {
  const rest = reader.text.slice(reader.at);
  const length = rest.search(end);
  if (length < 0) throw new Wrong('a brace is not closed');
  reader.at += length;
  return rest.slice(0, length);
}

function next(reader: Reader): string {
  reader.at += 1;
  return reader.text.charAt(reader.at - 1);
}
