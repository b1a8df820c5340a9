/** The candidates of the planner: the best Actions, and for a movement the best spaces to go to. */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { Answer, Decision, Game, Option } from '@zonecrawl/engine/model';
import { weigh } from '../careful/advise.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { distanceTo } from '../map/distance.ts';
import type { EndSpace } from '../moves/endSpaces.ts';
import { pathOf } from '../moves/reach.ts';
import { TurnEvaluation } from '../turn/actions.ts';

/** An Action, and the path if it is a movement. */
export interface Candidate {
  readonly answer: Answer;
  readonly path: readonly SpaceId[];
}

const ACTIONS = 4;
const PLACES = 3;
/** A candidate that scores worse than the best by more than this is not considered. */
const TOO_BAD = 9;

/** The careful bot's own choice first. */
export function candidatesFor(known: Game, decision: Decision): readonly Candidate[] {
  const weighed = weigh(known, decision)
    .map(({ answer, score }) => ({ answer, score, option: optionOf(decision, answer) }))
    .sort((one, other) => other.score - one.score);
  const [best] = weighed;
  if (!best) return [];
  const worth = weighed.filter(({ score }) => score > best.score - TOO_BAD).slice(0, ACTIONS);
  const candidates: Candidate[] = [];
  for (const { answer, option } of worth) {
    if (isMovement(option)) candidates.push(...waysFor(known, decision, answer));
    else candidates.push({ answer, path: [] });
  }
  return candidates;
}

const optionOf = ({ options }: Decision, answer: Answer): Option | undefined =>
  typeof answer === 'number' ? options[answer] : undefined;

const isMovement = (option: Option | undefined): boolean =>
  option?.is === 'action' && option.action === 'movement';

/** The best spaces by the careful bot's score, the safest, and the nearest to its errand. */
function waysFor(known: Game, decision: Decision, answer: Answer): readonly Candidate[] {
  const turn = new TurnEvaluation(new Evaluation(known, decision.who), decision);
  const { danger, errand } = turn.evaluation;
  const endSpaces = turn.endSpaces.ranked(Math.max(1, turn.standards)).filter(({ path }) => path.steps > 0);
  const near = endSpaces.filter(({ path }) => path.steps <= turn.perMove);
  const toErrand = errand ? distanceTo(known, errand.spaces) : () => 0;
  const lossOn = (space: SpaceId): number =>
    danger.reactionLoss(space) + danger.activationLoss(space) + danger.risk(space);
  const candidates = new Map<SpaceId, Candidate>();
  for (const endSpace of [...endSpaces.slice(0, PLACES), ...least(near, lossOn), ...least(near, toErrand)]) {
    const path = pathOf(endSpace.path).slice(0, turn.perMove);
    const end = path.at(-1);
    if (end !== undefined && !candidates.has(end)) candidates.set(end, { answer, path });
  }
  return [...candidates.values()];
}

/** The one with the minimum, the better-scored of two equal ones. */
function least(ranked: readonly EndSpace[], of: (space: SpaceId) => number): readonly EndSpace[] {
  let best: EndSpace | undefined;
  for (const endSpace of ranked) {
    if (best === undefined || of(endSpace.path.space) < of(best.path.space)) best = endSpace;
  }
  return best ? [best] : [];
}

/** The next step of the path, or its end; null when it is blocked or complete. */
export function stepAlong({ path }: Candidate, decision: Decision, { state }: Game): Answer | null {
  if (decision.kind !== 'step' || path.length === 0) return null;
  const here = state.stalkers[decision.who]?.space ?? null;
  const made = here === null ? -1 : path.lastIndexOf(here);
  const next = path[made + 1];
  const index = decision.options.findIndex((option) =>
    next === undefined ? option.is === 'say' : option.is === 'space' && option.space === next,
  );
  return index < 0 ? null : index;
}
