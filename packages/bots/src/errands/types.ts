/** What is to be done for the objective: stops somewhere on the map, some of them only after others. */
import type { CompanionId, EnemyId, SpaceId, StalkerId } from '@zonecrawl/engine/kernel';

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
    /** Time, or somebody else, will bring it. */
    | 'wait';
  /** Where; none: nobody knows yet. */
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
  /** To be done before. */
  readonly before: readonly Task[];
  /** Estimated steps of the stop itself, the way there included: three to a Standard Action. */
  readonly own: number;
  /** Choices that lead there, as `<card>/<choice>`. */
  readonly choices: readonly string[];
}

/** Steps a Standard Action is worth (A1). */
export const STEPS = 3;

const keys = new WeakMap<Stop, string>();

/** Stops with the same key are done in one go. */
export function keyOf(stop: Stop): string {
  let key = keys.get(stop);
  if (key === undefined) {
    const { do: what, action, spaces, companion, enemies } = stop;
    key = `${what} ${action ?? ''} ${companion ?? ''} ${enemies?.join() ?? ''} ${spaces.join()}`;
    keys.set(stop, key);
  }
  return key;
}

/** All of it, what several ask for counted once. */
export function costOf(tasks: readonly Task[]): number {
  return sum(tasks, new Set());
}

function sum(tasks: readonly Task[], counted: Set<string>): number {
  let cost = 0;
  for (const { stop, before, own } of tasks) {
    const key = keyOf(stop);
    if (stop.do !== 'wait' && counted.has(key)) continue;
    counted.add(key);
    cost += own + sum(before, counted);
  }
  return cost;
}
