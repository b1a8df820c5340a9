/**
 * What a Mission has to say while the rules run: its triggers (MI4, MV7) and its Actions. The rules ask it; the mission
 * vocabulary answers (mission/effects/script.ts).
 */
import type { SpaceId } from '../board/types.ts';
import type { Game } from './game.ts';
import type { Rule } from './rule.ts';
import type { Sourced } from './sourced.ts';
import type { EntityState, StalkerState } from './state.ts';

export interface Script {
  /** MV9: immediate triggers of a space just entered. 'stop' when the movement is ended by one. */
  entered(game: Game, entity: EntityState, space: SpaceId): Rule<'go' | 'stop'>;
  /** MV9, 6: triggers due after the Action for the spaces it went through. */
  afterAction(game: Game, entity: EntityState, spaces: readonly SpaceId[]): Rule;
  occasion(game: Game, what: Occasion): Rule;
  /** All Actions of the Mission, its cards on the map and the active Event, possible or not. */
  actions(game: Game): readonly Sourced[];
}

/** Something in the rules that a Mission may wait for, besides movements. */
export type Occasion =
  | { readonly on: 'died'; readonly entity: EntityState }
  | { readonly on: 'left'; readonly entity: EntityState; readonly space: SpaceId | null }
  | { readonly on: 'turnEnds'; readonly stalker: StalkerState }
  | {
      readonly on: 'action';
      readonly stalker: StalkerState;
      readonly action: string;
      readonly standard: boolean;
    };
