/** Why a change is refused, the same in every store: asked inside its transaction, before anything is written. */
import type { Change } from './store.ts';

/** What a store knows of a log: whose appends count, and its last number. */
export interface KnownLog {
  readonly owner: string;
  readonly last: number;
}

export function troubleOf(
  { appends, owners = [] }: Change,
  knownAs: (log: string) => KnownLog | null,
): 'gone' | 'taken' | 'stale' | null {
  const claimed = new Set(owners.map(({ log }) => log));
  for (const { game, owner, rows } of appends) {
    const known = knownAs(game);
    if (!known && !claimed.has(game)) return 'gone';
    // Whoever changes the owner in the same transaction does so by the rights of the room's log.
    if (known && !claimed.has(game) && known.owner !== owner) return 'taken';
    if (rows[0] && rows[0].number !== (known?.last ?? -1) + 1) return 'stale';
  }
  return null;
}
