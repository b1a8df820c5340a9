/**
 * Drawings as text on a sheet of 100 by 100, one mark per line or between semicolons, and what a pen makes of them.
 *
 *     i 20,30 40,10! 60,30      ink within a smooth outline; ! is a corner, a dot after the mark makes all of them corners
 *     p t a                     the same in paper, tone (a thin wash) and accent
 *     b2 k2 n2                  paper, tone or nothing inside, and an ink contour 2 wide
 *     2 10,10 30,40             a line that swells to 2; w2 in paper, q2 in tone, r2 in the accent
 *     h45/3 …                   hatching within an outline, 45 degrees, 3 apart; v for paper
 *     io 20,30,4                discs, also po, to, ao
 *     x 50,50,30,12             12 drops within 30
 *     = before a mark           the same again, mirrored
 *     @name 4,2,1.1,1           another drawing, moved by 4,2 and stretched about the middle; a negative width mirrors it
 */
import { type Knot, outline } from './curve.ts';
import { contour, disc, hatch, line, splash } from './pen.ts';

export const tints = ['ink', 'paper', 'tone', 'accent'] as const;
export type Tint = (typeof tints)[number];

/** One layer of a picture: path data in one tint. */
export interface Layer {
  readonly tint: Tint;
  readonly d: string;
}

/** On a card every stroke shows; on a figure of the map hatching is a wash, and lines are bolder. */
export type Detail = 'card' | 'figure';

type PointMap = (x: number, y: number) => { readonly x: number; readonly y: number };

const MARK = /^(=?)([a-z]*)(\d+(?:\.\d+)?)?(?:\/(\d+(?:\.\d+)?))?(\.?)$/;
const tintOf: Readonly<Record<string, Tint>> = {
  i: 'ink',
  p: 'paper',
  t: 'tone',
  a: 'accent',
  b: 'paper',
  k: 'tone',
  w: 'paper',
  q: 'tone',
  r: 'accent',
  v: 'paper',
};
/** Thinner lines are left out on the map. */
const LEAST_LINE = 0.9;

/** By name. */
export type Drawings = Readonly<Record<string, string>>;

export function draw(name: string, drawings: Drawings, detail: Detail): readonly Layer[] {
  const layers: { tint: Tint; d: string }[] = [];
  const add = (tint: Tint, d: string): void => {
    const top = layers[layers.length - 1];
    if (top?.tint === tint) top.d += d;
    else layers.push({ tint, d });
  };
  sheet(name, { drawings, detail, add, place: (x, y) => ({ x, y }), size: 1 });
  return layers;
}

interface Pad {
  readonly drawings: Drawings;
  readonly detail: Detail;
  readonly add: (tint: Tint, d: string) => void;
  readonly place: PointMap;
  /** How much bigger than its own sheet a drawing is drawn. */
  readonly size: number;
}

function sheet(name: string, pad: Pad): void {
  const text = pad.drawings[name];
  if (text === undefined) throw new Error(`there is no drawing called ${name}`);
  for (const row of text.split(/[\n;]/)) {
    const [mark = '', ...points] = row.trim().split(/\s+/);
    if (mark === '') continue;
    // On the map the disc is the background.
    if (mark.startsWith('@_wash') && pad.detail === 'figure') continue;
    if (mark.startsWith('@')) inset(mark.slice(1), numbers(points[0] ?? ''), pad);
    else {
      make(mark, points, pad);
      const { place } = pad;
      if (mark.startsWith('=')) make(mark, points, { ...pad, place: (x, y) => place(100 - x, y) });
    }
  }
}

function inset(
  name: string,
  [dx = 0, dy = 0, wide = 1, high = Math.abs(wide)]: readonly number[],
  pad: Pad,
): void {
  const { place, size } = pad;
  sheet(name, {
    ...pad,
    place: (x, y) => place((x - 50) * wide + 50 + dx, (y - 50) * high + 50 + dy),
    size: size * Math.sqrt(Math.abs(wide * high)),
  });
}

function make(mark: string, points: readonly string[], pad: Pad): void {
  const [, , kind = '', first, second, straight] = MARK.exec(mark) ?? [];
  const { detail, add, place, size } = pad;
  const tint = tintOf[kind.charAt(0)] ?? 'ink';
  if (kind.endsWith('o') || kind === 'x') {
    for (const circle of points) {
      const [x = 0, y = 0, r = 1, count = 0] = numbers(circle);
      if (kind !== 'x') add(tint, disc(place(x, y), r * size));
      else if (detail === 'card') add('ink', splash(place(x, y), r * size, count));
    }
    return;
  }
  const knots = points.map((point): Knot => {
    const [x = 0, y = 0] = numbers(point.replace('!', ''));
    return { ...place(x, y), corner: straight === '.' || point.endsWith('!') };
  });
  const amount = Number(first ?? 1);
  switch (kind) {
    case 'i':
    case 'p':
    case 't':
    case 'a':
      add(tint, outline(knots));
      return;
    case 'b':
    case 'k':
    case 'n':
      if (kind !== 'n') add(tint, outline(knots));
      add('ink', contour(knots, amount * size * (detail === 'figure' ? 1.35 : 1)));
      return;
    case 'h':
    case 'v':
      if (detail === 'card') add(tint, hatch(knots, amount, Number(second ?? 2.5) * size, 1.05 * size));
      else if (kind === 'h') add('tone', outline(knots));
      return;
    case '':
    case 'w':
    case 'q':
    case 'r':
      if (detail === 'card') add(tint, line(knots, amount * size));
      else if (amount >= LEAST_LINE) add(tint, line(knots, amount * size * 1.35));
      return;
    default:
      throw new Error(`no pen draws ${mark}`);
  }
}

const numbers = (text: string): readonly number[] => text.split(',').map(Number);
