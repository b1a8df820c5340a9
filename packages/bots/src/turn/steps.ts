/** MV1: a movement space by space: each step leads to the best place still within reach. */
import type { Decision } from '@zonecrawl/engine/kernel';
import { standardsLeft } from '@zonecrawl/engine/rules';
import type { Mind } from '../mind.ts';
import { plain, type Reasoned } from '../reasons.ts';
import { stepsOf } from './pace.ts';
import { Stands } from './stand.ts';

const minds = new WeakMap<Decision, Stands>();

export function weighStep(mind: Mind, decision: Decision, index: number): Reasoned {
  const option = decision.options[index];
  let stands = minds.get(decision);
  if (stands === undefined) {
    const { turn } = mind.game.state;
    const further =
      turn?.stalker === mind.stalker.id ? standardsLeft(mind.game, mind.stalker, turn.token) : 0;
    stands = new Stands(mind, further, stepsOf(mind), decision.about.amount ?? 1);
    minds.set(decision, stands);
  }
  if (option?.is === 'space') return stands.bestVia(option.space);
  return option?.is === 'say' ? stands.stay() : plain(0);
}
