/** A playout: plays a candidate to the end of the Round in an imagined game, with a fast version of careful. */
import { answer, beginGame, type GamePlay } from '@zonecrawl/engine/game';
import type { Decision, Game } from '@zonecrawl/engine/model';
import { bestOf, weighNested } from '../decisions/scores.ts';
import { errandsOf } from '../errands/assign.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { winProbability } from '../evaluation/winProbability.ts';
import { TurnEvaluation } from '../turn/actions.ts';
import { type Candidate, stepAlong } from './candidates.ts';

/** More answers than any Round takes. */
const LONGEST = 90;

/**
 * The estimated probability of winning at the start of the next Round: 0 if it cannot be continued; null if `isOver`
 * aborted it. Takes ownership of the imagined game.
 */
export function playOut(
  known: Game,
  decision: Decision,
  candidate: Candidate,
  isOver: () => boolean = () => false,
): number | null {
  const { state } = known;
  const { round } = state;
  state.agenda.push({ step: 'turn' });
  try {
    const play = beginGame(known.box, state, { keep: false });
    if (!isSame(play.decision, decision) || !answer(play, candidate.answer).ok) return 0;
    let along = candidate;
    for (let asked = 0; play.decision && asked < LONGEST && !isNextRound(play, round); asked++) {
      if (isOver()) return null;
      const step = stepAlong(along, play.decision, play.game);
      if (step === null) along = swiftly(play.game, play.decision);
      if (!answer(play, step ?? along.answer).ok) return 0;
    }
    return winProbability(play.game, errandsOf(play.game, true));
  } catch {
    // A rule that throws is a bug that the real game will report; here the candidate is just rejected.
    return 0;
  }
}

const isSame = (now: Decision | null, then: Decision): boolean =>
  now !== null && now.kind === then.kind && now.options.length === then.options.length;

/** The Enemies have had their Phase and the next Event is known. */
const isNextRound = ({ game, decision }: GamePlay, round: number): boolean =>
  game.state.round > round && decision?.kind === 'nextTurn';

/** The careful bot's answer; the path of a movement is computed once, not at every step. */
function swiftly(game: Game, decision: Decision): Candidate {
  const evaluation = new Evaluation(game, decision.who, true);
  if (decision.kind !== 'action')
    return { answer: bestOf(weighNested(evaluation, decision))?.answer ?? 0, path: [] };
  const turn = new TurnEvaluation(evaluation, decision);
  const weighed = decision.options.map((option, index) => ({ answer: index, ...turn.weigh(option) }));
  const best = bestOf(weighed)?.answer ?? 0;
  const option = typeof best === 'number' ? decision.options[best] : undefined;
  return { answer: best, path: option ? turn.wayOf(option) : [] };
}
