/** Names written on the map where the Mission's texts use them. */
import { LINE, namePlaces } from './plan/names.ts';
import type { Obstacles } from './plan/obstacles.ts';
import type { BoardName, BoardPicture, BoardSpace, SpaceId } from './plan/types.ts';

export interface NamesProps {
  readonly picture: BoardPicture;
  readonly spaces: ReadonlyMap<SpaceId, BoardSpace>;
  readonly names: readonly BoardName[];
  readonly obstacles: Obstacles;
}

export function Names({ picture, spaces, names, obstacles }: NamesProps) {
  return (
    <g class="b-names" aria-hidden="true">
      {namePlaces(picture, spaces, names, obstacles).map(({ name, lines, isRegion, near, far }) => (
        <g
          key={name.id}
          data-name={name.id}
          class={`b-name-place${far === null ? ' has-no-room' : ''}`}
          style={{
            '--near': `translate(${near.x}px, ${near.y}px)`,
            '--far': `translate(${far?.x ?? near.x}px, ${far?.y ?? near.y}px)`,
          }}
        >
          <text class={`b-name b-grow${isRegion ? ' is-region' : ''}`}>
            {lines.map((line, index) => (
              <tspan key={line} x="0" dy={index === 0 ? MIDDLE - (LINE * (lines.length - 1)) / 2 : LINE}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </g>
  );
}

/** From the middle of a line to its foot. */
const MIDDLE = 6;
