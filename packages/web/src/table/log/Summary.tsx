/** A summary of the last input, where the log is not visible. */
import { headline } from '../../game/headline.ts';
import { t } from '../../text/index.ts';
import { factText, isSilent } from '../../words/facts.ts';
import { useTable, useWords } from '../state/context.ts';
import { exchangeInTray } from '../tray/exchange.ts';

/** Fewer facts than this need no summary. */
const WORTH = 4;

export function Summary() {
  const { game, ui } = useTable();
  const words = useWords();
  const lines = game.fresh.value.filter(({ fact }) => !isSilent(fact));
  const decision = game.decision.value;
  if (words === null || decision === null || lines.length < WORTH) return null;
  // Whoever looks at dice, aims or draws a way has read it, and needs its room; the tray tells of its own dice.
  const isBusy = decision.kind === 'reroll' || ui.aiming.value !== null || ui.walk.value !== null;
  const line = headline(lines);
  const exchange = exchangeInTray(game.log.value, undefined, game.fresh.value[0]?.id);
  if (isBusy || line === undefined || (exchange !== null && line.id >= exchange.id)) return null;
  return (
    <button
      type="button"
      class="t-news"
      onClick={() => {
        ui.pane.value = 'log';
      }}
    >
      <b class="read">{t('table.news', { lines: lines.length })}</b>
      <span>{factText(line.fact, words)}</span>
    </button>
  );
}
