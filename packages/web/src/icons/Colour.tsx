import { COLOURS } from '@zonecrawl/engine/model';
import { polygon, ring } from '../base/drawing.ts';

export const enemyColours = [...COLOURS, 'unmarked'] as const;
export type EnemyColour = (typeof enemyColours)[number];

/** Every Enemy colour has a shape and a letter of its own. */
const shapes: Readonly<
  Record<EnemyColour, { readonly outline: string; readonly letter: string; readonly base: number }>
> = {
  green: { outline: polygon(12, 12, 11, 6, 30), letter: 'G', base: 16.2 },
  red: { outline: polygon(12, 12, 11.5, 4), letter: 'R', base: 16.2 },
  yellow: { outline: 'M12 1.5L23 21.5H1Z', letter: 'Y', base: 19.2 },
  blue: { outline: ring(12, 12, 10.5), letter: 'B', base: 16.2 },
  unmarked: { outline: 'M2.5 2.5h19v19h-19Z', letter: '–', base: 16 },
};

export function ColourShape({ colour }: { readonly colour: EnemyColour }) {
  const { outline, letter, base } = shapes[colour];
  return (
    <g class={`colour colour-${colour}`}>
      <path d={outline} />
      <text x="12" y={base} text-anchor="middle">
        {letter}
      </text>
    </g>
  );
}

export interface ColourIconProps {
  readonly colour: EnemyColour;
  readonly title: string;
  readonly size?: string | number;
}

export function ColourIcon({ colour, title, size = '1.4em' }: ColourIconProps) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} role="img" aria-label={title}>
      <ColourShape colour={colour} />
    </svg>
  );
}
