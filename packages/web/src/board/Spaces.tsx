/** The spaces as things to point at: a shape for each, and what is read aloud for it. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { outline } from './plan/geometry.ts';
import type { BoardPicture, BoardSpace } from './plan/types.ts';

/** Rendered once: the shape of a space never changes. */
export function Spaces({ picture }: { readonly picture: BoardPicture }) {
  return (
    <g class="b-spaces">
      {picture.spaces.map((space) => (
        <g
          key={space.id}
          class="b-space"
          data-space={space.id}
          role="button"
          tabindex={-1}
          aria-label={space.name}
        >
          <path class="b-space-hit" d={outline(picture, space.squares, 0, 2)} />
          <path class="b-space-focus" d={outline(picture, space.squares, 5, 9)} />
        </g>
      ))}
    </g>
  );
}

/**
 * What is read aloud for a space changes with every update, and for all of them that takes longer than the rest of the
 * map. Nobody sees it: it is told to the elements themselves after the frame that shows the update, and once if the
 * answers to what was asked about it come meanwhile. Until then the stage says that it is busy; a space that gets the
 * focus before is told at once.
 */
export function useSpaceLabels(
  stage: RefObject<HTMLDivElement | null>,
  picture: BoardPicture,
  describe: ((space: BoardSpace) => string) | undefined,
): void {
  const spaces = useMemo(() => new Map(picture.spaces.map((space) => [space.id, space])), [picture]);
  useLayoutEffect(() => {
    const { current: root } = stage;
    if (root === null) return undefined;
    const tell = (element: Element) => {
      const space = spaces.get(element.getAttribute('data-space') ?? '');
      if (space === undefined) return;
      const label = describe?.(space) ?? space.name;
      if (element.getAttribute('aria-label') !== label) element.setAttribute('aria-label', label);
    };
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element) tell(target);
    };
    root.ariaBusy = 'true';
    root.addEventListener('focusin', focus);
    const stop = afterFrame(() => {
      for (const element of root.querySelectorAll('.b-space')) tell(element);
      root.ariaBusy = 'false';
    });
    return () => {
      root.removeEventListener('focusin', focus);
      stop();
    };
  }, [stage, spaces, describe]);
}

/** A page that nobody sees draws no frames. */
function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(act);
  };
  if (document.hidden) soon();
  const frame = document.hidden ? undefined : requestAnimationFrame(soon);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
