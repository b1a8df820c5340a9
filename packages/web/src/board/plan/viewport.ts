/** Where the map lies in its frame: pure arithmetic of panning, zooming and fitting. */
import type { Point } from '../../base/point.ts';
import { unit } from './geometry.ts';

/** The transform of the map: screen = board * scale + offset. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Pixels per square at the closest and the farthest. */
const closest = 190;
const margin = 18;

/** The whole map in the frame. */
export function wholeMap(board: Frame, frame: Frame): View {
  const scale = Math.min(
    (frame.width - margin * 2) / board.width,
    (frame.height - margin * 2) / board.height,
  );
  const bounded = Math.min(Math.max(scale, 0.02), closest / unit);
  return {
    scale: bounded,
    x: (frame.width - board.width * bounded) / 2,
    y: (frame.height - board.height * bounded) / 2,
  };
}

/** Pixels per square below which a finger would miss. */
const comfortable = 48;

/** Where a game begins: the whole map if its squares are big enough to touch, else closer, around a point. */
export function begin(board: Frame, frame: Frame, home: Point | undefined): View {
  const whole = wholeMap(board, frame);
  const scale = comfortable / unit;
  if (home === undefined || whole.scale >= scale) return whole;
  return {
    scale,
    x: filled(frame.width / 2 - home.x * scale, board.width * scale, frame.width),
    y: filled(frame.height / 2 - home.y * scale, board.height * scale, frame.height),
  };
}

/** As near as wished without showing what lies beside the map; a map that fits is centred. */
function filled(wish: number, size: number, room: number): number {
  if (size + margin * 2 <= room) return (room - size) / 2;
  return Math.min(margin, Math.max(room - margin - size, wish));
}

/** The map moved by so many pixels; the middle of the frame always shows some of it, so it cannot be lost. */
export function pan(view: View, dx: number, dy: number, board: Frame, frame: Frame): View {
  const clamp = (value: number, size: number, room: number) =>
    Math.min(room / 2, Math.max(room / 2 - size * view.scale, value));
  return {
    scale: view.scale,
    x: clamp(view.x + dx, board.width, frame.width),
    y: clamp(view.y + dy, board.height, frame.height),
  };
}

/** Closer or farther around a point of the screen that stays where it is. */
export function zoom(view: View, factor: number, at: Point, board: Frame, frame: Frame): View {
  const least = Math.min(wholeMap(board, frame).scale * 0.8, closest / unit);
  const scale = Math.min(closest / unit, Math.max(least, view.scale * factor));
  const change = scale / view.scale;
  const moved = { scale, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change };
  return pan(moved, 0, 0, board, frame);
}

export interface Revealing {
  readonly centre?: boolean;
  readonly foot?: number;
}

/** Middles of the squares that belong together; of these the first matters most. */
export type Place = readonly Point[];

/** What is brought into the frame keeps this far from its border where there is room. */
const clearance = 8;

/**
 * The least move that brings places of the board into the frame: the first one, then as many of the others as fit, then what
 * fits of the rest; the most important one comes first. `centre`: the first one goes to the middle, or as near to it
 * as the edge of the map allows. `foot`: so much of the frame is covered from below.
 */
export function reveal(
  view: View,
  places: readonly Place[],
  board: Frame,
  frame: Frame,
  { centre = false, foot = 0 }: Revealing = {},
): View {
  const [first = [], ...others] = places;
  const [middle] = first;
  if (centre && middle !== undefined)
    return {
      scale: view.scale,
      x: filled(frame.width / 2 - middle.x * view.scale, board.width * view.scale, frame.width),
      y: filled(frame.height / 2 - middle.y * view.scale, board.height * view.scale, frame.height),
    };
  // A square is seen as a whole, unless it is larger than the frame.
  const half = Math.min((unit * view.scale) / 2, frame.width / 4, frame.height / 4);
  const shifts = (places: readonly number[], room: number): Shifts => ({
    least: half - Math.min(...places),
    most: room - half - Math.max(...places),
  });
  let across = anyShift;
  let down = anyShift;
  for (const place of [first, ...squaresOf([first]), ...others, ...squaresOf(others)]) {
    const x = both(
      across,
      shifts(
        place.map((point) => point.x * view.scale + view.x),
        frame.width,
      ),
    );
    const y = both(
      down,
      shifts(
        place.map((point) => point.y * view.scale + view.y),
        frame.height - foot,
      ),
    );
    if (x.least > x.most || y.least > y.most) continue;
    across = x;
    down = y;
  }
  const [dx, dy] = [smallest(across), smallest(down)];
  return dx === 0 && dy === 0 ? view : pan(view, dx, dy, board, frame);
}

const squaresOf = (places: readonly Place[]): readonly Place[] => places.flat().map((square) => [square]);

/** By how much the map may be shifted in one direction. */
interface Shifts {
  readonly least: number;
  readonly most: number;
}

const anyShift: Shifts = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

const both = (one: Shifts, other: Shifts): Shifts => ({
  least: Math.max(one.least, other.least),
  most: Math.min(one.most, other.most),
});

/** The least of them, clear of the border as far as that leaves everything in sight. */
function smallest({ least, most }: Shifts): number {
  const clear = Math.min(clearance, (most - least) / 2);
  return Math.min(most - clear, Math.max(least + clear, 0));
}

/** After a change of the frame: what was in its middle still is, at the same zoom unless that has become too far. */
export function resized(view: View, board: Frame, before: Frame, frame: Frame): View {
  const moved = {
    scale: view.scale,
    x: view.x + (frame.width - before.width) / 2,
    y: view.y + (frame.height - before.height) / 2,
  };
  return zoom(moved, 1, { x: frame.width / 2, y: frame.height / 2 }, board, frame);
}

/** Pixels per square below which letters and symbols are drawn larger, and by how much at most. */
const legible = 72;
const mostGrown = 2;

/** How much larger than drawn letters and symbols have to be at this zoom; in steps, so that it seldom changes. */
export function growth(scale: number): number {
  const wanted = legible / (scale * unit);
  return Math.min(mostGrown, Math.max(1, Math.ceil(wanted * 5) / 5));
}

/** A text on the map: the middle of its foot, and its size before it has grown. */
export interface Note {
  readonly foot: Point;
  readonly wide: number;
  readonly high: number;
}

/** How far a note is moved on the board so that the frame cuts none of it off; its beginning matters most. */
export function inside({ foot, wide, high }: Note, view: View, frame: Frame): Point {
  const at = { x: view.x + foot.x * view.scale, y: view.y + foot.y * view.scale };
  // What it is about is out of sight, and so is the note.
  if (at.x < 0 || at.x > frame.width || at.y < 0 || at.y > frame.height) return { x: 0, y: 0 };
  const grown = growth(view.scale);
  const half = (wide * grown) / 2;
  const along = (from: number, to: number, origin: number, length: number): number => {
    const [first, last] = [(EDGE - origin) / view.scale, (length - EDGE - origin) / view.scale];
    return Math.max(Math.min(0, last - to), first - from);
  };
  return {
    x: along(foot.x - half, foot.x + half, view.x, frame.width),
    y: along(foot.y - high * grown, foot.y, view.y, frame.height),
  };
}

/** Between a note and the edge of the frame, in pixels. */
const EDGE = 4;
