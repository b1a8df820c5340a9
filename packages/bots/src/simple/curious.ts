/**
 * Plays for coverage: it takes one of the options it has taken least often so far, at random among equals. Its counts
 * span many games, so it visits the whole map and tries every Action and choice that is ever offered.
 */

import { draw, quickSeed, type RandomState, seedRandom } from '@zonecrawl/engine/base';
import type { Answer, Decision, Option } from '@zonecrawl/engine/model';

import { randomPlayer } from './random.ts';

/** How often each was taken. */
export type Memory = Map<string, number>;

export function curiousPlayer(seed: string, memory: Memory = new Map()): (decision: Decision) => Answer {
  const random = seedRandom(quickSeed(seed));
  const some = randomPlayer(`${seed}/some`);
  return (decision) => (decision.pick ? some(decision) : rarest(random, decision, memory));
}

function rarest(random: RandomState, decision: Decision, memory: Memory): Answer {
  const keys = decision.options.map((option) => `${decision.kind}/${nameOf(option)}`);
  const counts = keys.map((key) => memory.get(key) ?? 0);
  const least = Math.min(...counts);
  const rare = keys.flatMap((_, index) => (counts[index] === least ? [index] : []));
  const chosen = rare[draw(random, 'setup', rare.length)] ?? 0;
  const key = keys[chosen] ?? '';
  memory.set(key, (memory.get(key) ?? 0) + 1);
  return chosen;
}

/** A key for an option that is the same in every game. */
function nameOf(option: Option): string {
  switch (option.is) {
    case 'action':
      return `${option.card}/${option.action}`;
    case 'space':
      return `space ${option.space}`;
    case 'choice':
      return option.choice;
    case 'say':
      return option.say;
    case 'owned':
      return option.card;
    case 'effect':
      return option.effect;
    case 'part':
      return option.part;
    default:
      return option.is;
  }
}
