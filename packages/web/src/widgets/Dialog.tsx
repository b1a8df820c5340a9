import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { IconButton } from './Button.tsx';

export interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons at the foot, the main one last. */
  readonly buttons?: ComponentChildren;
  readonly open: boolean;
}

/** A modal dialog. The browser traps the focus and restores it; Esc closes. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} shape="dialog" />;
}

/** The same from the lower edge on phones, and on wide screens from the side of the button that opened it. */
export function Sheet(props: DialogProps) {
  return <Modal {...props} shape="sheet" />;
}

/** The same over most of the screen, for many things side by side. */
export function WideDialog(props: DialogProps) {
  return <Modal {...props} shape="wide" />;
}

/** The same low on the screen, with nothing dimmed: what it is about can be seen above it. */
export function LowDialog(props: DialogProps) {
  return <Modal {...props} shape="low" />;
}

function isOnTheLeft(element: Element | null): boolean {
  if (element === null || element === document.body) return false;
  const { left, right } = element.getBoundingClientRect();
  return left + right < innerWidth;
}

/**
 * What was pressed may be gone by then: the focus goes to where the page goes on (`data-goes-on`), a field one types into
 * before all else, rather than to the page's beginning.
 */
function giveFocusBack(pressed: Element | null): void {
  if (pressed !== document.body && focusOn(pressed)) return;
  focusOn(document.querySelector('input[data-goes-on]') ?? document.querySelector('[data-goes-on]'));
}

/** false: it is gone, or cannot have the focus now. */
function focusOn(element: Element | null): boolean {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

function Modal(props: DialogProps & { readonly shape: 'dialog' | 'sheet' | 'low' | 'wide' }) {
  const { title, closeLabel, onClose, children, buttons, open, shape } = props;
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const before = useRef<Element | null>(null);
  // A dialog that is taken away instead of closed gives the focus back as well.
  useEffect(() => {
    const { current: dialog } = box;
    return () => {
      if (dialog?.open !== true) return;
      dialog.close();
      giveFocusBack(before.current);
    };
  }, []);
  useEffect(() => {
    const { current: dialog } = box;
    if (dialog === null || dialog.open === open) return;
    if (!open) {
      dialog.close();
      return giveFocusBack(before.current);
    }
    before.current = document.activeElement;
    dialog.toggleAttribute('data-left', isOnTheLeft(document.activeElement));
    dialog.showModal();
    heading.current?.focus();
  }, [open]);
  useEffect(() => {
    const { current: dialog } = box;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === dialog) onClose();
    };
    dialog?.addEventListener('click', closeOnBackdrop);
    return () => dialog?.removeEventListener('click', closeOnBackdrop);
  }, [onClose]);
  return (
    <dialog
      class={shape === 'wide' ? 'z-dialog z-wide' : `z-${shape}`}
      ref={box}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div class="z-modal">
        <header class="z-modal-bar">
          <h2 id={id} class="z-modal-title" tabIndex={-1} ref={heading}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} kind="quiet" onPress={onClose} />
        </header>
        <Scrolled>{children}</Scrolled>
        {buttons === undefined ? null : <footer class="z-modal-foot">{buttons}</footer>}
      </div>
    </dialog>
  );
}

/** Scrollable content: focusable while it overflows, so that the arrow keys can scroll it. */
function Scrolled({ children }: { readonly children: ComponentChildren }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: box } = body;
    if (box === null) return undefined;
    const measure = () => {
      if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    for (const child of box.children) watch.observe(child);
    measure();
    return () => watch.disconnect();
  });
  return (
    <div class="z-modal-body" ref={body}>
      {children}
    </div>
  );
}
