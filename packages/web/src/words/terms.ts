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

/** The same as plain text, for places that cannot hold buttons. */
export const plainText = (text: string): string =>
  runsOf(text)
    .map(({ words }) => words)
    .join('');
