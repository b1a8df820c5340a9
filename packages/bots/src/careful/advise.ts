/**
 * The careful bot's advice: what the open decision depends on, which answers are good and why, and the best of them.
 * Plain JSON, so that it can be shown as a hint.
 */
import type { Answer, Decision, Game } from '@zonecrawl/engine/model';
import type { HintReason, Weighed } from '../base/reasons.ts';
import { bestOf, weighNested } from '../decisions/scores.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { TurnEvaluation } from '../turn/actions.ts';

export interface Advice {
  /** What it depends on, most important first: texts under `hint.topic.<topic>`. */
  readonly topics: readonly HintReason[];
  /** The best answers, best first; scores are in HP and only their differences mean anything. */
  readonly good: readonly Weighed[];
  readonly best: Answer;
}

const SHOWN = 3;

/** `known` is the imagined game of the seat; the real one is not used. */
export function advise(known: Game, decision: Decision): Advice {
  // JSON has no negative zero.
  const weighed = weigh(known, decision).map((each) => ({ ...each, score: each.score + 0 }));
  const good = [...weighed].sort((one, other) => other.score - one.score).slice(0, SHOWN);
  const topics = [...new Set(good.flatMap(({ reasons }) => reasons.map(({ reason }) => reason)))];
  return { topics, good, best: bestOf(weighed)?.answer ?? 0 };
}

/** Every answer worth considering, in the order of the options. */
export function weigh(known: Game, decision: Decision): readonly Weighed[] {
  const evaluation = new Evaluation(known, decision.who);
  if (decision.kind !== 'action') return weighNested(evaluation, decision);
  const turn = new TurnEvaluation(evaluation, decision);
  return decision.options.map((option, answer) => ({ answer, ...turn.weigh(option) }));
}
