/** A text of the Mission or of one of its cards, shown on paper. */
import type { CardId } from '@zonecrawl/engine/model';
import { cardWords } from '../words/names.ts';
import { RichText } from './RichText.tsx';

/** The text of a Mission's card. */
export function Note({ card, face }: { readonly card: CardId; readonly face?: 'a' | 'b' | undefined }) {
  return <Paper text={face === undefined ? cardWords(card) : cardWords(card, face)} />;
}

/** A text of several lines. */
export function Paper({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <div class="t-note">
      {text.split('\n').map((line) => (
        <p key={line}>
          <RichText text={line} />
        </p>
      ))}
    </div>
  );
}
