/**
 * Where a server keeps rooms and games: journals and the logs of rooms alike are rows, and (log, number) is the primary
 * key and the only fence (DESIGN 16). One contract test holds for every store (test/storeContract.ts).
 */
import type { Append, Appended, Checkpoint, JournalStore, Row } from '@zonecrawl/engine/kernel';

/** Appends to several logs and changes of owner: all of it or nothing. */
export interface Change {
  readonly appends: readonly Append[];
  /** From now on only these owners' appends count. A log nobody has begun is begun by it. */
  readonly owners?: readonly { readonly log: string; readonly owner: string }[];
}

export interface Store extends JournalStore {
  /** As `append`, for several logs in one transaction. */
  commit(change: Change): Promise<Appended>;
  /** Resolves when all that can be read now is as safe as anything that was ever acknowledged: a small write. */
  settle(): Promise<void>;
  /** The last numbers of these logs in one question; -1: there is nothing of it. */
  lasts(logs: readonly string[]): Promise<readonly number[]>;
  /**
   * Whether this holder may do something for so long. It only spares others doing it too: whoever does it all the same
   * finds the number taken.
   */
  lease(name: string, holder: string, milliseconds: number): Promise<boolean>;
  /** Rooms to which, and to whose games, nobody has added anything since then, the oldest first; at most so many. */
  idleRooms(since: number, most: number): Promise<readonly string[]>;
  /** Takes a room's log and all its games away. */
  removeRoom(room: string): Promise<void>;
  /** Takes away rows before this number, of a game that has ended or stands further on. */
  compact(log: string, before: number): Promise<void>;
  close(): Promise<void>;
}

/** What a database does for a store, at once or later; each as the method of that name above. */
export interface Operations {
  commit(change: Change): Appended | Promise<Appended>;
  read(log: string, from: number): readonly Row[] | Promise<readonly Row[]>;
  claim(log: string, owner: string): null | Promise<null>;
  last(log: string): number | Promise<number>;
  lasts(logs: readonly string[]): readonly number[] | Promise<readonly number[]>;
  remove(log: string): null | Promise<null>;
  keepCheckpoint(log: string, checkpoint: Checkpoint): null | Promise<null>;
  checkpoint(log: string): Checkpoint | null | Promise<Checkpoint | null>;
  settle(): null | Promise<null>;
  lease(name: string, holder: string, milliseconds: number): boolean | Promise<boolean>;
  idleRooms(since: number, most: number): readonly string[] | Promise<readonly string[]>;
  removeRoom(room: string): null | Promise<null>;
  compact(log: string, before: number): null | Promise<null>;
}

/** The games of a room are named after it, so that they can be found by it. */
export const gameOf = (room: string, n: number): string => `${room}.${n}`;
export const isRoom = (log: string): boolean => !log.includes('.');
