/** Something to read, on paper: a text of the Mission, or a card of it. */
import type { CardId } from '@zonecrawl/engine/model';
import { cardWords } from '../words/names.ts';
import { RichText } from './RichText.tsx';

/** A card of the Mission: its words on paper. */
export function Note({ card, face }: { readonly card: CardId; readonly face?: 'a' | 'b' | undefined }) {
  return <Paper text={face === undefined ? cardWords(card) : cardWords(card, face)} />;
}

/** Something to read. */
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
