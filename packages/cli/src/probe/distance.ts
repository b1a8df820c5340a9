/** Range, closest and routes, with the reasons (D1 to D5, D11, D12). */
import { type Crossing, type SpaceId, UNREACHABLE, type Walker } from '@zonecrawl/engine/board';
import type { EntityState } from '@zonecrawl/engine/model';
import {
  candidate,
  compareLengths,
  type Measured,
  ranking,
  spaceOf,
  walkerOf,
  waysOf,
} from '@zonecrawl/engine/rules';
import { compass, type Naming } from './names.ts';

export function rangeBetween(naming: Naming, from: SpaceId, to: SpaceId, walker: Walker): number | null {
  const range = naming.game.board.range(walker, from, to);
  return range === UNREACHABLE ? null : range;
}

export interface DistanceGoal {
  readonly name: string;
  readonly space: SpaceId;
  readonly entity: EntityState | null;
}

/** The closest of several; where several tie, the Lead Stalker would decide (D3). */
export function closestOf(naming: Naming, from: EntityState, goals: readonly DistanceGoal[]) {
  const places = goals.map(({ name, space, entity }) => ({
    what: name,
    space,
    ...(entity && { entity: entity.id }),
  }));
  const { tied, lost } = ranking(naming.game, from, places);
  const told = (measured: Measured<string>) => {
    const { entity: _entity, space, ...length } = candidate(measured);
    return { to: measured.what, space: naming.space(space), ...length };
  };
  return {
    walker: walkerOf(naming.game, from),
    closest: tied.map(({ what }) => what),
    leadDecides: tied.length > 1,
    tied: tied.map(told),
    lost: lost.map(told),
  };
}

/** Which of these is closest to a place, each by its own route (D11). */
export function closestTo(naming: Naming, walkers: readonly EntityState[], goal: DistanceGoal) {
  const { game } = naming;
  const measured = walkers.map((walker) => {
    const [one] = ranking(game, walker, [{ what: naming.entity(walker.id), space: goal.space }]).tied;
    return one;
  });
  const all = measured.flatMap((one) => one ?? []).sort(compareLengths);
  const [first] = all;
  const tied = all.filter((one) => first !== undefined && compareLengths(one, first) === 0);
  return {
    to: goal.name,
    closest: tied.map(({ what }) => what),
    leadDecides: tied.length > 1,
    measured: all.map((one) => {
      const { entity: _entity, space: _space, ...length } = candidate(one);
      return { from: one.what, ...length };
    }),
  };
}

/** All shortest routes to a space, each with its steps; D4 and D12 are in. */
export function routesTo(naming: Naming, from: EntityState, to: SpaceId) {
  const { game } = naming;
  const ways = waysOf(game, from);
  const table = ways.to(to);
  const spaces = table.spaces(to);
  const reached = spaces !== UNREACHABLE;
  const routes = reached && spaces > 0 ? table.tied(to, spaces) : [];
  const steps = (route: readonly Crossing[]) =>
    route.map(({ to: space, direction }) => ({
      to: naming.space(space),
      direction: direction === null ? null : compass(direction),
    }));
  return {
    walker: walkerOf(game, from),
    from: naming.space(spaceOf(from)),
    to: naming.space(to),
    spaces: reached ? spaces : null,
    corners: reached ? table.corners(to) : null,
    /** D4: routes with uncovered Anomaly symbols were left out. */
    avoidsAnomalies: ways.isClean(to),
    leadDecides: routes.length > 1,
    routes: routes.map(steps),
  };
}
