import type { AnomalyType } from './plan/types.ts';

const glows: Readonly<Record<AnomalyType, string>> = {
  chemical: '#a6e84e',
  fire: '#ff8438',
  gravitational: '#b7aef5',
  electric: '#6fd8ff',
  special: '#e6f3ff',
  spatial: '#d98cff',
};

/** Hatches and glows. Danger is shown by the density and direction of lines, and by colour. */
export function Defs() {
  return (
    <defs>
      <Hatch id="b-hatch-1" gap={16} width={2.2} colour="#ffcf57" angles={[45]} />
      <Hatch id="b-hatch-2" gap={10} width={2.6} colour="#ff9b3d" angles={[45]} />
      <Hatch id="b-hatch-3" gap={10} width={2.6} colour="#ff6a50" angles={[45, -45]} />
      <Hatch id="b-hatch-sight" gap={9} width={1.4} colour="#ffe9b0" angles={[0]} />
      {[1, 2, 3, 4].map((level) => (
        <pattern
          key={level}
          id={`b-rad-${level}`}
          width={26 - level * 3}
          height={26 - level * 3}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(30)"
        >
          <circle class={`b-rad-dot b-rad-dot-${level}`} cx="6" cy="6" r={1.5 + level * 0.3} />
        </pattern>
      ))}
      {Object.entries(glows).map(([type, colour]) => (
        <radialGradient key={type} id={`b-glow-${type}`}>
          <stop offset="0" stop-color={colour} stop-opacity="0.75" />
          <stop offset="0.45" stop-color={colour} stop-opacity="0.28" />
          <stop offset="1" stop-color={colour} stop-opacity="0" />
        </radialGradient>
      ))}
      <radialGradient id="b-puff-fill">
        <stop offset="0" stop-color="#c9cbbf" stop-opacity="0.62" />
        <stop offset="0.55" stop-color="#b0b3a6" stop-opacity="0.4" />
        <stop offset="1" stop-color="#a3a698" stop-opacity="0" />
      </radialGradient>
      <clipPath id="b-portrait">
        <circle cx="49.2" cy="46.7" r="45" />
      </clipPath>
    </defs>
  );
}

interface HatchProps {
  readonly id: string;
  readonly gap: number;
  readonly width: number;
  readonly colour: string;
  readonly angles: readonly number[];
}

function Hatch({ id, gap, width, colour, angles }: HatchProps) {
  const [angle = 0] = angles;
  return (
    <pattern
      id={id}
      width={gap}
      height={gap}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle})`}
    >
      <path
        d={`M0 ${gap / 2}H${gap}${angles.length > 1 ? `M${gap / 2} 0V${gap}` : ''}`}
        stroke={colour}
        stroke-width={width}
      />
    </pattern>
  );
}
