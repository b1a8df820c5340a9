/** AN: Anomalies. */
import type { AnomalyCard } from '../cards/zone.ts';
import type { Game } from '../kernel/game.ts';
import type { SpaceId } from '../kernel/ids.ts';
import { type Rule, RuleError } from '../kernel/rule.ts';
import type { AnomalyOverlayState, EntityState, Petals, StalkerState, SymbolRef } from '../kernel/state.ts';

/** AN3: after a movement that touched these spaces, one roll per Anomaly touched; each activation is resolved at once. */
export function* rollAnomalies(_game: Game, _entity: EntityState, _touched: readonly SpaceId[]): Rule {
  throw new RuleError('unwritten');
}

/** AN6: covers the highest uncovered symbol of each Anomaly on its space. */
export function coverSymbols(_game: Game, _entity: EntityState): void {
  throw new RuleError('unwritten');
}

/** By leaving (or dying) an Entity uncovers its symbols. */
export function uncoverSymbols(_game: Game, _entity: EntityState): void {
  throw new RuleError('unwritten');
}

export function isCovered(_game: Game, _ref: SymbolRef): boolean {
  throw new RuleError('unwritten');
}

/** Spaces with an uncovered symbol of an active Anomaly (D4). */
export function dangerousSpaces(_game: Game): readonly SpaceId[] {
  throw new RuleError('unwritten');
}

/** The Anomaly activates with this symbol, set off by this Entity (AN5, AN10). */
export function* activateAnomaly(_game: Game, _overlay: AnomalyOverlayState, _rolled: Petals, _by: EntityState): Rule {
  throw new RuleError('unwritten');
}

/** AN7: for Detectors. */
export function* detectArtifact(_game: Game, _stalker: StalkerState, _range: number): Rule {
  throw new RuleError('unwritten');
}
/** Overlays whose Artifact a Detector of this Range could move now. */
export function detectable(_game: Game, _stalker: StalkerState, _range: number): readonly AnomalyOverlayState[] {
  throw new RuleError('unwritten');
}

/** AN11: moving Anomalies go to the next empty overlay, clockwise. */
export function moveAnomalies(_game: Game): void {
  throw new RuleError('unwritten');
}

export function anomalyCard(_game: Game, _overlay: AnomalyOverlayState): AnomalyCard {
  throw new RuleError('unwritten');
}
