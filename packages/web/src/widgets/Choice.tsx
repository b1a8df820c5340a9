import { useId } from 'preact/hooks';
import { Icon, type IconName } from '../icons/index.ts';

export interface ChoiceOption<T extends string | number> {
  readonly value: T;
  readonly text: string;
  readonly icon?: IconName;
}

export interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly ChoiceOption<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  readonly hint?: string | undefined;
}

/** One of a few, side by side like the keys of a radio: the one pressed in is marked and lit. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { label, options, chosen, onChoose, hint } = props;
  const id = useId();
  return (
    <fieldset class="z-choice" aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend class="label">{label}</legend>
      <div class="z-choice-keys">
        {options.map(({ value, text, icon }) => (
          <label key={value} class="z-choice-key">
            <input
              type="radio"
              name={id}
              value={String(value)}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>
              {icon === undefined ? null : <Icon name={icon} />}
              {text}
            </span>
          </label>
        ))}
      </div>
      {hint === undefined ? null : (
        <p class="z-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
