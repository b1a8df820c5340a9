/** Every space a Stalker could walk to in its Turn, and the way there that risks least. */
import type { SpaceId } from '@zonecrawl/engine/board';
import { capacityOf, crowd } from '@zonecrawl/engine/rules';
import type { Ground } from '../ground/ground.ts';

export interface Way {
  readonly space: SpaceId;
  readonly steps: number;
  /** The way to the space before; none where it starts. */
  readonly before: Way | null;
  /** What the way itself costs: Anomalies, radiation, being seen. */
  readonly cost: number;
}

const SEEN = 0.25;
const ANOMALY = 1.8;
const DOSE = 0.3;
/** MV2: an Enemy ends the movement. */
const STOPPED = 1.5;

/** Ways of up to so many steps, nearest first; an Enemy is the end of a way. */
export function waysFrom(ground: Ground, from: SpaceId, steps: number): readonly Way[] {
  const { board } = ground.game;
  const start: Way = { space: from, steps: 0, before: null, cost: 0 };
  const best = new Map<SpaceId, Way>([[from, start]]);
  let edge: readonly Way[] = [start];
  for (let made = 0; made < steps && edge.length > 0; made++) {
    const next = new Map<SpaceId, Way>();
    for (const way of edge) {
      if (way.steps > 0 && ground.isEnemyOn(way.space)) continue;
      for (const { to } of board.crossings('stalker', way.space)) {
        const cost = way.cost + toll(ground, to);
        const known = best.get(to) ?? next.get(to);
        if (known && known.cost <= cost) continue;
        const further = { space: to, steps: made + 1, before: way, cost };
        // A longer way that risks less is remembered only as long as nothing shorter is known.
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
export function pathOf(way: Way): readonly SpaceId[] {
  const path: SpaceId[] = [];
  for (let at = way; at.before !== null; at = at.before) path.unshift(at.space);
  return path;
}

/** The first step of a way that leads anywhere. */
export function firstStep(way: Way): SpaceId | null {
  let first: SpaceId | null = null;
  for (let at = way; at.before !== null; at = at.before) first = at.space;
  return first;
}

/** A longer way must be worth the steps. */
const DETOUR = 1;

function toll(ground: Ground, space: SpaceId): number {
  let cost = ground.risk(space) * ANOMALY + ground.dose(space) * DOSE;
  if (ground.seenBy(space).length > 0) cost += SEEN;
  if (ground.isEnemyOn(space)) cost += STOPPED;
  return cost;
}

/** There is room, or somebody can be pushed; Enemies are not shoved about. */
export function isRoomy(ground: Ground, space: SpaceId): boolean {
  const { game, stalker } = ground;
  if (stalker.space === space) return true;
  const there = crowd(game, space);
  return there < capacityOf(game, space);
}
