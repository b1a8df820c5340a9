/** A1: how far this Stalker goes with one Movement. */
import { offered } from '@zonecrawl/engine/rules';
import type { Mind } from '../mind.ts';

const SPACES = 3;

export function stepsOf({ game, stalker }: Mind): number {
  const movement = offered(game, stalker).find(({ action }) => action.id === 'movement')?.action.move;
  const move = typeof movement === 'function' ? movement(game, stalker) : movement;
  return Math.max(1, move?.upTo ?? SPACES);
}
