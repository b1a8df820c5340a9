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
  /** Imagined games each idea is tried in, at most. */
  readonly samples: number;
  /** Asked between tries: true when time is up. Without it only `samples` counts, and the same seed plays the same. */
  readonly until?: () => boolean;
}

const USUAL: Planning = { samples: 3 };
/** Answers in one imagined game. */
const DEPTH = 90;
/** Better than what the careful player would do by this much, or it is left at that. */
const CONVINCED = 0.4;
/** Fewer samples say nothing. */
const ENOUGH = 2;

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
  total: number;
  squares: number;
  tries: number;
}

/** The idea that does best. */
export function plan(known: Game, decision: Decision, seed: string, { samples, until }: Planning): Idea {
  const ideas = ideasFor(known, decision);
  const [careful, ...others] = ideas;
  if (!careful) return { answer: 0, path: [] };
  if (others.length === 0) return careful;
  const mind = new Mind(known, decision.who);
  const { haste } = mind;
  const tried = ideas.map((idea): Tried => ({ idea, total: 0, squares: 0, tries: 0 }));
  let left = tried;
  for (let sample = 0; sample < samples && left.length > 1; sample++) {
    for (const each of left) {
      if (until?.() && each.tries >= ENOUGH) continue;
      // The same luck for all: what differs is what they do.
      const value = playOn(imagine(known, `${seed}/${sample}`), decision, each.idea, haste);
      each.total += value;
      each.squares += value * value;
      each.tries++;
    }
    if (until?.() && sample + 1 >= ENOUGH) break;
    if (sample + 1 >= ENOUGH) left = promising(left);
  }
  return favourite(tried);
}

const mean = ({ total, tries }: Tried): number => (tries === 0 ? Number.NEGATIVE_INFINITY : total / tries);

/** Far behind after a few tries, it will not catch up. */
function promising(tried: readonly Tried[]): Tried[] {
  const best = Math.max(...tried.map(mean));
  return tried.filter((each, index) => index === 0 || mean(each) > best - 12 / Math.sqrt(each.tries));
}

function favourite(tried: readonly Tried[]): Idea {
  const [careful] = tried;
  let best = careful;
  for (const each of tried) if (best === undefined || mean(each) > mean(best)) best = each;
  if (careful && best && mean(best) - mean(careful) < CONVINCED) best = careful;
  return best?.idea ?? { answer: 0, path: [] };
}

/** To the end of the Round, everybody playing carefully after the first Action. */
function playOn(known: Game, decision: Decision, idea: Idea, haste: number): number {
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
