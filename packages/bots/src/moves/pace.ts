/** A1: how far this Stalker goes with one Movement. */
import { movementOf } from '@zonecrawl/engine/rules';
import type { Evaluation } from '../evaluation/evaluation.ts';

export const stepsOf = ({ game, stalker }: Evaluation): number => Math.max(1, movementOf(game, stalker).upTo);
