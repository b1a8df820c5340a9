/** Contestants run short rounds in turn, so that other load affects all of them alike; medians count. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import type { Round } from './round.ts';

export const CONTESTANTS = ['zonecrawl', 'boardgameIo', 'boardgameIoSameState', 'showdown'] as const;
export type Name = (typeof CONTESTANTS)[number];

export interface Race {
  /** Decisions per second, the median of all rounds. */
  readonly speed: Readonly<Record<Name, number>>;
  /** How many times as fast as the peer, the median over the rounds. */
  readonly ratio: Readonly<Record<Exclude<Name, 'zonecrawl'>, number>>;
}

export interface RaceLength {
  readonly rounds: number;
  readonly milliseconds: number;
  /** Warm-up, which does not count: until the code is compiled. */
  readonly warmUp: number;
}

class Runner {
  private readonly child: ChildProcess;
  private readonly died: Promise<never>;
  constructor(name: Name) {
    this.child = fork(join(import.meta.dirname, 'worker.ts'), [name], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
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

export async function race({ rounds, milliseconds, warmUp }: RaceLength): Promise<Race> {
  const runners = CONTESTANTS.map((name) => ({ name, runner: new Runner(name), speeds: [] as number[] }));
  try {
    for (const { runner } of runners) await runner.ready();
    for (const { runner } of runners) await runner.play(warmUp);
    for (let round = 0; round < rounds; round++) {
      for (const { runner, speeds } of runners) speeds.push(await runner.play(milliseconds));
    }
  } finally {
    for (const { runner } of runners) runner.stop();
  }
  const speeds = (name: Name): readonly number[] => runners.find((each) => each.name === name)?.speeds ?? [];
  const ours = speeds('zonecrawl');
  const ratioTo = (peer: Name): number =>
    median(ours.map((speed, round) => speed / (speeds(peer)[round] ?? 1)));
  return {
    speed: {
      zonecrawl: median(ours),
      boardgameIo: median(speeds('boardgameIo')),
      boardgameIoSameState: median(speeds('boardgameIoSameState')),
      showdown: median(speeds('showdown')),
    },
    ratio: {
      boardgameIo: ratioTo('boardgameIo'),
      boardgameIoSameState: ratioTo('boardgameIoSameState'),
      showdown: ratioTo('showdown'),
    },
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}
