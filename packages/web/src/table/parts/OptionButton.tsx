/** One thing that can be chosen: icon, name, what it means, its cost, and its key. */

import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../../icons/index.ts';
import { shownKey, useKey } from '../../keyboard/index.ts';
import { t } from '../../text/index.ts';

export interface OptionButtonProps {
  readonly title: string;
  readonly detail?: string | undefined;
  readonly icon?: IconName | undefined;
  /** A Standard or a Free Action. */
  readonly cost?: 'standard' | 'free' | undefined;
  readonly hotkey?: string | undefined;
  readonly chosen?: boolean | undefined;
  readonly kind?: 'plain' | 'primary' | 'danger' | undefined;
  readonly refused?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** At the right end, such as odds. */
  readonly children?: ComponentChildren;
  readonly onPress: () => void;
  readonly id?: string | undefined;
}

/** Labels of named keys. */
const keycaps: Readonly<Record<string, string>> = {
  Enter: '⏎',
  'Shift+Enter': '⇧⏎',
  Escape: 'Esc',
  Backspace: '⌫',
};

export function OptionButton(props: OptionButtonProps) {
  const { title, detail, icon, cost, chosen, kind = 'plain', refused, disabled, children } = props;
  useKey('table', disabled === true ? undefined : props.hotkey, props.onPress);
  const hotkey = shownKey(props.hotkey);
  const states = `${chosen === true ? ' is-chosen' : ''}${refused === true ? ' is-refused' : ''}`;
  return (
    <button
      type="button"
      id={props.id}
      class={`t-option t-option-${kind}${states}`}
      aria-pressed={chosen}
      aria-keyshortcuts={hotkey}
      disabled={disabled}
      onClick={props.onPress}
    >
      {icon === undefined ? null : (
        <span class="t-option-icon">
          <Icon name={icon} size="1.5rem" />
          {cost === undefined ? null : (
            <Icon
              name={cost === 'free' ? 'freeAction' : 'standardAction'}
              title={t(`term.${cost}Action.name`)}
              class={`t-cost t-cost-${cost}`}
              size="1rem"
            />
          )}
        </span>
      )}
      <span class="t-option-words">
        <span class="t-option-title">{title}</span>
        {detail === undefined || detail === '' ? null : <span class="t-option-detail">{detail}</span>}
      </span>
      {children}
      {hotkey === undefined ? null : (
        <kbd class="z-keycap" aria-hidden="true">
          {keycaps[hotkey] ?? hotkey.toUpperCase()}
        </kbd>
      )}
    </button>
  );
}
