/** A summary of the last input, where the log is not visible. */
import { t } from '../../text/index.ts';
import { factText, isSilent } from '../../words/facts.ts';
import { useTable, useWords } from '../state/context.ts';

/** Fewer facts than this need no summary. */
const WORTH = 4;

export function Summary() {
  const { game, ui } = useTable();
  const words = useWords();
  const lines = game.fresh.value.filter(({ fact }) => !isSilent(fact));
  if (words === null || game.decision.value === null || lines.length < WORTH) return null;
  const last = lines.at(-1);
  return (
    <button
      type="button"
      class="t-news"
      onClick={() => {
        ui.pane.value = 'log';
      }}
    >
      <b class="read">{t('table.news', { lines: lines.length })}</b>
      <span>{last === undefined ? '' : factText(last.fact, words)}</span>
    </button>
  );
}
