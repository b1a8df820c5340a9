/** Texts with terms in them: `[attention]`, `[attention|tokens]`. */
import { textOr } from '../text/index.ts';

export interface TextRun {
  /** Where it begins in the text. */
  readonly at: number;
  readonly words: string;
  readonly term?: string;
}

/** Splits a text at its terms; brackets without a known term stay as they are. */
export function runsOf(text: string): readonly TextRun[] {
  const parts: TextRun[] = [];
  let at = 0;
  for (const match of text.matchAll(/\[([a-zA-Z]+)(?:\|([^\]]*))?\]/g)) {
    const [whole, term = '', words] = match;
    const name = textOr('', [`term.${term}.name`]);
    if (match.index > at) parts.push({ at, words: text.slice(at, match.index) });
    parts.push({
      at: match.index,
      words: words ?? (name === '' ? term : name),
      ...(name === '' ? {} : { term }),
    });
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push({ at, words: text.slice(at) });
  return parts;
}

/**
 * The runs of a text by lines: one may break between two groups, and in a group only where it has no term. A term is a
 * button, and browsers break lines beside one whatever stands there: a full stop, a bracket, a no-break space.
 */
export function groupsOf(text: string): readonly (readonly TextRun[])[] {
  const groups: TextRun[][] = [];
  let open: TextRun[] = [];
  const close = (next: TextRun[] = []): void => {
    if (open.length > 0) groups.push(open);
    open = next;
  };
  for (const run of runsOf(text)) {
    const { at, words, term } = run;
    const breaks = term === undefined ? [...words.matchAll(/[ \n]/g)] : [];
    const first = breaks[0]?.index;
    if (first === undefined) {
      open.push(run);
      continue;
    }
    const end = (breaks.at(-1)?.index ?? first) + 1;
    if (first > 0) open.push({ at, words: words.slice(0, first) });
    close([{ at: at + first, words: words.slice(first, end) }]);
    close(end < words.length ? [{ at: at + end, words: words.slice(end) }] : []);
  }
  close();
  return groups;
}

/** The same as plain text, for places that cannot hold buttons. */
export const plainText = (text: string): string =>
  runsOf(text)
    .map(({ words }) => words)
    .join('');
