/** Who of the team sees to what: the nearest who can, leaving for all, and the rest stay close to where they are needed. */
import type { Game, SpaceId, StalkerId, StalkerState } from '@zonecrawl/engine/kernel';
import { distanceTo } from '../ground/distance.ts';
import { tasksOf } from './tasks.ts';
import { costOf, keyOf, STEPS, type Stop, type Task } from './types.ts';

export interface Errand {
  readonly stop: Stop;
  /** Where to go for it now. */
  readonly spaces: readonly SpaceId[];
  /** Helps out only: somebody else sees to it. */
  readonly supports: boolean;
}

export interface Errands {
  readonly tasks: readonly Task[];
  /** What can be done now. */
  readonly open: readonly Stop[];
  /** Choices that lead on, as `<card>/<choice>`. */
  readonly choices: ReadonlySet<string>;
  /** Estimated steps until all is done. */
  readonly cost: number;
  /** Steps that are needed for each there is time for: above 1 it cannot be done. */
  readonly pressure: number;
  readonly by: ReadonlyMap<StalkerId, Errand>;
}

export function errandsOf(game: Game): Errands {
  const tasks = tasksOf(game);
  const open: Stop[] = [];
  const choices = new Set<string>();
  for (const task of tasks) gather(task, open, choices);
  const cost = costOf(tasks);
  return { tasks, open, choices, cost, pressure: cost / timeLeft(game), by: assign(game, open) };
}

function gather(task: Task, open: Stop[], choices: Set<string>): void {
  for (const choice of task.choices) choices.add(choice);
  if (task.before.length === 0) {
    if (!open.some((stop) => keyOf(stop) === keyOf(task.stop))) open.push(task.stop);
    return;
  }
  for (const before of task.before) gather(before, open, choices);
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
    able.sort((one, other) => far(one, to) - far(other, to) || one.id - other.id);
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

const far = ({ space }: StalkerState, to: (from: SpaceId) => number): number =>
  space === null ? 0 : to(space);

/** Work that takes several Actions goes faster with more hands; a fight too. */
const handsFor = ({ do: what, standards }: Stop): number =>
  what === 'kill' ? 4 : what === 'escort' ? 2 : Math.max(1, Math.ceil(standards / 2));

/** A Companion is led from a little ahead of it. */
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
