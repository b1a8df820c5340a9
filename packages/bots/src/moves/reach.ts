/** Every space a Stalker can reach in its Turn, with the path of least risk. */
import type { SpaceId } from '@zonecrawl/engine/board';
import { capacityOf, crowd } from '@zonecrawl/engine/rules';
import type { Danger } from '../danger/danger.ts';

export interface PricedPath {
  readonly space: SpaceId;
  readonly steps: number;
  /** The path to the previous space; none at the start. */
  readonly before: PricedPath | null;
  /** The cost of the path itself: Anomalies, radiation, being seen. */
  readonly cost: number;
}

const SEEN = 0.25;
const ANOMALY = 1.8;
const DOSE = 0.3;
/** MV2: an Enemy ends the movement. */
const STOPPED = 1.5;

/** Paths of up to so many steps, nearest first; an Enemy ends a path. */
export function pathsFrom(danger: Danger, from: SpaceId, steps: number): readonly PricedPath[] {
  const { board } = danger.game;
  const start: PricedPath = { space: from, steps: 0, before: null, cost: 0 };
  const best = new Map<SpaceId, PricedPath>([[from, start]]);
  let edge: readonly PricedPath[] = [start];
  for (let made = 0; made < steps && edge.length > 0; made++) {
    const next = new Map<SpaceId, PricedPath>();
    for (const way of edge) {
      if (way.steps > 0 && danger.isEnemyOn(way.space)) continue;
      for (const { to } of board.crossings('stalker', way.space)) {
        const cost = way.cost + toll(danger, to);
        const known = best.get(to) ?? next.get(to);
        if (known && known.cost <= cost) continue;
        const further = { space: to, steps: made + 1, before: way, cost };
        // A longer path with less risk is kept only while no shorter one is known.
        if (best.has(to) && (best.get(to)?.steps ?? 0) <= made) {
          if (known && known.cost - cost < DETOUR) continue;
        }
        next.set(to, further);
      }
    }
    for (const [space, way] of next) best.set(space, way);
    edge = [...next.values()];
  }
  return [...best.values()];
}

/** Its spaces, after the one it starts on. */
export function pathOf(way: PricedPath): readonly SpaceId[] {
  const path: SpaceId[] = [];
  for (let at = way; at.before !== null; at = at.before) path.unshift(at.space);
  return path;
}

/** The first step of a path; null if it is empty. */
export function firstStep(way: PricedPath): SpaceId | null {
  let first: SpaceId | null = null;
  for (let at = way; at.before !== null; at = at.before) first = at.space;
  return first;
}

/** A longer path must be worth the steps. */
const DETOUR = 1;

function toll(danger: Danger, space: SpaceId): number {
  let cost = danger.risk(space) * ANOMALY + danger.dose(space) * DOSE;
  if (danger.seenBy(space).length > 0) cost += SEEN;
  if (danger.isEnemyOn(space)) cost += STOPPED;
  return cost;
}

/** There is room: ending there by a Push is not considered. */
export function isRoomy(danger: Danger, space: SpaceId): boolean {
  const { game, stalker } = danger;
  if (stalker.space === space) return true;
  const there = crowd(game, space);
  return there < capacityOf(game, space);
}
