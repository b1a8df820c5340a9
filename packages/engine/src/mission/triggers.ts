/** MI4, MV7: what happens when somebody enters a space, dies, leaves ... */
import type { Game } from '../kernel/game.ts';
import type { SpaceId } from '../kernel/ids.ts';
import { type Rule, RuleError } from '../kernel/rule.ts';
import type { EntityState } from '../kernel/state.ts';

/** MV9: immediate triggers of a space just entered. Returns 'stop' when the movement is ended by one. */
export function* entered(_game: Game, _entity: EntityState, _space: SpaceId): Rule<'go' | 'stop'> {
  throw new RuleError('unwritten');
}

/** MV9, 6: triggers due after the Action for the spaces it went through. */
export function* afterAction(_game: Game, _entity: EntityState, _spaces: readonly SpaceId[]): Rule {
  throw new RuleError('unwritten');
}

/** Something a Mission may wait for: a death, a leaving, a phase, a counter ... */
export type Occasion =
  | { readonly on: 'died'; readonly entity: EntityState }
  | { readonly on: 'left'; readonly entity: EntityState }
  | { readonly on: 'phase'; readonly phase: string }
  | { readonly on: 'roundEnd' }
  | { readonly on: 'counter'; readonly counter: string };

export function* occasion(_game: Game, _occasion: Occasion): Rule {
  throw new RuleError('unwritten');
}
