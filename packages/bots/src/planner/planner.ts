/**
 * A search bot: the best few candidates of the careful bot are played to the end of the Round in several imagined games,
 * and the one with the highest estimated probability of winning is taken. It plans where an Action is chosen; decisions
 * within an Action are left to the careful bot, because dice already rolled must stay as they are.
 */
import { isActionOfTurn } from '@zonecrawl/engine/game';
import type { Decision, Game } from '@zonecrawl/engine/model';
import { imagine } from '@zonecrawl/engine/view';
import type { Player } from '../base/player.ts';
import { advise } from '../careful/advise.ts';
import { type Candidate, candidatesFor, stepAlong } from './candidates.ts';
import { playOut } from './playout.ts';

export interface Planning {
  /** Playouts per candidate on average; the share of dropped candidates goes to the others. */
  readonly samples: number;
  /** Asked between playouts: true when time is up. Without it only `samples` limits it, and a seed is reproducible. */
  readonly until?: () => boolean;
  /** Asked during a playout: true when it has to be aborted. */
  readonly isOver?: () => boolean;
  /** Called when a decision begins. */
  readonly begins?: () => void;
}

/** The time a player accepts to wait. */
const PATIENCE = 300;

/**
 * A time limit for each decision in milliseconds, by the clock passed in. No playout starts that would exceed it if it
 * took as long as the longest so far; one that does exceed it is aborted.
 */
export function within(
  now: () => number,
  milliseconds = PATIENCE,
): Required<Pick<Planning, 'until' | 'isOver' | 'begins'>> {
  let end = 0;
  let last = 0;
  let longest = 0;
  return {
    begins: () => {
      last = now();
      end = last + milliseconds;
      longest = 0;
    },
    until: () => {
      const time = now();
      longest = Math.max(longest, time - last);
      last = time;
      return time + longest >= end;
    },
    isOver: () => now() >= end,
  };
}

/** Few, for simulations of many games; a game with people has time for more. */
const USUAL: Planning = { samples: 4 };
/** The margin by which a candidate must beat the careful bot's own, in standard errors and in probability. */
const SURE = 0.8;
const BETTER = 0.004;

export function plannerPlayer(seed: string, planning: Planning = USUAL): Player {
  let asked = 0;
  let along: Candidate | null = null;
  return (decision, imagined) => {
    const known = imagined(`${seed}/${asked++}`);
    if (isActionOfTurn(decision)) {
      along = plan(known, decision, `${seed}/${asked}`, planning);
      return along.answer;
    }
    const step = along && stepAlong(along, decision, known);
    if (step === null) {
      if (decision.kind !== 'step') along = null;
      return advise(known, decision).best;
    }
    return step;
  };
}

/** The first round of halving gives each candidate one in this many of its playouts. */
const FIRST = 4;

interface Tried {
  readonly candidate: Candidate;
  /** Its result in the first imagined game, the second ... */
  readonly values: number[];
}

/**
 * Successive halving: all candidates get the same number of playouts, then the better half twice as many, and so on. The
 * careful bot's own choice stays in to the end as the baseline.
 */
export function plan(
  known: Game,
  decision: Decision,
  seed: string,
  { samples, until, isOver = () => false, begins }: Planning,
): Candidate {
  begins?.();
  const candidates = candidatesFor(known, decision);
  const [first] = candidates;
  if (!first || candidates.length === 1) return first ?? NO_IDEA;
  const [careful, ...others] = candidates.map((candidate): Tried => ({ candidate, values: [] }));
  if (!careful) return NO_IDEA;
  let rivals = others;
  let left = samples * candidates.length;
  let isLate = false;
  let each = Math.max(1, Math.floor(samples / FIRST));
  while (!isLate && rivals.length > 0 && left > rivals.length) {
    for (const tried of [careful, ...rivals]) {
      for (let n = 0; n < each && left > 0 && !isLate; n++, left--) {
        // Common random numbers: all candidates use the same seeds.
        const sample = `${seed}/${tried.values.length}`;
        const value = playOut(imagine(known, sample), decision, tried.candidate, isOver);
        if (value !== null) tried.values.push(value);
        isLate = value === null || (until?.() ?? false);
      }
    }
    rivals.sort((one, other) => mean(other.values) - mean(one.values));
    if (rivals.length > 1 && !isLate) rivals = rivals.slice(0, Math.ceil(rivals.length / 2));
    each *= 2;
  }
  const rival = rivals.find(({ values }) => values.length > 1);
  return rival && isBetter(rival, careful) ? rival.candidate : careful.candidate;
}

const NO_IDEA: Candidate = { answer: 0, path: [] };

const mean = (values: readonly number[]): number =>
  values.length === 0
    ? Number.NEGATIVE_INFINITY
    : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The paired difference over the imagined games: mean and standard error. */
function isBetter(rival: Tried, careful: Tried): boolean {
  const games = Math.min(rival.values.length, careful.values.length);
  const by = Array.from({ length: games }, (_, n) => (rival.values[n] ?? 0) - (careful.values[n] ?? 0));
  const average = mean(by);
  const spread = Math.sqrt(mean(by.map((each) => (each - average) ** 2)) / Math.max(1, games - 1));
  return games > 1 && average > BETTER && average > SURE * spread;
}
