/** Sight, Range and routes found the slow way, from a model of the drawing, without the compiler's tables. */

import { DIRECTIONS, type Direction, type EdgeKind, type Walker } from '../../src/board/index.ts';

/** A random map: squares with names, and the edge to the east and to the south of each square. */
export interface Model {
  readonly width: number;
  readonly height: number;
  readonly names: readonly string[];
  readonly east: readonly EdgeKind[];
  readonly south: readonly EdgeKind[];
  readonly water: readonly string[];
  readonly entrances: readonly (readonly [number, number])[];
}

const BESIDE: Readonly<Record<EdgeKind, string>> = {
  open: ' ',
  impassable: ':',
  wall: '|',
  door: 'D',
  window: 'W',
};
const ABOVE: Readonly<Record<EdgeKind, string>> = {
  open: '   ',
  impassable: '...',
  wall: '---',
  door: '-D-',
  window: '-W-',
};

export function drawModel({ width, height, names, east, south }: Model): string {
  const lines = [`+${'---+'.repeat(width)}`];
  for (let y = 0; y < height; y++) {
    let squares = '|';
    let edges = '+';
    for (let x = 0; x < width; x++) {
      const square = y * width + x;
      const inside = (next: number): boolean => names[square] === names[next];
      const right = x === width - 1 ? 'wall' : inside(square + 1) ? 'open' : (east[square] ?? 'open');
      const below = y === height - 1 ? 'wall' : inside(square + width) ? 'open' : (south[square] ?? 'open');
      squares += ` ${(names[square] ?? '').padEnd(2)}${BESIDE[right]}`;
      edges += `${ABOVE[below]}+`;
    }
    lines.push(squares, edges);
  }
  return lines.join('\n');
}

/** One edge of a square as seen from one side. */
export interface Step {
  readonly from: string;
  readonly to: string;
  readonly direction: Direction | null;
  readonly kind: EdgeKind;
}

export function stepsOf({ width, height, names, east, south, entrances }: Model): readonly Step[] {
  const steps: Step[] = [];
  const add = (a: number, b: number, there: Direction, back: Direction, kind: EdgeKind): void => {
    const [from, to] = [names[a] ?? '', names[b] ?? ''];
    if (from === to) return;
    steps.push({ from, to, direction: there, kind }, { from: to, to: from, direction: back, kind });
  };
  for (let square = 0; square < width * height; square++) {
    if ((square + 1) % width !== 0) add(square, square + 1, 1, 3, east[square] ?? 'open');
    if (square + width < width * height) add(square, square + width, 2, 0, south[square] ?? 'open');
  }
  for (const [one, other] of entrances) {
    const [from, to] = [names[one] ?? '', names[other] ?? ''];
    steps.push(
      { from, to, direction: null, kind: 'open' },
      { from: to, to: from, direction: null, kind: 'open' },
    );
  }
  return steps;
}

const seesThrough = (walker: Walker, kind: EdgeKind): boolean =>
  kind === 'window' ? walker !== 'beast' : kind !== 'wall';
const movesThrough = (walker: Walker, kind: EdgeKind): boolean =>
  kind === 'window' ? walker === 'stalker' || walker === 'human' : kind === 'open' || kind === 'door';

/** D1: try one edge more each time, until nothing new is met. */
export function rangesFrom(
  steps: readonly Step[],
  walker: Walker,
  from: string,
): ReadonlyMap<string, number> {
  const ranges = new Map([[from, 0]]);
  for (let edges = 1; ; edges++) {
    const met = steps
      .filter((step) => ranges.get(step.from) === edges - 1 && seesThrough(walker, step.kind))
      .map((step) => step.to)
      .filter((to) => !ranges.has(to));
    if (met.length === 0) return ranges;
    for (const to of met) ranges.set(to, edges);
  }
}

/** D6, T1: walk every chain of edges in this direction, and remember the shortest to each space. */
export function sightFrom(
  steps: readonly Step[],
  walker: Walker,
  from: string,
  direction: Direction,
  hidden: readonly string[],
): ReadonlyMap<string, number> {
  const seen = new Map<string, number>([[from, 0]]);
  const follow = (space: string, chain: readonly string[]): void => {
    if (hidden.includes(space)) return;
    for (const step of steps) {
      if (step.from !== space || step.direction !== direction || !seesThrough(walker, step.kind)) continue;
      if (hidden.includes(step.to) || chain.includes(step.to)) continue;
      seen.set(step.to, Math.min(seen.get(step.to) ?? Number.POSITIVE_INFINITY, chain.length));
      follow(step.to, [...chain, step.to]);
    }
  };
  follow(from, [from]);
  return seen;
}

export interface BestRoutes {
  readonly spaces: number;
  readonly corners: number;
  /** Each written like "bE c* dS". */
  readonly routes: readonly string[];
}

/** D3: changes of direction between one crossed edge and the next; an Entrance makes none (LT3). */
function cornersOf(route: readonly Step[]): number {
  return route.filter((step, index) => {
    const before = route[index - 1]?.direction ?? null;
    return before !== null && step.direction !== null && before !== step.direction;
  }).length;
}

/** D3, D12: walk every route without repeated space, and keep the best ones. */
export function routesTo(
  steps: readonly Step[],
  walker: Walker,
  water: readonly string[],
  barred: readonly string[],
  from: string,
  to: string,
): BestRoutes | undefined {
  const every: (readonly Step[])[] = [];
  const allowed = steps.filter((step) => movesThrough(walker, step.kind) && !water.includes(step.to));
  const follow = (space: string, route: readonly Step[]): void => {
    if (space === to) {
      every.push(route);
      return;
    }
    if (space !== from && barred.includes(space)) return;
    for (const step of allowed) {
      if (step.from !== space || step.to === from || route.some((before) => before.to === step.to)) continue;
      follow(step.to, [...route, step]);
    }
  };
  follow(from, []);
  if (every.length === 0) return undefined;
  const spaces = Math.min(...every.map((route) => route.length));
  const shortest = every.filter((route) => route.length === spaces);
  const corners = Math.min(...shortest.map(cornersOf));
  const text = (route: readonly Step[]): string =>
    route.map((step) => step.to + (step.direction === null ? '*' : 'NESW'.charAt(step.direction))).join(' ');
  const best = shortest.filter((route) => cornersOf(route) === corners).map(text);
  return { spaces, corners, routes: [...new Set(best)].sort() };
}

/** F1: the shared edge, else the shortest line of sight, else the first edge of the shortest Range path. */
export function facingsOf(
  model: Model,
  walker: Walker,
  hidden: readonly string[],
  from: string,
  to: string,
): readonly Direction[] {
  if (from === to) return [];
  const steps = stepsOf(model);
  const out = steps.filter((step) => step.from === from && seesThrough(walker, step.kind));
  const inOrder = (chosen: readonly Step[]): readonly Direction[] =>
    DIRECTIONS.filter((direction) => chosen.some((step) => step.direction === direction));

  const across = out.filter((step) => step.to === to);
  const shared = across.filter((step) => step.direction !== null);
  const crossed = shared.filter((step) => movesThrough(walker, step.kind) && !model.water.includes(to));
  if (crossed.length > 0) return inOrder(crossed);
  if (across.length > 0) return inOrder(shared);

  const lines = DIRECTIONS.map(
    (direction) => sightFrom(steps, walker, from, direction, hidden).get(to) ?? Infinity,
  );
  const nearest = Math.min(...lines);
  if (nearest !== Infinity) return DIRECTIONS.filter((direction) => lines[direction] === nearest);

  const whole = rangesFrom(steps, walker, from).get(to) ?? Infinity;
  return inOrder(out.filter((step) => rangesFrom(steps, walker, step.to).get(to) === whole - 1));
}
