/** RD: dosage. */
import type { Game } from '../kernel/game.ts';
import type { SpaceId } from '../kernel/ids.ts';
import { type Rule, RuleError } from '../kernel/rule.ts';
import type { StalkerState } from '../kernel/state.ts';

/** RD1: the dose of one slide of the Turn token, for the spaces the Stalker was on during the Action. */
export function* doseFromMap(_game: Game, _stalker: StalkerState, _spaces: readonly SpaceId[]): Rule {
  throw new RuleError('unwritten');
}

/** RD2, RD5: raises dosage directly; the Armor's Map Radiation helps only if the effect says so. */
export function* raiseDosage(_game: Game, _stalker: StalkerState, _by: number, _source: string, _armorHelps: boolean): Rule {
  throw new RuleError('unwritten');
}

/** Lowers dosage by a number (cards). */
export function lowerDosage(_game: Game, _stalker: StalkerState, _by: number, _source: string): void {
  throw new RuleError('unwritten');
}

/** Z2 in its three sub-steps, for everybody. */
export function* radiationStep(_game: Game): Rule {
  throw new RuleError('unwritten');
}

/** EQ8: the highest base radiation among equipped Artifacts less the container. */
export function artifactFloor(_game: Game, _stalker: StalkerState): number {
  throw new RuleError('unwritten');
}
