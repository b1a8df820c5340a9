/** Hand-drawn lines: deterministic noise on curves, blobs and strokes. */
import { hash } from '../../base/chance.ts';

export type MapPoint = readonly [x: number, y: number];

const short = (value: number): number => Math.round(value * 10) / 10;

/** A soft curve through the points. */
export function curve(points: readonly MapPoint[], closed = false): string {
  const at = (index: number): MapPoint => {
    const last = points.length - 1;
    const wrapped = closed ? (index + points.length) % points.length : Math.max(0, Math.min(last, index));
    return points[wrapped] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let path = `M${short(startX)} ${short(startY)}`;
  const steps = closed ? points.length : points.length - 1;
  for (let step = 0; step < steps; step += 1) {
    const [before, from, to, after] = [at(step - 1), at(step), at(step + 1), at(step + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    path += `C${short(first[0])} ${short(first[1])} ${short(second[0])} ${short(second[1])} ${short(to[0])} ${short(to[1])}`;
  }
  return closed ? `${path}Z` : path;
}

export function straight(points: readonly MapPoint[], closed = false): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** More points between the points, each a little off. */
export function waver(
  points: readonly MapPoint[],
  seed: number,
  much = 2.4,
  every = 18,
): readonly MapPoint[] {
  const drawn: MapPoint[] = [];
  for (const [index, from] of points.entries()) {
    const to = points[index + 1];
    drawn.push(from);
    if (to === undefined) break;
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const pieces = Math.max(1, Math.round(far / every));
    for (let piece = 1; piece < pieces; piece += 1) {
      const share = piece / pieces;
      drawn.push([
        from[0] + (to[0] - from[0]) * share + (hash(seed, index, piece) - 0.5) * 2 * much,
        from[1] + (to[1] - from[1]) * share + (hash(seed, index, piece, 1) - 0.5) * 2 * much,
      ]);
    }
  }
  return drawn;
}

/** A blob around a centre: a hill, a wood, a stain. */
export function blob(
  centre: MapPoint,
  width: number,
  height: number,
  seed: number,
  rough = 0.22,
): readonly MapPoint[] {
  const corners = 14;
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * Math.PI * 2;
    const reach = 1 + (hash(seed, corner) - 0.5) * 2 * rough;
    return [
      centre[0] + Math.cos(angle) * width * reach,
      centre[1] + Math.sin(angle) * height * reach,
    ] as const;
  });
}

/** The same shape, smaller or larger around its centre, and pushed aside. */
export function swell(
  points: readonly MapPoint[],
  by: number,
  aside: MapPoint = [0, 0],
): readonly MapPoint[] {
  const [x, y] = centreOf(points);
  return points.map(([px, py]) => [x + (px - x) * by + aside[0], y + (py - y) * by + aside[1]] as const);
}

export function centreOf(points: readonly MapPoint[]): MapPoint {
  const sum = points.reduce<MapPoint>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

export function within([x, y]: MapPoint, outline: readonly MapPoint[]): boolean {
  let inside = false;
  for (const [index, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Places spread over a shape, none too near another, from the top down as they must be drawn. */
export function scatter(outline: readonly MapPoint[], apart: number, seed: number): readonly MapPoint[] {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const places: MapPoint[] = [];
  let row = 0;
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += apart * 0.8) {
    row += 1;
    let column = 0;
    for (let x = Math.min(...xs) + (row % 2) * apart * 0.5; x <= Math.max(...xs); x += apart) {
      column += 1;
      const place: MapPoint = [
        x + (hash(seed, row, column) - 0.5) * apart * 0.8,
        y + (hash(seed, row, column, 1) - 0.5) * apart * 0.6,
      ];
      if (hash(seed, row, column, 2) < 0.86 && within(place, outline)) places.push(place);
    }
  }
  return places;
}

/** Points along a line at equal steps, each with the direction of the line there. */
export function along(
  points: readonly MapPoint[],
  every: number,
): readonly { readonly at: MapPoint; readonly angle: number }[] {
  const marks: { readonly at: MapPoint; readonly angle: number }[] = [];
  let left = every / 2;
  for (const [index, from] of points.entries()) {
    const to = points[index + 1];
    if (to === undefined) break;
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    while (left <= far) {
      const share = left / far;
      marks.push({ at: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], angle });
      left += every;
    }
    left -= far;
  }
  return marks;
}

/** Short strokes across a line: sleepers of a railway, a fence, the shaded side of a bank. */
export function strokesAcross(points: readonly MapPoint[], every: number, from: number, to: number): string {
  return along(points, every)
    .map(({ at: [x, y], angle }) => {
      const [across, up] = [-Math.sin(angle), Math.cos(angle)];
      return `M${short(x + across * from)} ${short(y + up * from)}L${short(x + across * to)} ${short(y + up * to)}`;
    })
    .join('');
}
