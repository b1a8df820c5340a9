/** A game or a Campaign being played in this tab: its port, its record, whether it is kept, and who holds it. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { GamePort } from '@zonecrawl/engine/host';
import type { Done, Failed } from '@zonecrawl/engine/kernel';
import { startWorkerPort } from '../game/port.ts';
import {
  bring,
  gameStore,
  type Hold,
  holdGame,
  type Recorder,
  type RecorderOptions,
  recordGame,
  type SavedGame,
  type SaveMeta,
  type SaveStore,
  takeGame,
  troubleOf,
} from '../saves/index.ts';
import { mayStillBeKept, type Watched, type Watching, watchPort } from './watch.ts';

type Problems = Failed['problems'];

/** As much of a port as a session needs. */
interface AnyPort extends Watched {
  own(
    request:
      | { readonly ask: 'open'; readonly game: string }
      | { readonly ask: 'load'; readonly game: string; readonly save: unknown }
      | { readonly ask: 'retry' },
  ): Promise<Done>;
  close(): void;
}

/** What differs between a game and a Campaign. */
export interface Kind<P extends AnyPort, R extends SaveMeta> {
  readonly saveStore: () => Promise<SaveStore<R>>;
  readonly startPort: () => P;
  readonly record: (options: RecorderOptions<P, R>) => Recorder<R>;
}

export interface Playing<P, R extends SaveMeta> {
  readonly is: 'playing';
  readonly port: P;
  readonly recorder: Recorder<R>;
  readonly unsaved: Watching['unsaved'];
  readonly notice: Watching['notice'];
  /** An older version wrote something last that cannot be opened: this is what it wrote before. */
  readonly isEarlier: boolean;
}

export type SessionState<P = GamePort, R extends SaveMeta = SavedGame> =
  | { readonly is: 'opening' }
  | Playing<P, R>
  /** Another tab plays it. */
  | { readonly is: 'held'; readonly record: R }
  /** Another tab took it while it was open here. `left`: what was played here and is not part of it. */
  | { readonly is: 'lost'; readonly left: { readonly port: P; readonly record: R } | null }
  | { readonly is: 'missing' }
  /** The browser does not give it out just now. */
  | { readonly is: 'unreadable' }
  | {
      readonly is: 'broken';
      readonly record: R;
      readonly trouble: 'unplayable' | 'tooNew';
      readonly problems: Problems;
    };

export type StateOf<K extends SessionState['is'], P = GamePort, R extends SaveMeta = SavedGame> = Extract<
  SessionState<P, R>,
  { readonly is: K }
>;

export interface Session<P = GamePort, R extends SaveMeta = SavedGame> {
  readonly state: ReadonlySignal<SessionState<P, R>>;
  takeOver(): void;
  /** Once more from the beginning: what stood in the way may have passed. */
  tryAgain(): void;
  /** Flushes pending writes and releases the lock. What is not kept yet stays until it is. */
  close(): Promise<void>;
}

/** What stands on a port already, so that it need not be opened. */
interface Standing<P, R> {
  readonly port: P;
  readonly record: R;
  /** Whether the record is stored. */
  readonly isThere: boolean;
  readonly hold?: Hold;
}

export interface Sessions<P, R extends SaveMeta> {
  /** What has just begun on a port. */
  handOver(standing: Standing<P, R>): void;
  open(id: string): Session<P, R>;
}

export function sessionsOf<P extends AnyPort, R extends SaveMeta>(kind: Kind<P, R>): Sessions<P, R> {
  const standing = new Map<string, Standing<P, R>>();
  return {
    handOver(one) {
      standing.get(one.record.id)?.port.close();
      standing.set(one.record.id, one);
    },
    open: (id) => openSessionOf(kind, id, standing),
  };
}

function openSessionOf<P extends AnyPort, R extends SaveMeta>(
  kind: Kind<P, R>,
  id: string,
  standing: Map<string, Standing<P, R>>,
): Session<P, R> {
  const state = signal<SessionState<P, R>>({ is: 'opening' });
  let hold: Hold | null = null;
  let stopWatching = () => {};
  let isBehind = () => false;
  let closed = false;

  /** Stops playing here: another tab has it. */
  const putAway = async (): Promise<void> => {
    const now = state.value;
    if (now.is !== 'playing') return;
    const { port, recorder } = now;
    const mine = hold;
    hold = null;
    const isLeft = isBehind();
    state.value = { is: 'lost', left: isLeft ? { port, record: recorder.record.peek() } : null };
    stopWatching();
    // What was under way comes to its end first.
    await port.own({ ask: 'retry' }).catch(() => undefined);
    recorder.stop();
    await recorder.flush();
    if (!isLeft) port.close();
    mine?.release();
  };

  const play = (there: SaveStore<R>, one: Standing<P, R>, isEarlier: boolean): void => {
    const { port, record, isThere } = one;
    const recorder = kind.record({ port, saveStore: there, record, isThere });
    const watching = watchPort(port);
    const { unsaved, notice, stop } = watching;
    isBehind = watching.isBehind;
    const stopTaken = effect(() => {
      // Without locks the journal alone says that another tab goes on with it.
      if (unsaved.value?.why === 'taken') queueMicrotask(() => void putAway());
    });
    stopWatching = () => {
      stopTaken();
      stop();
    };
    state.value = { is: 'playing', port, recorder, unsaved, notice, isEarlier };
  };

  const open = async (force: boolean): Promise<void> => {
    if (state.value.is === 'lost') state.value.left?.port.close();
    state.value = { is: 'opening' };
    const there = await kind.saveStore();
    const ready = standing.get(id);
    const record = ready?.record ?? (await there.record(id));
    if (record === undefined) {
      state.value = { is: 'missing' };
      return;
    }
    hold ??= ready?.hold ?? (await (force ? takeGame : holdGame)(id, putAway));
    if (closed) return hold?.release();
    if (hold === null) {
      state.value = { is: 'held', record };
      return;
    }
    void hold.lost.then(putAway);
    if (ready !== undefined) {
      standing.delete(id);
      return play(there, ready, false);
    }
    const port = kind.startPort();
    const brought = await bring(port, there, id);
    if (closed || !brought.ok) port.close();
    if (closed) return hold.release();
    if (brought.ok) play(there, { port, record, isThere: true }, brought.isEarlier);
    else if (brought.why === 'missing') state.value = { is: 'missing' };
    else {
      const { problems } = brought;
      state.value = { is: 'broken', record, trouble: troubleOf(problems), problems };
    }
  };

  const attempt = (force: boolean) =>
    void open(force).catch((error: unknown) => {
      console.warn('opening', error);
      state.value = { is: 'unreadable' };
    });
  attempt(false);

  return {
    state,
    takeOver: () => attempt(true),
    tryAgain: () => attempt(false),
    async close() {
      closed = true;
      const now = state.value;
      if (now.is === 'lost') now.left?.port.close();
      if (now.is !== 'playing') return hold?.release();
      const { port, recorder, unsaved } = now;
      const record = recorder.record.peek();
      const isAtRisk = mayStillBeKept(unsaved.peek());
      state.value = { is: 'opening' };
      stopWatching();
      recorder.stop();
      await recorder.flush();
      if (isAtRisk && hold !== null) return linger({ port, record, isThere: true, hold }, standing);
      port.close();
      hold?.release();
    },
  };
}

/** What could not be kept yet is tried on until it is; opened again before that, it simply goes on. */
function linger<P extends AnyPort, R extends SaveMeta>(
  one: Standing<P, R> & { readonly hold: Hold },
  standing: Map<string, Standing<P, R>>,
): void {
  const { port, record, hold } = one;
  standing.set(record.id, one);
  const { unsaved, stop } = watchPort(port);
  const end = effect(() => {
    const isOpenAgain = standing.get(record.id) !== one;
    if (!isOpenAgain && mayStillBeKept(unsaved.value)) return;
    queueMicrotask(() => {
      end();
      stop();
      if (standing.get(record.id) !== one) return;
      standing.delete(record.id);
      port.close();
      hold.release();
    });
  });
}

const gameSessions = sessionsOf<GamePort, SavedGame>({
  saveStore: gameStore,
  startPort: startWorkerPort,
  record: recordGame,
});

export const { handOver, open: openSession } = gameSessions;
