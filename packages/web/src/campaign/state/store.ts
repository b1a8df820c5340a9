/** A Campaign as the client holds it: what the port sent, what is still to be read, and the ways to answer. */

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { sameJson } from '@zonecrawl/engine/base';
import type {
  CampaignDecision,
  CampaignOption,
  CampaignPort,
  CampaignRefusal,
  CampaignReplies,
  CampaignRequest,
  CampaignUpdate,
  CampaignView,
} from '@zonecrawl/engine/campaign';
import type { MissionResult } from '@zonecrawl/engine/game';
import type { GameSetup, Reason } from '@zonecrawl/engine/model';
import { GameStopped } from '../../game/connect.ts';
import { problemLines } from '../../text/index.ts';
import { type Page, pageOf } from './pages.ts';

/** An error to show: a key of `camp.problem.*`, and the technical message. */
export interface Problem {
  readonly key: string;
  readonly detail?: string;
}

/** The reply to "why not?": undefined until it arrives, null if there is no reason. */
export type WhyNotReply = Reason | null | undefined;

export interface Campaign {
  readonly update: ReadonlySignal<CampaignUpdate | null>;
  readonly view: ReadonlySignal<CampaignView | null>;
  readonly decision: ReadonlySignal<CampaignDecision | null>;
  /** What must be read before anything else is shown. */
  readonly page: ReadonlySignal<Page | null>;
  readonly busy: ReadonlySignal<boolean>;
  readonly problem: ReadonlySignal<Problem | null>;
  /** How many inputs an undo would take back, and a redo would bring. */
  readonly undoable: ReadonlySignal<number>;
  readonly redoable: ReadonlySignal<number>;
  /** false: it was refused, and `problem` says why. */
  answer(option: CampaignOption): Promise<boolean>;
  /** C7: how the game of the Mission under way begins; null: it cannot be said now. */
  setup(): Promise<GameSetup | null>;
  /** C9: the game of the Mission comes home. Once is enough. */
  comeHome(game: string, result: MissionResult): Promise<boolean>;
  undo(inputs?: number): Promise<void>;
  redo(): Promise<void>;
  whyNot(option: CampaignOption): ReadonlySignal<WhyNotReply>;
  /** The page was read. */
  readOn(): void;
  dismissProblem(): void;
  look(): Promise<void>;
  close(): void;
}

export function createCampaignStore(port: CampaignPort): Campaign {
  const update = signal<CampaignUpdate | null>(null);
  const page = signal<Page | null>(null);
  const pending = signal(0);
  const problem = signal<Problem | null>(null);
  const number = () => update.value?.number ?? 0;
  /** Answers to "why not?" hold until the next input. */
  let reasons = new Map<string, ReadonlySignal<WhyNotReply>>();

  /** Who waits for the next update. */
  const waiting: (() => void)[] = [];

  const leave = port.subscribe((next) => {
    batch(() => {
      reasons = new Map();
      // What was started again is older than what was shown: not all of that had been kept.
      if (next.cause === 'loaded' && next.number < number()) problem.value = { key: 'stopped' };
      update.value = next;
      // What was read is in the chronicle: only what has just happened comes up by itself.
      page.value = next.cause === 'answered' || next.cause === 'began' ? pageOf(next) : null;
    });
    for (const resolve of waiting.splice(0)) resolve();
  });

  /** null: it could not be asked, which was said. */
  const reached = async <T>(reply: Promise<T>): Promise<T | null> => {
    try {
      return await reply;
    } catch (error) {
      const isFinal = error instanceof GameStopped && error.final;
      const detail = error instanceof Error ? error.message : String(error);
      problem.value = { key: isFinal ? 'gaveUp' : 'stopped', detail };
      return null;
    }
  };
  const ask = <R extends CampaignRequest>(request: R) => reached(port.request(request));

  /** One at a time, so that two quick taps are not two answers. */
  const oneAtATime = async <T>(otherwise: T, input: () => Promise<T>): Promise<T> => {
    if (pending.value > 0) return otherwise;
    pending.value += 1;
    try {
      return await input();
    } finally {
      pending.value -= 1;
    }
  };

  const give = (asking: () => Promise<CampaignReplies['answer']>): Promise<boolean> =>
    oneAtATime(false, async () => {
      const reply = await reached(asking());
      if (reply === null || reply.ok) return reply !== null;
      problem.value = problemOf(reply.refusal);
      return false;
    });

  /** Where somebody else was quicker and the same is still offered for the same question, it is answered again. */
  const answerTo = async (
    asked: CampaignDecision,
    option: CampaignOption,
    at: number,
  ): Promise<CampaignReplies['answer']> => {
    const reply = await port.request({ ask: 'answer', number: number(), option: at });
    if (reply.ok || reply.refusal.refused !== 'stale') return reply;
    const { now } = reply.refusal;
    await reaches(now);
    const decision = update.value?.decision;
    const again = indexOf(decision?.options ?? [], option);
    if (decision === undefined || again < 0 || !isSameQuestion(decision, asked)) return reply;
    return answerTo(decision, option, again);
  };

  /** Resolves when the update of this number, or a later one, has come. */
  const reaches = async (wanted: number): Promise<void> => {
    while (number() < wanted) await new Promise<void>((resolve) => waiting.push(resolve));
  };

  return {
    update,
    view: computed(() => update.value?.view ?? null),
    decision: computed(() => update.value?.decision ?? null),
    page,
    busy: computed(() => pending.value > 0),
    problem,
    undoable: computed(() => update.value?.undo.free ?? 0),
    redoable: computed(() => update.value?.undo.redo ?? 0),
    answer: (option) => {
      const asked = update.value?.decision;
      const at = indexOf(asked?.options ?? [], option);
      if (asked === undefined || at < 0) return Promise.resolve(false);
      return give(() => answerTo(asked, option, at));
    },
    async setup() {
      const reply = await reached(port.own({ ask: 'setup' }));
      return reply?.ok === true ? reply.setup : null;
    },
    comeHome: (game, result) => give(() => port.own({ ask: 'home', game, result })),
    undo: (inputs = 1) =>
      oneAtATime(undefined, async () => void (await ask({ ask: 'undo', number: number(), inputs }))),
    redo: () =>
      oneAtATime(undefined, async () => void (await ask({ ask: 'redo', number: number(), inputs: 1 }))),
    whyNot(option) {
      const key = JSON.stringify(option);
      const known = reasons.get(key);
      if (known !== undefined) return known;
      const reason = signal<WhyNotReply>(undefined);
      reasons.set(key, reason);
      void ask({ ask: 'whyNot', option }).then((reply) => {
        reason.value = reply;
      });
      return reason;
    },
    readOn() {
      page.value = null;
    },
    dismissProblem() {
      problem.value = null;
    },
    look: async () => void (await ask({ ask: 'look' })),
    close: leave,
  };
}

const problemOf = (refusal: CampaignRefusal): Problem => {
  const detail =
    'problems' in refusal ? problemLines(refusal.problems) : 'error' in refusal ? refusal.error : undefined;
  return { key: refusal.refused, ...(detail === undefined ? {} : { detail }) };
};

/** Go on with the next step; leave the Contact; depart. */
export const DONE: CampaignOption = { is: 'done' };

const isSameQuestion = (one: CampaignDecision, other: CampaignDecision): boolean =>
  one.kind === other.kind && sameJson(one.about, other.about);

export const indexOf = (options: readonly CampaignOption[], wanted: CampaignOption): number =>
  options.findIndex((option) => sameJson(option, wanted));

/** The options of one kind. */
export const optionsOf = <K extends CampaignOption['is']>(
  options: readonly CampaignOption[],
  kind: K,
): readonly Extract<CampaignOption, { readonly is: K }>[] =>
  options.filter((option): option is Extract<CampaignOption, { readonly is: K }> => option.is === kind);

export const mayGoOn = (decision: CampaignDecision): boolean =>
  decision.options.some(({ is }) => is === 'done');
