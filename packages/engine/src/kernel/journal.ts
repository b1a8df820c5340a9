/**
 * The journal of a game: what is shown is kept (DESIGN 14). Whoever hosts a game appends every entry before anybody
 * hears what it brought. Rows are numbered from 0 without a gap and never changed; the pair of game and number is the
 * fence: who appends a number that is taken has missed something.
 */
import { z } from 'zod';
import type { ModeTypes } from './mode.ts';

/**
 * Where a game stands, so that it can go on from there: the state at the start of the running step, and what came
 * since.
 */
export interface Standing<M extends ModeTypes> {
  readonly checkpoint: M['state'];
  /** Inputs given since the checkpoint; the last of `inputs`. */
  readonly answers: readonly M['input'][];
  readonly inputs: readonly M['input'][];
  /** How it began; null if nobody knows. */
  readonly start: M['start'] | null;
}

/** Under which rules a game goes on from here, and in which format of the mode's saves this was written. */
interface Rules {
  readonly digest: string;
  readonly format: number;
}

/**
 * The game goes on from here: a save was taken in, newer rules have taken over, rows before this one were damaged, or
 * what nobody may know was drawn anew because the game changed hands.
 * `from` is the digest it was played with before.
 */
export interface Stands<M extends ModeTypes> extends Standing<M>, Rules {
  readonly entry: 'stands';
  readonly because: 'imported' | 'carriedOver' | 'repaired' | 'reseeded';
  readonly from: string;
  readonly lineage: Lineage;
}

/** Whether a game is what its start and inputs say: only a game that repeats may ever be ranked. */
export type Lineage =
  | { readonly is: 'repeats' }
  /** Played on under newer rules; the digests it was played with before, oldest first. */
  | { readonly is: 'carriedOver'; readonly from: readonly string[] }
  /** A file that does not follow from its own start. */
  | { readonly is: 'doesNotRepeat' };

/** What a row says. The first is `began` or `stands`. */
export type Entry<M extends ModeTypes> =
  | ({ readonly entry: 'began'; readonly start: M['start'] } & Rules)
  | Stands<M>
  | { readonly entry: 'input'; readonly input: M['input'] }
  /** So many inputs were undone, or redone. */
  | { readonly entry: 'undone' | 'redone'; readonly inputs: number };

/** One row: an entry and the hash of the state it led to. */
export interface Row<E = unknown> {
  readonly number: number;
  readonly entry: E;
  readonly hash: string;
  /** The id of the request that brought it, on its first row: a repeat is found by it and not played twice. */
  readonly request?: string;
}

/** Why rows were not appended. Nothing was written, unless the store has merely `failed` to say that it was. */
export type AppendTrouble =
  /** The number is taken: somebody else went on with this game. Read what was missed. */
  | 'stale'
  /** The game belongs to another owner now. */
  | 'taken'
  /** The game was deleted. */
  | 'gone'
  /** No room is left. */
  | 'full'
  /** The store did not say that it did it: it may work the next time, or the rows may be there. Only reading tells. */
  | 'failed';

export type Appended = { readonly ok: true } | { readonly ok: false; readonly trouble: AppendTrouble };

/** Rows of one game, from `rows[0].number` on. */
export interface Append {
  readonly game: string;
  /** Who plays it now; checked in the same transaction. Stores that know no owners ignore it. */
  readonly owner: string;
  readonly rows: readonly Row[];
}

/**
 * A place where journals are kept. An append resolves when all its rows are kept, or none; never before. It does not
 * reject: what went wrong is its result, and `failed` where that is not known. One contract test holds for all of them
 * (testing/journalContract.ts).
 */
export interface JournalStore {
  append(append: Append): Promise<Appended>;
  /** All rows from this number on, in order; empty if there are none. May reject. */
  read(game: string, from: number): Promise<readonly Row[]>;
  /** From now on only this owner's appends count. A game nobody has begun can be claimed too. */
  claim(game: string, owner: string): Promise<void>;
  /** The last number kept, or -1. */
  last(game: string): Promise<number>;
  /** Takes a game and its checkpoint away; appends to it are `gone` until it is claimed again. */
  remove(game: string): Promise<void>;
  /**
   * A checkpoint carries a game over to newer rules and past damaged rows: it may be missing or older than the rows.
   */
  keepCheckpoint(game: string, checkpoint: Checkpoint): Promise<void>;
  checkpoint(game: string): Promise<Checkpoint | null>;
}

/** A save of the game as it stood after this row. */
export interface Checkpoint {
  readonly number: number;
  readonly save: unknown;
}

/** Ids of games are the host's own: letters that mean nothing anywhere else. */
export const gameId = z
  .string()
  .regex(/^[\w.-]{1,100}$/, 'a game is named by letters, digits, dots and dashes');

/** Whether the game goes on from this row as it stands, whatever was before. */
export const isStanding = ({ entry }: Row): boolean =>
  typeof entry === 'object' && entry !== null && 'entry' in entry && entry.entry === 'stands';
