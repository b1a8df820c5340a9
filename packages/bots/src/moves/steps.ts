/** MV1: a movement space by space: each step towards the best space still within reach. */
import type { Decision, Option } from '@zonecrawl/engine/model';
import { standardsLeft } from '@zonecrawl/engine/rules';
import { plain, type Reasoned, type Weighed } from '../base/reasons.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { EndSpaces } from './endSpaces.ts';
import { stepsOf } from './pace.ts';

export function weighSteps(evaluation: Evaluation, { options, about }: Decision): readonly Weighed[] {
  const { turn } = evaluation.game.state;
  const further =
    turn?.stalker === evaluation.stalker.id
      ? standardsLeft(evaluation.game, evaluation.stalker, turn.token)
      : 0;
  const endSpaces = new EndSpaces(evaluation, further, stepsOf(evaluation), about.amount ?? 1);
  return options.map((option, answer) => ({ answer, ...weigh(endSpaces, option) }));
}

function weigh(endSpaces: EndSpaces, option: Option): Reasoned {
  if (option.is === 'space') return endSpaces.bestVia(option.space);
  return option.is === 'say' ? endSpaces.stay() : plain(0);
}
