import type { Point } from '../base/point.ts';
import { mapKeys } from '../keyboard/index.ts';
import { type BoardGeometry, nearestToward } from './plan/geometry.ts';
import type { Trail } from './plan/trail.ts';
import type { BoardPiece, BoardTarget, BoardWay, PieceId, SpaceId } from './plan/types.ts';
import { type Arrow, wayToward } from './plan/ways.ts';
import { targetOf, type ViewControls } from './useView.ts';

export interface KeyContext {
  readonly geometry: BoardGeometry;
  readonly places: ReadonlyMap<PieceId, Point>;
  readonly pieces: readonly BoardPiece[];
  /** The ways from a space; none: whatever lies nearest is next to it. */
  readonly waysFrom: (space: SpaceId) => readonly BoardWay[];
  readonly trail: Trail;
  readonly view: ViewControls;
  readonly stage: HTMLElement | null;
  /** `more`: with Shift held down. */
  readonly act: (target: BoardTarget | undefined, more: boolean) => void;
}

const arrows: Readonly<Record<string, Arrow>> = {
  ArrowUp: { x: 0, y: -1, direction: 'north' },
  ArrowDown: { x: 0, y: 1, direction: 'south' },
  ArrowLeft: { x: -1, y: 0, direction: 'west' },
  ArrowRight: { x: 1, y: 0, direction: 'east' },
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
 * Arrows go from space to space where a way leads, and back; with Shift from piece to piece, with Ctrl they move the
 * map; PageDown and PageUp go through the pieces in reading order; Enter and the space bar act; plus, minus and 0 zoom.
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

function walk(event: KeyboardEvent, arrow: Arrow, context: KeyContext): void {
  const target = targetOf(event.target);
  if (target === undefined) return;
  if (event.shiftKey) {
    const from = whereIs(target, context);
    const next = from && nearestToward(from, arrow.x, arrow.y, pieceStops(context));
    if (next !== undefined) goTo(next, context);
    return;
  }
  const { geometry, pieces, waysFrom, trail } = context;
  const at = target.kind === 'space' ? target.id : pieces.find(({ id }) => id === target.id)?.space;
  const onward = (space: SpaceId) =>
    trail.next(space, arrow.direction, (from) => wayToward(space, arrow, geometry, waysFrom(space), from));
  const to = at === undefined ? undefined : onward(at);
  const anchor = to === undefined ? undefined : geometry.anchors.get(to);
  if (to !== undefined && anchor !== undefined)
    goTo({ ...anchor, target: { kind: 'space', id: to } }, context);
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
  view.show([[stop]]);
}
