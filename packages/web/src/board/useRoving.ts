/** The Tab key on the board. */
import { useEffect, useRef } from 'preact/hooks';

/** One stop for the Tab key on the whole board: the element that had the focus last, else the first space. */
export function useRoving(stage: { readonly current: HTMLDivElement | null }): void {
  const stop = useRef<Element>(null);
  useEffect(() => {
    const { current: root } = stage;
    if (root === null) return undefined;
    const remember = (event: FocusEvent) => {
      if (!(event.target instanceof SVGElement)) return;
      stop.current?.setAttribute('tabindex', '-1');
      event.target.setAttribute('tabindex', '0');
      stop.current = event.target;
    };
    root.addEventListener('focusin', remember);
    return () => root.removeEventListener('focusin', remember);
  }, [stage]);
  useEffect(() => {
    const { current: root } = stage;
    if (root === null || stop.current?.isConnected === true) return;
    stop.current = root.querySelector('[data-space]');
    stop.current?.setAttribute('tabindex', '0');
  });
}
