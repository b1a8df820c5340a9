import { hash } from '../base/chance.ts';
import { IconShape } from '../icons/index.ts';
import { Props } from './Props.tsx';
import { middle, outline, unit } from './plan/geometry.ts';
import { BADGE, LABEL } from './plan/obstacles.ts';
import type { BoardPicture, BoardSpace } from './plan/types.ts';
import { Walls } from './Walls.tsx';

export interface TerrainProps {
  readonly picture: BoardPicture;
  /** The painted ground, once there is one. */
  readonly ground: string | undefined;
}

/** The static part of a map: rendered once. */
export function TerrainLayer({ picture, ground }: TerrainProps) {
  const all = picture.squares.flatMap((space, square) => (space === null ? [] : [square]));
  const flats = Map.groupBy(picture.spaces, ({ water, terrain }) => (water === true ? 'water' : terrain));
  const radiant = picture.spaces.filter((space) => (space.radiation ?? 0) > 0);
  return (
    <g class="b-terrain" aria-hidden="true">
      <path class="b-map-edge" d={outline(picture, all, -3, 3)} />
      {[...flats].map(([kind, spaces]) => (
        <path key={kind} class={`b-flat b-flat-${kind}`} d={outlines(picture, spaces, 0, 0)} />
      ))}
      {ground === undefined ? null : (
        <image
          class="b-ground"
          href={ground}
          width={picture.width * unit}
          height={picture.height * unit}
          preserveAspectRatio="none"
        />
      )}
      <path class="b-edge-dark" d={outlines(picture, picture.spaces, 1.5, 7)} />
      <path class="b-edge-lit" d={outlines(picture, picture.spaces, 4, 9)} />
      <path class="b-shore" d={outlines(picture, flats.get('water') ?? [], 5, 16)} />
      {radiant.map((space) => (
        <g key={space.id} class={`b-radiant b-radiant-${Math.min(4, space.radiation ?? 0)}`}>
          <path class="b-radiant-haze" d={outline(picture, space.squares, 7, 12)} />
          <path class="b-radiant-line" d={outline(picture, space.squares, 8, 12)} />
        </g>
      ))}
      <Props picture={picture} />
      <Walls picture={picture} />
      {picture.spaces.map((space) => (
        <Print key={space.id} picture={picture} space={space} />
      ))}
    </g>
  );
}

/** Spaces never overlap, so that all of a kind can be one shape: few shapes are drawn and styled sooner. */
const outlines = (
  picture: BoardPicture,
  spaces: readonly BoardSpace[],
  inset: number,
  round: number,
): string => spaces.map(({ squares }) => outline(picture, squares, inset, round)).join('');

/** Water is animated, so it is a layer apart from the static part. */
export function Waves({ picture }: { readonly picture: BoardPicture }) {
  const waves = picture.spaces
    .filter(({ water }) => water === true)
    .flatMap(({ squares }) => squares)
    .flatMap((square) => {
      const { x, y } = middle(picture, square);
      return [-30, -6, 18, 38].map((dy, row) => {
        const dx = -34 + hash(square, row) * 26;
        return `M${x + dx} ${y + dy}q7 -6 14 0t14 0t14 0`;
      });
    });
  return waves.length === 0 ? null : <path class="b-waves" d={waves.join('')} />;
}

/** What is printed on a space: its cover and radiation with their numbers, and its reference. */
function Print({ picture, space }: { readonly picture: BoardPicture; readonly space: BoardSpace }) {
  const [first] = space.squares;
  const last = space.squares.at(-1);
  if (first === undefined || last === undefined) return null;
  const at = middle(picture, first);
  const end = middle(picture, last);
  const badges = [
    ...((space.cover ?? 0) > 0 ? [{ kind: 'cover', icon: 'cover', value: space.cover } as const] : []),
    ...((space.radiation ?? 0) > 0
      ? [{ kind: 'radiation', icon: 'radiation', value: space.radiation } as const]
      : []),
  ];
  return (
    <>
      {badges.map((badge, index) => {
        const [left, top] = [at.x + BADGE.from + index * BADGE.apart, at.y + BADGE.from];
        return (
          <g
            key={badge.kind}
            class={`b-badge b-badge-${badge.kind} b-grow`}
            style={{ transformOrigin: `${left}px ${top}px` }}
          >
            <rect x={left} y={top} width={BADGE.width} height={BADGE.height} rx="4" />
            <g transform={`translate(${left + 2} ${top + 2}) scale(0.625)`}>
              <IconShape name={badge.icon} />
            </g>
            <text x={left + 25} y={top + 14.5}>
              {badge.value}
            </text>
          </g>
        );
      })}
      {space.label === undefined ? null : (
        <text class="b-label" x={end.x + LABEL.end} y={end.y + LABEL.end}>
          {space.label}
        </text>
      )}
    </>
  );
}
