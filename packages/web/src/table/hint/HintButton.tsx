/** The way to a hint, always in the same place; its key asks, and goes on to the next step. */

import { keyLabel, tableKeys, useKey } from '../../keyboard/index.ts';
import { t } from '../../text/index.ts';
import { IconButton } from '../../widgets/index.ts';
import { useTable } from '../state/context.ts';

/** On small screens it lies by the panes, elsewhere in the top bar. */
export function HintButton({ place }: { readonly place: 'top' | 'panes' }) {
  const { game, hints, bots } = useTable();
  const ask = useAsking();
  const shown = hints.shown.value;
  const isAsked = game.asked.value !== null && bots.acting.value === null;
  useKey('table', isAsked ? tableKeys.hint : undefined, ask);
  return (
    <span class={`hint-button hint-in-${place}`}>
      <IconButton
        icon="hint"
        label={t('hint.ask')}
        hotkey={keyLabel(tableKeys.hint)}
        pressed={shown !== null}
        disabled={!isAsked}
        onPress={() => (shown === null ? ask() : hints.close())}
      />
    </span>
  );
}

/** Requests a hint and opens the pane that shows it. */
export function useAsking(): () => void {
  const { ui, hints } = useTable();
  return () => {
    ui.pane.value = 'act';
    ui.folded.value = false;
    ui.selection.value = null;
    hints.ask();
  };
}
