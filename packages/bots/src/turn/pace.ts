/** A1: how far this Stalker goes with one Movement. */
import { movementOf } from '@zonecrawl/engine/rules';
import type { Mind } from '../mind.ts';

export const stepsOf = ({ game, stalker }: Mind): number => Math.max(1, movementOf(game, stalker).upTo);
