/** One round of a contestant: plays for about so long, and returns the number of decisions and the time. */
import process from 'node:process';

export interface Round {
  readonly decisions: number;
  /** CPU time, not wall-clock time: other load on the machine does not count. */
  readonly seconds: number;
}
export type Contestant = (milliseconds: number) => Round;

/** Plays games until so much CPU time is spent; each returns its number of decisions. */
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
export function seededRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}
