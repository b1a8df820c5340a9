/** The cost of a stop: the path from the team, or from the previous stop, and the work itself. */

import type { SpaceId } from '@zonecrawl/engine/board';
import { effectContext, spacesOf } from '@zonecrawl/engine/mission';
import type { CardId, EnemyState, Game, Place, StalkerState } from '@zonecrawl/engine/model';
import { distanceTo } from '../map/distance.ts';
import { keyOfStop } from './keys.ts';
import { STEPS, type Stop, type Task } from './types.ts';

/** The assumed distance, in steps, of a place that is not known yet. */
export const SOMEWHERE = 8;
/** Distances from here on mean unreachable. */
export const NO_WAY = 60;
export const TO_KILL_ONE = 9;
/** Waiting costs nothing, but a plan that can be worked on is better. */
const WAITING = 3;

const NOTHING: Stop = { do: 'wait', spaces: [], standards: 0 };
const TO_NOTHING = { stop: NOTHING, key: keyOfStop(NOTHING), choices: [] };

/** It happens by itself. */
export const WAIT: Task = { ...TO_NOTHING, before: [], own: WAITING };

/** No cost beyond its prerequisites. */
export function after(before: readonly Task[]): Task {
  const [only] = before;
  if (before.length === 1 && only) return only;
  return { ...TO_NOTHING, before, own: 0 };
}

/** The stop with what it costs. */
export function work(game: Game, stop: Stop, before: readonly Task[] = []): Task {
  const own = stop.standards * STEPS + wayTo(game, stop, before);
  return { stop, key: keyOfStop(stop), before, own, choices: [] };
}

function wayTo(game: Game, stop: Stop, before: readonly Task[]): number {
  if (stop.spaces.length === 0) return stop.do === 'act' || stop.do === 'enter' ? SOMEWHERE : 0;
  const to = distanceTo(game, stop.spaces);
  const last = before.at(-1);
  if (last && last.stop.spaces.length > 0) return least(last.stop.spaces.map(to));
  if (last) return SOMEWHERE;
  if (stop.companion !== undefined) {
    const companion = game.state.companions.find(({ id }) => id === stop.companion);
    // It has to be led, and its leader walks with it.
    return companion?.space == null ? SOMEWHERE : to(companion.space) * 2;
  }
  const able = onMap(game).filter(({ id }) => !stop.who || stop.who.includes(id));
  const ways = able.map(({ space }) => (space === null ? NO_WAY : to(space)));
  return stop.everybody ? Math.max(0, ...ways) : least(ways);
}

const least = (ways: readonly number[]): number => Math.min(NO_WAY, ...ways);

export function toKill(game: Game, enemies: readonly EnemyState[]): Task {
  if (enemies.length === 0) return WAIT;
  const spaces = enemies.flatMap(({ space }) => (space === null ? [] : [space]));
  const task = work(game, { do: 'kill', spaces, standards: 0, enemies: enemies.map(({ id }) => id) });
  return { ...task, own: task.own + enemies.reduce((sum, { hp }) => sum + hp, 0) * TO_KILL_ONE };
}

export const onMap = ({ state }: Game): readonly StalkerState[] =>
  state.stalkers.filter(({ space }) => space !== null);

export const spacesIn = (game: Game, place: Place, card: CardId | null = null): readonly SpaceId[] =>
  spacesOf(game, place, effectContext(card));
