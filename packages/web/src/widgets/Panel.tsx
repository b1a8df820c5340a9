import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon, type IconName } from '../icons/index.ts';

export interface PanelProps {
  readonly title?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Stands at the right end of the title bar. */
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
  /** `metal` is the device, `screen` its phosphor display, `bare` has no frame. */
  readonly surface?: 'metal' | 'screen' | 'bare';
  readonly level?: 2 | 3;
}

export function Panel({ title, icon, aside, children, surface = 'metal', level = 2 }: PanelProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section class={`z-panel z-panel-${surface}`} aria-labelledby={title === undefined ? undefined : id}>
      {title === undefined ? null : (
        <header class="z-panel-bar">
          {icon === undefined ? null : <Icon name={icon} />}
          <Heading id={id} class="z-panel-title">
            {title}
          </Heading>
          <span class="z-panel-aside">{aside}</span>
        </header>
      )}
      <div class="z-panel-body">{children}</div>
    </section>
  );
}
