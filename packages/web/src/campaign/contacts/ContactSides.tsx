/** Both sides of a Contact: what it offers now, and what it means on the Mission. */
import { figuresIn } from '@zonecrawl/content/locales';
import type { ContactCard } from '@zonecrawl/engine/model';
import { figuresOf } from '../../game/cards.ts';
import { Icon } from '../../icons/index.ts';
import { t, textOr } from '../../text/index.ts';
import { cardWords, sideName } from '../../words/names.ts';
import { Paragraphs } from '../parts/Paragraphs.tsx';

export function Sides({ card }: { readonly card: ContactCard }) {
  const { id } = card;
  const flavour = textOr('', [`card.${id}.flavour`]);
  const back = backOf(card);
  return (
    <div class="camp-sides">
      <div class="camp-side">
        {flavour === '' ? null : <p class="camp-flavour">{flavour}</p>}
        <Paragraphs text={textOr('', [`card.${id}.text`], figuresIn(card))} />
      </div>
      {back === null ? null : (
        <div class="camp-side is-back">
          <p class="label">
            <Icon name="redo" /> {t('camp.contact.back', { name: back.name })}
          </p>
          <Paragraphs text={back.text} />
        </div>
      )}
    </div>
  );
}

/** C5: the b-side, which lies on the table during the Mission. */
function backOf(card: ContactCard): { readonly name: string; readonly text: string } | null {
  switch (card.kind) {
    case 'companion': {
      // Not by cardWords: a Contact and its Companion share an id.
      const text = textOr('', [`companion.${card.companion}.text`], figuresOf(card.companion));
      return text === '' ? null : { name: t(`companion.${card.companion}.name`), text };
    }
    case 'contract': {
      const text = cardWords(card.note.id, 'b');
      const side = textOr(text, [`environment.${card.note.id}.b.text`], figuresIn(card));
      return {
        name: textOr(sideName(card.note.id, 'b'), [`environment.${card.note.id}.b.name`]),
        text: side,
      };
    }
    case 'loner':
    case 'trader':
      return null;
  }
}
