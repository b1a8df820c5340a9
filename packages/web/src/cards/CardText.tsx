/** The texts of a card: rules and flavour. */
import type { CardId } from '@zonecrawl/engine/model';
import { textOr } from '../text/index.ts';
import { cardWords } from '../words/names.ts';
import { RichText } from './RichText.tsx';

/** The rules text, one line per ability. */
export function CardText({ card }: { readonly card: CardId }) {
  const text = cardWords(card);
  if (text === '') return null;
  return (
    <>
      {text.split('\n').map((line) => (
        <p key={line} class="t-card-line">
          <RichText text={line} />
        </p>
      ))}
    </>
  );
}

export function Flavour({ card }: { readonly card: CardId }) {
  const words = textOr('', [`card.${card}.flavour`, `event.${card}.flavour`]);
  return words === '' ? null : <em>{words}</em>;
}
