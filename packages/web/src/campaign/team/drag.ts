/** Drag and drop: with a mouse at once, with a finger after a long press, so that a swipe scrolls as usual.
 */

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Point } from '../../base/point.ts';
import { bindWhileCarrying } from '../../keyboard/index.ts';

/** The drag threshold in pixels. */
const DRAG_AFTER = 7;
/** Milliseconds. */
const HOLD = 350;
/** Auto-scroll: the distance to the edge where it starts, and its speed in pixels per frame. */
const EDGE = 110;
const SCROLL = 9;

export interface Carrying {
  take(at: Point): void;
  carry(at: Point): void;
  /** null: the drag is cancelled. */
  putDown(at: Point | null): void;
}

/** Makes an element draggable. A drag suppresses the click. */
export function useDrag<E extends HTMLElement>(carrying: Carrying): RefObject<E | null> {
  const ref = useRef<E>(null);
  const latest = useRef(carrying);
  latest.current = carrying;
  useEffect(() => {
    const { current: element } = ref;
    return element === null ? undefined : makeDraggable(element, () => latest.current);
  }, []);
  return ref;
}

function makeDraggable(element: HTMLElement, hand: () => Carrying): () => void {
  /** Where the pointer went down; undefined: it did not, or it became a swipe. */
  let pressed: Point | undefined;
  /** Where it is dragged to; undefined: it is not being dragged. */
  let carried: Point | undefined;
  let wasDrag = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unbind: (() => void) | undefined;

  const take = (at: Point) => {
    carried = at;
    wasDrag = true;
    unbind = bindWhileCarrying('Escape', () => letGo(null));
    hand().take(at);
    requestAnimationFrame(scrollAlong);
  };
  const letGo = (at: Point | null) => {
    clearTimeout(timer);
    pressed = undefined;
    if (carried === undefined) return;
    carried = undefined;
    unbind?.();
    hand().putDown(at);
  };
  const scrollAlong = () => {
    if (carried === undefined) return;
    const by = carried.y < EDGE ? -SCROLL : carried.y > innerHeight - EDGE ? SCROLL : 0;
    if (by !== 0) scrollBy(0, by);
    requestAnimationFrame(scrollAlong);
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      const at = pointOf(event);
      pressed = at;
      wasDrag = false;
      if (event.pointerType === 'mouse') element.setPointerCapture(event.pointerId);
      else timer = setTimeout(() => take(at), HOLD);
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const at = pointOf(event);
      if (carried !== undefined) {
        carried = at;
        hand().carry(at);
      } else if (pressed !== undefined && Math.hypot(at.x - pressed.x, at.y - pressed.y) >= DRAG_AFTER) {
        if (event.pointerType === 'mouse') take(at);
        else letGo(null);
      }
    },
    { signal },
  );
  element.addEventListener('pointerup', (event) => letGo(pointOf(event)), { signal });
  element.addEventListener('pointercancel', () => letGo(null), { signal });
  // No touch scrolling during a drag.
  element.addEventListener('touchmove', (event) => carried !== undefined && event.preventDefault(), {
    signal,
    passive: false,
  });
  // A long press would open the context menu.
  element.addEventListener('contextmenu', (event) => pressed !== undefined && event.preventDefault(), {
    signal,
  });
  element.addEventListener('click', (event) => wasDrag && event.stopImmediatePropagation(), {
    signal,
    capture: true,
  });
  return () => {
    listeners.abort();
    letGo(null);
  };
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
