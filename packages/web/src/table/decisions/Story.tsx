/** Choices a card asks for: its text first, then what may be chosen. */

import type { Decision } from '@zonecrawl/engine/model';
import { CardFace } from '../../cards/CardFace.tsx';
import { Note } from '../../cards/Paper.tsx';
import { deckNameOf } from '../../game/cards.ts';
import { optionKey } from '../../keyboard/index.ts';
import { cardName } from '../../words/names.ts';
import { optionWords } from '../../words/options.ts';
import { OptionButton } from '../parts/OptionButton.tsx';
import { useTable, useWords } from '../state/context.ts';
import { DecisionFrame } from './DecisionFrame.tsx';

export function Story({ decision }: { readonly decision: Decision }) {
  const { game } = useTable();
  const words = useWords();
  if (words === null) return null;
  const card = decision.about.card ?? null;
  return (
    <DecisionFrame
      decision={decision}
      title={card === null || decision.kind === 'useAbility' ? undefined : cardName(card)}
    >
      {card === null ? null : deckNameOf(card) === undefined ? (
        <Note card={card} />
      ) : (
        <CardFace card={card} />
      )}
      <ul class="t-options">
        {decision.options.map((option, index) => {
          const { title, detail, icon } = optionWords(option, decision, words);
          return (
            <li key={title}>
              <OptionButton
                title={title}
                detail={detail}
                icon={icon}
                hotkey={optionKey(index)}
                onPress={() => void game.answer(index)}
              />
            </li>
          );
        })}
      </ul>
    </DecisionFrame>
  );
}
