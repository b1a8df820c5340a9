/** Text with game terms in square brackets, each of which explains itself: `Gain a [focus].`, `[pinDown|Pinned]`. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { t, textOr } from '../text/index.ts';
import { Term } from '../widgets/index.ts';
import { groupsOf, plainText } from '../words/terms.ts';
import { termIcons } from './termIcons.ts';

/** Opens the rules at a clause; null where there is no way to them. */
export const OpenRules = createContext<((clause: string) => void) | null>(null);

export function RichText({ text }: { readonly text: string }) {
  return (
    <>
      {groupsOf(text).map((runs) => {
        const isTogether = runs.length > 1 && runs.some(({ term }) => term !== undefined);
        const content = runs.map(({ at, words, term }) =>
          term === undefined ? (
            words
          ) : (
            <GameTerm key={at} term={term}>
              {words}
            </GameTerm>
          ),
        );
        return isTogether ? (
          <span key={runs[0]?.at} class="z-together">
            {content}
          </span>
        ) : (
          content
        );
      })}
    </>
  );
}

/** A term with its explanation and the clauses behind it. */
export function GameTerm({ term, children }: { readonly term: string; readonly children?: string }) {
  const name = t(`term.${term}.name`);
  const clauses = textOr('', [`term.${term}.clauses`]);
  return (
    <Term
      title={name}
      explanation={
        <>
          {plainText(t(`term.${term}.text`))} <Clauses clauses={clauses === '' ? [] : clauses.split(' ')} />
        </>
      }
      icon={termIcons[term]}
    >
      {children ?? name}
    </Term>
  );
}

/** Clauses as small keys that open the rules there; where nothing opens them they are only named. */
export function Clauses({ clauses }: { readonly clauses: readonly string[] }) {
  const openRules = useContext(OpenRules);
  const shown = [...new Set(clauses)];
  return (
    <span class="t-clauses">
      {shown.map((clause) =>
        openRules === null ? (
          <span key={clause} class="z-clause read">
            §{clause}
          </span>
        ) : (
          <button
            key={clause}
            type="button"
            class="t-clause read"
            aria-label={t('table.openClause', { clause })}
            onClick={() => openRules(clause)}
          >
            §{clause}
          </button>
        ),
      )}
    </span>
  );
}
