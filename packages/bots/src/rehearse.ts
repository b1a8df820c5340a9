/** Plays an idea on in an imagined game, to the end of the Round, everybody careful but quick: what comes of it. */
import { answer, begin, type Play } from '@zonecrawl/engine/kernel';
import type { Decision, Game } from '@zonecrawl/engine/model';
import { chanceOf } from './chance.ts';
import { errandsOf } from './errands/assign.ts';
import { type Idea, stepAlong } from './ideas.ts';
import { Mind } from './mind.ts';
import { bestOf, weighNested } from './nested/index.ts';
import { TurnMind } from './turn/actions.ts';

/** More answers than a Round takes. */
const LONGEST = 90;

/**
 * The chance to win when the next Round has begun: none if it cannot be played on; null if it was broken off because
 * `isOver`. Takes the imagined game over.
 */
export function rehearse(
  known: Game,
  decision: Decision,
  idea: Idea,
  isOver: () => boolean = () => false,
): number | null {
  const { state } = known;
  const { round } = state;
  state.agenda.push({ step: 'turn' });
  try {
    const play = begin(known.box, state, { keep: false });
    if (!isSame(play.decision, decision) || !answer(play, idea.answer).ok) return 0;
    let along = idea;
    for (let asked = 0; play.decision && asked < LONGEST && !isNextRound(play, round); asked++) {
      if (isOver()) return null;
      const step = stepAlong(along, play.decision, play.game);
      if (step === null) along = swiftly(play.game, play.decision);
      if (!answer(play, step ?? along.answer).ok) return 0;
    }
    return chanceOf(play.game, errandsOf(play.game, true));
  } catch {
    // A rule that fails is a bug that the game itself will tell of; here it only is no good idea.
    return 0;
  }
}

const isSame = (now: Decision | null, then: Decision): boolean =>
  now !== null && now.kind === then.kind && now.options.length === then.options.length;

/** The Enemies have had their Phase and the next Event is known. */
const isNextRound = ({ game, decision }: Play, round: number): boolean =>
  game.state.round > round && decision?.kind === 'nextTurn';

/** The careful player's answer; the way of a movement is thought of once, not at every step. */
function swiftly(game: Game, decision: Decision): Idea {
  const mind = new Mind(game, decision.who, true);
  if (decision.kind !== 'action')
    return { answer: bestOf(weighNested(mind, decision))?.answer ?? 0, path: [] };
  const turn = new TurnMind(mind, decision);
  const weighed = decision.options.map((option, index) => ({ answer: index, ...turn.weigh(option) }));
  const best = bestOf(weighed)?.answer ?? 0;
  const option = typeof best === 'number' ? decision.options[best] : undefined;
  return { answer: best, path: option ? turn.wayOf(option) : [] };
}
