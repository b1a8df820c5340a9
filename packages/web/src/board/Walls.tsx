import { edgeAbove, edgeLeftOf, spaceAt, unit } from './plan/geometry.ts';
import { short, turned } from './plan/placing.ts';
import type { BoardPicture, EdgeKind } from './plan/types.ts';

interface Side {
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
  readonly kind: EdgeKind;
}

/** All edges that are more than open ground. */
function sidesOf(picture: BoardPicture): readonly Side[] {
  const sides: Side[] = [];
  for (let y = 0; y <= picture.height; y += 1) {
    for (let x = 0; x <= picture.width; x += 1) {
      const here = spaceAt(picture, x, y);
      if (y < picture.height && (here ?? spaceAt(picture, x - 1, y)) !== undefined) {
        sides.push({ x, y, upright: true, kind: edgeLeftOf(picture, x, y) });
      }
      if (x < picture.width && (here ?? spaceAt(picture, x, y - 1)) !== undefined) {
        sides.push({ x, y, upright: false, kind: edgeAbove(picture, x, y) });
      }
    }
  }
  return sides.filter((side) => side.kind !== 'open');
}

/** Path data along a side, from one share of its length to another. */
function along({ x, y, upright }: Side, from: number, to: number, beside = 0): string {
  const ax = x * unit;
  const ay = y * unit;
  return upright ? `M${ax + beside} ${ay + from}V${ay + to}` : `M${ax + from} ${ay + beside}H${ax + to}`;
}

const stub = 17;

function masonry(sides: readonly Side[], beside = 0): string {
  return sides
    .map((side) => {
      switch (side.kind) {
        case 'wall':
          return along(side, 0, unit, beside);
        case 'door':
        case 'window':
          return along(side, 0, stub, beside) + along(side, unit - stub, unit, beside);
        default:
          return '';
      }
    })
    .join('');
}

/** Walls in plan: thick masonry with a lit upper side, doors standing open, windows of old glass, wire fences. */
export function Walls({ picture }: { readonly picture: BoardPicture }) {
  const sides = sidesOf(picture);
  const stone = masonry(sides);
  const of = (kind: EdgeKind) => sides.filter((side) => side.kind === kind);
  const windows = of('window');
  return (
    <g class="b-walls">
      <path class="b-wall-dark" d={stone} />
      <path class="b-wall-body" d={stone} />
      <path class="b-wall-lit" d={stone} />
      <path class="b-wall-joints" d={stone} />
      <path class="b-glass-dark" d={windows.map((side) => along(side, stub - 2, unit - stub + 2)).join('')} />
      <path class="b-glass" d={windows.map((side) => along(side, stub - 1, unit - stub + 1)).join('')} />
      <path class="b-glass-bars" d={windows.map(bars).join('')} />
      <Doors sides={of('door')} />
      <Fences sides={of('impassable')} />
    </g>
  );
}

function bars(side: Side): string {
  const { x, y, upright } = side;
  const at = [33, 50, 67];
  return upright
    ? at.map((share) => `M${x * unit - 5} ${y * unit + share}h10`).join('')
    : at.map((share) => `M${x * unit + share} ${y * unit - 5}v10`).join('');
}

/** A door in plan, along the upper side of a square: its leaf hangs at this share of it and stands open by so many degrees. */
const HINGE = 19;
const OPEN = 17;

/** All doors of the map: each part is one shape, since every shape and transform costs time with every frame. */
function Doors({ sides }: { readonly sides: readonly Side[] }) {
  const all = (draw: (at: (x: number, y: number) => string, side: Side) => string) =>
    sides.map((side) => draw((x, y) => onSide(side, x, y), side)).join('');
  const onLeaf = (x: number, y: number): readonly [number, number] => {
    const by = turned(x - HINGE, y, OPEN);
    return [HINGE + by.x, by.y];
  };
  return (
    <>
      <path class="b-door-sill" d={all((at) => `M${at(17, -4)}L${at(83, -4)}L${at(83, 4)}L${at(17, 4)}Z`)} />
      <path
        class="b-door-swing"
        d={all((at, { upright }) => `M${at(79, 20)}A62 62 0 0 ${upright ? 0 : 1} ${at(82, 0)}`)}
      />
      <path
        class="b-door-leaf"
        d={all(
          (at) =>
            `M${at(...onLeaf(19, -3))}L${at(...onLeaf(80, -3))}L${at(...onLeaf(80, 3))}L${at(...onLeaf(19, 3))}Z`,
        )}
      />
      <path
        class="b-door-knob"
        d={all((at) => `M${at(...onLeaf(73, 0))}m-1.8 0a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z`)}
      />
    </>
  );
}

/** A point of a door where it comes to lie; on an upright side it is mirrored. */
function onSide({ x, y, upright }: Side, along: number, beside: number): string {
  const [across, down] = upright ? [beside, along] : [along, beside];
  return `${short(x * unit + across)} ${short(y * unit + down)}`;
}

function Fences({ sides }: { readonly sides: readonly Side[] }) {
  const posts = sides.map(({ x, y, upright }) => {
    const post = (px: number, py: number) => `M${px - 3.5} ${py - 3.5}h7v7h-7Z`;
    const ax = x * unit;
    const ay = y * unit;
    return upright
      ? post(ax, ay + 12) + post(ax, ay + 50) + post(ax, ay + 88)
      : post(ax + 12, ay) + post(ax + 50, ay) + post(ax + 88, ay);
  });
  const barbs = sides.map(({ x, y, upright }) =>
    [20, 31, 42, 58, 69, 80]
      .map((share) =>
        upright
          ? `M${x * unit - 5} ${y * unit + share - 3}l10 6m0-6l-10 6`
          : `M${x * unit + share - 3} ${y * unit - 5}l6 10m-6 0l6-10`,
      )
      .join(''),
  );
  return (
    <g class="b-fence">
      <path class="b-fence-shade" d={sides.map((side) => along(side, 4, 96, 4)).join('')} />
      <path
        class="b-fence-wire"
        d={sides.map((side) => along(side, 2, 98, -2.5) + along(side, 2, 98, 2.5)).join('')}
      />
      <path class="b-fence-barb" d={barbs.join('')} />
      <path class="b-fence-post" d={posts.join('')} />
    </g>
  );
}
