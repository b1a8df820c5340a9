/** What every part of the table may need: the game, the player's choices at the screen, and the way to the rules. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Company } from '../../bots/company.ts';
import type { Hints } from '../../bots/hints.ts';
import type { Game } from '../../game/store.ts';
import type { Words } from '../../words/words.ts';
import type { Ui } from './ui.ts';

export interface TableTools {
  readonly game: Game;
  readonly ui: Ui;
  readonly onRules: (clause?: string) => void;
  /** Who plays the Stalkers, by seat; empty where nobody said. */
  readonly people: readonly string[];
  /** Bots in the seats of people, and what they would do. */
  readonly company: Company;
  readonly hints: Hints;
}

export const TableContext = createContext<TableTools | null>(null);

export function useTable(): TableTools {
  const tools = useContext(TableContext);
  if (tools === null) throw new Error('This part belongs on a table.');
  return tools;
}

/** The words for what is on the table now; null before anything is. */
export function useWords(): Words | null {
  const { game } = useTable();
  const shown = game.shown.value;
  return shown === null ? null : { cast: game.cast.value, view: shown.view, board: shown.board };
}
