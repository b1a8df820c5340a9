/** AK5, AN4: which dice to reroll, and whether a Focus is worth it. */
import type { Answer, Decision, Option } from '@zonecrawl/engine/model';
import type { Weighed } from '../base/reasons.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';

const FOCUS = 'focus';
/** A Focus saved is worth about this many successes. */
const FOCUS_SUCCESSES = 1.4;
/** The effect of an Anomaly is mostly worse. */
const ACTIVATES = 3;
const MASK = 0.5;

export function weighRerolls(evaluation: Evaluation, decision: Decision): readonly Weighed[] {
  if (decision.pick) return weighDice(evaluation, decision);
  const { action } = decision.about;
  return decision.options.map((option, answer) => ({
    answer,
    score: sourceWorth(option, action),
    reasons: [],
  }));
}

/** Keep the roll, or one of several sources of rerolls: cards first, they cost nothing. */
function sourceWorth(option: Option, action: string | undefined): number {
  if (option.is !== 'effect') return 0;
  const costs = option.effect === FOCUS ? 0.5 : 0;
  if (action === 'anomalyActivates') return ACTIVATES - costs;
  if (action === 'anomaly') return -1;
  return 1 - costs;
}

/** Every die that is likely to improve. */
function weighDice(evaluation: Evaluation, { options, about, pick }: Decision): readonly Weighed[] {
  const worse = options
    .map((option, index) => ({ index, gain: gainOf(evaluation, option) }))
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, pick?.max ?? 0);
  const gain = worse.reduce((sum, each) => sum + each.gain, 0);
  const price = about.action === FOCUS ? FOCUS_SUCCESSES : 0;
  const all: Answer = worse.map(({ index }) => index).sort((one, other) => one - other);
  const keep: Weighed = { answer: [], score: 0, reasons: [] };
  if (all.length === 0) return [keep];
  return [keep, { answer: all, score: gain - price, reasons: [{ reason: 'reroll', figures: { gain } }] }];
}

function gainOf({ game }: Evaluation, option: Option): number {
  if (option.is !== 'die' || option.kind === 'anomaly') return 0;
  const faces =
    option.kind === 'stalker'
      ? game.box.dice.stalker.map(({ successes, masks }) => successes + masks * MASK)
      : game.box.dice.equipment.map(({ successes }) => successes);
  const average = faces.reduce((sum, each) => sum + each, 0) / faces.length;
  return average - (faces[option.face] ?? 0);
}
