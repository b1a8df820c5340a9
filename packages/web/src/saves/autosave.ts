/**
 * Writes a game or a Campaign after every input. While one write is under way the next waits, and only the newest is
 * written: the shelf is never more than one write behind.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { BoardPicture, GamePort, Update } from '@zonecrawl/engine/host';
import type { GameSave } from '@zonecrawl/engine/kernel';
import { progressOf } from './describe.ts';
import { type GameRecord, type Kept, type Owner, SaveFailed, type SaveTrouble, type Shelf } from './types.ts';

export interface Autosave<R extends Kept = GameRecord> {
  /** null: all is well. */
  readonly trouble: ReadonlySignal<SaveTrouble | null>;
  /** Inputs that are safely on the shelf. */
  readonly saved: ReadonlySignal<number>;
  readonly record: ReadonlySignal<R>;
  /** Something about it that no update tells; written at once. */
  note(change: Partial<R>): void;
  /** Resolves when nothing is left to write, or writing failed. */
  flush(): Promise<void>;
  /** Writes again what failed. */
  retry(): Promise<void>;
  stop(): void;
}

/** What an update says whatever it is of. */
interface Told {
  readonly at: number;
  readonly cause: string;
}

type Saved<S> = S | { readonly ok: false; readonly problems: readonly unknown[] };

interface Writing<R extends Kept, S extends object, U extends Told> {
  readonly port: {
    request(request: { readonly ask: 'save' }): Promise<Saved<S>>;
    subscribe(listener: (update: U) => void): () => void;
  };
  readonly shelf: Shelf<R, S>;
  readonly record: R & { readonly inputs: number };
  readonly owner: Owner;
  /** The record after this update; null: not enough is known to say it yet. */
  readonly describe: (record: R, update: U) => R | null;
}

export interface AutosaveOptions {
  readonly port: GamePort;
  readonly shelf: Shelf;
  readonly record: GameRecord;
  readonly owner: Owner;
  readonly now?: () => number;
}

export function keepSaving({ now = Date.now, ...options }: AutosaveOptions): Autosave {
  let board: BoardPicture | undefined;
  const leave = options.port.subscribe((update) => {
    board = update.board ?? board;
  });
  const autosave = keepWriting<GameRecord, GameSave, Update>({
    ...options,
    describe: (record, update) =>
      board === undefined ? null : { ...record, ...progressOf(update, board, now()) },
  });
  return {
    ...autosave,
    stop() {
      leave();
      autosave.stop();
    },
  };
}

export function keepWriting<R extends Kept, S extends object, U extends Told>(
  options: Writing<R, S, U>,
): Autosave<R> {
  const { port, shelf, record: first, owner, describe } = options;
  const trouble = signal<SaveTrouble | null>(null);
  const saved = signal(first.inputs);
  const record = signal<R>(first);
  let newest: U | undefined;
  /** The last one heard, written or not. */
  let latest: U | undefined;
  /** The record that is about to be written can still be changed. */
  let isOpen = false;
  let writing: Promise<void> | undefined;

  const writeNewest = async (): Promise<void> => {
    while (newest !== undefined) {
      const update = newest;
      newest = undefined;
      isOpen = true;
      try {
        const save = await port.request({ ask: 'save' });
        if ('problems' in save) throw new SaveFailed('refused', new Error(JSON.stringify(save.problems)));
        isOpen = false;
        const next = describe(record.value, update);
        if (next === null) continue;
        record.value = next;
        await shelf.write(next, save, owner);
        saved.value = update.at;
        trouble.value = null;
      } catch (error) {
        isOpen = false;
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
    latest = update;
    // Looking changes nothing, and what was just loaded is on the shelf.
    if (update.cause === 'looked' || update.cause === 'loaded') return;
    newest = update;
    if (trouble.value !== 'taken' && trouble.value !== 'gone') void flush();
  });

  return {
    trouble,
    saved,
    record,
    note(change) {
      record.value = { ...record.value, ...change };
      if (!isOpen) newest ??= latest;
      if (newest !== undefined && trouble.value !== 'taken' && trouble.value !== 'gone') void flush();
    },
    flush,
    retry: flush,
    stop: leave,
  };
}
