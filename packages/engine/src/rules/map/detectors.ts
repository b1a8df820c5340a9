/** AN7, AN8: Detectors bring Artifacts out from under their standee. */

import type { SpaceId } from '../../board/types.ts';
import { type Game, tell } from '../../model/game.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { AnomalyOverlayState, StalkerState } from '../../model/state.ts';
import { rollAnomalyDie } from '../basics/dice.ts';
import { isCovered } from './symbols.ts';

export type SymbolOption = {
  readonly is: 'symbol';
  readonly overlay: AnomalyOverlayState['id'];
  readonly symbol: number;
  readonly space: SpaceId;
};

/** AN8: Range to an Anomaly is Range to any space with its symbols. */
export function isAnomalyWithin(
  game: Game,
  from: SpaceId,
  overlay: AnomalyOverlayState,
  range: number,
): boolean {
  for (const { space } of overlay.symbols) if (game.board.range('stalker', from, space) <= range) return true;
  return false;
}

/** More than there are kinds of symbols. */
const KINDS = 8;

/** The symbols of an Anomaly that fit, as options; of equal ones on a space that nothing covers one will do. */
export function symbolOptions(
  game: Game,
  overlay: AnomalyOverlayState,
  fits: (space: SpaceId, petals: number) => boolean,
): SymbolOption[] {
  const seen: number[] = [];
  const options: SymbolOption[] = [];
  for (const [symbol, { space, petals }] of overlay.symbols.entries()) {
    if (!fits(space, petals)) continue;
    // Of covered ones each is its own: what lies or stands there may leave at another time (AN6).
    if (!isCovered(game, { overlay: overlay.id, symbol })) {
      const look = space * KINDS + petals;
      if (seen.includes(look)) continue;
      seen.push(look);
    }
    options.push({ is: 'symbol', overlay: overlay.id, symbol, space });
  }
  return options;
}

/** Overlays whose Artifact a Detector of this Range could move now. */
export function detectable(game: Game, stalker: StalkerState, range: number): readonly AnomalyOverlayState[] {
  const { space } = stalker;
  if (space === null) return [];
  return game.state.overlays.filter(
    (overlay) => overlay.anomaly?.artifact === true && isAnomalyWithin(game, space, overlay, range),
  );
}

/**
 * AN7. The roll follows no movement, so no Focus rerolls it (AN4). A Detector that rolls several dice may use the symbol
 * on any of them.
 */
export function* detectArtifact(game: Game, stalker: StalkerState, range: number, dice = 1): Rule {
  const within = detectable(game, stalker, range);
  if (within.length === 0) return;
  const chosen = yield* choose({
    kind: 'target',
    who: stalker.id,
    clauses: ['AN7', 'AN8'],
    about: { entity: stalker.id },
    options: within.map((overlay) => ({ is: 'overlay' as const, overlay: overlay.id })),
  });
  const overlay = within.find(({ id }) => id === chosen.overlay);
  if (!overlay || overlay.anomaly === null) return;
  const rolled: number[] = [];
  for (let die = 0; die < dice; die++) rolled.push(rollAnomalyDie(game, stalker.id, 'detector'));
  const options = symbolOptions(game, overlay, (_space, petals) => rolled.includes(petals));
  if (options.length === 0) return;
  const { symbol, space } = yield* choose({
    kind: 'symbol',
    who: stalker.id,
    clauses: ['AN7'],
    about: { entity: stalker.id, overlay: overlay.id, amount: rolled[0] ?? 0 },
    options,
  });
  overlay.anomaly.artifact = false;
  game.state.artifacts.push({ space, on: { overlay: overlay.id, symbol } });
  tell(game, { fact: 'artifactFound', overlay: overlay.id, space, clauses: ['AN7', 'T3'] });
}
