/**
 * Looks ahead: the few best ideas of the careful player are played on to the end of the Round in several imagined games,
 * and the one that does best on average is taken. It plans where an Action is chosen; what comes up within one is answered
 * as the careful player does, for dice rolled since the Action began must lie as they fell.
 */
import { type Answer, answer, begin, type Decision, type Game, type Play } from '@zonecrawl/engine/kernel';
import { imagine } from '@zonecrawl/engine/view';
import { advise, weigh } from './advise.ts';
import { errandsOf } from './errands/assign.ts';
import { type Idea, ideasFor, stepAlong } from './ideas.ts';
import { Mind } from './mind.ts';
import { bestOf } from './nested/index.ts';
import type { Player } from './player.ts';
import { worthOf } from './worth.ts';

export interface Planning {
  /** Imagined games there are for each idea; those that do worse leave theirs to the better ones. */
  readonly samples: number;
  /** Asked between tries: true when time is up. Without it only `samples` counts, and the same seed plays the same. */
  readonly until?: () => boolean;
  /** Told when a decision begins. */
  readonly begins?: () => void;
}

/** What people wait for without getting impatient. */
const PATIENCE = 300;

/** A time for each decision, by whoever's clock, in milliseconds. */
export function within(
  now: () => number,
  milliseconds = PATIENCE,
): Required<Pick<Planning, 'until' | 'begins'>> {
  let end = 0;
  return {
    begins: () => {
      end = now() + milliseconds;
    },
    until: () => now() >= end,
  };
}

const USUAL: Planning = { samples: 4 };
/** Answers in one imagined game. */
const DEPTH = 90;
/** How sure one must be that another idea is better than the careful player's own, in standard errors and in HP. */
const SURE = 0.8;
const BETTER = 0.5;

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
  { samples, until, begins }: Planning,
): Idea {
  begins?.();
  const ideas = ideasFor(known, decision);
  const [first] = ideas;
  if (!first || ideas.length === 1) return first ?? NO_IDEA;
  const { haste } = new Mind(known, decision.who);
  const [careful, ...others] = ideas.map((idea): Tried => ({ idea, values: [] }));
  if (!careful) return NO_IDEA;
  let rivals = others;
  let left = samples * ideas.length;
  for (let each = 1; rivals.length > 0 && left > rivals.length; each *= 2) {
    for (const tried of [careful, ...rivals]) {
      for (let n = 0; n < each && left > 0 && !until?.(); n++, left--) {
        // The same luck for all: what differs is what they do.
        const sample = `${seed}/${tried.values.length}`;
        tried.values.push(playOn(imagine(known, sample), decision, tried.idea, haste));
      }
    }
    rivals.sort((one, other) => mean(other.values) - mean(one.values));
    if (until?.()) break;
    if (rivals.length > 1) rivals = rivals.slice(0, Math.ceil(rivals.length / 2));
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

/** To the end of the Round, everybody playing carefully after the first Action; takes the imagined game over. */
export function playOn(known: Game, decision: Decision, idea: Idea, haste: number): number {
  const { state } = known;
  state.agenda.push({ step: 'turn' });
  const { round } = state;
  try {
    const play = begin(known.box, state, { keep: false });
    if (!isSame(play.decision, decision) || !answer(play, idea.answer).ok) return 0;
    let along: Idea | null = idea;
    for (let asked = 0; play.decision && asked < DEPTH && !isNextRound(play, round); asked++) {
      const step: Answer | null = along && stepAlong(along, play.decision, play.game);
      if (step === null) along = null;
      if (!answer(play, step ?? swift(play)).ok) return 0;
    }
    return worthOf(play.game, errandsOf(play.game, true), haste);
  } catch {
    // A rule that fails is a bug that the game itself will tell of; here it only tells nothing.
    return 0;
  }
}

const isSame = (now: Decision | null, then: Decision): boolean =>
  now !== null && now.kind === then.kind && now.options.length === then.options.length;

/** The Enemies have had their Phase and the next Event is known. */
const isNextRound = ({ game, decision }: Play, round: number): boolean =>
  game.state.round > round && decision?.kind === 'nextTurn';

function swift({ game, decision }: Play): Answer {
  return decision ? (bestOf(weigh(game, decision, true))?.answer ?? 0) : 0;
}
