/** Every space a movement could end on, each with the best of the shortest paths. */
import type { SpaceId } from '../board/types.ts';
import type { GamePlay } from '../game/play.ts';
import { crossingOdds } from '../odds/index.ts';
import { hasEnemy, spaceOf } from '../rules/basics/entities.ts';
import { isSeen } from '../rules/basics/sight.ts';
import { watcherOf } from '../rules/map/attention.ts';
import { directionsAcross, mayEndOn, nextSpaces } from '../rules/map/legalSteps.ts';
import { turnTowardLeaver } from '../rules/movement/pushes.ts';
import { doseOf } from './path.ts';
import type { ReachableSpace } from './protocol.ts';
import { type MoveRef, type Stride, strideOf, takeStep } from './strides.ts';

/** The maximum number of equally short paths to one space that are compared. */
const WAYS_KEPT = 24;

interface SeenPath {
  readonly path: readonly SpaceId[];
  /** Spaces on which somebody sees it passing; before the last one. */
  readonly before: number;
  readonly passing: boolean;
  /** Seen if it ends there: then nothing hides it any more. */
  readonly ending: boolean;
}

/** `after`: the way it takes first, so that a movement can be led through chosen spaces. */
export function reachableSpaces(
  play: GamePlay,
  ref: MoveRef,
  after: readonly SpaceId[] = [],
): readonly ReachableSpace[] {
  const whole = strideOf(play, ref);
  const stride = whole && walked(whole, after);
  if (!stride) return [];
  const reached = new Map<SpaceId, readonly SeenPath[]>();
  const start = spaceOf(stride.stalker);
  let edge = new Map<SpaceId, SeenPath[]>([
    [start, [{ path: [], before: 0, passing: false, ending: false }]],
  ]);
  for (let step = 1; step <= stride.left && edge.size > 0; step++) {
    edge = onward(stride, start, edge, stride.left - step + 1, reached);
    for (const [space, ways] of edge) reached.set(space, ways);
  }
  const found: ReachableSpace[] = [];
  const earlier = stride.journey.path;
  for (const [space, ways] of reached) {
    const [first] = ways;
    const exact = !stride.move.exactly || first?.path.length === stride.left;
    stride.stalker.space = start;
    if (first && exact && mayEndOn(stride.game, stride.stalker, space)) {
      const { path, ...rest } = best(stride, earlier, space, ways);
      found.push({ ...rest, path: [...after, ...path] });
    }
  }
  return found.sort((one, other) => one.path.length - other.path.length || one.space - other.space);
}

/** What is left of a movement once it has gone so far; null if it cannot go there and on. */
function walked(stride: Stride, path: readonly SpaceId[]): Stride | null {
  const { game, stalker, move } = stride;
  for (const [index, to] of path.entries()) {
    const left = stride.left - index;
    if (left <= 0 || !nextSpaces(game, stalker, move, left).includes(to)) return null;
    takeStep(stride, to);
    if (hasEnemy(game, to) && !move.uninterrupted) return null; // MV2
  }
  return { ...stride, left: stride.left - path.length };
}

/** All spaces a step away from those at the edge that no shorter way leads to. */
function onward(
  stride: Stride,
  start: SpaceId,
  edge: ReadonlyMap<SpaceId, readonly SeenPath[]>,
  left: number,
  reached: ReadonlyMap<SpaceId, unknown>,
): Map<SpaceId, SeenPath[]> {
  const { game, stalker, move } = stride;
  const next = new Map<SpaceId, SeenPath[]>();
  for (const [from, ways] of edge) {
    if (from !== start && hasEnemy(game, from) && !move.uninterrupted) continue; // MV2
    stalker.space = from;
    const spaces = nextSpaces(game, stalker, move, left);
    for (const to of spaces) {
      if (to === start || reached.has(to)) continue;
      const there = next.get(to) ?? [];
      next.set(to, there);
      for (const { path, before, passing } of ways) {
        if (there.length >= WAYS_KEPT) break;
        const way = [...path, to];
        there.push({ path: way, before: before + (passing ? 1 : 0), ...watched(stride, start, way) });
      }
    }
  }
  return next;
}

/** Enemies it leaves behind turn after it (MV5), so it depends on the first step who looks where. */
function watched(
  { game, stalker }: Stride,
  start: SpaceId,
  path: readonly SpaceId[],
): Pick<SeenPath, 'passing' | 'ending'> {
  const [first = start] = path;
  const here = path.at(-1) ?? start;
  const facings = game.state.enemies.map(({ facing }) => facing);
  stalker.space = start;
  turnTowardLeaver(game, stalker, first, directionsAcross(game, stalker, first)[0] ?? null);
  stalker.space = here;
  const seen = { passing: watcherOf(game, stalker) !== null, ending: isSeen(game, here) };
  for (const [index, enemy] of game.state.enemies.entries()) enemy.facing = facings[index] ?? enemy.facing;
  return seen;
}

/** Unseen rather than seen, then less radiation, then less risk. */
function best(
  { game, stalker, slides }: Stride,
  earlier: readonly SpaceId[],
  space: SpaceId,
  ways: readonly SeenPath[],
): ReachableSpace {
  let chosen: { readonly reached: ReachableSpace; readonly watched: number } | null = null;
  for (const { path, before, ending } of ways) {
    const whole = [...earlier, ...path];
    const dose = doseOf(game, stalker, whole, slides).by;
    const risk = crossingOdds(game, stalker, whole).chance;
    const way = {
      reached: { space, path, seen: ending, dose, risk },
      watched: before + (ending ? 1 : 0),
    };
    if (chosen === null || isBetter(way, chosen)) chosen = way;
  }
  return chosen?.reached ?? { space, path: [], seen: false, dose: 0, risk: 0 };
}

interface Weighed {
  readonly reached: ReachableSpace;
  readonly watched: number;
}

const isBetter = (
  { reached: one, watched }: Weighed,
  { reached: other, watched: others }: Weighed,
): boolean => (watched - others || one.dose - other.dose || one.risk - other.risk) < 0;
