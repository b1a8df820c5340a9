/** MV1: a movement space by space: each step towards the best space still within reach. */
import type { Decision, Option } from '@zonecrawl/engine/model';
import { standardsLeft } from '@zonecrawl/engine/rules';
import type { Mind } from '../mind.ts';
import { plain, type Reasoned, type Weighed } from '../reasons.ts';
import { stepsOf } from './pace.ts';
import { Stands } from './stand.ts';

export function weighSteps(mind: Mind, { options, about }: Decision): readonly Weighed[] {
  const { turn } = mind.game.state;
  const further = turn?.stalker === mind.stalker.id ? standardsLeft(mind.game, mind.stalker, turn.token) : 0;
  const stands = new Stands(mind, further, stepsOf(mind), about.amount ?? 1);
  return options.map((option, answer) => ({ answer, ...weigh(stands, option) }));
}

function weigh(stands: Stands, option: Option): Reasoned {
  if (option.is === 'space') return stands.bestVia(option.space);
  return option.is === 'say' ? stands.stay() : plain(0);
}
