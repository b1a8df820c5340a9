import { Icon } from '../icons/index.ts';
import { t } from '../text/index.ts';
import { upTo } from './upTo.ts';

export interface GeigerProps {
  /** 0 to 16. */
  readonly dosage: number;
  /** Base radiation of the Artifacts: the dial does not fall below it. */
  readonly floor?: number | undefined;
  readonly label: string;
  readonly size?: 'small' | 'normal';
}

/** The lowest dosage of each band, for drawing only. */
const bandStarts = [0, 4, 8, 12, 16] as const;
const bands = [0, 1, 2, 3, 4] as const;

/** The band of the dial, which is also how many Exposure dice are rolled. */
const bandOf = (dosage: number) => bands.findLast((band) => dosage >= bandStarts[band]) ?? 0;
const top = 16;
const sweep = 232;
const centre = { x: 110, y: 104 };
const radius = 82;

/** The counter of radiation: needle, number and the name of the band. */
export function Geiger({ dosage, floor, label, size = 'normal' }: GeigerProps) {
  const band = bandOf(dosage);
  const words = t('ui.geiger.reading', { dosage, band: { name: `ui.geiger.band.${band}` }, dice: band });
  return (
    <div
      class={`z-geiger z-geiger-${size}`}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={top}
      aria-valuenow={dosage}
      aria-valuetext={words}
    >
      <svg viewBox="0 0 220 172" aria-hidden="true">
        <path class="geiger-plate" d="M10 104A100 100 0 0 1 210 104V150Q210 166 194 166H26Q10 166 10 150Z" />
        {bandStarts.map((start, index) => {
          const end = (bandStarts[index + 1] ?? top + 1) - 0.5;
          const width = 7 + index * 2.2;
          const reach = radius - width / 2;
          return (
            <g key={start} class={`geiger-band band-${index}${index === band ? ' is-here' : ''}`}>
              <path d={arc(start - 0.44, end - 0.06, reach)} stroke-width={width} />
            </g>
          );
        })}
        {upTo(top + 1).map((mark) => {
          const long = mark % 4 === 0;
          const from = at(mark, radius + 3);
          const to = at(mark, radius + (long ? 10 : 6));
          return <line key={mark} class="geiger-mark" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
        })}
        {bandStarts.map((start) => (
          <text
            key={start}
            class={start === bandStarts[band] ? 'geiger-figure is-here' : 'geiger-figure'}
            {...at(start, radius - 25)}
          >
            {start}
          </text>
        ))}
        {floor === undefined || floor === 0 ? null : (
          <g class="geiger-floor" transform={`rotate(${degrees(floor)} ${centre.x} ${centre.y})`}>
            <path d={`M${centre.x} ${centre.y - radius + 1}l-6.5 -13h13Z`} />
          </g>
        )}
        <g class="geiger-needle" style={{ transform: `rotate(${degrees(dosage)}deg)` }}>
          <path
            d={`M${centre.x - 3.5} ${centre.y}L${centre.x - 1} ${centre.y - radius + 6}h2L${centre.x + 3.5} ${centre.y}Z`}
          />
        </g>
        <circle class="geiger-hub" cx={centre.x} cy={centre.y} r="9" />
        <rect class="geiger-window" x="76" y="122" width="68" height="36" rx="3" />
        <text class="geiger-number" x="110" y="149">
          {dosage}
        </text>
      </svg>
      <p class={`z-geiger-words band-${band}`} aria-hidden="true">
        <Icon name="radiation" />
        <strong>{t(`ui.geiger.band.${band}`)}</strong>
        <span>{t('ui.geiger.dice', { dice: band })}</span>
        {floor === undefined || floor === 0 ? null : (
          <span class="z-geiger-floor">{t('ui.geiger.floor', { floor })}</span>
        )}
      </p>
    </div>
  );
}

function degrees(value: number): number {
  return (value / top) * sweep - sweep / 2;
}

function at(value: number, reach: number): { readonly x: number; readonly y: number } {
  const angle = ((degrees(value) - 90) * Math.PI) / 180;
  return { x: round(centre.x + reach * Math.cos(angle)), y: round(centre.y + reach * Math.sin(angle)) };
}

function arc(from: number, to: number, reach: number): string {
  const start = at(from, reach);
  const end = at(to, reach);
  return `M${start.x} ${start.y}A${reach} ${reach} 0 0 1 ${end.x} ${end.y}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
