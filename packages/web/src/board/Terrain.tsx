import { hash } from '../base/chance.ts';
import { IconShape } from '../icons/index.ts';
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
  const radiant = picture.spaces.filter((space) => (space.radiation ?? 0) > 0);
  const covered = picture.spaces.filter((space) => (space.cover ?? 0) > 0);
  return (
    <g class="b-terrain" aria-hidden="true">
      <path class="b-map-edge" d={outline(picture, all, -3, 3)} />
      {picture.spaces.map((space) => (
        <path
          key={space.id}
          class={`b-flat b-flat-${space.water === true ? 'water' : space.terrain}`}
          d={outline(picture, space.squares, 0, 0)}
        />
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
      {picture.spaces.map((space) => (
        <g key={space.id} class={`b-space-edge${space.room === undefined ? '' : ' is-indoor'}`}>
          <path class="b-edge-dark" d={outline(picture, space.squares, 1.5, 7)} />
          <path class="b-edge-lit" d={outline(picture, space.squares, 4, 9)} />
        </g>
      ))}
      {picture.spaces
        .filter((space) => space.water === true)
        .map((space) => (
          <Water key={space.id} picture={picture} space={space} />
        ))}
      {radiant.map((space) => (
        <g key={space.id} class={`b-radiant b-radiant-${Math.min(4, space.radiation ?? 0)}`}>
          <path class="b-radiant-haze" d={outline(picture, space.squares, 7, 12)} />
          <path class="b-radiant-line" d={outline(picture, space.squares, 8, 12)} />
        </g>
      ))}
      {covered.map((space) => (
        <CoverProps key={space.id} picture={picture} space={space} />
      ))}
      <Walls picture={picture} />
      {picture.spaces.map((space) => (
        <Print key={space.id} picture={picture} space={space} />
      ))}
    </g>
  );
}

function Water({ picture, space }: { readonly picture: BoardPicture; readonly space: BoardSpace }) {
  return (
    <g class="b-water">
      <path class="b-shore" d={outline(picture, space.squares, 5, 16)} />
    </g>
  );
}

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

/** Sandbags out of doors, crates under a roof: something one could hide behind. */
function CoverProps({ picture, space }: { readonly picture: BoardPicture; readonly space: BoardSpace }) {
  return (
    <>
      {space.squares.map((square, index) => {
        const { x, y } = middle(picture, square);
        const variant = hash(square, 77);
        if (index > 0 && variant < 0.55) return null;
        const side = index === 0 ? 0 : Math.floor(variant * 4);
        return (
          <g key={square} class="b-cover-props" transform={`translate(${x} ${y}) rotate(${side * 90})`}>
            {space.room === undefined ? <Sandbags seed={square} /> : <Crates seed={square} />}
          </g>
        );
      })}
    </>
  );
}

function Sandbags({ seed }: { readonly seed: number }) {
  const bags = [-12, 4, 20, 36].map((x, index) => ({
    x,
    y: -38 + (hash(seed, index) - 0.5) * 4,
    turn: (hash(seed, index, 2) - 0.5) * 22,
  }));
  const upper = [-4, 12, 28].map((x, index) => ({
    x,
    y: -32 + (hash(seed, index, 5) - 0.5) * 3,
    turn: (hash(seed, index, 7) - 0.5) * 16,
  }));
  return (
    <>
      {[...bags, ...upper].map((bag) => (
        <g key={`${bag.x}`} transform={`translate(${bag.x} ${bag.y}) rotate(${bag.turn})`}>
          <rect class="b-prop-shade" x="-9" y="-5.5" width="18" height="11" rx="5" />
          <rect class="b-bag" x="-9" y="-5.5" width="18" height="11" rx="5" />
          <path class="b-bag-seam" d="M-6 -1.5q6 2.5 12 0" />
        </g>
      ))}
    </>
  );
}

function Crates({ seed }: { readonly seed: number }) {
  const size = 19 + hash(seed, 3) * 3;
  return (
    <>
      {[
        { x: 35, y: -34, s: size, turn: (hash(seed, 4) - 0.5) * 12 },
        { x: 15, y: -37, s: size - 6, turn: (hash(seed, 5) - 0.5) * 26 },
      ].map(({ x, y, s, turn }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect class="b-prop-shade" x={-s / 2} y={-s / 2} width={s} height={s} />
          <rect class="b-crate" x={-s / 2} y={-s / 2} width={s} height={s} />
          <path
            class="b-crate-boards"
            d={`M${-s / 2} ${-s / 6}h${s}M${-s / 2} ${s / 6}h${s}M${-s / 2} ${-s / 2}L${s / 2} ${s / 2}`}
          />
        </g>
      ))}
    </>
  );
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
      {badges.map((badge, index) => (
        <g
          key={badge.kind}
          class={`b-badge b-badge-${badge.kind}`}
          transform={`translate(${at.x + BADGE.from + index * BADGE.apart} ${at.y + BADGE.from})`}
        >
          <g class="b-grow">
            <rect width={BADGE.width} height={BADGE.height} rx="4" />
            <g transform="translate(2 2) scale(0.625)">
              <IconShape name={badge.icon} />
            </g>
            <text x="25" y="14.5">
              {badge.value}
            </text>
          </g>
        </g>
      ))}
      {space.label === undefined ? null : (
        <g transform={`translate(${end.x + LABEL.end} ${end.y + LABEL.end})`}>
          <text class="b-label b-grow">{space.label}</text>
        </g>
      )}
    </>
  );
}
