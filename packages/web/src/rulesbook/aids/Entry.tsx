/** A row of a player aid: a picture, a name, what it means and the clauses behind it. */
import type { ComponentChildren } from 'preact';
import { Clauses } from '../../cards/RichText.tsx';
import { termIcons } from '../../cards/termIcons.ts';
import { Icon } from '../../icons/index.ts';
import { t, textOr } from '../../text/index.ts';
import { plainText } from '../../words/terms.ts';

export interface EntryProps {
  readonly picture?: ComponentChildren;
  readonly name: string;
  readonly text: string;
  readonly clauses?: readonly string[];
}

export function Entry({ picture, name, text, clauses = [] }: EntryProps) {
  return (
    <div class="aid-entry">
      <dt>
        {picture === undefined ? null : <span class="aid-picture">{picture}</span>}
        {name}
      </dt>
      <dd>
        {text} <Clauses clauses={clauses} />
      </dd>
    </div>
  );
}

export const clausesOf = (term: string): readonly string[] =>
  textOr('', [`term.${term}.clauses`])
    .split(' ')
    .filter((clause) => clause !== '');

/** A term with its icon, or another picture of it. */
export function TermEntry({
  term,
  picture,
}: {
  readonly term: string;
  readonly picture?: ComponentChildren;
}) {
  const icon = termIcons[term];
  return (
    <Entry
      picture={picture ?? (icon === undefined ? undefined : <Icon name={icon} size="1.8rem" />)}
      name={t(`term.${term}.name`)}
      text={plainText(t(`term.${term}.text`))}
      clauses={clausesOf(term)}
    />
  );
}

export function Entries({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section class="aid-part">
      <h3>{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}
