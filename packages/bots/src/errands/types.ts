/** What has to be done for the objective: a graph of stops on the map, some of them only after others. */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { CompanionId, EnemyId, StalkerId } from '@zonecrawl/engine/model';

export interface Stop {
  readonly do: /** Carry out this Action there. */
    | 'act'
    /** Step onto one of the spaces. */
    | 'enter'
    /** Be there when it counts. */
    | 'gather'
    | 'kill'
    /** Bring a Companion there. */
    | 'escort'
    /** It happens with time, or by somebody else. */
    | 'wait';
  /** Where; none: not known yet. */
  readonly spaces: readonly SpaceId[];
  readonly action?: string;
  /** Standard Actions it takes. */
  readonly standards: number;
  /** Only these can do it. */
  readonly who?: readonly StalkerId[];
  /** Each Stalker has to do it. */
  readonly everybody?: boolean;
  readonly enemies?: readonly EnemyId[];
  readonly companion?: CompanionId;
}

export interface Task {
  readonly stop: Stop;
  /** Tasks with the same key are completed together. */
  readonly key: string;
  /** Prerequisites. */
  readonly before: readonly Task[];
  /** Estimated steps of the stop itself, path included: three per Standard Action. */
  readonly own: number;
  /** Choices that lead there, as `<card>/<choice>`. */
  readonly choices: readonly string[];
}

/** Steps a Standard Action is worth (A1). */
export const STEPS = 3;

/** All tasks, shared prerequisites counted once, and those that are planned anyway not at all. */
export function costOf(tasks: readonly Task[], planned: readonly Task[] = []): number {
  const counted = new Set<string | Task>();
  sum(planned, counted);
  return sum(tasks, counted);
}

/** Tasks that share a prerequisite share the same object. */
function sum(tasks: readonly Task[], counted: Set<string | Task>): number {
  let cost = 0;
  for (const task of tasks) {
    const { stop, key, before, own } = task;
    const once = stop.do === 'wait' ? task : key;
    if (counted.has(once)) continue;
    counted.add(once);
    cost += own + sum(before, counted);
  }
  return cost;
}

/** Of two that add as little to what is planned, the shorter. */
export function cheapest(
  ways: readonly (readonly Task[])[],
  planned: readonly Task[] = [],
): readonly Task[] | undefined {
  let best: readonly Task[] | undefined;
  for (const way of ways) if (best === undefined || isCheaper(way, best, planned)) best = way;
  return best;
}

function isCheaper(one: readonly Task[], other: readonly Task[], planned: readonly Task[]): boolean {
  const difference = costOf(one, planned) - costOf(other, planned);
  return difference < 0 || (difference === 0 && planned.length > 0 && costOf(one) < costOf(other));
}
