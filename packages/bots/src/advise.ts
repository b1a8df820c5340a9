/**
 * The careful player's advice: what the open decision turns on, which answers are good and why, and the best of them.
 * Plain JSON, so that it can be shown as a hint.
 */
import type { Answer, Decision, Game } from '@zonecrawl/engine/model';
import { Mind } from './mind.ts';
import { bestOf, weighNested } from './nested/index.ts';
import type { Weighed } from './reasons.ts';
import { TurnMind } from './turn/actions.ts';

export interface Advice {
  /** What it turns on, most important first: texts under `hint.topic.<topic>`. */
  readonly topics: readonly string[];
  /** The best answers, best first; scores are in HP and only their differences mean anything. */
  readonly good: readonly Weighed[];
  readonly best: Answer;
}

const SHOWN = 3;

/** `known` is the game as the seat imagines it; nothing of the real one is asked for. */
export function advise(known: Game, decision: Decision): Advice {
  // A zero is a zero, also when it is sent as JSON.
  const weighed = weigh(known, decision).map((each) => ({ ...each, score: each.score + 0 }));
  const good = [...weighed].sort((one, other) => other.score - one.score).slice(0, SHOWN);
  const topics = [...new Set(good.flatMap(({ reasons }) => reasons.map(({ reason }) => reason)))];
  return { topics, good, best: bestOf(weighed)?.answer ?? 0 };
}

/** Every answer worth considering, in the order of the options. */
export function weigh(known: Game, decision: Decision): readonly Weighed[] {
  const mind = new Mind(known, decision.who);
  if (decision.kind !== 'action') return weighNested(mind, decision);
  const turn = new TurnMind(mind, decision);
  return decision.options.map((option, answer) => ({ answer, ...turn.weigh(option) }));
}
