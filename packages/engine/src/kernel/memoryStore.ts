/** Journals in memory: for tests, and for browsers that keep nothing. Rows go through JSON, as in every other store. */
import type { Append, Appended, Checkpoint, JournalStore, Row } from './journal.ts';

interface StoredJournal {
  owner: string;
  readonly rows: string[];
  checkpoint: string | null;
}

export class MemoryStore implements JournalStore {
  private readonly games = new Map<string, StoredJournal>();

  async append({ game, owner, rows }: Append): Promise<Appended> {
    const kept = this.games.get(game);
    if (!kept) return { ok: false, trouble: 'gone' };
    if (kept.owner !== owner) return { ok: false, trouble: 'taken' };
    if (rows[0] && rows[0].number !== kept.rows.length) return { ok: false, trouble: 'stale' };
    kept.rows.push(...rows.map((row) => JSON.stringify(row)));
    return { ok: true };
  }

  async read(game: string, from: number): Promise<readonly Row[]> {
    const kept = this.games.get(game)?.rows ?? [];
    return kept.slice(from).map((row) => JSON.parse(row));
  }

  async claim(game: string, owner: string): Promise<void> {
    const kept = this.games.get(game);
    if (kept) kept.owner = owner;
    else this.games.set(game, { owner, rows: [], checkpoint: null });
  }

  async last(game: string): Promise<number> {
    return (this.games.get(game)?.rows.length ?? 0) - 1;
  }

  async remove(game: string): Promise<void> {
    this.games.delete(game);
  }

  async keepCheckpoint(game: string, checkpoint: Checkpoint): Promise<void> {
    const kept = this.games.get(game);
    if (kept) kept.checkpoint = JSON.stringify(checkpoint);
  }

  async checkpoint(game: string): Promise<Checkpoint | null> {
    const kept = this.games.get(game)?.checkpoint ?? null;
    return kept === null ? null : JSON.parse(kept);
  }
}
