/** MV: how Stalkers move, and pushes. */
import type { Game } from '../kernel/game.ts';
import type { Clause, SpaceId } from '../kernel/ids.ts';
import { type Rule, RuleError } from '../kernel/rule.ts';
import type { EntityState, StalkerState } from '../kernel/state.ts';

export interface StalkerMove {
  readonly upTo: number;
  /** A2: exactly that many. */
  readonly exactly?: boolean;
  /** 'normal' AT3; 'none' A2; 'ifSeenAtEnd' MV8. */
  readonly attention: 'normal' | 'none' | 'ifSeenAtEnd';
  /** Spaces that may not be left or entered (A2: in an Enemy's LoS). */
  readonly forbids?: (game: Game, space: SpaceId) => boolean;
  /** Enemies' Sight values are capped during it, except on the final space (a Stalker's sneaking). */
  readonly sightCap?: number;
  /** A forced move: along the shortest route to this space. */
  readonly toward?: SpaceId;
  readonly clauses: readonly Clause[];
}

/** Moves a Stalker step by step, with everything MV9 lists up to and including triggers. Returns the spaces it was on, the starting one first. */
export function* moveStalker(_game: Game, _stalker: StalkerState, _move: StalkerMove): Rule<readonly SpaceId[]> {
  throw new RuleError('unwritten');
}

/** Why a Stalker cannot make such a move at all; null if there is at least one legal first step. */
export function mayMove(_game: Game, _stalker: StalkerState, _move: StalkerMove): boolean {
  throw new RuleError('unwritten');
}

/** MV6: a forced move of any Entity to an adjacent space that nothing interrupts, with its own consequences. */
export function* push(_game: Game, _entity: EntityState, _to: SpaceId, _clauses: readonly Clause[]): Rule {
  throw new RuleError('unwritten');
}

/** MV5: Enemies on the space somebody leaves turn to face where it goes. Called before the step is made. */
export function turnTowardLeaver(_game: Game, _leaver: EntityState, _to: SpaceId, _direction: 0 | 1 | 2 | 3 | null): void {
  throw new RuleError('unwritten');
}

/** Puts an Entity on a space without moving there (AN9): no roll, but it covers a symbol. Space must have room (T7 is the caller's). */
export function* place(_game: Game, _entity: EntityState, _space: SpaceId, _clauses: readonly Clause[]): Rule {
  throw new RuleError('unwritten');
}

/** MI8: somebody leaves the map. */
export function leaveMap(_game: Game, _entity: EntityState, _clauses: readonly Clause[]): void {
  throw new RuleError('unwritten');
}

/** T7, M13: the closest space with room for this walker, from there; the Lead Stalker breaks ties. */
export function* closestRoom(_game: Game, _entity: EntityState | null, _walker: 'stalker' | 'human' | 'psionic' | 'beast' | 'companion', _from: SpaceId): Rule<SpaceId | null> {
  throw new RuleError('unwritten');
}

/** M12, M13: the plan of the map was changed: compile it anew and settle who stands where. */
export function* changeMap(_game: Game): Rule {
  throw new RuleError('unwritten');
}
