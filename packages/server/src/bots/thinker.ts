/** Asks the bots' thread, one question at a time per room and within a budget of processor time. */
import { Worker } from 'node:worker_threads';
import type { BotReplies, BotRequest } from '@zonecrawl/bots';
import type { Question, Thought } from './thinkingThread.ts';

/** A room may save up so much, and gains so much per second; both in milliseconds. */
const MOST = 5000;
const GAIN = 150;
/** For one plan. */
const PATIENCE = 200;

/** The processor time one room may still spend. */
export class Budget {
  private left = MOST;
  private at: number;
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
    this.at = now();
  }

  /** In milliseconds: how long to wait until there is some again. */
  get pause(): number {
    const now = this.now();
    this.left = Math.min(MOST, this.left + ((now - this.at) / 1000) * GAIN);
    this.at = now;
    return this.left > 0 ? 0 : (-this.left / GAIN) * 1000;
  }

  spend(milliseconds: number): void {
    this.left -= milliseconds;
  }
}

export class Thinker {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, (thought: Thought | null) => void>();
  private next = 0;

  /** The reply and the time it took; null: the thread has died. */
  async ask<R extends BotRequest>(
    request: R,
    save: unknown,
    seed: string,
    budget: Budget,
  ): Promise<{ readonly reply: BotReplies[R['ask']] | null; readonly spent: number } | null> {
    const { pause } = budget;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause).unref());
    const id = this.next++;
    const { promise, resolve } = Promise.withResolvers<Thought | null>();
    this.waiting.set(id, resolve);
    this.thread().postMessage({ id, request, save, seed, patience: PATIENCE } satisfies Question);
    const thought = await promise;
    if (!thought) return null;
    budget.spend(thought.spent);
    // The thread answers each request with the reply of the same name.
    return { reply: thought.reply as BotReplies[R['ask']] | null, spent: thought.spent };
  }

  private thread(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./thinkingThread.ts', import.meta.url));
    worker.unref();
    worker.on('message', (thought: Thought) => {
      this.waiting.get(thought.id)?.(thought);
      this.waiting.delete(thought.id);
    });
    // A bot that throws takes its thread with it, and nothing else: the next question starts another one.
    worker.on('error', () => {});
    worker.on('exit', () => {
      this.worker = null;
      for (const resolve of this.waiting.values()) resolve(null);
      this.waiting.clear();
    });
    this.worker = worker;
    return worker;
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }
}
