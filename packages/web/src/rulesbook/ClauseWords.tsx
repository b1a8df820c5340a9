/** The words of a clause, with other clauses as links and what was searched for marked. */
import { Fragment } from 'preact';
import { isClause } from './chapters.ts';

export interface ClauseWordsProps {
  readonly text: string;
  readonly query?: string;
  readonly onOpen: (clause: string) => void;
}

export function ClauseWords({ text, query = '', onOpen }: ClauseWordsProps) {
  return (
    <>
      {pieces(text, /\b([A-Z]{1,2}\d{1,2})\b/).map(({ at, words, hit }) =>
        hit && isClause(words) ? (
          <a
            key={at}
            class="rule-link read"
            href={`#/rules/${words}`}
            onClick={(event) => {
              event.preventDefault();
              onOpen(words);
            }}
          >
            {words}
          </a>
        ) : (
          <Marked key={at} text={words} query={query} />
        ),
      )}
    </>
  );
}

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  const words = query
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return <>{text}</>;
  return (
    <>
      {pieces(text, new RegExp(`(${words.join('|')})`, 'i')).map(({ at, words: part, hit }) =>
        hit ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>,
      )}
    </>
  );
}

interface Piece {
  readonly at: number;
  readonly words: string;
  readonly hit: boolean;
}

/** The text cut at every match; the pattern has one group, so matches are every second piece. */
function pieces(text: string, pattern: RegExp): readonly Piece[] {
  let at = 0;
  const all: Piece[] = [];
  for (const [index, words] of text.split(pattern).entries()) {
    if (words !== '') all.push({ at, words, hit: index % 2 === 1 });
    at += words.length;
  }
  return all;
}
