/**
 * Positions a panel beside its subject on the map if there is room, otherwise in its column. It is the same element in
 * both places, so focus, keys and reading order do not change.
 */
import { type ReadonlySignal, signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Box, distance, standBeside } from '../../base/place.ts';
import { unit } from '../../board/index.ts';
import type { Words } from '../../words/words.ts';
import { useTable, useWords } from '../state/context.ts';
import { isTight } from '../state/layout.ts';
import type { Ui } from '../state/ui.ts';
import type { Subject } from './subject.ts';

export interface BesideProps {
  readonly subject: Subject | null;
  readonly busy?: ReadonlySignal<boolean>;
  readonly children: ComponentChildren;
}

/** The maximum distance to the subject in pixels. */
const FAR = 260;

/** The least width of a map that has room for a panel over it, in pixels. */
const ROOMY = 700;

/** A player notices waiting after so many milliseconds. */
const LATE = 150;

const NEVER: ReadonlySignal<boolean> = signal(false);

/** Elements over the map that must not be covered. */
const TOOLS = '.board-tools, .t-tool-hint';

export function Beside({ subject, busy = NEVER, children }: BesideProps) {
  const { ui } = useTable();
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const tether = useRef<HTMLElement>(null);
  const standing = useSignal(false);
  const before = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const latest = useRef({ subject, words });
  latest.current = { subject, words };

  /** Positions it; false if there is no room. */
  const place = (isNew: boolean): boolean => {
    const { current: element } = box;
    const { subject: about, words: now } = latest.current;
    const view = ui.mapView.value;
    if (element === null || about === null || now === null || view === null) return false;
    if (isTight(ui.layout.value)) return false;
    const frame = document.querySelector('.board-frame')?.getBoundingClientRect();
    if (frame === undefined || frame.width < ROOMY) return false;
    const at = boxOf(now, about.space, view, frame);
    const stood = standBeside({ width: element.offsetWidth, height: element.offsetHeight }, at, {
      frame,
      clear: [...about.clear.map((space) => boxOf(now, space, view, frame)), ...tools()],
      spare: peopled(now).map((space) => boxOf(now, space, view, frame)),
      before: isNew ? undefined : before.current,
    });
    if (stood === null || (isNew && distance(stood, at) > FAR)) return false;
    before.current = { x: stood.left - at.left, y: stood.top - at.top };
    // CSS uses it only in the `is-beside` state.
    element.style.setProperty('--at', `${Math.round(stood.left)}px ${Math.round(stood.top)}px`);
    if (tether.current !== null) tie(tether.current, stood, at);
    return true;
  };
  const settle = (isNew: boolean) => {
    const { current: element } = box;
    if (element === null) return;
    // Where nothing may lie over the map, nothing has to be measured.
    if (isTight(ui.layout.value)) {
      standing.value = false;
      return;
    }
    // Measured in its final state, before paint.
    element.classList.add('is-beside');
    standing.value = place(isNew);
    element.classList.toggle('is-beside', standing.value);
  };

  const spaces = subject?.clear.join();
  useLayoutEffect(() => settle(true), [subject?.id, subject?.space]);
  useLayoutEffect(() => {
    if (standing.peek()) settle(false);
  }, [spaces]);
  useSignalEffect(() => {
    if (ui.mapView.value !== null && standing.peek()) standing.value = place(false);
  });
  useLayoutEffect(() => {
    const { current: element } = box;
    const frame = document.querySelector('.board-frame');
    if (element === null || frame === null) return undefined;
    // Its content or the window has changed.
    const watch = new ResizeObserver(() => {
      if (standing.peek()) standing.value = place(false);
    });
    watch.observe(element);
    watch.observe(frame);
    return () => watch.disconnect();
  }, []);

  const late = useSignal(false);
  useSignalEffect(() => {
    late.value = false;
    if (!busy.value) return undefined;
    const timer = setTimeout(() => {
      late.value = true;
    }, LATE);
    return () => clearTimeout(timer);
  });

  // Told to the element itself: what is in the panel need not be drawn again for it.
  const shape = useComputed(
    () =>
      `t-beside${standing.value ? ' is-beside' : ''}${busy.value ? ' t-busy' : ''}${late.value ? ' is-late' : ''}`,
  );
  return (
    <div ref={box} class={shape} aria-busy={busy}>
      <i ref={tether} class="t-tether" aria-hidden="true" />
      {children}
    </div>
  );
}

type View = NonNullable<Ui['mapView']['value']>;

function boxOf({ board }: Words, space: number, { x, y, scale }: View, frame: Box): Box {
  const squares = board.spaces[space]?.squares ?? [];
  const columns = squares.map((square) => square % board.width);
  const rows = squares.map((square) => Math.floor(square / board.width));
  const side = unit * scale;
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    left: frame.left + x + left * side,
    top: frame.top + y + top * side,
    width: (Math.max(...columns) + 1 - left) * side,
    height: (Math.max(...rows) + 1 - top) * side,
  };
}

const tools = (): readonly Box[] =>
  [...document.querySelectorAll(TOOLS)].map((tool) => tool.getBoundingClientRect());

const peopled = ({ view }: Words): readonly number[] => [
  ...new Set(
    [...view.stalkers, ...view.enemies, ...view.companions].flatMap(({ space }) =>
      space === null ? [] : [space],
    ),
  ),
];

/** A line from the nearest point of the panel to its subject. */
function tie(line: HTMLElement, panel: Box, subject: Box): void {
  const between = (at: number, start: number, length: number) =>
    Math.max(start, Math.min(at, start + length));
  const middle = { x: subject.left + subject.width / 2, y: subject.top + subject.height / 2 };
  const from = {
    x: between(middle.x, panel.left, panel.width),
    y: between(middle.y, panel.top, panel.height),
  };
  const to = {
    x: between(from.x, subject.left, subject.width),
    y: between(from.y, subject.top, subject.height),
  };
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  line.style.width = `${Math.round(length)}px`;
  line.style.left = `${from.x - panel.left}px`;
  line.style.top = `${from.y - panel.top}px`;
  line.style.rotate = `${Math.atan2(to.y - from.y, to.x - from.x)}rad`;
}
