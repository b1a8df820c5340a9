import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../icons/index.ts';
import { keyLabel, shownKey } from '../keyboard/index.ts';
import { Tooltip } from './Tooltip.tsx';

export interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onPress?: (() => void) | undefined;
  readonly kind?: 'plain' | 'primary' | 'danger' | 'quiet';
  readonly size?: 'normal' | 'small' | 'large';
  readonly icon?: IconName | undefined;
  /** The key that does the same, shown as a small key cap. */
  readonly hotkey?: string | undefined;
  readonly pressed?: boolean | undefined;
  readonly disabled?: boolean;
  /** Not possible now, but it can be pressed to ask why. */
  readonly refused?: boolean;
  readonly wide?: boolean;
  readonly type?: 'button' | 'submit';
  readonly id?: string | undefined;
}

export function Button(props: ButtonProps) {
  const { children, onPress, kind = 'plain', size = 'normal', icon, pressed, type = 'button' } = props;
  const { disabled = false, refused = false, wide = false, id } = props;
  const hotkey = shownKey(props.hotkey);
  const looks = `z-key z-key-${kind} z-key-${size}${wide ? ' is-wide' : ''}${refused ? ' is-refused' : ''}`;
  return (
    <button
      id={id}
      type={type}
      class={looks}
      onClick={onPress}
      disabled={disabled}
      aria-pressed={pressed}
      aria-keyshortcuts={hotkey}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      <span class="z-key-text">{children}</span>
      {hotkey === undefined ? null : (
        <kbd class="z-keycap" aria-hidden="true">
          {keyLabel(hotkey)}
        </kbd>
      )}
    </button>
  );
}

export interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress?: (() => void) | undefined;
  readonly kind?: 'plain' | 'primary' | 'quiet';
  readonly hotkey?: string | undefined;
  readonly pressed?: boolean | undefined;
  readonly disabled?: boolean;
  /** A small number on the corner, such as unread lines of the log; say it in the label too. */
  readonly count?: number | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, onPress, kind = 'plain', pressed, disabled = false, count } = props;
  const hotkey = shownKey(props.hotkey);
  return (
    <Tooltip text={hotkey === undefined ? label : `${label} · ${keyLabel(hotkey)}`}>
      <button
        type="button"
        class={`z-key z-key-${kind} z-key-icon`}
        onClick={onPress}
        disabled={disabled}
        aria-label={label}
        aria-pressed={pressed}
        aria-keyshortcuts={hotkey}
      >
        <Icon name={icon} size="1.5rem" />
        {count === undefined || count === 0 ? null : <span class="z-count" data-count={count} />}
      </button>
    </Tooltip>
  );
}
