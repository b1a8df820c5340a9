/** Scores the options of every decision within an Action or between Turns. */
import type { Answer, Decision, DecisionKind, Game } from '@zonecrawl/engine/model';
import { plain, type Reasoned, type Weighed } from '../base/reasons.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { weighSteps } from '../moves/steps.ts';
import { weighChoice, weighControl } from './choices.ts';
import { weighAmmo, weighDefender, weighMasks, weighParts, weighSpread, weighTarget } from './fight.ts';
import { weighDiscard, weighGain, weighInstall, weighMagazine, weighPrepare, weighReload } from './gear.ts';
import { weighAbility, weighCard, weighLead, weighLeadToken, weighNextTurn } from './people.ts';
import { weighPlaces, weighTie } from './places.ts';
import { weighRerolls } from './rerolls.ts';

/** Scores one option; `index` is its index. */
export type Weigher = (evaluation: Evaluation, decision: Decision, index: number) => Reasoned;

const weighers: Readonly<Partial<Record<DecisionKind, Weigher>>> = {
  chooseLead: weighLead,
  nextTurn: weighNextTurn,
  push: weighTie,
  pushTo: weighTie,
  tieRoute: weighTie,
  tieClosest: weighTie,
  tieOrder: weighTie,
  tieFacing: weighTie,
  tieForward: weighTie,
  target: weighTarget,
  defender: weighDefender,
  ammo: weighAmmo,
  masks: weighMasks,
  spread: weighSpread,
  blastOrder: weighTarget,
  useAbility: weighAbility,
  criticalInjury: weighNextTurn,
  reload: weighReload,
  gain: weighGain,
  install: weighInstall,
  discard: weighDiscard,
  prepare: weighPrepare,
  magazine: weighMagazine,
  leadToken: weighLeadToken,
  control: weighControl,
  choice: weighChoice,
  card: weighCard,
};

/** Decisions whose options are scored together. */
const weighedTogether: Readonly<
  Partial<Record<DecisionKind, (evaluation: Evaluation, decision: Decision) => readonly Weighed[]>>
> = {
  step: weighSteps,
  bodyPart: weighParts,
  space: weighPlaces,
  pushAway: weighPlaces,
};

export function weighNested(evaluation: Evaluation, decision: Decision): readonly Weighed[] {
  if (decision.kind === 'reroll') return weighRerolls(evaluation, decision);
  if (decision.pick) return [{ answer: leastOf(decision), score: 0, reasons: [] }];
  const together = weighedTogether[decision.kind];
  if (together) return together(evaluation, decision);
  const weigh = weighers[decision.kind];
  return decision.options.map((_, index) => ({
    answer: index,
    ...(weigh ? weigh(evaluation, decision, index) : plain(0)),
  }));
}

const leastOf = ({ pick }: Decision): readonly number[] =>
  Array.from({ length: pick?.min ?? 0 }, (_, index) => index);

export function bestOf(weighed: readonly Weighed[]): Weighed | undefined {
  let best: Weighed | undefined;
  for (const each of weighed) if (best === undefined || each.score > best.score) best = each;
  return best;
}

/** The answer only, for trials. */
export function nestedAnswer(decision: Decision, game: Game): Answer {
  // An Action granted in the middle of another is declined.
  if (decision.kind === 'action') return decision.options.length - 1;
  return bestOf(weighNested(new Evaluation(game, decision.who), decision))?.answer ?? 0;
}
