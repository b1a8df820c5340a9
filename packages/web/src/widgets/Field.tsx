import { useId } from 'preact/hooks';
import { Icon } from '../icons/index.ts';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value in words, shown and read aloud. */
  readonly text: string;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, value, min, max, step = 1, text, onChange }: SliderProps) {
  const id = useId();
  const share = ((value - min) / (max - min)) * 100;
  return (
    <div class="z-slider">
      <label class="label" for={id}>
        {label}
      </label>
      <output class="read" for={id}>
        {text}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        style={{ '--share': `${share}%` }}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

export interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly hint?: string;
}

/** A toggle lever: its place and its mark (a tick or a cross) say its state, not its colour alone. */
export function Switch({ label, on, onChange, hint }: SwitchProps) {
  const id = useId();
  return (
    <div class="z-switch-row">
      <span class="z-switch-words">
        <span id={id}>{label}</span>
        {hint === undefined ? null : (
          <span class="z-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <button
        type="button"
        class="z-switch"
        role="switch"
        aria-checked={on}
        aria-labelledby={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onClick={() => onChange(!on)}
      >
        <Icon name={on ? 'check' : 'close'} size="1.1rem" class="z-switch-mark" />
        <span class="z-switch-lever" aria-hidden="true" />
      </button>
    </div>
  );
}
