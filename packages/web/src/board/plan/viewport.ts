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
export function begin(
  board: Frame,
  frame: Frame,
  home: { readonly x: number; readonly y: number } | undefined,
): View {
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

/** The map moved by so many pixels, but never out of view. */
export function pan(view: View, dx: number, dy: number, board: Frame, frame: Frame): View {
  const keep = Math.min(120, frame.width / 3, frame.height / 3);
  const clamp = (value: number, size: number, room: number) =>
    Math.min(room - keep, Math.max(keep - size * view.scale, value));
  return {
    scale: view.scale,
    x: clamp(view.x + dx, board.width, frame.width),
    y: clamp(view.y + dy, board.height, frame.height),
  };
}

/** Closer or farther around a point of the screen that stays where it is. */
export function zoom(
  view: View,
  factor: number,
  at: { readonly x: number; readonly y: number },
  board: Frame,
  frame: Frame,
): View {
  const least = Math.min(wholeMap(board, frame).scale * 0.8, closest / unit);
  const scale = Math.min(closest / unit, Math.max(least, view.scale * factor));
  const change = scale / view.scale;
  const moved = { scale, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change };
  return pan(moved, 0, 0, board, frame);
}

/** The least move that brings a point of the board into the frame, for what the keyboard has gone to. */
export function reveal(
  view: View,
  point: { readonly x: number; readonly y: number },
  board: Frame,
  frame: Frame,
): View {
  const edge = Math.min(60, frame.width / 4, frame.height / 4);
  const x = point.x * view.scale + view.x;
  const y = point.y * view.scale + view.y;
  const dx = x < edge ? edge - x : x > frame.width - edge ? frame.width - edge - x : 0;
  const dy = y < edge ? edge - y : y > frame.height - edge ? frame.height - edge - y : 0;
  return dx === 0 && dy === 0 ? view : pan(view, dx, dy, board, frame);
}
