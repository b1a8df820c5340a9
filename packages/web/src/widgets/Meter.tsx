import { Icon, type IconName } from '../icons/index.ts';
import { upTo } from './upTo.ts';

export interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly icon?: IconName;
  /** What the value would become, previewed as a hatched part. */
  readonly after?: number | undefined;
  readonly tone?: 'amber' | 'phosphor' | 'rust';
  /** Read aloud, such as "9 of 14 HP". */
  readonly text: string;
}

/** A row of cells, one per point: hit points, ammo, capacity. */
export function Meter({ label, value, max, icon, after, tone = 'phosphor', text }: MeterProps) {
  const low = Math.min(value, after ?? value);
  const high = Math.max(value, after ?? value);
  const changed = (after ?? value) > value ? 'is-gain' : 'is-loss';
  const stateOf = (cell: number) => (cell < low ? 'is-full' : cell < high ? changed : 'is-empty');
  return (
    <div
      class={`z-meter z-tone-${tone}`}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
    >
      <span class="z-meter-name label">
        {icon === undefined ? null : <Icon name={icon} />}
        {label}
      </span>
      <span class="z-meter-value read">
        {value}
        <small>/{max}</small>
      </span>
      <span class="z-meter-cells" aria-hidden="true">
        {upTo(max).map((cell) => (
          <i key={cell} class={stateOf(cell)} />
        ))}
      </span>
    </div>
  );
}
