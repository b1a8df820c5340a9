/** What is otherwise than in a stored fingerprint: the first game that differs, and in what. */
import { type GamePrint, HASHES } from './print.ts';

export interface Difference {
  readonly game: string;
  readonly what: keyof GamePrint;
  readonly stored: string | number;
  readonly now: string | number;
}

/** Each game with its first difference, in the order they are stored. Only games that were played are compared. */
export function differences(stored: readonly GamePrint[], now: readonly GamePrint[]): readonly Difference[] {
  const known = new Map(stored.map((print) => [print.game, print]));
  return now.flatMap((print) => {
    const before = known.get(print.game);
    const difference = before && differenceOf(before, print);
    return difference ? [difference] : [];
  });
}

function differenceOf(stored: GamePrint, now: GamePrint): Difference | null {
  const what = (['failed', ...HASHES, 'places'] as const).find((field) => stored[field] !== now[field]);
  if (what === undefined) return null;
  return { game: now.game, what, stored: stored[what] ?? 'not', now: now[what] ?? 'not' };
}
