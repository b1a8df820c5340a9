/**
 * What a Mission has to say while the rules run: its triggers (MI4, MV7) and its Actions. The rules ask it; the mission
 * vocabulary answers (mission/effects/script.ts).
 */
import type { SpaceId } from '../board/types.ts';
import type { CardAction } from './abilities.ts';
import type { Option } from './decision.ts';
import type { Game } from './game.ts';
import type { CardId } from './ids.ts';
import { type Rule, settled } from './rule.ts';
import type { EntityState, OwnedCard, StalkerState } from './state.ts';

export interface Script {
  /** MV9: immediate triggers of a space just entered. 'stop' when the movement is ended by one. */
  entered(game: Game, entity: EntityState, space: SpaceId): Rule<'go' | 'stop'>;
  /** MV9, 6: triggers due after the Action for the spaces it went through. */
  afterAction(game: Game, entity: EntityState, spaces: readonly SpaceId[]): Rule;
  occasion(game: Game, what: Occasion): Rule;
  /** All Actions of the Mission, its cards on the map and the active Event, possible or not. */
  actions(game: Game): readonly Sourced[];
}

/** What it mostly says to a space just entered: nothing. */
export const GO = settled<'go' | 'stop'>('go');

/** Something in the rules that a Mission may wait for, besides movements. */
export type Occasion =
  | { readonly on: 'died'; readonly entity: EntityState; readonly space: SpaceId | null }
  | { readonly on: 'left'; readonly entity: EntityState; readonly space: SpaceId | null }
  | { readonly on: 'turnEnds'; readonly stalker: StalkerState }
  | {
      readonly on: 'action';
      readonly stalker: StalkerState;
      readonly action: string;
      readonly standard: boolean;
    };

export type ActionOption = Extract<Option, { readonly is: 'action' }>;

/** An Action where it comes from: a card in somebody's hands, a card on the map, or the rules themselves. */
export interface Sourced {
  readonly action: CardAction;
  readonly owned: OwnedCard | null;
  readonly card: CardId | null;
  readonly weaponAttack: boolean;
  /** What it is among the options of a Turn; made once, since it is asked for at every choice. */
  readonly asStandard: ActionOption;
  readonly asFree: ActionOption;
}

export function sourced(
  action: CardAction,
  owned: OwnedCard | null,
  card: CardId | null,
  weaponAttack: boolean,
): Sourced {
  const option = (free: boolean): ActionOption => ({
    is: 'action',
    action: action.id,
    source: owned?.id ?? null,
    card,
    free,
  });
  return { action, owned, card, weaponAttack, asStandard: option(false), asFree: option(true) };
}
