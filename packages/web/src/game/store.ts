/** A game as the client holds it: what the port sent, what is shown of it now, and the ways to answer. */
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { SpaceId } from '@zonecrawl/engine/board';
import type { GameSave } from '@zonecrawl/engine/game';
import type { GamePort, PastView, Reply, Request, Update } from '@zonecrawl/engine/host';
import type { UndoState } from '@zonecrawl/engine/kernel';
import type { ActionRef, Answer, CardId, Decision, EntityId, Option } from '@zonecrawl/engine/model';
import { problemLines } from '../text/index.ts';
import { GameStopped } from './connect.ts';
import { type LogLine, lastPhase, logAfter } from './log.ts';
import { createPlayback, type Playback, type Shown } from './playback.ts';
import { presented } from './present.ts';
import { sureAnswer } from './sure.ts';
import { type Beginning, beganTurn, createTurnAhead } from './turnAhead.ts';

/** An error to show: a key of `table.problem.*`, and the technical message. */
export interface Problem {
  readonly key: string;
  readonly detail?: string;
}

/** A moment of the past that is being looked at. */
export interface Looking {
  readonly at: number;
  readonly replaying: boolean;
}

export interface Game {
  readonly port: GamePort;
  readonly playback: Playback;
  readonly update: ReadonlySignal<Update | null>;
  /** What the table shows: the present, something being played back, or a moment of the past. */
  readonly shown: ReadonlySignal<Shown | null>;
  /** The open decision, once everything before it was shown; null: none, or something is on stage. */
  readonly decision: ReadonlySignal<Decision | null>;
  /** The same where this client may answer it; null: another is asked, or nobody. */
  readonly asked: ReadonlySignal<Decision | null>;
  /** The Turn that this client may begin now; null: none, or not all is known of it. */
  readonly beginning: ReadonlySignal<Beginning | null>;
  /** What is chosen from: the open decision, or the Actions of the Turn that may begin. */
  readonly choosing: ReadonlySignal<Decision | null>;
  readonly over: ReadonlySignal<boolean>;
  readonly undoState: ReadonlySignal<UndoState>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** Lines told by the last input. */
  readonly fresh: ReadonlySignal<readonly LogLine[]>;
  readonly busy: ReadonlySignal<boolean>;
  readonly problem: ReadonlySignal<Problem | null>;
  readonly looking: ReadonlySignal<Looking | null>;
  /** The card of every Entity that ever was on the map, dead ones included. */
  readonly cast: ReadonlySignal<ReadonlyMap<EntityId, CardId>>;

  ask<R extends Request>(request: R): Promise<Reply<R> | null>;
  /** A question that must be answered before anything else is pressed. */
  askFirst<R extends Request>(request: R): Promise<Reply<R> | null>;
  answer(answer: Answer): Promise<void>;
  /**
   * Answers in a row; what the rules do not ask is skipped. The first Action of a Turn begins it. `asFarAsAsked`: it is
   * well if the last of them are not asked for.
   */
  answerAll(options: readonly Option[], asFarAsAsked?: boolean): Promise<void>;
  /** One of the options that are chosen from. */
  choose(index: number): Promise<void>;
  /** A movement; as the first Action of a Turn it begins that. */
  walk(action: ActionRef, path: readonly SpaceId[]): Promise<void>;
  /** `past`: also past what was revealed since. */
  undo(past: boolean): Promise<void>;
  redo(): Promise<void>;
  look(at: number): Promise<void>;
  replay(lines: readonly LogLine[]): Promise<void>;
  replayLastPhase(): Promise<void>;
  backToNow(): void;
  fork(at: number): Promise<GameSave | null>;
  dismissProblem(): void;
  close(): void;
}

const NO_UNDO: UndoState = { free: 0, most: 0, action: 0, stop: null, redo: 0 };

/** `reach`: how far an undo shall go, given how far it may. */
export function createGame(
  port: GamePort,
  reach: (undo: UndoState, at: number) => UndoState = (undo) => undo,
): Game {
  const playback = createPlayback();
  const update = signal<Update | null>(null);
  const present = signal<Shown | null>(null);
  const log = signal<readonly LogLine[]>([]);
  const fresh = signal<readonly LogLine[]>([]);
  const pending = signal(0);
  const problem = signal<Problem | null>(null);
  const looking = signal<Looking | null>(null);
  const cast = signal<ReadonlyMap<EntityId, CardId>>(new Map());

  const receive = (next: Update) =>
    batch(() => {
      const board = next.board ?? present.value?.board;
      if (board === undefined) return;
      // What was started again is older than what was shown: not all of that had been kept.
      if (next.cause === 'loaded' && next.number < (update.value?.number ?? 0)) problem.value = STOPPED;
      const after = logAfter(log.value, next);
      const now: Shown = { view: next.view, board };
      log.value = after.log;
      fresh.value = after.fresh;
      update.value = next;
      cast.value = castOf(cast.value, next.view, after.fresh);
      looking.value = null;
      present.value = now;
      if (next.cause === 'answered') playback.play(after.fresh, now);
      else playback.jump(now);
      void ahead.lookAt(next);
    });

  /** null: it could not be asked, which was said. */
  const reached = async <T>(reply: Promise<T>): Promise<T | null> => {
    try {
      return await reply;
    } catch (error) {
      problem.value = stoppedBy(error);
      return null;
    }
  };
  const ask = <R extends Request>(request: R): Promise<Reply<R> | null> => reached(port.request(request));
  const ahead = createTurnAhead(ask);
  const leave = port.subscribe(receive);

  /** An input: one at a time, so that two quick taps are not two answers. */
  const input = async (request: Request, asFarAsAsked = false): Promise<void> => {
    if (pending.value > 0) return;
    playback.skip();
    pending.value += 1;
    const reply = await ask(request);
    pending.value -= 1;
    if (reply === null || !('ok' in reply) || reply.ok) return;
    if (asFarAsAsked && 'taken' in reply && reply.taken > 0 && reply.refusal?.refused === 'notOffered')
      return;
    if ('refusal' in reply && reply.refusal !== undefined) problem.value = refusalOf(reply.refusal);
    else if ('refused' in reply) problem.value = { key: reply.refused };
  };

  const momentAt = async (at: number): Promise<PastView | null> => {
    const reply = await ask({ ask: 'moment', at });
    return reply === null || 'problems' in reply ? null : reply;
  };

  const backToNow = () => {
    looking.value = null;
    if (present.value !== null) playback.jump(present.value);
  };

  const replay = async (lines: readonly LogLine[]): Promise<void> => {
    const [first] = lines;
    const now = present.value;
    if (first === undefined || now === null) return;
    const moment = await momentAt(Math.max(0, first.input - 1));
    if (moment === null) return;
    // The lines may begin in the middle of what one input brought.
    let { view } = moment;
    for (const { input: at, id, fact } of log.value) {
      if (at === first.input && id < first.id) view = presented(view, fact);
    }
    looking.value = { at: first.input, replaying: true };
    playback.replay(lines, now, { view, board: moment.board }, () => {
      if (looking.value?.replaying === true) looking.value = null;
    });
  };

  const at = () => update.value?.at ?? 0;
  const number = () => update.value?.number ?? 0;
  const undoState = computed(() => (update.value === null ? NO_UNDO : reach(update.value.undo, at())));
  /** How much each undo took back, so that a redo brings back as much. */
  const takenBack: number[] = [];

  /** An update whose question could not be answered without the player. */
  const unsure = signal<Update | null>(null);
  /** After an undo even a sure answer is the player's. */
  const sure = computed(() => {
    const now = update.value;
    const isOpen = !playback.playing.value && looking.value === null && now !== unsure.value;
    if (!isOpen || now?.decision == null || !now.yours || now.cause !== 'answered') return null;
    return sureAnswer(now.decision, now.view, now.acting);
  });
  const decision = computed(() => {
    const now = update.value;
    if (playback.playing.value || looking.value !== null || now?.decision == null) return null;
    if (sure.value !== null) return null;
    // Whoever may begin a Turn is asked once it is known what could be done in it.
    return ahead.after(now) === undefined ? null : now.decision;
  });
  const asked = computed(() => (update.value?.yours === true ? decision.value : null));
  const beginning = computed(() => {
    const now = update.value;
    return asked.value === null || now === null ? null : (ahead.after(now) ?? null);
  });

  const answer = (given: Answer) => input({ ask: 'answer', number: number(), answer: given });
  const answerAll = (options: readonly Option[], asFarAsAsked?: boolean) => {
    const token = options[0]?.is === 'action' ? beginning.value?.token : undefined;
    const all = token === undefined ? options : [token, ...options];
    return input({ ask: 'answers', number: number(), options: all }, asFarAsAsked);
  };

  let tried: Update | null = null;
  const stopAnswering = effect(() => {
    const given = sure.value;
    const about = update.peek();
    if (given === null || pending.value > 0 || tried === about) return;
    tried = about;
    void untracked(() => answer(given)).then(() => {
      if (update.peek() === about) unsure.value = about;
    });
  });

  return {
    port,
    playback,
    update,
    shown: playback.shown,
    decision,
    asked,
    beginning,
    choosing: computed(() => beginning.value?.first ?? decision.value),
    over: computed(() => update.value !== null && update.value.decision === null && !playback.playing.value),
    undoState,
    log,
    fresh,
    busy: computed(() => pending.value > 0),
    problem,
    looking,
    cast,
    ask,
    async askFirst(request) {
      pending.value += 1;
      const reply = await ask(request);
      pending.value -= 1;
      return reply;
    },
    answer,
    answerAll,
    choose: (index) => {
      const option = beginning.value?.first.options[index];
      return option === undefined ? answer(index) : answerAll([option]);
    },
    walk: (action, path) => {
      const token = beginning.value?.token.token;
      const begins = token === undefined ? {} : { token };
      return input({ ask: 'walk', number: number(), path, ...begins, ...action });
    },
    undo: (past) => {
      const { free, action, most } = undoState.value;
      // To the last Action, and to before the Turn that it began; no further than is free unless somebody is sure of it.
      const last = action > 0 ? action : Math.min(1, most);
      const wanted = last < most && beganTurn(log.value, at() - last) ? last + 1 : last;
      const inputs = past ? wanted : Math.min(wanted, free);
      takenBack.push(inputs);
      return input({ ask: 'undo', number: number(), inputs });
    },
    redo: () => {
      const most = update.value?.undo.redo ?? 0;
      const inputs = Math.min(takenBack.pop() ?? 1, most);
      return input({ ask: 'redo', number: number(), inputs });
    },
    async look(moment) {
      const reply = await momentAt(moment);
      if (reply === null) return;
      batch(() => {
        playback.jump({ view: reply.view, board: reply.board });
        looking.value = { at: moment, replaying: false };
      });
    },
    replay,
    replayLastPhase: () => replay(lastPhase(log.value)),
    backToNow,
    async fork(moment) {
      const reply = await reached(port.own({ ask: 'fork', at: moment }));
      if (reply === null || 'zonecrawl' in reply) return reply;
      problem.value = { key: 'noFork', detail: problemLines(reply.problems) };
      return null;
    },
    dismissProblem() {
      problem.value = null;
    },
    close() {
      leave();
      stopAnswering();
      playback.stop();
    },
  };
}

const STOPPED: Problem = { key: 'stopped' };

const stoppedBy = (error: unknown): Problem => ({
  key: error instanceof GameStopped && error.final ? 'gaveUp' : 'stopped',
  detail: error instanceof Error ? error.message : String(error),
});

function refusalOf(refusal: { readonly refused: string; readonly error?: string }): Problem {
  return refusal.error === undefined
    ? { key: refusal.refused }
    : { key: refusal.refused, detail: refusal.error };
}

function castOf(
  known: ReadonlyMap<EntityId, CardId>,
  view: Update['view'],
  lines: readonly LogLine[],
): ReadonlyMap<EntityId, CardId> {
  const all = new Map(known);
  for (const { id, card } of [...view.stalkers, ...view.enemies, ...view.companions]) all.set(id, card);
  for (const { fact } of lines) {
    if (fact.fact === 'placed' || fact.fact === 'died') all.set(fact.entity, fact.card);
  }
  return all.size === known.size ? known : all;
}
