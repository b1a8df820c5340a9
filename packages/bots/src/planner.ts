/**
 * Looks ahead: the few best ideas of the careful player are played on to the end of the Round in several imagined games,
 * and the one that leaves the best chance to win is taken. It plans where an Action is chosen; what comes up within one
 * is answered as the careful player does, for dice rolled since the Action began must lie as they fell.
 */
import type { Decision, Game } from '@zonecrawl/engine/model';
import { imagine } from '@zonecrawl/engine/view';
import { advise } from './advise.ts';
import { type Idea, ideasFor, stepAlong } from './ideas.ts';
import type { Player } from './player.ts';
import { rehearse } from './rehearse.ts';

export interface Planning {
  /** Imagined games there are for each idea; those that do worse leave theirs to the better ones. */
  readonly samples: number;
  /** Asked between tries: true when time is up. Without it only `samples` counts, and the same seed plays the same. */
  readonly until?: () => boolean;
  /** Asked in the middle of a try: true when it has to be broken off. */
  readonly isOver?: () => boolean;
  /** Told when a decision begins. */
  readonly begins?: () => void;
}

/** What people wait for without getting impatient. */
const PATIENCE = 300;

/**
 * A time for each decision, by whoever's clock, in milliseconds. The last try begins while one as long as the longest so
 * far would still be over in time; one that takes longer than any before it is broken off.
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

/** Few, for those who play many games; at a table there is time for more. */
const USUAL: Planning = { samples: 4 };
/** How sure one must be that another idea is better than the careful player's own, in standard errors and in chance. */
const SURE = 0.8;
const BETTER = 0.004;

export function plannerPlayer(seed: string, planning: Planning = USUAL): Player {
  let asked = 0;
  let along: Idea | null = null;
  return (decision, imagined) => {
    const known = imagined(`${seed}/${asked++}`);
    if (decision.kind === 'action' && decision.clauses.includes('R7')) {
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

/** Before the first ideas are dropped each gets this share of its tries: one in so many. */
const FIRST = 4;

interface Tried {
  readonly idea: Idea;
  /** What became of it in the first imagined game, the second ... */
  readonly values: number[];
}

/**
 * The idea that does best. All get the same number of tries, then the better half twice as many, and so on; what the
 * careful player would do itself stays in to the end, to be compared with.
 */
export function plan(
  known: Game,
  decision: Decision,
  seed: string,
  { samples, until, isOver = () => false, begins }: Planning,
): Idea {
  begins?.();
  const ideas = ideasFor(known, decision);
  const [first] = ideas;
  if (!first || ideas.length === 1) return first ?? NO_IDEA;
  const [careful, ...others] = ideas.map((idea): Tried => ({ idea, values: [] }));
  if (!careful) return NO_IDEA;
  let rivals = others;
  let left = samples * ideas.length;
  let isLate = false;
  let each = Math.max(1, Math.floor(samples / FIRST));
  while (!isLate && rivals.length > 0 && left > rivals.length) {
    for (const tried of [careful, ...rivals]) {
      for (let n = 0; n < each && left > 0 && !isLate; n++, left--) {
        // The same luck for all: what differs is what they do.
        const sample = `${seed}/${tried.values.length}`;
        const value = rehearse(imagine(known, sample), decision, tried.idea, isOver);
        if (value !== null) tried.values.push(value);
        isLate = value === null || (until?.() ?? false);
      }
    }
    rivals.sort((one, other) => mean(other.values) - mean(one.values));
    if (rivals.length > 1 && !isLate) rivals = rivals.slice(0, Math.ceil(rivals.length / 2));
    each *= 2;
  }
  const rival = rivals.find(({ values }) => values.length > 1);
  return rival && isBetter(rival, careful) ? rival.idea : careful.idea;
}

const NO_IDEA: Idea = { answer: 0, path: [] };

const mean = (values: readonly number[]): number =>
  values.length === 0
    ? Number.NEGATIVE_INFINITY
    : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Game by imagined game: by how much, and how surely. */
function isBetter(rival: Tried, careful: Tried): boolean {
  const games = Math.min(rival.values.length, careful.values.length);
  const by = Array.from({ length: games }, (_, n) => (rival.values[n] ?? 0) - (careful.values[n] ?? 0));
  const average = mean(by);
  const spread = Math.sqrt(mean(by.map((each) => (each - average) ** 2)) / Math.max(1, games - 1));
  return games > 1 && average > BETTER && average > SURE * spread;
}
