/** What is not needed any more of a game that has ended. */
import type { Row } from '@zonecrawl/engine/kernel';
import type { Store } from '../store/store.ts';

/**
 * A Mission that has come home is part of its Campaign's journal, and its own goes away. Of any other game the rows go
 * before the one from which it stands: nobody replays them.
 */
export async function compact(store: Store, game: string, isHome: boolean): Promise<void> {
  if (isHome) {
    await store.remove(game);
    return;
  }
  const rows = await store.read(game, 0);
  const from = rows.findLast(isStanding)?.number ?? 0;
  if (from > 0) await store.compact(game, from);
}

const isStanding = ({ entry }: Row): boolean =>
  typeof entry === 'object' && entry !== null && 'entry' in entry && entry.entry === 'stands';
