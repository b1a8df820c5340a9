/**
 * Writes the game after every input. While one write is under way the next waits, and only the newest is written: the
 * shelf is never more than one write behind the table.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { BoardPicture, GamePort, Update } from '@zonecrawl/engine/host';
import { progressOf } from './describe.ts';
import { type GameRecord, type Owner, SaveFailed, type SaveTrouble, type Shelf } from './types.ts';

export interface Autosave {
  /** null: all is well. */
  readonly trouble: ReadonlySignal<SaveTrouble | null>;
  /** Inputs that are safely on the shelf. */
  readonly saved: ReadonlySignal<number>;
  readonly record: ReadonlySignal<GameRecord>;
  /** Resolves when nothing is left to write, or writing failed. */
  flush(): Promise<void>;
  /** Writes again what failed. */
  retry(): Promise<void>;
  stop(): void;
}

export interface AutosaveOptions {
  readonly port: GamePort;
  readonly shelf: Shelf;
  readonly record: GameRecord;
  readonly owner: Owner;
  readonly now?: () => number;
}

export function keepSaving({ port, shelf, record: first, owner, now = Date.now }: AutosaveOptions): Autosave {
  const trouble = signal<SaveTrouble | null>(null);
  const saved = signal(first.inputs);
  const record = signal(first);
  let board: BoardPicture | undefined;
  let newest: Update | undefined;
  let writing: Promise<void> | undefined;

  const writeNewest = async (): Promise<void> => {
    while (newest !== undefined) {
      const update = newest;
      newest = undefined;
      if (board === undefined) continue;
      try {
        const save = await port.request({ ask: 'save' });
        if ('problems' in save) throw new SaveFailed('refused', new Error(JSON.stringify(save.problems)));
        record.value = { ...record.value, ...progressOf(update, board, now()) };
        await shelf.write(record.value, save, owner);
        saved.value = update.at;
        trouble.value = null;
      } catch (error) {
        trouble.value = error instanceof SaveFailed ? error.trouble : 'refused';
        // It is tried again with the next input, or when the player asks.
        newest ??= update;
        return;
      }
    }
  };

  const flush = (): Promise<void> => {
    writing ??= writeNewest().finally(() => {
      writing = undefined;
    });
    return writing;
  };

  const leave = port.subscribe((update) => {
    board = update.board ?? board;
    // Looking changes nothing, and what was just loaded is on the shelf.
    if (update.cause === 'looked' || update.cause === 'loaded') return;
    newest = update;
    if (trouble.value !== 'taken' && trouble.value !== 'gone') void flush();
  });

  return { trouble, saved, record, flush, retry: flush, stop: leave };
}
