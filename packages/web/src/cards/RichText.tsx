/** Text with game terms in square brackets, each of which explains itself: `Gain a [focus].`, `[pinDown|Pinned]`. */
import { createContext, Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import type { IconName } from '../icons/index.ts';
import { t, textOr } from '../text/index.ts';
import { Term } from '../widgets/index.ts';

/** Opens the rules at a clause; null where there is no way to them. */
export const OpenRules = createContext<((clause: string) => void) | null>(null);

/** Terms that have an icon of their own. */
const icons: Readonly<Record<string, IconName>> = {
  stalker: 'stalker',
  enemy: 'enemy',
  range: 'range',
  sight: 'sight',
  cover: 'cover',
  radiation: 'radiation',
  dosage: 'radiation',
  attention: 'attentionLow',
  lowAttention: 'attentionLow',
  highAttention: 'attentionHigh',
  focus: 'focus',
  pinDown: 'pinDown',
  exposed: 'exposed',
  criticalInjury: 'criticalInjury',
  standardAction: 'standardAction',
  freeAction: 'freeAction',
  bolt: 'bolt',
  loot: 'loot',
  unknown: 'unknown',
  artifact: 'artifact',
  noVisibility: 'noVisibility',
  success: 'success',
  mask: 'mask',
  accurate: 'accurate',
  head: 'head',
  torso: 'torso',
  weapon: 'weapon',
  armor: 'armor',
  attachment: 'attachment',
  item: 'item',
  leadStalker: 'leadToken',
  coupons: 'coupons',
  event: 'event',
  room: 'room',
  knife: 'knife',
  decoy: 'decoy',
  reload: 'reload',
  prepare: 'prepare',
  movement: 'movement',
  carefulMovement: 'carefulMovement',
  boltsAndNuts: 'boltsNuts',
  pickUp: 'pickUp',
  hp: 'health',
};

interface TextRun {
  /** Where it begins in the text. */
  readonly at: number;
  readonly words: string;
  readonly term?: string;
}

/** Splits a text at its terms; brackets without a known term stay as they are. */
function runsOf(text: string): readonly TextRun[] {
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
const plainText = (text: string): string =>
  runsOf(text)
    .map(({ words }) => words)
    .join('');

export function RichText({ text }: { readonly text: string }) {
  return (
    <>
      {runsOf(text).map(({ at, words, term }) =>
        term === undefined ? (
          <Fragment key={at}>{words}</Fragment>
        ) : (
          <GameTerm key={at} term={term}>
            {words}
          </GameTerm>
        ),
      )}
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
      icon={icons[term]}
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
            {clause}
          </span>
        ) : (
          <button
            key={clause}
            type="button"
            class="t-clause read"
            aria-label={t('table.openClause', { clause })}
            onClick={() => openRules(clause)}
          >
            {clause}
          </button>
        ),
      )}
    </span>
  );
}
