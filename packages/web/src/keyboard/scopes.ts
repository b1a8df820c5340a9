/** Which of the bindings of a key has it: the innermost scope first, within a scope the one bound last. */

/**
 * From the inside out. An open dialog comes before them all: it leaves the keyboard only to what is bound to an element
 * inside it. - `panel`: bound to an element and only while the focus is in it (the map, a row of tabs, a hint), or for
 * the time of a drag. - `table`: anywhere at the table. - `page`: anywhere on a page.
 */
export const scopes = ['panel', 'table', 'page'] as const;
export type Scope = (typeof scopes)[number];

export interface Candidate {
  readonly scope: Scope;
  readonly key: string;
  /** Only for what is bound to an element: whether the focus is in it, and whether it is in the open dialog. */
  readonly element?: { readonly hasFocus: boolean; readonly isInDialog: boolean } | undefined;
}

/** A key press and where on the page it came from. */
export interface Press {
  readonly key: string;
  /** A dialog is open. */
  readonly hasDialog: boolean;
  /** A popover is open somewhere; the focus is in one. */
  readonly hasPopover: boolean;
  readonly isInPopover: boolean;
  /** The focus is in a field one types into. */
  readonly isTyping: boolean;
  /** The focus is on something that Enter and the space bar press. */
  readonly isOnButton: boolean;
  /** A single character, while these are switched off. */
  readonly isMuted: boolean;
}

export function ownerOf<C extends Candidate>(candidates: readonly C[], press: Press): C | undefined {
  const fitting = candidates.filter((one) => isSameKey(one.key, press.key) && mayHave(one, press));
  for (const scope of scopes) {
    const last = fitting.findLast((one) => one.scope === scope);
    if (last !== undefined) return last;
  }
  return undefined;
}

/** Caps Lock changes no meaning. */
const isSameKey = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function mayHave({ scope, element }: Candidate, press: Press): boolean {
  if (press.hasDialog && element?.isInDialog !== true) return false;
  if (scope === 'panel') return element?.hasFocus !== false;
  if (press.isMuted) return false;
  if (press.isInPopover) return false;
  // The first Escape closes a popover; the browser does that.
  if (scope === 'page' && press.key === 'Escape') return !press.hasPopover;
  if (press.isTyping) return false;
  return !(press.isOnButton && (press.key === 'Enter' || press.key === ' '));
}
