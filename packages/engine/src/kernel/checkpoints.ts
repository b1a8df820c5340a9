/**
 * Checkpoints of the running game: written lazily and never in anybody's way, one at a time, always the newest, and only
 * of what is kept already: a journal that ended before its checkpoint would have a gap.
 */
import type { JournalStore } from './journal.ts';
import type { Keeping } from './keeper.ts';
import type { ModeTypes } from './mode.ts';
import { type Session, saveOfSession } from './session.ts';

export interface Checkpointed<M extends ModeTypes> {
  readonly game: string;
  /** As the host has it; null while there is none. */
  readonly session: Session<M> | null;
  readonly keeping: Keeping;
}

export class Checkpoints<M extends ModeTypes> {
  private readonly store: JournalStore;
  private readonly running: Checkpointed<M>;
  private writing: Promise<void> | null = null;
  /** Something has changed since the last one was made. One that fails is made again after the next change. */
  private isBehind = false;

  constructor(store: JournalStore, running: Checkpointed<M>) {
    this.store = store;
    this.running = running;
  }

  /** The game has gone on. */
  follow(): void {
    this.isBehind = true;
    this.writing ??= this.write().finally(() => {
      this.writing = null;
    });
  }

  /** The game is closed: whoever opens it, with newer rules perhaps, finds it as it stands. */
  close(): void {
    if (this.isBehind) void this.writeNow();
    this.isBehind = false;
  }

  private async write(): Promise<void> {
    while (this.isBehind) {
      // What changes in the same task is written once.
      await Promise.resolve();
      this.isBehind = false;
      await this.writeNow();
    }
  }

  private async writeNow(): Promise<void> {
    const { session, game, keeping } = this.running;
    const number = (session?.next ?? 0) - 1;
    if (!session || keeping.kept < number) return;
    await this.store.keepCheckpoint(game, { number, save: saveOfSession(session) }).catch(() => undefined);
  }
}
