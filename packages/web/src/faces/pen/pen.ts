/** A pen: lines that swell and taper, contours with their weight on the shadow side, hatching, splashes. */
import { hash } from '../../base/chance.ts';
import type { Point } from '../../base/point.ts';
import { at, clockwise, type Knot, sample } from './curve.ts';

/** A line drawn in one go: it begins soft, swells, and ends thin. */
export function line(knots: readonly Knot[], width: number): string {
  const points = sample(knots, false);
  const last = points.length - 1;
  return ribbon(points, (index) => {
    const t = last === 0 ? 0.5 : index / last;
    const swell = Math.min(1, 0.35 + 3 * t) * Math.min(1, 0.08 + 1.9 * (1 - t));
    return (width / 2) * swell * (0.88 + 0.24 * hash(index, last, 3));
  });
}

/** Around a closed shape, heavy where it turns away from the light at the upper left. */
export function contour(knots: readonly Knot[], width: number): string {
  const points = sample(clockwise(knots), true);
  const first = points[0];
  if (first === undefined) return '';
  return ribbon([...points, first], (_index, normal) => {
    const shade = Math.max(0, normal.x * 0.55 + normal.y * 0.83);
    return (width / 2) * (0.42 + 0.58 * shade);
  });
}

/** Parallel strokes within a shape, none like the other. */
export function hatch(knots: readonly Knot[], degrees: number, gap: number, weight: number): string {
  const points = sample(knots, true);
  const angle = (degrees * Math.PI) / 180;
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  const across = { x: -along.y, y: along.x };
  const turned = points.map((point) => ({ u: dot(point, along), v: dot(point, across) }));
  const low = Math.min(...turned.map(({ v }) => v));
  const high = Math.max(...turned.map(({ v }) => v));
  const strokes: string[] = [];
  for (let v = low + gap / 2, row = 0; v < high; v += gap, row++) {
    const level = v + (hash(row, degrees) - 0.5) * gap * 0.3;
    const cuts = crossings(turned, level);
    for (let cut = 0; cut + 1 < cuts.length; cut += 2) {
      const from = (cuts[cut] ?? 0) + hash(row, cut, 1) * gap * 0.4;
      const to = (cuts[cut + 1] ?? 0) - hash(row, cut, 2) * gap * 1.2;
      if (to - from < 1) continue;
      const place = (u: number, off: number): Point => ({
        x: u * along.x + (level + off) * across.x,
        y: u * along.y + (level + off) * across.y,
      });
      const half = (weight / 2) * (0.8 + 0.4 * hash(row, 5));
      strokes.push(
        `M${at(place(from, -half))}L${at(place(to, -half * 0.15))}L${at(place(to, half * 0.15))}L${at(place(from, half))}Z`,
      );
    }
  }
  return strokes.join('');
}

/** Drops around a point. */
export function splash(middle: Point, reach: number, count: number): string {
  return Array.from({ length: count }, (_, drop) => {
    const angle = hash(drop, reach, middle.x) * 2 * Math.PI;
    const far = reach * (0.25 + 0.75 * hash(drop, middle.y, 7));
    const r = 0.3 + 1.1 * hash(drop, 11, reach) ** 3;
    return disc({ x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle) }, r);
  }).join('');
}

export function disc({ x, y }: Point, r: number): string {
  const [left, round, whole] = [x - r, r, 2 * r].map((value) => Math.round(value * 100) / 100);
  return `M${left} ${Math.round(y * 100) / 100}a${round} ${round} 0 1 1 ${whole} 0a${round} ${round} 0 1 1-${whole} 0Z`;
}

function ribbon(points: readonly Point[], half: (index: number, normal: Point) => number): string {
  const left: string[] = [];
  const right: string[] = [];
  points.forEach((point, index) => {
    const before = points[index - 1] ?? point;
    const after = points[index + 1] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const normal = { x: (after.y - before.y) / length, y: -(after.x - before.x) / length };
    const wide = half(index, normal);
    left.push(at({ x: point.x + normal.x * wide, y: point.y + normal.y * wide }));
    right.push(at({ x: point.x - normal.x * wide, y: point.y - normal.y * wide }));
  });
  return `M${left.join('L')}L${right.reverse().join('L')}Z`;
}

function crossings(points: readonly { u: number; v: number }[], level: number): readonly number[] {
  const cuts: number[] = [];
  points.forEach((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    if (from.v < level === to.v < level) return;
    cuts.push(from.u + ((level - from.v) / (to.v - from.v)) * (to.u - from.u));
  });
  return cuts.sort((one, other) => one - other);
}

const dot = (one: Point, other: Point): number => one.x * other.x + one.y * other.y;
