import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../text/index.ts';
import { IconButton } from '../widgets/index.ts';
import { goBack } from './route.ts';

export interface ScreenProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** At the right end of the bar. */
  readonly aside?: ComponentChildren;
  /** Stays at the lower edge: what leads on. */
  readonly foot?: ComponentChildren | undefined;
  readonly onBack?: () => void;
  readonly narrow?: boolean;
}

/** A page of the device: a bar with the way back, what it is called, and its body. */
export function Screen(props: ScreenProps) {
  const { title, children, aside, foot, onBack = goBack, narrow = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    document.title = `${title} · ${t('ui.title.name')}`;
    // What was asked for, such as a clause of the rules, may have the focus already when the screen opens.
    const taken =
      !opened.current && heading.current?.closest('.screen')?.contains(document.activeElement) === true;
    opened.current = true;
    if (!taken) heading.current?.focus({ preventScroll: true });
  }, [title]);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // An open dialog or bubble takes the key for itself.
      if (document.querySelector('dialog[open], [popover]:popover-open') !== null) return;
      onBack();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onBack]);
  return (
    <div class="screen">
      <header class="screen-bar">
        <IconButton icon="back" label={t('ui.button.back')} hotkey="Escape" onPress={() => onBack()} />
        <h1 class="screen-title" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <div class="screen-aside">{aside}</div>
      </header>
      <main class={`screen-body${narrow ? ' is-narrow' : ''}`}>{children}</main>
      {foot === undefined ? null : <footer class="screen-foot">{foot}</footer>}
    </div>
  );
}
