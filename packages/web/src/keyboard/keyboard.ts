/**
 * The keyboard of the whole client: one listener, which hands a key to the binding that has it (scopes.ts). Components
 * bind keys while they are on screen. What the keys are is said in keymap.ts.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Candidate, ownerOf, type Press, type Scope } from './scopes.ts';
import { isSingle, singleKeys } from './single.ts';

type Act = (event: KeyboardEvent) => void;

interface Binding {
  readonly scope: Scope;
  readonly keys: readonly string[];
  /** Bound to this element only; null while it is not on the page. */
  readonly element?: () => Element | null;
  /** What it does now; undefined: nothing, as if it were not bound. */
  readonly act: () => Act | undefined;
}

const bindings: Binding[] = [];
let isListening = false;

const BUTTONS = 'button, a, [role="button"]';
/** The last thing a pointer was pressed on. It has the focus without anybody having gone there to press it again. */
let clicked: Element | null = null;

/** Binds keys until the function it returns is called. */
function bind(binding: Binding): () => void {
  if (!isListening) {
    document.addEventListener('keydown', dispatch);
    document.addEventListener('pointerdown', ({ target }) => {
      clicked = target instanceof Element ? target.closest(BUTTONS) : null;
    });
  }
  isListening = true;
  bindings.push(binding);
  return () => {
    bindings.splice(bindings.indexOf(binding), 1);
  };
}

function dispatch(event: KeyboardEvent): void {
  if (event.altKey || event.metaKey || event.defaultPrevented) return;
  const press = pressOf(event);
  const owner = ownerOf(candidatesFor(event), press);
  if (owner === undefined) return;
  event.preventDefault();
  owner.act(event);
}

function pressOf(event: KeyboardEvent): Press {
  const focus = event.target instanceof Element ? event.target : null;
  const isIn = (selector: string): boolean => (focus?.closest(selector) ?? null) !== null;
  const key = nameOf(event);
  return {
    key,
    hasDialog: document.querySelector('dialog[open]') !== null,
    hasPopover: document.querySelector(':popover-open') !== null,
    isInPopover: isIn(':popover-open'),
    isTyping: isIn('input:not([type=radio]), textarea, select, [contenteditable]'),
    isOnButton: isIn(BUTTONS) && !(event.key === 'Enter' && focus?.closest(BUTTONS) === clicked),
    isMuted: isSingle(key) && !singleKeys.value,
  };
}

/** `Ctrl+ArrowUp`, `Shift+Enter`; what Shift makes of a letter or digit is in its own name (`?`, `!`). */
function nameOf({ key, ctrlKey, shiftKey }: KeyboardEvent): string {
  if (ctrlKey) return `Ctrl+${key}`;
  return shiftKey && key.length > 1 ? `Shift+${key}` : key;
}

function candidatesFor(event: KeyboardEvent): readonly (Candidate & { readonly act: Act })[] {
  return bindings.flatMap(({ scope, keys, element: elementOf, act: actOf }) => {
    const act = actOf();
    const element = elementOf?.();
    if (act === undefined || element === null) return [];
    const where = element && {
      hasFocus: event.target instanceof Node && element.contains(event.target),
      isInDialog: element.closest('dialog[open]') !== null,
    };
    return keys.map((key) => ({ scope, key, element: where, act }));
  });
}

/**
 * Binds a key of the table or the page while the component is there. Without a key nothing is bound, and while there is
 * nothing to do the key is left to others.
 */
export function useKey(
  scope: Exclude<Scope, 'panel'>,
  key: string | undefined,
  act: (() => void) | undefined,
): void {
  const latest = useRef(act);
  // What a key does follows what is shown at once: nobody is too quick for it, however busy the machine.
  latest.current = act;
  useLayoutEffect(() => {
    if (key === undefined) return undefined;
    return bind({
      scope,
      keys: [key],
      act: () => {
        const { current: now } = latest;
        return now && (() => now());
      },
    });
  }, [scope, key]);
}

/** Binds keys while the focus is in an element. */
export function useKeysIn(element: RefObject<Element | null>, keys: readonly string[], act: Act): void {
  const latest = useRef(act);
  latest.current = act;
  useLayoutEffect(
    () => bind({ scope: 'panel', keys, element: () => element.current, act: () => latest.current }),
    [element, keys],
  );
}

/** Binds a key before everything else on the page, during a drag. */
export const bindWhileCarrying = (key: string, act: () => void): (() => void) =>
  bind({ scope: 'panel', keys: [key], act: () => act });
