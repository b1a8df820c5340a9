/**
 * What one could hide behind: sandbags out of doors, crates under a roof. Each piece is drawn together with its like all
 * over the map: a shape or a transform for each of hundreds would cost the browser time with every frame of the table.
 */
import { hash } from '../base/chance.ts';
import { middle } from './plan/geometry.ts';
import { type Placing, placing, polygon, roundedBox, within } from './plan/placing.ts';
import type { BoardPicture } from './plan/types.ts';

/** Path data of one piece: its shadow, its body, and the lines on it. */
interface Drawn {
  readonly shade: string;
  readonly body: string;
  readonly lines: string;
}

interface Prop {
  readonly seed: number;
  readonly on: Placing;
}

/** How far shadows fall, across and down. */
const SHADE = 3;

export function Props({ picture }: { readonly picture: BoardPicture }) {
  const covered = picture.spaces.filter(({ cover }) => (cover ?? 0) > 0);
  const bags = covered.filter(({ room }) => room === undefined).flatMap((space) => propsOn(picture, space));
  const crates = covered.filter(({ room }) => room !== undefined).flatMap((space) => propsOn(picture, space));
  return (
    <g class="b-cover-props">
      <Pieces drawn={bags.map(sandbags)} body="b-bag" lines="b-bag-seam" />
      <Pieces drawn={crates.map(boxes)} body="b-crate" lines="b-crate-boards" />
    </g>
  );
}

function propsOn(
  picture: BoardPicture,
  { squares }: { readonly squares: readonly number[] },
): readonly Prop[] {
  return squares.flatMap((square, index) => {
    const variant = hash(square, 77);
    if (index > 0 && variant < 0.55) return [];
    const { x, y } = middle(picture, square);
    const side = index === 0 ? 0 : Math.floor(variant * 4);
    return [{ seed: square, on: placing(x, y, side * 90) }];
  });
}

interface PiecesProps {
  /** The pieces of each prop, from the lowest to the uppermost. */
  readonly drawn: readonly (readonly Drawn[])[];
  readonly body: string;
  readonly lines: string;
}

function Pieces({ drawn, body, lines }: PiecesProps) {
  const [first = []] = drawn;
  return (
    <>
      {first.map((_, layer) => {
        const alike = drawn.flatMap((pieces) => pieces.slice(layer, layer + 1));
        return (
          <g key={layer}>
            <path class="b-prop-shade" d={alike.map(({ shade }) => shade).join('')} />
            <path class={body} d={alike.map((piece) => piece.body).join('')} />
            <path class={lines} d={alike.map((piece) => piece.lines).join('')} />
          </g>
        );
      })}
    </>
  );
}

function sandbags({ seed, on }: Prop): readonly Drawn[] {
  const lower = [-12, 4, 20, 36].map((x, index) =>
    within(on, x, -38 + (hash(seed, index) - 0.5) * 4, (hash(seed, index, 2) - 0.5) * 22),
  );
  const upper = [-4, 12, 28].map((x, index) =>
    within(on, x, -32 + (hash(seed, index, 5) - 0.5) * 3, (hash(seed, index, 7) - 0.5) * 16),
  );
  return [...lower, ...upper].map((bag) => ({
    shade: roundedBox(within(bag, SHADE, SHADE), 18, 11, 5),
    body: roundedBox(bag, 18, 11, 5),
    lines: `M${bag.at(-6, -1.5)}Q${bag.at(0, 1)} ${bag.at(6, -1.5)}`,
  }));
}

function boxes({ seed, on }: Prop): readonly Drawn[] {
  const size = 19 + hash(seed, 3) * 3;
  const large = { half: size / 2, at: within(on, 35, -34, (hash(seed, 4) - 0.5) * 12) };
  const small = { half: (size - 6) / 2, at: within(on, 15, -37, (hash(seed, 5) - 0.5) * 26) };
  return [large, small].map(({ half, at: crate }) => {
    const box = (by: number) =>
      polygon(crate, [
        [by - half, by - half],
        [by + half, by - half],
        [by + half, by + half],
        [by - half, by + half],
      ]);
    const line = (...[x, y, toX, toY]: readonly [number, number, number, number]) =>
      `M${crate.at(x, y)}L${crate.at(toX, toY)}`;
    return {
      shade: box(SHADE),
      body: box(0),
      lines:
        line(-half, -half / 3, half, -half / 3) +
        line(-half, half / 3, half, half / 3) +
        line(-half, -half, half, half),
    };
  });
}
