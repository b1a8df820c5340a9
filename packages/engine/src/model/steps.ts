/**
 * The agenda: what is still to be done, as data. The last step is the running one. A step is short (one choice of
 * an Action, one Action, one reacting Enemy ...), because a load runs the running step again with its recorded answers.
 */
import type { Hired } from './gameSetup.ts';
import type { EnemyId, OwnedId, StalkerId } from './ids.ts';
import type { Outcome } from './state.ts';

export type Step =
  /** C5: in a Campaign with whom the team has hired. */
  | { readonly step: 'setup'; readonly hired?: Hired }
  | { readonly step: 'eventPhase' }
  | { readonly step: 'playersPhase' }
  /** Who takes the next Turn, with which token, or passes (R5, R6). */
  | { readonly step: 'nextTurn' }
  /** One choice in a Turn: an Action, or its end (R7). */
  | { readonly step: 'turn' }
  /** One Action being carried out. */
  | {
      readonly step: 'action';
      readonly action: string;
      readonly source: OwnedId | null;
      readonly free: boolean;
    }
  | { readonly step: 'endTurn' }
  /** One Enemy that may react to a Stalker's Turn (RX). */
  | { readonly step: 'react'; readonly enemy: EnemyId; readonly stalker: StalkerId }
  /** Companions that walk by themselves after a Stalker's Turn (CO1). */
  | { readonly step: 'afterTurn'; readonly stalker: StalkerId }
  | { readonly step: 'enemyActivation' }
  | { readonly step: 'radiation' }
  | { readonly step: 'discardTokens' }
  | { readonly step: 'reduceAttention' }
  /** Z5: effects of everything but the Event, in the players' order. */
  | { readonly step: 'endOfRound' }
  /** Z5: the marked effects of the active Event. */
  | { readonly step: 'eventEnd' }
  /** Z5: Turn tokens and Lead Stalker token reset. */
  | { readonly step: 'resetRound' }
  /** The Mission is decided; its ending Event is read (R13). */
  | { readonly step: 'missionEnd'; readonly outcome: Outcome };

export type StepName = Step['step'];
