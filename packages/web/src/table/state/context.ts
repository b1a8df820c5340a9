/** The context of the table: the game, the UI state, the rules page. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BotController } from '../../bots/botController.ts';
import type { Hints } from '../../bots/hints.ts';
import type { Game } from '../../game/store.ts';
import type { Words } from '../../words/words.ts';
import type { Ui } from './ui.ts';

export interface TableTools {
  readonly game: Game;
  readonly ui: Ui;
  readonly onRules: (clause?: string) => void;
  /** The names of the players, by seat; empty if not given. */
  readonly people: readonly string[];
  /** Bots in seats, and their hints. */
  readonly bots: BotController;
  readonly hints: Hints;
}

export const TableContext = createContext<TableTools | null>(null);

export function useTable(): TableTools {
  const tools = useContext(TableContext);
  if (tools === null) throw new Error('This part belongs on a table.');
  return tools;
}

/** What texts about the shown game need; null before the first update. */
export function useWords(): Words | null {
  const { game } = useTable();
  const shown = game.shown.value;
  return shown === null ? null : { cast: game.cast.value, view: shown.view, board: shown.board };
}
