/** The candidates of the planner: the best Actions, and for a movement the best spaces to go to. */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { Answer, Decision, Game, Option } from '@zonecrawl/engine/model';
import { weigh } from './advise.ts';
import { distanceTo } from './ground/distance.ts';
import { Mind } from './mind.ts';
import { TurnMind } from './turn/actions.ts';
import { pathOf } from './turn/reach.ts';
import type { Stand } from './turn/stand.ts';

/** An Action, and the path if it is a movement. */
export interface Idea {
  readonly answer: Answer;
  readonly path: readonly SpaceId[];
}

const ACTIONS = 4;
const PLACES = 3;
/** A candidate that scores worse than the best by more than this is not considered. */
const TOO_BAD = 9;

/** The careful bot's own choice first. */
export function ideasFor(known: Game, decision: Decision): readonly Idea[] {
  const weighed = weigh(known, decision)
    .map(({ answer, score }) => ({ answer, score, option: optionOf(decision, answer) }))
    .sort((one, other) => other.score - one.score);
  const [best] = weighed;
  if (!best) return [];
  const worth = weighed.filter(({ score }) => score > best.score - TOO_BAD).slice(0, ACTIONS);
  const ideas: Idea[] = [];
  for (const { answer, option } of worth) {
    if (isMovement(option)) ideas.push(...waysFor(known, decision, answer));
    else ideas.push({ answer, path: [] });
  }
  return ideas;
}

const optionOf = ({ options }: Decision, answer: Answer): Option | undefined =>
  typeof answer === 'number' ? options[answer] : undefined;

const isMovement = (option: Option | undefined): boolean =>
  option?.is === 'action' && option.action === 'movement';

/** The best spaces by the careful bot's score, the safest, and the nearest to its errand. */
function waysFor(known: Game, decision: Decision, answer: Answer): readonly Idea[] {
  const turn = new TurnMind(new Mind(known, decision.who), decision);
  const { ground, errand } = turn.mind;
  const stands = turn.stands.ranked(Math.max(1, turn.standards)).filter(({ way }) => way.steps > 0);
  const near = stands.filter(({ way }) => way.steps <= turn.perMove);
  const toErrand = errand ? distanceTo(known, errand.spaces) : () => 0;
  const danger = (space: SpaceId): number =>
    ground.reactionLoss(space) + ground.activationLoss(space) + ground.risk(space);
  const ideas = new Map<SpaceId, Idea>();
  for (const { way } of [...stands.slice(0, PLACES), ...least(near, danger), ...least(near, toErrand)]) {
    const path = pathOf(way).slice(0, turn.perMove);
    const end = path.at(-1);
    if (end !== undefined && !ideas.has(end)) ideas.set(end, { answer, path });
  }
  return [...ideas.values()];
}

/** The one with the minimum, the better-scored of two equal ones. */
function least(ranked: readonly Stand[], of: (space: SpaceId) => number): readonly Stand[] {
  let best: Stand | undefined;
  for (const stand of ranked) {
    if (best === undefined || of(stand.way.space) < of(best.way.space)) best = stand;
  }
  return best ? [best] : [];
}

/** The next step of the path, or its end; null when it is blocked or complete. */
export function stepAlong({ path }: Idea, decision: Decision, { state }: Game): Answer | null {
  if (decision.kind !== 'step' || path.length === 0) return null;
  const here = state.stalkers[decision.who]?.space ?? null;
  const made = here === null ? -1 : path.lastIndexOf(here);
  const next = path[made + 1];
  const index = decision.options.findIndex((option) =>
    next === undefined ? option.is === 'say' : option.is === 'space' && option.space === next,
  );
  return index < 0 ? null : index;
}
