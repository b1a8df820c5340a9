import { useId } from 'preact/hooks';
import { Icon, type IconName } from '../icons/index.ts';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly hint?: string | undefined;
  readonly icon?: IconName;
  readonly kind?: 'text' | 'search';
  readonly longest?: number;
  readonly placeholder?: string;
  /** Letters as on a device: codes, seeds. */
  readonly code?: boolean;
  readonly list?: string | undefined;
  readonly hiddenLabel?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { label, value, onInput, hint, icon, kind = 'text', longest = 60, placeholder } = props;
  const { code = false, list, hiddenLabel = false } = props;
  const id = useId();
  return (
    <div class="z-field">
      <label class={hiddenLabel ? 'unseen' : 'label'} for={id}>
        {label}
      </label>
      <span class="z-field-box">
        {icon === undefined ? null : <Icon name={icon} />}
        <input
          id={id}
          type={kind}
          class={code ? 'read' : ''}
          value={value}
          maxLength={longest}
          placeholder={placeholder}
          list={list}
          autocomplete="off"
          spellcheck={false}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      </span>
      {hint === undefined ? null : (
        <p class="z-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
