/** Pan and zoom of the board by mouse, finger and wheel. */
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Point } from '../base/point.ts';
import type { BoardTarget } from './plan/types.ts';
import {
  begin,
  type Frame,
  growth,
  inside,
  type Place,
  pan,
  type Revealing,
  resized,
  reveal,
  type View,
  wholeMap,
  zoom,
} from './plan/viewport.ts';

export interface ViewControls {
  readonly zoomBy: (factor: number) => void;
  readonly fitAll: () => void;
  readonly panBy: (dx: number, dy: number) => void;
  /** Brings these into view, the first before the others; never while a finger is on the map. */
  readonly show: (places: readonly Place[], how?: Revealing) => void;
  /** Moves notes so that they lie within the frame. */
  readonly keepNotes: () => void;
}

export interface ViewOptions {
  readonly board: Frame;
  /** What to look at first where the whole map would be too small to touch. */
  readonly home: Point | undefined;
  /** `more`: with Shift held down. */
  readonly onTap: (target: BoardTarget | undefined, more: boolean) => void;
  readonly onLongPress: (target: BoardTarget) => void;
  readonly onView: (view: View) => void;
}

/** Letters that had to grow by more than this leave no room for the names of pins. */
const FAR = 1.4;
const dragAfter = 7;
const longPress = 480;

/** What a pointer is over: a piece before the space it stands on. */
export function targetOf(node: EventTarget | null): BoardTarget | undefined {
  if (!(node instanceof Element)) return undefined;
  const piece = node.closest('[data-piece]')?.getAttribute('data-piece');
  if (piece !== null && piece !== undefined) return { kind: 'piece', id: piece };
  const space = node.closest('[data-space]')?.getAttribute('data-space');
  return space === null || space === undefined ? undefined : { kind: 'space', id: space };
}

/**
 * Pan and zoom of the board, applied to the stage as a transform, without a re-render.
 * A drag, a pinch or a long press swallows the click that would follow: only a plain tap acts.
 */
export function useView(
  frameRef: RefObject<HTMLDivElement | null>,
  stageRef: RefObject<HTMLDivElement | null>,
  { board, home, onTap, onLongPress, onView }: ViewOptions,
): ViewControls {
  const view = useRef<View>({ x: 0, y: 0, scale: 1 });
  const tapped = useRef(onTap);
  tapped.current = onTap;
  const held = useRef(onLongPress);
  held.current = onLongPress;
  const looked = useRef(onView);
  looked.current = onView;
  const first = useRef(home);
  /** Fitted by the program and not moved since: it is fitted again when the frame changes. */
  const fitted = useRef<'start' | 'all' | null>(null);
  const touched = useRef(false);
  /** The size of the frame when it last changed. */
  const measured = useRef<Frame>(undefined);
  /** What was brought into view, until somebody moves the map: it stays there when the frame changes. */
  const brought = useRef<{ readonly places: readonly Place[]; readonly how?: Revealing | undefined }>({
    places: [],
  });

  const controls = useMemo(() => {
    const frame = (): Frame => ({
      width: frameRef.current?.clientWidth ?? 1,
      height: frameRef.current?.clientHeight ?? 1,
    });
    const look = (next: View) => {
      view.current = next;
      const { current: stage } = stageRef;
      if (stage !== null) {
        stage.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
        const grown = String(growth(next.scale));
        if (stage.style.getPropertyValue('--grow') !== grown) {
          stage.style.setProperty('--grow', grown);
          stage.classList.toggle('is-far', Number(grown) > FAR);
        }
      }
      keepNotes();
      looked.current(next);
    };
    /** Notes lie within the frame; they are few, and mostly none. */
    const keepNotes = () => {
      for (const note of stageRef.current?.querySelectorAll<SVGElement>('[data-note]') ?? []) {
        const [x = 0, y = 0, wide = 0, high = 0] = (note.dataset['note'] ?? '').split(' ').map(Number);
        const by = inside({ foot: { x, y }, wide, high }, view.current, frame());
        note.style.setProperty('--inside-x', `${by.x}px`);
        note.style.setProperty('--inside-y', `${by.y}px`);
      }
    };
    const middleOf = (size: Frame) => ({ x: size.width / 2, y: size.height / 2 });
    /** A move by hand: from now on the map stays as it is. */
    const move = (next: View) => {
      fitted.current = null;
      brought.current = { places: [] };
      look(next);
    };
    const fit = (how: 'start' | 'all') => {
      fitted.current = how;
      look(how === 'all' ? wholeMap(board, frame()) : begin(board, frame(), first.current));
    };
    return {
      frame,
      keepNotes,
      zoomBy: (factor: number) => move(zoom(view.current, factor, middleOf(frame()), board, frame())),
      zoomAt: (factor: number, at: Point) => move(zoom(view.current, factor, at, board, frame())),
      start: () => fit('start'),
      fitAll: () => {
        brought.current = { places: [] };
        fit('all');
      },
      panBy: (dx: number, dy: number) => move(pan(view.current, dx, dy, board, frame())),
      show: (places: readonly Place[], how?: Revealing) => {
        if (touched.current) return;
        brought.current = { places, how };
        // Not measured: it comes in the middle of what is drawn. A frame that changes with it is fitted before it is seen.
        const next = reveal(view.current, places, board, measured.current ?? frame(), how);
        if (next === view.current) return;
        // Gently, unless the player wants nothing to move: the stylesheet decides.
        stageRef.current?.classList.add('is-gliding');
        fitted.current = null;
        look(next);
      },
      refit: (before: Frame) => {
        if (fitted.current !== null) fit(fitted.current);
        else look(resized(view.current, board, before, frame()));
        look(reveal(view.current, brought.current.places, board, frame(), brought.current.how));
      },
    };
  }, [board, frameRef, stageRef]);

  useEffect(() => controls.start(), [controls]);

  useEffect(() => {
    const { current: frame } = frameRef;
    if (frame === null) return undefined;
    let before = controls.frame();
    measured.current = before;
    const watch = new ResizeObserver(() => {
      const now = controls.frame();
      if (now.width === before.width && now.height === before.height) return;
      measured.current = now;
      controls.refit(before);
      before = now;
    });
    watch.observe(frame);
    return () => watch.disconnect();
  }, [controls, frameRef]);

  useEffect(() => {
    const { current: frame } = frameRef;
    const { current: stage } = stageRef;
    if (frame === null || stage === null) return undefined;
    const fingers = new Map<number, Point>();
    let start: Point | undefined;
    let swallow = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const here = (event: MouseEvent) => {
      const box = frame.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      touched.current = true;
      stage.classList.remove('is-gliding');
      fingers.set(event.pointerId, here(event));
      clearTimeout(timer);
      if (fingers.size > 1) {
        swallow = true;
        start = undefined;
        return;
      }
      swallow = false;
      start = here(event);
      const target = targetOf(event.target);
      if (target !== undefined) {
        timer = setTimeout(() => {
          swallow = true;
          held.current(target);
        }, longPress);
      }
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = here(event);
      if (fingers.size === 1) {
        if (start !== undefined && Math.hypot(now.x - start.x, now.y - start.y) < dragAfter) return;
        if (start !== undefined) {
          start = undefined;
          swallow = true;
          clearTimeout(timer);
          frame.setPointerCapture(event.pointerId);
          stage.classList.add('is-moving');
        }
        controls.panBy(now.x - before.x, now.y - before.y);
      } else {
        const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
        if (other !== undefined) {
          const apart = Math.hypot(before.x - other.x, before.y - other.y);
          const now2 = Math.hypot(now.x - other.x, now.y - other.y);
          controls.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
          if (apart > 1)
            controls.zoomAt(now2 / apart, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
        }
      }
      fingers.set(event.pointerId, now);
    };
    const settled = () => stage.classList.remove('is-gliding');
    const up = (event: PointerEvent) => {
      clearTimeout(timer);
      fingers.delete(event.pointerId);
      if (fingers.size > 0) return;
      touched.current = false;
      stage.classList.remove('is-moving');
    };
    const click = (event: MouseEvent) => {
      if (swallow) {
        swallow = false;
        event.stopPropagation();
        event.preventDefault();
      } else tapped.current(targetOf(event.target), event.shiftKey);
    };
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      stage.classList.remove('is-gliding');
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1;
      // With Ctrl it is a pinch of the trackpad.
      if (event.deltaY !== 0)
        controls.zoomAt(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.006 : 0.0016)), here(event));
      if (event.deltaX !== 0) controls.panBy(-event.deltaX * lines, 0);
    };
    const menu = (event: MouseEvent) => {
      const target = targetOf(event.target);
      if (target === undefined) return;
      event.preventDefault();
      if (!swallow) held.current(target);
    };
    frame.addEventListener('pointerdown', down);
    frame.addEventListener('pointermove', move);
    frame.addEventListener('pointerup', up);
    frame.addEventListener('pointercancel', up);
    frame.addEventListener('click', click, { capture: true });
    frame.addEventListener('wheel', turn, { passive: false });
    frame.addEventListener('contextmenu', menu);
    stage.addEventListener('transitionend', settled);
    return () => {
      clearTimeout(timer);
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('pointermove', move);
      frame.removeEventListener('pointerup', up);
      frame.removeEventListener('pointercancel', up);
      frame.removeEventListener('click', click, { capture: true });
      frame.removeEventListener('wheel', turn);
      frame.removeEventListener('contextmenu', menu);
      stage.removeEventListener('transitionend', settled);
    };
  }, [controls, frameRef, stageRef]);

  return controls;
}
