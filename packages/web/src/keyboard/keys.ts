/** Keys of the table: parts of it bind a key while they are on screen; the last to bind one has it. */
import { useEffect, useRef } from 'preact/hooks';

interface Binding {
  readonly key: string;
  readonly act: () => void;
}

const bindings: Binding[] = [];

/** Fields one types into keep their keys; so does whatever lies over the table. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest('input, select, textarea, [contenteditable], dialog[open], [popover]:popover-open') !==
    null
  );
}

/** Enter and the space bar belong to the button or space that has the focus. */
function isPressed(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false;
  return event.target instanceof Element && event.target.closest('button, a, [role="button"]') !== null;
}

export function onTableKey(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (isElsewhere(event.target) || isPressed(event)) return;
  const key = event.shiftKey && event.key.length > 1 ? `Shift+${event.key}` : event.key;
  const binding = bindings.findLast((one) => one.key.toLowerCase() === key.toLowerCase());
  if (binding === undefined) return;
  event.preventDefault();
  binding.act();
}

/** Binds a key while the component is there; undefined binds nothing. */
export function useKey(key: string | undefined, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (key === undefined) return undefined;
    const binding: Binding = { key, act: () => latest.current() };
    bindings.push(binding);
    return () => {
      bindings.splice(bindings.indexOf(binding), 1);
    };
  }, [key]);
}
