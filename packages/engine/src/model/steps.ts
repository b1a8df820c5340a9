/**
 * The agenda: what is still to be done, as data. The last step is the running one. A step is short (one choice of
 * an Action, one Action, one reacting Enemy ...), because a load runs the running step again with its recorded answers.
 */
import type { Hired } from './gameSetup.ts';
import type { EnemyId, OwnedId, StalkerId } from './ids.ts';
import type { Outcome } from './state.ts';

/** What each step says besides its name. */
interface StepFields {
  /** C5: in a Campaign with whom the team has hired. */
  readonly setup: { readonly hired?: Hired };
  readonly eventPhase: unknown;
  readonly playersPhase: unknown;
  /** Who takes the next Turn, with which token, or passes (R5, R6). */
  readonly nextTurn: unknown;
  /** One choice in a Turn: an Action, or its end (R7). */
  readonly turn: unknown;
  /** One Action being carried out. */
  readonly action: { readonly action: string; readonly source: OwnedId | null; readonly free: boolean };
  readonly endTurn: unknown;
  /** One Enemy that may react to a Stalker's Turn (RX). */
  readonly react: { readonly enemy: EnemyId; readonly stalker: StalkerId };
  /** Companions that walk by themselves after a Stalker's Turn (CO1). */
  readonly afterTurn: { readonly stalker: StalkerId };
  readonly enemyActivation: unknown;
  readonly radiation: unknown;
  readonly discardTokens: unknown;
  readonly reduceAttention: unknown;
  /** Z5: effects of everything but the Event, in the players' order. */
  readonly endOfRound: unknown;
  /** Z5: the marked effects of the active Event. */
  readonly eventEnd: unknown;
  /** ZS4: the Fate roll, in Zone Survival only. */
  readonly fate: unknown;
  /** Z5: Turn tokens and Lead Stalker token reset. */
  readonly resetRound: unknown;
  /** The Mission is decided; its ending Event is read (R13). */
  readonly missionEnd: { readonly outcome: Outcome };
}

export type StepName = keyof StepFields;

/** A step of this name, or of any. */
export type Step<Name extends StepName = StepName> = {
  [N in Name]: { readonly step: N } & StepFields[N];
}[Name];
