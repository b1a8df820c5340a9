/**
 * Writes the record of a game or a Campaign as it goes on. While one write is under way the next waits, and only the
 * newest is written; one that fails is made up for by the next. Nobody waits for it: what is played is in the journal.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { CampaignPort, CampaignUpdate } from '@zonecrawl/engine/campaign';
import type { BoardPicture, GamePort, Update } from '@zonecrawl/engine/host';
import type { Cause } from '@zonecrawl/engine/kernel';
import { campaignProgress, progressOf } from './describe.ts';
import type { SavedCampaign, SavedGame, SaveMeta, SaveStore } from './types.ts';

export interface Recorder<R extends SaveMeta = SavedGame> {
  readonly record: ReadonlySignal<R>;
  /** Something about it that no update tells. */
  note(change: Partial<R>): void;
  /** Resolves when nothing is left to write, or writing failed. */
  flush(): Promise<void>;
  stop(): void;
}

interface Recording<R extends SaveMeta, U> {
  readonly port: {
    own(request: { readonly ask: 'save' }): Promise<object>;
    subscribe(listener: (update: U) => void): () => void;
  };
  readonly saveStore: SaveStore<R>;
  readonly record: R;
  /** Whether it is stored already. */
  readonly isThere: boolean;
  /** The record after this update; null: not enough is known to say it yet. */
  readonly describe: (record: R, update: U) => R | null;
}

export interface RecorderOptions<P, R extends SaveMeta> {
  readonly port: P;
  readonly saveStore: SaveStore<R>;
  readonly record: R;
  readonly isThere: boolean;
  readonly now?: () => number;
}

export function recordGame({ now = Date.now, ...options }: RecorderOptions<GamePort, SavedGame>): Recorder {
  let board: BoardPicture | undefined;
  return recorderOf<SavedGame, Update>({
    ...options,
    describe(record, update) {
      board = update.board ?? board;
      const changed = timeOf(update, record, now);
      return board === undefined ? null : { ...record, ...progressOf(update, board, changed) };
    },
  });
}

export const recordCampaign = ({
  now = Date.now,
  ...options
}: RecorderOptions<CampaignPort, SavedCampaign>): Recorder<SavedCampaign> =>
  recorderOf<SavedCampaign, CampaignUpdate>({
    ...options,
    describe: (record, update) => ({ ...record, ...campaignProgress(update, timeOf(update, record, now)) }),
  });

/** Who only looks has not played. */
const timeOf = ({ cause }: { readonly cause: Cause }, { changed }: SaveMeta, now: () => number): number =>
  cause === 'looked' || cause === 'loaded' ? changed : now();

function recorderOf<R extends SaveMeta, U>(options: Recording<R, U>): Recorder<R> {
  const { port, saveStore, record: first, describe } = options;
  const record = signal<R>(first);
  let { isThere } = options;
  let isBehind = !isThere;
  let writing: Promise<void> | undefined;

  const write = async (): Promise<void> => {
    while (isBehind) {
      isBehind = false;
      try {
        await (isThere ? saveStore.write(record.value) : saveStore.add(record.value));
        isThere = true;
        // Where there is no journal that outlives the worker, the page remembers the game itself.
        if (!saveStore.lasting) await saveStore.keepSave(first.id, await port.own({ ask: 'save' }));
      } catch (error) {
        console.warn('record', error);
        return;
      }
    }
  };
  const flush = (): Promise<void> => {
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return writing;
  };
  const change = (next: R): void => {
    record.value = next;
    isBehind = true;
    void flush();
  };

  const leave = port.subscribe((update) => {
    const next = describe(record.value, update);
    if (next !== null) change(next);
  });

  return {
    record,
    note: (more) => change({ ...record.value, ...more }),
    flush,
    stop: leave,
  };
}
