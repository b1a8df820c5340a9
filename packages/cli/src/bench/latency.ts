/** Latency of single operations in games with checkpoints, as with a person or a planning bot. */
import { box } from '@zonecrawl/content';
import {
  answer,
  beginGame,
  fork,
  type GamePlay,
  loadGame,
  type Start,
  saveGame,
  setUp,
} from '@zonecrawl/engine/game';
import { offered } from '@zonecrawl/engine/rules';
import { imagine } from '@zonecrawl/engine/view';
import { problemLines } from '../messages.ts';
import { playerOf, startOf } from '../sim/games.ts';
import { median } from './race.ts';
import { choiceOf } from './zonecrawl.ts';

export interface Latencies {
  readonly inputs: number;
  readonly p50InputMs: number;
  readonly p99InputMs: number;
  readonly forkMicroseconds: number;
  /** Every Action with its reason, at a decision about the next Action. */
  readonly legalInputsMs: number;
  /** To the text of a file, and from it. */
  readonly saveMs: number;
  readonly loadMs: number;
  readonly saveBytes: number;
}

/** Every so many inputs the game is also forked, saved and loaded. */
const SAMPLE = 11;

class Clock {
  readonly times: number[] = [];
  measure<T>(run: () => T): T {
    const began = performance.now();
    const result = run();
    this.times.push(performance.now() - began);
    return result;
  }
  quantile(share: number): number {
    const sorted = this.times.toSorted((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }
}

export function latencies(games: number, warmUp: number): Latencies {
  run(warmUp, 1_000_000);
  return run(games, 0);
}

function run(games: number, first: number): Latencies {
  const clocks = {
    input: new Clock(),
    fork: new Clock(),
    legal: new Clock(),
    save: new Clock(),
    load: new Clock(),
  };
  const bytes: number[] = [];
  for (let game = 0; game < games; game++) {
    const choice = choiceOf(first + game);
    const start = startOf(box, choice);
    const player = playerOf(choice);
    const set = setUp(box, start);
    if (!set.ok) throw new Error(problemLines(set.problems));
    const play = beginGame(box, set.state, { keep: true });
    while (play.decision) {
      if (play.inputs.length % SAMPLE === 0) sample(play, start, clocks, bytes);
      const input = player(play.decision, (seed) => imagine(play.game, seed));
      const taken = clocks.input.measure(() => answer(play, input));
      if (!taken.ok) throw new Error(JSON.stringify(taken.refusal));
    }
  }
  const round = (value: number, digits: number): number => Number(value.toFixed(digits));
  return {
    inputs: clocks.input.times.length,
    p50InputMs: round(clocks.input.quantile(0.5), 4),
    p99InputMs: round(clocks.input.quantile(0.99), 4),
    forkMicroseconds: round(median(clocks.fork.times) * 1000, 1),
    legalInputsMs: round(median(clocks.legal.times), 4),
    saveMs: round(median(clocks.save.times), 4),
    loadMs: round(median(clocks.load.times), 4),
    saveBytes: Math.round(median(bytes)),
  };
}

function sample(
  play: GamePlay,
  start: Start,
  { fork: forks, legal, save, load }: Readonly<Record<'fork' | 'legal' | 'save' | 'load', Clock>>,
  bytes: number[],
): void {
  forks.measure(() => fork(play));
  const stalker = play.decision?.kind === 'action' ? play.game.state.stalkers[play.decision.who] : undefined;
  if (stalker) legal.measure(() => offered(play.game, stalker));
  const text = save.measure(() => JSON.stringify(saveGame(play, start)));
  bytes.push(text.length);
  const loaded = load.measure(() => loadGame(box, JSON.parse(text)));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
}
