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

/**
 * The least move that brings points of the board into the frame. If they do not fit together, the first ones do: the
 * most important one comes first. `centre`: the first one goes to the middle, or as near to it as the edge of the map allows.
 * `foot`: so much of the frame is covered from below.
 */
export function reveal(
  view: View,
  points: readonly Point[],
  board: Frame,
  frame: Frame,
  { centre = false, foot = 0 }: Revealing = {},
): View {
  // The whole of a square and a little more.
  const edge = Math.min((unit * view.scale) / 2 + 8, frame.width / 4, frame.height / 4);
  const [first] = points;
  if (centre && first !== undefined)
    return {
      scale: view.scale,
      x: filled(frame.width / 2 - first.x * view.scale, board.width * view.scale, frame.width),
      y: filled(frame.height / 2 - first.y * view.scale, board.height * view.scale, frame.height),
    };
  const into = (places: readonly number[], room: number) => shift(places, edge, room - edge);
  const dx = into(
    points.map(({ x }) => x * view.scale + view.x),
    frame.width,
  );
  const dy = into(
    points.map(({ y }) => y * view.scale + view.y),
    frame.height - foot,
  );
  return dx === 0 && dy === 0 ? view : pan(view, dx, dy, board, frame);
}

/** The least shift after which these lie between two borders; as many from the first on as can. */
function shift(places: readonly number[], from: number, to: number): number {
  let least = Number.NEGATIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const low = Math.max(least, from - place);
    const high = Math.min(most, to - place);
    if (low > high) continue;
    least = low;
    most = high;
  }
  return Math.min(most, Math.max(least, 0));
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
