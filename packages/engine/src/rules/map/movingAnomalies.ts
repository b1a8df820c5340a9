/** AN11: Anomalies that move from overlay to overlay. */

import { type Game, tell } from '../../model/game.ts';
import type { AnomalyOverlayState, EntityState } from '../../model/state.ts';
import { anomalyCard } from './symbols.ts';

/** Where an overlay's center lies as seen from the middle of the map. */
interface Bearing {
  readonly x: number;
  readonly y: number;
}

function bearingOf(game: Game, overlay: AnomalyOverlayState): Bearing {
  const { width, height, spaces } = game.board;
  const bearing = { x: 0, y: 0 };
  for (const square of spaces[overlay.center]?.squares ?? []) {
    bearing.x += 2 * (square % width) + 1 - width;
    bearing.y += 2 * Math.floor(square / width) + 1 - height;
  }
  return bearing;
}

/** From north clockwise: the right half of the map comes first. Whole numbers only, so that no machine disagrees. */
function clockwise(one: Bearing, other: Bearing): number {
  const half = ({ x, y }: Bearing): number => (x > 0 || (x === 0 && y <= 0) ? 0 : 1);
  return half(one) - half(other) || one.y * other.x - one.x * other.y;
}

/** All overlays, from north clockwise. */
const around = (game: Game): readonly AnomalyOverlayState[] =>
  game.state.overlays
    .map((overlay) => ({ overlay, bearing: bearingOf(game, overlay) }))
    .sort((one, other) => clockwise(one.bearing, other.bearing) || one.overlay.id - other.overlay.id)
    .map(({ overlay }) => overlay);

/** AN11: moving Anomalies go to the next empty overlay, clockwise. */
export function moveAnomalies(game: Game): void {
  if (!game.state.overlays.some((overlay) => moves(game, overlay))) return;
  for (const from of around(game).filter((overlay) => moves(game, overlay))) moveAnomaly(game, from);
}

/** AN11: one goes to the next empty overlay, clockwise; with none it stays. Returns where it is then. */
export function moveAnomaly(game: Game, from: AnomalyOverlayState): AnomalyOverlayState {
  const all = around(game);
  const start = all.indexOf(from);
  const onward = [...all.slice(start + 1), ...all.slice(0, start)];
  const to = onward.find((overlay) => overlay.anomaly === null);
  if (!to) return from;
  moveTo(game, from, to);
  return to;
}

const moves = (game: Game, overlay: AnomalyOverlayState): boolean =>
  overlay.anomaly !== null && anomalyCard(game, overlay).moving === true;

function moveTo(game: Game, from: AnomalyOverlayState, to: AnomalyOverlayState): void {
  if (from.anomaly === null) return;
  const { card } = from.anomaly;
  to.anomaly = from.anomaly; // The Artifact under the standee goes along.
  vacate(game, from);
  tell(game, { fact: 'anomalyMoved', card, from: from.id, to: to.id, clauses: ['AN11'] });
}

/** AN1: an overlay whose standee is gone does not exist for any rule. */
export function vacate(game: Game, from: AnomalyOverlayState): void {
  const { stalkers, companions, enemies, artifacts } = game.state;
  from.anomaly = null;
  // One already placed stays, and lies on a non-Anomaly space from now on (T3).
  for (const token of artifacts) if (token.on?.overlay === from.id) token.on = null;
  // Nobody covers a symbol here until they move, should an Anomaly come back.
  const everybody: readonly (readonly EntityState[])[] = [stalkers, companions, enemies];
  for (const entities of everybody) {
    for (const entity of entities) {
      if (entity.covers.some((ref) => ref.overlay === from.id)) {
        entity.covers = entity.covers.filter((ref) => ref.overlay !== from.id);
      }
    }
  }
}
