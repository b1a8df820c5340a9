/** What is under the pointer, in words, below the map: nothing has to be clicked to know what it is. */
import { useComputed } from '@preact/signals';
import { t } from '../../text/index.ts';
import { figureText } from '../../words/figures.ts';
import type { Words } from '../../words/words.ts';
import { useTable, useWords } from '../state/context.ts';
import type { Selection } from '../state/ui.ts';
import { type Around, describeSpace } from './describe.ts';

export function Under() {
  const { ui } = useTable();
  const words = useWords();
  const text = useComputed(() =>
    words === null || ui.under.value === null ? '' : textOf(ui.under.value, words, ui.around.value),
  );
  // Whoever listens hears the same from the element itself.
  return (
    <p class="t-under" aria-hidden="true">
      {text.value === '' ? t('table.under.hint') : text.value}
    </p>
  );
}

const textOf = (under: Selection, words: Words, around: Around): string =>
  under.kind === 'space' ? describeSpace(words, under.id, around) : figureText(under.id, words);
