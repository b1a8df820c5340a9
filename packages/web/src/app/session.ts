/** A game being played in this tab: its port, its place on the shelf, and who holds it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { GamePort } from '@zonecrawl/engine/host';
import { startWorkerPort } from '../game/port.ts';
import {
  type Autosave,
  type GameRecord,
  type Hold,
  holdGame,
  keepSaving,
  newId,
  openOn,
  shelf,
  takeGame,
  troubleOf,
} from '../saves/index.ts';

type Problems = readonly { readonly where: string; readonly what: string }[];

export type SessionState =
  | { readonly is: 'opening' }
  | { readonly is: 'playing'; readonly port: GamePort; readonly autosave: Autosave }
  /** Another tab plays it. */
  | { readonly is: 'held'; readonly record: GameRecord }
  /** Another tab took it while it was open here. */
  | { readonly is: 'lost' }
  | { readonly is: 'missing' }
  | {
      readonly is: 'broken';
      readonly record: GameRecord;
      readonly trouble: 'unplayable' | 'otherVersion';
      readonly problems: Problems;
      /** Whether the save at the beginning of the Round is there to try. */
      readonly before: boolean;
    };

export interface Session {
  readonly state: ReadonlySignal<SessionState>;
  takeOver(): void;
  /** Opens the save from the beginning of the Round instead. */
  openBefore(): void;
  /** Writes what is left to write and lets the game go. */
  close(): Promise<void>;
}

/** A port on which a game has just begun, so that it need not be loaded again. */
let fresh: { readonly id: string; readonly port: GamePort } | null = null;

export function handOver(id: string, port: GamePort): void {
  fresh?.port.close();
  fresh = { id, port };
}

function takeFresh(id: string): GamePort | undefined {
  const taken = fresh?.id === id ? fresh.port : undefined;
  if (taken !== undefined) fresh = null;
  return taken;
}

export function openSession(id: string): Session {
  const state = signal<SessionState>({ is: 'opening' });
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
    const there = await shelf();
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
    const port = takeFresh(id) ?? startWorkerPort();
    const opened = await begun(port, save);
    if (opened !== null) {
      port.close();
      const before = slot === 'now' && (await there.read(id, 'before')) !== undefined;
      state.value = { is: 'broken', record, trouble: troubleOf(opened), problems: opened, before };
      return;
    }
    const newest = (await there.record(id)) ?? record;
    const autosave = keepSaving({ port, shelf: there, record: newest, owner });
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

/** null: the game stands on the port. */
async function begun(port: GamePort, save: unknown): Promise<Problems | null> {
  const looked = await port.request({ ask: 'look' }).catch(() => null);
  if (looked?.ok) return null;
  const opened = await openOn(port, save);
  return 'problems' in opened ? opened.problems : null;
}
