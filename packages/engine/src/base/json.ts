/** Parses untrusted JSON: a syntax error is reported with its line and column. */
import { type Problem, type ProblemParams, problemAt } from './problems.ts';

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problems: readonly [Problem] };

export function parseJson(text: string): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, problems: [firstMistake(text)] };
  }
}

function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

type Expected = ProblemParams<'json.unexpected'>['expected'];

const WHOLE = '(top)';

/** Engines word and place such errors each in their own way, so the place is found by reading once more. */
function firstMistake(text: string): Problem {
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
  const mistake = (expected: Expected): Problem => {
    if (skip(openText) !== '') return problemAt(WHOLE, 'json.insideText', placeOf(text, at));
    const key = at >= text.length ? 'json.brokenOff' : 'json.unexpected';
    return problemAt(WHOLE, key, { ...placeOf(text, at), expected });
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
        return next === undefined ? problemAt(WHOLE, 'json.unescaped', placeOf(text, at)) : mistake('end');
      }
      if (next === ',') {
        at++;
        wants = closing === '}' ? 'key' : 'value';
      } else if (next === closing) {
        at++;
        open.pop();
      } else return mistake(closing === '}' ? 'commaOrBrace' : 'commaOrBracket');
      continue;
    }
    if (wants === 'first' && next === closing) {
      at++;
      open.pop();
      wants = 'after';
      continue;
    }
    if (closing === '}' && (wants === 'first' || wants === 'key')) {
      if (next !== '"' || skip(plain) === '') return mistake('name');
      skip(blanks);
      if (text[at] !== ':') return mistake('colon');
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
    if (skip(plain) === '') return mistake(next === '"' ? 'text' : 'value');
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
