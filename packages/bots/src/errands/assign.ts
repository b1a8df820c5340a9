/** Assigns tasks to Stalkers: the nearest one who can, all of them for leaving; the others stay close in support. */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { Game, MissionState, StalkerId, StalkerState } from '@zonecrawl/engine/model';
import { maxHp } from '@zonecrawl/engine/rules';
import { distanceTo } from '../map/distance.ts';
import { keyOfStop } from './keys.ts';
import { planOf, type TaskPlan } from './tasks.ts';
import { costOf, STEPS, type Stop, type Task } from './types.ts';

export interface Errand {
  readonly stop: Stop;
  /** Where to go for it now. */
  readonly spaces: readonly SpaceId[];
  /** Only supports: another Stalker has the task. */
  readonly supports: boolean;
}

export interface Errands {
  readonly tasks: readonly Task[];
  /** They lead to a win without luck. */
  readonly sure: boolean;
  /** What can be done now. */
  readonly open: readonly Stop[];
  /** Choices that lead towards the objective, as `<card>/<choice>`. */
  readonly choices: ReadonlySet<string>;
  /** Estimated steps until all is done. */
  readonly cost: number;
  /** Steps needed divided by steps left: above 1 there is not enough time. */
  readonly pressure: number;
  readonly by: ReadonlyMap<StalkerId, Errand>;
}

/**
 * The tasks found last. No cache of engine/cache: the key leaves positions out, so what is found depends on when it was
 * found, and one that kept more than the last would let the bots play otherwise.
 */
let last: {
  readonly mission: MissionState;
  readonly key: string;
  readonly plan: TaskPlan;
} | null = null;

/** Everything the tasks depend on, except the exact positions. */
function keyOfMission({ state }: Game): string {
  const { mission, companions, stalkers, enemies, event, round } = state;
  const parts: (string | number | null)[] = [round, event, enemies.length];
  for (const { card, face } of mission.environment) parts.push(card, face);
  for (const value of Object.values(mission.counters)) parts.push(value);
  for (const { token, space } of mission.tokens) parts.push(token, space);
  for (const { space } of companions) parts.push(space);
  for (const { findings, space } of stalkers) parts.push(findings.join(), space === null ? 0 : 1);
  parts.push(mission.fired.length, mission.box.length);
  return parts.join(' ');
}

/** No progress: neither the Mission nor any position has changed. */
export function isAsFar(one: Game, other: Game): boolean {
  return (
    keyOfMission(one) === keyOfMission(other) &&
    one.state.stalkers.every(({ space }, seat) => other.state.stalkers[seat]?.space === space)
  );
}

function planNow(game: Game): TaskPlan {
  const { mission } = game.state;
  const { turn } = game.state;
  // Positions are evaluated again after each Action.
  const key = `${keyOfMission(game)} ${turn?.stalker} ${turn?.done}`;
  if (last?.mission === mission && last.key === key) return last.plan;
  const plan = planOf(game);
  last = { mission, key, plan };
  return plan;
}

/** `fresh`: with the current distances, not those when the Mission last changed. */
export function errandsOf(game: Game, fresh = false): Errands {
  const { tasks, sure } = fresh ? planOf(game) : planNow(game);
  const choices = new Set<string>();
  const cost = costOf(tasks);
  const pressure = cost / timeLeft(game);
  const open: Stop[] = [];
  const hunt = pressure < NO_TIME_TO_HUNT ? huntFor(game, tasks) : null;
  if (hunt) open.push(hunt);
  for (const task of tasks) gather(task, open, choices, hunt !== null);
  return { tasks, sure, open, choices, cost, pressure, by: assign(game, open) };
}

/** Above this there is no time to make the path safe first. */
const NO_TIME_TO_HUNT = 0.5;
const HUNTED_WITHIN = 3;

/** Enemies that could attack a Companion that has to be led: to be killed before it sets out. */
function huntFor(game: Game, tasks: readonly Task[]): Stop | null {
  const escort = find(tasks, ({ stop }) => stop.do === 'escort');
  if (!escort) return null;
  const from = escort.before.at(-1)?.stop.spaces[0];
  if (from === undefined || escort.stop.companion !== undefined) return null;
  const near = game.state.enemies.filter(
    ({ space }) => space !== null && game.board.range('stalker', from, space) <= HUNTED_WITHIN,
  );
  if (near.length === 0) return null;
  const spaces = near.flatMap(({ space }) => (space === null ? [] : [space]));
  return { do: 'kill', spaces, standards: 0, enemies: near.map(({ id }) => id) };
}

function find(tasks: readonly Task[], isIt: (task: Task) => boolean): Task | null {
  for (const task of tasks) {
    const found = isIt(task) ? task : find(task.before, isIt);
    if (found) return found;
  }
  return null;
}

/** Tasks without an open prerequisite; while Enemies have to be killed first, no Companion is led or freed. */
function gather(task: Task, open: Stop[], choices: Set<string>, hunting: boolean): void {
  for (const choice of task.choices) choices.add(choice);
  if (hunting && task.stop.do === 'escort') return;
  if (task.before.length === 0) {
    if (!open.some((stop) => keyOfStop(stop) === task.key)) open.push(task.stop);
    return;
  }
  for (const before of task.before) gather(before, open, choices, hunting);
}

/** R3: each Event card left is a Round; a Round is two Turns. Steps one Stalker can still make. */
export function timeLeft({ state }: Game): number {
  const perTurn = state.stalkerCount === 1 ? 3 : 2;
  const rounds = Math.max(0, state.decks.events.length - 1) + 0.5;
  return Math.max(1, rounds * 2 * perTurn * STEPS);
}

function assign(game: Game, open: readonly Stop[]): ReadonlyMap<StalkerId, Errand> {
  const by = new Map<StalkerId, Errand>();
  const free = new Set(game.state.stalkers.filter(({ space }) => space !== null));
  const goals = open
    .filter((stop) => stop.do !== 'wait')
    .map((stop) => ({ stop, spaces: whereFor(game, stop) }))
    .filter(({ spaces }) => spaces.length > 0);
  for (const { stop, spaces } of goals) {
    const to = distanceTo(game, spaces);
    const able = [...free].filter(({ id }) => !stop.who || stop.who.includes(id));
    const effort = (stalker: StalkerState): number => far(stalker, to) + (isWeak(game, stalker) ? REST : 0);
    able.sort((one, other) => effort(one) - effort(other) || one.id - other.id);
    const wanted = stop.everybody ? able : able.slice(0, handsFor(stop));
    for (const stalker of wanted) {
      by.set(stalker.id, { stop, spaces, supports: false });
      free.delete(stalker);
    }
  }
  for (const stalker of free) {
    const [nearest] = [...goals].sort(
      (one, other) =>
        far(stalker, distanceTo(game, one.spaces)) - far(stalker, distanceTo(game, other.spaces)),
    );
    if (nearest) by.set(stalker.id, { ...nearest, supports: true });
  }
  return by;
}

/** Injured, or few HP left: should not go first. */
export function isWeak(game: Game, stalker: StalkerState): boolean {
  return stalker.turns.some(({ injured }) => injured) || stalker.hp <= maxHp(game, stalker) * FEW;
}

const FEW = 0.3;
/** A weak Stalker counts as this many steps farther away. */
const REST = 8;

const far = ({ space }: StalkerState, to: (from: SpaceId) => number): number =>
  space === null ? 0 : to(space);

/** Work of several Actions is faster with more Stalkers; a fight too. */
const handsFor = ({ do: what, standards }: Stop): number =>
  what === 'kill' ? 4 : what === 'escort' ? 2 : Math.max(1, Math.ceil(standards / 2));

/** A Companion is led from slightly ahead of it. */
function whereFor(game: Game, stop: Stop): readonly SpaceId[] {
  if (stop.companion === undefined) return stop.spaces;
  const companion = game.state.companions.find(({ id }) => id === stop.companion);
  if (companion?.space == null) return stop.spaces;
  const { space } = companion;
  const to = distanceTo(game, stop.spaces);
  let best: SpaceId[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const { id, water } of game.board.spaces) {
    const range = game.board.range('companion', space, id);
    if (water || range > LED_WITHIN) continue;
    if (to(id) < least) {
      least = to(id);
      best = [];
    }
    if (to(id) === least) best.push(id);
  }
  return best;
}

const LED_WITHIN = 2;
