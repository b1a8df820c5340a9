import { petals, polygon, ring, star } from '../base/drawing.ts';
import { IconShape } from './Icon.tsx';

/** What a die shows; which faces a die has is the business of the game, not of the drawing. */
export type DieFace =
  | { readonly die: 'equipment'; readonly successes: 0 | 1 | 2 | 3; readonly accurate?: boolean }
  | { readonly die: 'stalker'; readonly successes: 0 | 1 | 2 | 3; readonly masks: 0 | 1 | 2 }
  | { readonly die: 'anomaly'; readonly petals: 1 | 2 | 3 | 4 };

export interface DieProps {
  readonly face: DieFace;
  /** Read aloud; empty where the words around it say it already. */
  readonly title: string;
  readonly size?: number;
  readonly rolling?: boolean;
  readonly chosen?: boolean;
  readonly spent?: boolean;
}

/** Each die has its own body as well as its own colour: square with cut corners, round, ten-sided. */
const bodies: Readonly<Record<DieFace['die'], string>> = {
  equipment: 'M14 4H50L60 14V50L50 60H14L4 50V14Z',
  stalker: 'M18 4H46A14 14 0 0 1 60 18V46A14 14 0 0 1 46 60H18A14 14 0 0 1 4 46V18A14 14 0 0 1 18 4Z',
  anomaly: 'M32 2L58 20L62 36L32 62L2 36L6 20Z',
};

export function Die({ face, title, size = 56, rolling = false, chosen = false, spent = false }: DieProps) {
  const named = title === '' ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': title } as const);
  const states = `${rolling ? ' is-rolling' : ''}${chosen ? ' is-chosen' : ''}${spent ? ' is-spent' : ''}`;
  return (
    <svg class={`die die-${face.die}${states}`} viewBox="0 0 64 64" width={size} height={size} {...named}>
      <path class="die-body" d={bodies[face.die]} />
      {face.die === 'anomaly' ? (
        <path
          class="die-facets"
          d="M6 20L32 12L58 20M2 36L14 44L32 62L50 44L62 36M32 2V12M14 44L32 12L50 44Z"
        />
      ) : (
        <path class="die-shine" d="M14 8H50" />
      )}
      <Marks face={face} />
    </svg>
  );
}

function Marks({ face }: { readonly face: DieFace }) {
  switch (face.die) {
    case 'anomaly':
      return (
        <>
          <path class="die-mark" d={petals(32, 35, 13.5, face.petals)} />
          <path class="die-mark" d={ring(32, 35, 2.2)} />
        </>
      );
    case 'equipment':
      if (face.accurate === true) {
        return (
          <>
            <path class="die-line" d={`${ring(32, 32, 19)}M32 7V17M32 47V57M7 32H17M47 32H57`} />
            <path class="die-mark" d={star(24.5, 32.8, 8, 3.4) + star(39.5, 32.8, 8, 3.4)} />
          </>
        );
      }
      return face.successes === 0 ? (
        <path class="die-line die-blank" d={polygon(32, 32, 6, 4)} />
      ) : (
        <path class="die-mark" d={stars(face.successes)} />
      );
    case 'stalker':
      return <StalkerMarks successes={face.successes} masks={face.masks} />;
  }
}

function StalkerMarks({ successes, masks }: { readonly successes: number; readonly masks: number }) {
  if (masks === 0) return <path class="die-mark" d={stars(successes)} />;
  const places =
    successes > 0
      ? ['translate(31 29) scale(1.05)']
      : ['translate(6.5 19) scale(1.05)', 'translate(32.5 19) scale(1.05)'];
  return (
    <>
      {successes > 0 ? <path class="die-mark" d={star(22, 23, 12, 5.1)} /> : null}
      {places.slice(0, masks).map((place) => (
        <g key={place} class="die-icon" transform={place}>
          <IconShape name="mask" />
        </g>
      ))}
    </>
  );
}

function stars(count: number): string {
  if (count === 1) return star(32, 33, 15, 6.4);
  if (count === 2) return star(21, 22.5, 11.5, 4.9) + star(43, 43, 11.5, 4.9);
  return star(32, 20, 10.5, 4.5) + star(20, 43, 10.5, 4.5) + star(44, 43, 10.5, 4.5);
}
