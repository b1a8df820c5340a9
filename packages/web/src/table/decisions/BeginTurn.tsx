/** Beside the Actions of a Turn that has not begun: with which Turn token it shall begin, and to pass. */
import type { Decision } from '@zonecrawl/engine/model';
import { areTokensAlike } from '../../game/sure.ts';
import { turnKeys } from '../../keyboard/index.ts';
import { optionWords } from '../../words/options.ts';
import { tokenText } from '../../words/turns.ts';
import { OptionButton } from '../parts/OptionButton.tsx';
import { useTable, useWords } from '../state/context.ts';
import { hintedOptions, isTold, markedAs } from '../state/marks.ts';

export function BeginTurn({ decision }: { readonly decision: Decision }) {
  const { game, ui } = useTable();
  const words = useWords();
  if (words === null) return null;
  // Of two tokens that lie alike the first will do.
  const isOne = areTokensAlike(decision, words.view);
  const first = decision.options.findIndex(({ is }) => is === 'turn');
  return (
    <ul class="t-begin">
      {decision.options.map((option, index) => {
        if (isOne && option.is === 'turn' && index !== first) return null;
        const { title, icon } = optionWords(option, decision, words);
        return (
          <li
            key={title}
            class={markedAs(hintedOptions.value.has(index), isTold(option, ui.pointedAnswer.value))}
          >
            <OptionButton
              title={title}
              icon={icon}
              detail={option.is === 'turn' ? tokenText(option.token, decision, words.view) : ''}
              hotkey={option.is === 'turn' ? undefined : turnKeys.pass}
              onPress={() => void game.answer(index)}
            />
          </li>
        );
      })}
    </ul>
  );
}
