/** Contestants run short rounds in turn, so that other load affects all of them alike; medians count. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import type { Round } from './round.ts';

/** Who takes part: the worker.ts of a checkout, and the contestant it is to be. */
export interface Entry {
  readonly worker: string;
  readonly contestant: string;
}

export interface RaceLength {
  readonly rounds: number;
  readonly milliseconds: number;
  /** Warm-up of each, which does not count: until the code is compiled. */
  readonly warmUp: number;
}

class Runner {
  readonly speeds: number[] = [];
  private readonly child: ChildProcess;
  private readonly died: Promise<never>;
  constructor({ worker, contestant }: Entry) {
    this.child = fork(worker, [contestant], { env: { ...process.env, NODE_ENV: 'production' } });
    this.died = once(this.child, 'exit').then(([code]) => {
      throw new Error(`a contestant ended with code ${code}`);
    });
    // It also exits when it is stopped at the end, when no result is awaited.
    this.died.catch(() => {});
  }
  async ready(): Promise<void> {
    await this.answer();
  }
  async play(milliseconds: number): Promise<number> {
    this.child.send(milliseconds);
    const { decisions, seconds } = (await this.answer()) as Round; // What worker.ts sends.
    return decisions / seconds;
  }
  stop(): void {
    this.child.kill();
  }
  private async answer(): Promise<unknown> {
    const message = await Promise.race([this.message(), this.died]);
    return message;
  }
  private message(): Promise<unknown> {
    return new Promise((resolve) => {
      this.child.once('message', resolve);
    });
  }
}

/** The decisions per second of each entry, round by round. */
export async function race(
  entries: readonly Entry[],
  { rounds, milliseconds, warmUp }: RaceLength,
): Promise<readonly (readonly number[])[]> {
  const runners = entries.map((entry) => new Runner(entry));
  try {
    for (const runner of runners) await runner.ready();
    // In turns too: whoever waited long for its first round would begin it with cold caches.
    for (let warm = 0; warm < warmUp; warm += milliseconds) {
      for (const runner of runners) await runner.play(milliseconds);
    }
    for (let round = 0; round < rounds; round++) {
      for (const runner of runners) runner.speeds.push(await runner.play(milliseconds));
    }
  } finally {
    for (const runner of runners) runner.stop();
  }
  return runners.map(({ speeds }) => speeds);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

/** How many times as fast one is as the other: the median over the rounds. */
export const medianRatio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((speed, round) => speed / (theirs[round] ?? 1)));
