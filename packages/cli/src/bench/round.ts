/** What a contestant does: play for about so long, and say how many decisions it took in how much time. */
import process from 'node:process';

export interface Round {
  readonly decisions: number;
  /** Of the processor, not of the clock: what else the machine does meanwhile counts for nobody. */
  readonly seconds: number;
}
export type Contestant = (milliseconds: number) => Round;

/** Plays one game after another until so much of the processor's time is spent; each gives its number of decisions. */
export function playFor(milliseconds: number, play: () => number): Round {
  const before = process.threadCpuUsage();
  let decisions = 0;
  let spent = 0;
  while (spent < milliseconds * 1000) {
    decisions += play();
    const { user, system } = process.threadCpuUsage(before);
    spent = user + system;
  }
  return { decisions, seconds: spent / 1e6 };
}

/** A small fast generator for the peers' random players. */
export function lottery(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}
