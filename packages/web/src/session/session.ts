/** A game or a Campaign being played in this tab: its port, its place on the shelf, and who holds it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { GamePort } from '@zonecrawl/engine/host';
import type { GameSave } from '@zonecrawl/engine/kernel';
import { startWorkerPort } from '../game/port.ts';
import {
  type Autosave,
  type GameRecord,
  type Hold,
  holdGame,
  type Kept,
  keepSaving,
  newId,
  type Owner,
  openOn,
  type Shelf,
  shelf,
  takeGame,
  troubleOf,
} from '../saves/index.ts';

type Problems = readonly { readonly where: string; readonly what: string }[];

/** What differs between a game and a Campaign. */
export interface Kind<P extends { close(): void }, R extends Kept, S> {
  readonly shelf: () => Promise<Shelf<R, S>>;
  readonly startPort: () => P;
  /** Whether it stands on the port already. */
  readonly stands: (port: P) => Promise<boolean>;
  /** null: the save was loaded. */
  readonly load: (port: P, save: unknown) => Promise<Problems | null>;
  readonly keepSaving: (what: {
    readonly port: P;
    readonly shelf: Shelf<R, S>;
    readonly record: R;
    readonly owner: Owner;
  }) => Autosave<R>;
}

export type SessionState<P = GamePort, R extends Kept = GameRecord> =
  | { readonly is: 'opening' }
  | { readonly is: 'playing'; readonly port: P; readonly autosave: Autosave<R> }
  /** Another tab plays it. */
  | { readonly is: 'held'; readonly record: R }
  /** Another tab took it while it was open here. */
  | { readonly is: 'lost' }
  | { readonly is: 'missing' }
  | {
      readonly is: 'broken';
      readonly record: R;
      readonly trouble: 'unplayable' | 'otherVersion';
      readonly problems: Problems;
      /** Whether the save at the beginning of the Round or Exploration is there to try. */
      readonly before: boolean;
    };

export type StateOf<K extends SessionState['is'], P = GamePort, R extends Kept = GameRecord> = Extract<
  SessionState<P, R>,
  { readonly is: K }
>;

export interface Session<P = GamePort, R extends Kept = GameRecord> {
  readonly state: ReadonlySignal<SessionState<P, R>>;
  takeOver(): void;
  /** Opens the save from the beginning of the Round or Exploration instead. */
  openBefore(): void;
  /** Writes what is left to write and lets it go. */
  close(): Promise<void>;
}

export interface Sessions<P, R extends Kept> {
  /** A port on which it has just begun, so that it need not be loaded again. */
  handOver(id: string, port: P): void;
  open(id: string): Session<P, R>;
}

export function sessionsOf<P extends { close(): void }, R extends Kept, S>(
  kind: Kind<P, R, S>,
): Sessions<P, R> {
  let fresh: { readonly id: string; readonly port: P } | null = null;
  const takeFresh = (id: string): P | undefined => {
    const taken = fresh?.id === id ? fresh.port : undefined;
    if (taken !== undefined) fresh = null;
    return taken;
  };
  return {
    handOver(id, port) {
      fresh?.port.close();
      fresh = { id, port };
    },
    open: (id) => openSessionOf(kind, id, takeFresh),
  };
}

function openSessionOf<P extends { close(): void }, R extends Kept, S>(
  kind: Kind<P, R, S>,
  id: string,
  takeFresh: (id: string) => P | undefined,
): Session<P, R> {
  const state = signal<SessionState<P, R>>({ is: 'opening' });
  let hold: Hold | null = null;
  let closed = false;

  /** Writes what is left to write and stops playing here. */
  const putAway = async (): Promise<void> => {
    const now = state.value;
    if (now.is !== 'playing') return;
    state.value = { is: 'lost' };
    hold = null;
    await now.autosave.flush();
    now.autosave.stop();
    now.port.close();
  };

  const open = async (force: boolean, slot: 'now' | 'before'): Promise<void> => {
    state.value = { is: 'opening' };
    const there = await kind.shelf();
    const record = await there.record(id);
    if (record === undefined) {
      state.value = { is: 'missing' };
      return;
    }
    hold ??= await (force ? takeGame : holdGame)(id, putAway);
    if (closed) return hold?.release();
    if (hold === null) {
      state.value = { is: 'held', record };
      return;
    }
    void hold.lost.then(putAway);
    const owner = newId();
    await there.own(id, owner);
    // The tab that had it may have written a last time.
    const save = await there.read(id, slot);
    const port = takeFresh(id) ?? kind.startPort();
    const problems = (await kind.stands(port)) ? null : await kind.load(port, save);
    if (problems !== null) {
      port.close();
      const before = slot === 'now' && (await there.read(id, 'before')) !== undefined;
      state.value = { is: 'broken', record, trouble: troubleOf(problems), problems, before };
      return;
    }
    const newest = (await there.record(id)) ?? record;
    const autosave = kind.keepSaving({ port, shelf: there, record: newest, owner });
    if (closed) {
      autosave.stop();
      return port.close();
    }
    state.value = { is: 'playing', port, autosave };
  };

  const attempt = (force: boolean, slot: 'now' | 'before') =>
    void open(force, slot).catch((error: unknown) => {
      console.warn('opening', error);
      state.value = { is: 'missing' };
    });
  attempt(false, 'now');

  return {
    state,
    takeOver: () => attempt(true, 'now'),
    openBefore: () => attempt(false, 'before'),
    async close() {
      closed = true;
      const now = state.value;
      if (now.is === 'playing') {
        await now.autosave.flush();
        now.autosave.stop();
        now.port.close();
      }
      hold?.release();
    },
  };
}

const gameSessions = sessionsOf<GamePort, GameRecord, GameSave>({
  shelf,
  startPort: startWorkerPort,
  stands: async (port) => (await port.request({ ask: 'look' }).catch(() => null))?.ok === true,
  async load(port, save) {
    const opened = await openOn(port, save);
    return 'problems' in opened ? opened.problems : null;
  },
  keepSaving,
});

export const { handOver, open: openSession } = gameSessions;
