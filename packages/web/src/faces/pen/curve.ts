/** Lines and outlines through given points: smooth, or bent where a point is a corner. */
import type { Point } from '../../base/point.ts';

export interface Knot extends Point {
  readonly corner: boolean;
}

/** Points in between, as many as a segment is long. */
export function sample(knots: readonly Knot[], closed: boolean, step = 2.2): readonly Point[] {
  const points: Point[] = [];
  const count = knots.length;
  const last = closed ? count : count - 1;
  for (let index = 0; index < last; index++) {
    const [from, one, two, to] = segment(knots, index, closed);
    if (from === undefined || one === undefined || two === undefined || to === undefined) continue;
    const pieces = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step));
    for (let piece = 0; piece < pieces; piece++) points.push(bezier(from, one, two, to, piece / pieces));
  }
  const end = knots[count - 1];
  if (!closed && end !== undefined) points.push(end);
  return points;
}

/** A closed outline as path data. */
export function outline(around: readonly Knot[]): string {
  const knots = clockwise(around);
  const start = knots[0];
  if (start === undefined) return '';
  const parts = knots.map((_, index) => {
    const [, one, two, to] = segment(knots, index, true);
    return one === undefined || two === undefined || to === undefined
      ? ''
      : `C${at(one)} ${at(two)} ${at(to)}`;
  });
  return `M${at(start)}${parts.join('')}Z`;
}

/** All shapes run the same way round, so that shapes of one path never cut holes into each other. */
export function clockwise(knots: readonly Knot[]): readonly Knot[] {
  const area = knots.reduce((sum, from, index) => {
    const to = knots[(index + 1) % knots.length] ?? from;
    return sum + from.x * to.y - to.x * from.y;
  }, 0);
  return area < 0 ? knots.toReversed() : knots;
}

/** A Catmull-Rom segment as a Bézier curve; at a corner the line leaves straight. */
function segment(knots: readonly Knot[], index: number, closed: boolean): readonly Point[] {
  const pick = (place: number): Knot | undefined =>
    closed ? knots[(place + knots.length) % knots.length] : knots[place];
  const from = pick(index);
  const to = pick(index + 1);
  if (from === undefined || to === undefined) return [];
  const before = from.corner ? from : (pick(index - 1) ?? from);
  const after = to.corner ? to : (pick(index + 2) ?? to);
  const leave = before === from ? 3 : 6;
  const arrive = after === to ? 3 : 6;
  return [
    from,
    { x: from.x + (to.x - before.x) / leave, y: from.y + (to.y - before.y) / leave },
    { x: to.x - (after.x - from.x) / arrive, y: to.y - (after.y - from.y) / arrive },
    to,
  ];
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const s = 1 - t;
  const mix = (one: number, two: number, three: number, four: number): number =>
    s * s * s * one + 3 * s * s * t * two + 3 * s * t * t * three + t * t * t * four;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

/** A point as path data, to a tenth. */
export function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
