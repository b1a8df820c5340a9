import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { placeBeside } from '../base/place.ts';

export interface TooltipProps {
  readonly text: string;
  readonly children: ComponentChildren;
}

const patience = 350;

/** A short name that appears on hover and on keyboard focus; it only repeats what the control says by itself. */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    const { current: floating } = box;
    const { current: around } = anchor;
    if (floating === null || around === null || !floating.isConnected) return;
    floating.showPopover();
    placeBeside(floating, around);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (box.current?.matches(':popover-open') === true) box.current.hidePopover();
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <span
      class="z-tooltip-anchor"
      ref={anchor}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') timer.current = setTimeout(show, patience);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocusIn={(event) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible')) show();
      }}
      onFocusOut={hide}
    >
      {children}
      <span class="z-tooltip" popover="manual" ref={box} aria-hidden="true">
        {text}
      </span>
    </span>
  );
}
