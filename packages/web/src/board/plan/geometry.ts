import type { Point } from '../../base/point.ts';
import type { BoardPicture, BoardSpace, EdgeKind, SpaceId } from './types.ts';

/** Board units per square. */
export const unit = 100;

/** Geometry of the layers, computed once per map. */
export interface BoardGeometry {
  readonly picture: BoardPicture;
  readonly spaces: ReadonlyMap<SpaceId, BoardSpace>;
  /** Middle of the square nearest to the middle of the space. */
  readonly anchors: ReadonlyMap<SpaceId, Point>;
}

export function geometryOf(picture: BoardPicture): BoardGeometry {
  const spaces = new Map(picture.spaces.map((space) => [space.id, space]));
  const anchors = new Map(picture.spaces.map((space) => [space.id, anchorOf(picture, space)]));
  return { picture, spaces, anchors };
}

/** Middle of a square. */
export function middle(picture: BoardPicture, square: number): Point {
  return {
    x: ((square % picture.width) + 0.5) * unit,
    y: (Math.floor(square / picture.width) + 0.5) * unit,
  };
}

function anchorOf(picture: BoardPicture, space: BoardSpace): Point {
  const middles = space.squares.map((square) => middle(picture, square));
  const mean = {
    x: middles.reduce((sum, point) => sum + point.x, 0) / middles.length,
    y: middles.reduce((sum, point) => sum + point.y, 0) / middles.length,
  };
  const far = (point: Point) => (point.x - mean.x) ** 2 + (point.y - mean.y) ** 2;
  return middles.reduce(
    (best, point) => (far(point) < far(best) - 1e-6 ? point : best),
    middles[0] ?? { x: 0, y: 0 },
  );
}

/** The space on a square, or `undefined` beside the map. */
export function spaceAt(picture: BoardPicture, x: number, y: number): SpaceId | undefined {
  if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return undefined;
  return picture.squares[y * picture.width + x] ?? undefined;
}

export function edgeLeftOf(picture: BoardPicture, x: number, y: number): EdgeKind {
  return picture.vertical[y * (picture.width + 1) + x] ?? 'open';
}

export function edgeAbove(picture: BoardPicture, x: number, y: number): EdgeKind {
  return picture.horizontal[y * picture.width + x] ?? 'open';
}

const steps = [
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: -1 },
] as const;

/**
 * The outline of a set of squares as path data, `inset` units inside its true border, corners rounded.
 * Walks around each loop with the squares on its right hand, so that holes come out as loops of their own.
 */
export function outline(
  picture: BoardPicture,
  squares: Iterable<number>,
  inset: number,
  round: number,
): string {
  const inside = new Set(squares);
  const has = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < picture.width && y < picture.height && inside.has(y * picture.width + x);
  const starts = new Map<string, { x: number; y: number; direction: number }>();
  const note = (x: number, y: number, direction: number) =>
    starts.set(`${x},${y},${direction}`, { x, y, direction });
  for (const square of inside) {
    const x = square % picture.width;
    const y = Math.floor(square / picture.width);
    if (!has(x, y - 1)) note(x, y, 0);
    if (!has(x + 1, y)) note(x + 1, y, 1);
    if (!has(x, y + 1)) note(x + 1, y + 1, 2);
    if (!has(x - 1, y)) note(x, y + 1, 3);
  }
  const loops: string[] = [];
  while (starts.size > 0) {
    const [first] = starts.values();
    if (first === undefined) break;
    loops.push(walk(first, starts, inset, round));
  }
  return loops.join('');
}

function walk(
  first: { x: number; y: number; direction: number },
  starts: Map<string, { x: number; y: number; direction: number }>,
  inset: number,
  round: number,
): string {
  const corners: Corner[] = [];
  let { x, y, direction } = first;
  do {
    starts.delete(`${x},${y},${direction}`);
    const step = steps[direction] ?? steps[0];
    x += step.dx;
    y += step.dy;
    // Turning right first keeps two squares that touch by a corner apart.
    const next = [(direction + 1) % 4, direction, (direction + 3) % 4].find(
      (turn) =>
        starts.has(`${x},${y},${turn}`) || (x === first.x && y === first.y && turn === first.direction),
    );
    if (next === undefined) break;
    if (next !== direction) corners.push({ x, y, from: direction, to: next });
    direction = next;
  } while (!(x === first.x && y === first.y && direction === first.direction));
  return rounded(corners, inset, round);
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

function rounded(corners: readonly Corner[], inset: number, round: number): string {
  const inward = (direction: number) => steps[(direction + 1) % 4] ?? steps[0];
  const parts = corners.map((corner, index) => {
    const a = inward(corner.from);
    const b = inward(corner.to);
    const px = corner.x * unit + (a.dx + b.dx) * inset;
    const py = corner.y * unit + (a.dy + b.dy) * inset;
    const back = steps[corner.from] ?? steps[0];
    const on = steps[corner.to] ?? steps[0];
    const start = `${px - back.dx * round} ${py - back.dy * round}`;
    const end = `${px + on.dx * round} ${py + on.dy * round}`;
    return `${index === 0 ? 'M' : 'L'}${start}Q${px} ${py} ${end}`;
  });
  return `${parts.join('')}Z`;
}

/** Where a path crosses from a space to its neighbour: the middle of their best shared edge. */
export function crossing(geometry: BoardGeometry, from: SpaceId, to: SpaceId): Point | undefined {
  const { picture, spaces, anchors } = geometry;
  const a = anchors.get(from);
  const b = anchors.get(to);
  const space = spaces.get(from);
  if (a === undefined || b === undefined || space === undefined) return undefined;
  let best: { readonly point: Point; readonly cost: number } | undefined;
  for (const square of space.squares) {
    const x = square % picture.width;
    const y = Math.floor(square / picture.width);
    for (const { dx, dy } of steps) {
      if (spaceAt(picture, x + dx, y + dy) !== to) continue;
      const kind =
        dx === 0 ? edgeAbove(picture, x, y + Math.max(dy, 0)) : edgeLeftOf(picture, x + Math.max(dx, 0), y);
      if (kind === 'wall') continue;
      const point = { x: (x + 0.5 + dx / 2) * unit, y: (y + 0.5 + dy / 2) * unit };
      const cost =
        Math.hypot(point.x - a.x, point.y - a.y) +
        Math.hypot(point.x - b.x, point.y - b.y) +
        (kind === 'impassable' ? 1000 : 0);
      if (best === undefined || cost < best.cost) best = { point, cost };
    }
  }
  return best?.point;
}

/** The nearest item in a direction; distance across the direction counts double. */
export function nearestToward<T extends Point>(
  from: Point,
  dx: number,
  dy: number,
  items: readonly T[],
): T | undefined {
  let best: { readonly item: T; readonly cost: number } | undefined;
  for (const item of items) {
    const along = (item.x - from.x) * dx + (item.y - from.y) * dy;
    const across = Math.abs((item.x - from.x) * dy) + Math.abs((item.y - from.y) * dx);
    if (along < unit * 0.3) continue;
    const cost = along + across * 2;
    if (best === undefined || cost < best.cost) best = { item, cost };
  }
  return best?.item;
}
