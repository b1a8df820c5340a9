import type { Point } from '../base/point.ts';
import { type BoardGeometry, crossing, outline } from './plan/geometry.ts';
import type { Marks } from './plan/layout.ts';
import type { BoardHighlights, BoardSpot, PieceId, SpaceId } from './plan/types.ts';
import type { Note } from './plan/viewport.ts';

export interface HighlightsProps {
  readonly geometry: BoardGeometry;
  readonly highlights: BoardHighlights;
}

/** What lies under the pieces: danger, sight, range, where one may go. */
export function GroundHighlights({ geometry, highlights }: HighlightsProps) {
  const { picture, spaces } = geometry;
  const shape = (id: SpaceId, inset: number) => outline(picture, spaces.get(id)?.squares ?? [], inset, 10);
  return (
    <g class="b-highlights" aria-hidden="true">
      {highlights.lit === undefined ? null : (
        <path class="b-dim" d={outline(picture, unlit(geometry, highlights.lit), 0, 0)} />
      )}
      {(highlights.sight ?? []).map((id) => (
        <path key={id} class="b-sight" d={shape(id, 5)} />
      ))}
      {highlights.sight === undefined ? null : (
        <path
          class="b-sight-line"
          d={outline(
            picture,
            highlights.sight.flatMap((id) => spaces.get(id)?.squares ?? []),
            4,
            12,
          )}
        />
      )}
      {(highlights.danger ?? []).map(({ space, level }) => (
        <path key={space} class={`b-danger b-danger-${level}`} d={shape(space, 5)} />
      ))}
      {rangeContours(geometry, highlights)}
      {(highlights.destinations ?? []).map((id) => (
        <g key={id} class="b-destination">
          <path class="b-destination-fill" d={shape(id, 7)} />
          <path class="b-destination-line" d={shape(id, 7)} />
        </g>
      ))}
      {highlights.marked === undefined ? null : (
        <path
          class="b-marked"
          d={outline(
            picture,
            highlights.marked.flatMap((id) => spaces.get(id)?.squares ?? []),
            3,
            12,
          )}
        />
      )}
      {highlights.selected === undefined ? null : (
        <path class="b-selected" d={shape(highlights.selected, 4)} />
      )}
    </g>
  );
}

function unlit({ picture }: BoardGeometry, lit: readonly SpaceId[]): readonly number[] {
  const bright = new Set(lit);
  return picture.spaces.flatMap(({ id, squares }) => (bright.has(id) ? [] : squares));
}

function rangeContours({ picture, spaces }: BoardGeometry, { range = [] }: BoardHighlights) {
  const distances = [...new Set(range.map((entry) => entry.distance))].sort((a, b) => a - b);
  return distances.map((distance) => {
    const within = range.filter((entry) => entry.distance <= distance);
    const accurate = range.some((entry) => entry.distance === distance && entry.accurate === true);
    const squares = within.flatMap((entry) => spaces.get(entry.space)?.squares ?? []);
    return (
      <path
        key={distance}
        class={`b-range${accurate ? ' is-accurate' : ''}`}
        d={outline(picture, squares, 3, 8)}
      />
    );
  });
}

interface TopHighlightsProps extends HighlightsProps {
  /** Where the pieces stand. */
  readonly places: ReadonlyMap<PieceId, Point>;
  readonly marks: Marks;
}

/** What lies over the pieces: the path with its steps, range numbers and notes. */
export function TopHighlights({ geometry, highlights, places, marks }: TopHighlightsProps) {
  const { anchors } = geometry;
  const path = highlights.path ?? [];
  // Several may stand on a space: what is about one of them is drawn where that one stands.
  const spotOf = ({ space, piece }: BoardSpot): Point | undefined =>
    (piece === undefined ? undefined : places.get(piece)) ?? anchors.get(space);
  return (
    <g class="b-over" aria-hidden="true">
      {(highlights.range ?? []).map(({ space, distance, accurate }) => {
        const at = anchors.get(space);
        return at === undefined ? null : (
          <g
            key={space}
            class={`b-range-number${accurate === true ? ' is-accurate' : ''}`}
            transform={`translate(${at.x + 36} ${at.y + 36})`}
          >
            <g class="b-grow">
              <circle r="10" />
              <text y="4.5">{distance}</text>
            </g>
          </g>
        );
      })}
      {(highlights.lines ?? []).map(({ from, to, tone }) => {
        const a = spotOf(from);
        const b = spotOf(to);
        return a === undefined || b === undefined || isSame(a, b) ? null : (
          <path
            key={`${a.x},${a.y},${b.x},${b.y}${tone}`}
            class={`b-line b-line-${tone}`}
            d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
          />
        );
      })}
      <Offers symbols={marks.symbols} offered={highlights.symbols} selected={highlights.selectedSymbol} />
      {highlights.strike === undefined ? null : <Strike strike={highlights.strike} spotOf={spotOf} />}
      {path.length > 1 ? (
        <Route
          geometry={geometry}
          path={path}
          stops={highlights.stops ?? []}
          start={highlights.walker === undefined ? undefined : places.get(highlights.walker)}
        />
      ) : null}
      {(highlights.notes ?? []).map(({ text, tone = 'plain', isInside = false, ...spot }) => {
        const token = marks.tokens.find(({ item }) => item.id === spot.token)?.at;
        const at = token ?? spotOf(spot);
        if (at === undefined) return null;
        const wide = widthOf(text);
        const y = token !== undefined ? at.y - OVER : isInside ? at.y + INSIDE : at.y - 30;
        return (
          <g
            key={`${spot.space}${spot.piece ?? ''}${text}`}
            class={`b-note b-note-${tone}`}
            data-note={[at.x, y, wide, NOTE].join(' ')}
            transform={`translate(${at.x} ${y})`}
          >
            <g class="b-note-inside">
              <g class="b-grow">
                <rect x={-wide / 2} y={-NOTE} width={wide} height={NOTE} rx="3" />
                <text y="-6">{text}</text>
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/**
 * The height of a note, which lies over its place; how far below the middle of a space one ends inside it, and how far
 * above the middle of a token.
 */
const NOTE = 22;
const INSIDE = 11;
const OVER = 18;
const widthOf = (text: string): number => 16 + text.length * 8.4;

/** The notes that lie in the middle of a space, where its name may be written. */
export const notesInside = ({ notes = [] }: BoardHighlights, { anchors }: BoardGeometry): readonly Note[] =>
  notes.flatMap(({ space, text, isInside }) => {
    const at = anchors.get(space);
    return at === undefined || isInside !== true
      ? []
      : [{ foot: { x: at.x, y: at.y + INSIDE }, wide: widthOf(text), high: NOTE }];
  });

interface OffersProps {
  readonly symbols: Marks['symbols'];
  readonly offered: BoardHighlights['symbols'];
  readonly selected: BoardHighlights['selectedSymbol'];
}

/** Rings around the symbols that may be chosen: a space may have several of them. */
function Offers({ symbols, offered, selected }: OffersProps) {
  if (offered === undefined) return null;
  const some = new Set(offered);
  return symbols
    .filter(({ item }) => some.has(item.id))
    .map(({ item, at }) => (
      <circle
        key={item.id}
        class={`b-symbol-offer${item.id === selected ? ' is-picked' : ''}`}
        cx={at.x}
        cy={at.y}
        r={item.id === selected ? 18 : 15}
      />
    ));
}

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

interface StrikeProps {
  readonly spotOf: (spot: BoardSpot) => Point | undefined;
  readonly strike: NonNullable<BoardHighlights['strike']>;
}

/** A line with a burst at its end; at one place the burst alone. */
function Strike({ spotOf, strike: { from, to, tone } }: StrikeProps) {
  const a = spotOf(from);
  const b = spotOf(to);
  if (a === undefined || b === undefined) return null;
  return (
    <g class={`b-strike b-strike-${tone}`}>
      {isSame(a, b) ? null : (
        <path class="b-strike-line" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} pathLength={100} />
      )}
      <path
        class="b-strike-burst"
        transform={`translate(${b.x} ${b.y})`}
        d="M0 -44L9 -16L36 -28L20 -4L46 8L16 14L22 42L0 22L-24 42L-16 14L-46 8L-20 -4L-36 -28L-9 -16Z"
      />
    </g>
  );
}

interface RouteProps {
  readonly geometry: BoardGeometry;
  readonly path: readonly SpaceId[];
  readonly stops: readonly number[];
  /** Where whoever walks it stands now. */
  readonly start: Point | undefined;
}

function Route({ geometry, path, stops, start }: RouteProps) {
  const points: Point[] = [];
  for (const [index, id] of path.entries()) {
    const at = (index === 0 ? start : undefined) ?? geometry.anchors.get(id);
    const before = path[index - 1];
    const gate = before === undefined ? undefined : crossing(geometry, before, id);
    if (gate !== undefined) points.push(gate);
    if (at !== undefined) points.push(at);
  }
  const line = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return (
    <>
      <path class="b-route-dark" d={line} />
      <path class="b-route" d={line} />
      {stepsOf(path).map(({ id, step }) => {
        const at = geometry.anchors.get(id);
        const end = step === path.length - 1;
        return at === undefined ? null : (
          <g key={step} class={`b-step${end ? ' is-end' : ''}`} transform={`translate(${at.x} ${at.y})`}>
            <g class="b-grow">
              {stops.includes(step) ? <path class="b-step-stop" d="M0 -25L25 0L0 25L-25 0Z" /> : null}
              <circle r={end ? 17 : 13} />
              <text y={end ? 7 : 5.5}>{step}</text>
            </g>
          </g>
        );
      })}
    </>
  );
}

/** A path may visit a space twice, so the key of a step is its number. */
function stepsOf(path: readonly SpaceId[]): readonly { readonly id: SpaceId; readonly step: number }[] {
  return path.map((id, step) => ({ id, step })).slice(1);
}
