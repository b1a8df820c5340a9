/** Where a position may be told to stop: after what, and the step that would begin then. */
import type { StepName } from '../model/steps.ts';

const NEXT = {
  setup: 'eventPhase',
  eventPhase: 'playersPhase',
  turn: 'nextTurn',
  playersPhase: 'enemyActivation',
  enemyActivation: 'radiation',
  radiation: 'discardTokens',
  discardTokens: 'reduceAttention',
  reduceAttention: 'endOfRound',
  endOfRound: 'eventPhase',
} as const satisfies Readonly<Record<string, StepName>>;

export type Stop = keyof typeof NEXT;

export const STOPS = [
  'setup',
  'eventPhase',
  'turn',
  'playersPhase',
  'enemyActivation',
  'radiation',
  'discardTokens',
  'reduceAttention',
  'endOfRound',
] as const satisfies readonly Stop[];

/** The step before which a game ends that is to stop after this. */
export const stepAfter = (stop: Stop): StepName => NEXT[stop];
