/** What a contestant does: play for about so long, and say how many decisions it took. */
export interface Round {
  readonly decisions: number;
  readonly seconds: number;
}
export type Contestant = (milliseconds: number) => Round;

/** Plays one game after another until the time is up; each gives its number of decisions. Only playing is timed. */
export function playFor(milliseconds: number, prepare: (game: number) => () => number): Round {
  let decisions = 0;
  let spent = 0;
  for (let game = 0; spent < milliseconds; game++) {
    const play = prepare(game);
    const began = performance.now();
    decisions += play();
    spent += performance.now() - began;
  }
  return { decisions, seconds: spent / 1000 };
}

/** A small fast generator for the peers' random players. */
export function lottery(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}
