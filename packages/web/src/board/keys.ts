import type { Point } from '../base/point.ts';
import { mapKeys } from '../keyboard/index.ts';
import { type BoardGeometry, nearestToward } from './plan/geometry.ts';
import type { BoardTarget, PieceId } from './plan/types.ts';
import { targetOf, type ViewControls } from './useView.ts';

export interface KeyContext {
  readonly geometry: BoardGeometry;
  readonly places: ReadonlyMap<PieceId, Point>;
  readonly view: ViewControls;
  readonly stage: HTMLElement | null;
  /** `more`: with Shift held down. */
  readonly act: (target: BoardTarget | undefined, more: boolean) => void;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

const withShift = (keys: readonly string[]): readonly string[] => keys.map((key) => `Shift+${key}`);
const withCtrl = (keys: readonly string[]): readonly string[] => keys.map((key) => `Ctrl+${key}`);

const LEAVES = ['PageDown', 'PageUp'];
const ZOOM_IN: readonly string[] = [mapKeys.zoomIn, '='];

/** All keys of the map. */
export const boardKeys: readonly string[] = [
  ...[...mapKeys.arrows, ...withShift(mapKeys.arrows), ...withCtrl(mapKeys.arrows)],
  ...['Enter', 'Shift+Enter', ' '],
  ...[...LEAVES, ...withShift(LEAVES)],
  ...[...ZOOM_IN, mapKeys.zoomOut, mapKeys.fit],
];

/**
 * Arrows go from space to space, with Shift from piece to piece, with Ctrl they move the map; PageDown and PageUp go
 * through the pieces in reading order; Enter and the space bar act; plus, minus and 0 zoom.
 */
export function pressOnBoard(event: KeyboardEvent, context: KeyContext): void {
  const { view } = context;
  const { key } = event;
  const arrow = arrows[key];
  if (arrow !== undefined) {
    if (event.ctrlKey) view.panBy(-arrow.x * 80, -arrow.y * 80);
    else walk(event, arrow, context);
  } else if (key === 'Enter' || key === ' ') context.act(targetOf(event.target), event.shiftKey);
  else if (LEAVES.includes(key)) leaf(event, context);
  else if (ZOOM_IN.includes(key)) view.zoomBy(1.35);
  else if (key === mapKeys.zoomOut) view.zoomBy(1 / 1.35);
  else if (key === mapKeys.fit) view.fitAll();
}

interface Stop extends Point {
  readonly target: BoardTarget;
}

function pieceStops({ places }: KeyContext): readonly Stop[] {
  return [...places].map(([id, { x, y }]) => ({ x, y, target: { kind: 'piece', id } }));
}

function whereIs(target: BoardTarget | undefined, { geometry, places }: KeyContext): Point | undefined {
  if (target === undefined) return undefined;
  return target.kind === 'piece' ? places.get(target.id) : geometry.anchors.get(target.id);
}

function walk(event: KeyboardEvent, arrow: Point, context: KeyContext): void {
  const from = whereIs(targetOf(event.target), context);
  if (from === undefined) return;
  const stops: readonly Stop[] = event.shiftKey
    ? pieceStops(context)
    : [...context.geometry.anchors].map(([id, { x, y }]) => ({ x, y, target: { kind: 'space', id } }));
  const next = nearestToward(from, arrow.x, arrow.y, stops);
  if (next !== undefined) goTo(next, context);
}

function leaf(event: KeyboardEvent, context: KeyContext): void {
  const stops = pieceStops(context).toSorted((a, b) => a.y - b.y || a.x - b.x);
  const target = targetOf(event.target);
  const at = stops.findIndex((stop) => stop.target.id === target?.id && target.kind === 'piece');
  const step = event.key === 'PageDown' ? 1 : -1;
  const next = stops.at((at < 0 && step < 0 ? 0 : at) + step) ?? stops[0];
  if (next !== undefined) goTo(next, context);
}

function goTo(stop: Stop, { stage, view }: KeyContext): void {
  const { kind, id } = stop.target;
  const element = stage?.querySelector(`[data-${kind}="${CSS.escape(id)}"]`);
  if (!(element instanceof SVGElement)) return;
  element.focus({ preventScroll: true });
  view.show([stop]);
}
