import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { pageKeys, useKey } from '../keyboard/index.ts';
import { t } from '../text/index.ts';
import { IconButton } from '../widgets/index.ts';
import { goBack, toTop } from './route.ts';
import { usePlace } from './title.ts';

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
  usePlace(title);
  useEffect(() => {
    // What was asked for, such as a clause of the rules, may have the focus already when the screen opens.
    const taken =
      !opened.current && heading.current?.closest('.screen')?.contains(document.activeElement) === true;
    // The next step of the same way; where one is when it opens, the browser knows best.
    if (opened.current) toTop();
    opened.current = true;
    if (!taken) heading.current?.focus({ preventScroll: true });
  }, [title]);
  useKey('page', pageKeys.back, onBack);
  return (
    <div class="screen">
      <header class="screen-bar">
        <IconButton icon="back" label={t('ui.button.back')} hotkey={pageKeys.back} onPress={() => onBack()} />
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
