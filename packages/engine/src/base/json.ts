/** Reading JSON that came from anywhere: where it breaks off or goes wrong is told by line and column. */

/** What is wrong with a file, and where in it. */
export interface FileProblem {
  readonly where: string;
  readonly what: string;
}

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problems: readonly [FileProblem] };

export function parseJson(text: string): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    const { offset, what } = firstMistake(text);
    return { ok: false, problems: [{ where: placeOf(text, offset), what }] };
  }
}

function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return `line ${line}, column ${offset - before.lastIndexOf('\n')}`;
}

interface Mistake {
  readonly offset: number;
  readonly what: string;
}

/** Engines word and place such errors each in their own way, so the place is found by reading once more. */
function firstMistake(text: string): Mistake {
  const blanks = /[ \t\r\n]*/y;
  const plain =
    /"(?:[^"\\\r\n\t]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
  const openText = /"(?:[^"\\\r\n\t]|\\.)*\\?$/y;
  let at = 0;
  const skip = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  };
  const mistake = (expected: string): Mistake => {
    if (skip(openText) !== '') return { offset: at, what: 'the file breaks off inside a text' };
    if (at >= text.length) return { offset: at, what: `the file breaks off; expected ${expected}` };
    return { offset: at, what: `expected ${expected}` };
  };
  /** What is open around here: objects and lists, innermost last. */
  const open: ('}' | ']')[] = [];
  let wants: 'value' | 'first' | 'key' | 'after' = 'value';
  for (;;) {
    skip(blanks);
    const next = text[at];
    const closing = open.at(-1);
    if (wants === 'after') {
      if (closing === undefined) {
        return next === undefined
          ? { offset: at, what: 'a text holds a character that must be escaped' }
          : mistake('the end of the file');
      }
      if (next === ',') {
        at++;
        wants = closing === '}' ? 'key' : 'value';
      } else if (next === closing) {
        at++;
        open.pop();
      } else return mistake(`"," or "${closing}"`);
      continue;
    }
    if (wants === 'first' && next === closing) {
      at++;
      open.pop();
      wants = 'after';
      continue;
    }
    if (closing === '}' && (wants === 'first' || wants === 'key')) {
      if (next !== '"' || skip(plain) === '') return mistake('a name in double quotes');
      skip(blanks);
      if (text[at] !== ':') return mistake('":"');
      at++;
      wants = 'value';
      continue;
    }
    if (next === '{' || next === '[') {
      at++;
      open.push(next === '{' ? '}' : ']');
      wants = 'first';
      continue;
    }
    if (skip(plain) === '')
      return mistake(next === '"' ? 'a text that is closed and rightly escaped' : 'a value');
    wants = 'after';
  }
}

/** Whether two plain JSON values say the same, in whatever order their fields come. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const mine = Object.entries(one);
  const theirs = new Map<string, unknown>(Object.entries(other));
  return (
    mine.length === theirs.size &&
    mine.every(([key, value]) => theirs.has(key) && sameJson(value, theirs.get(key)))
  );
}
