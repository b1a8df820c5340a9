/**
 * Where the names of places are written: inside the place, clear of what lies there, and not over another name. Letters
 * grow when the map is far, so there are two places for each, and none where there is no room.
 */
import type { Point } from '../../base/point.ts';
import { unit } from './geometry.ts';
import type { BoardName, BoardPicture, BoardSpace, SpaceId } from './types.ts';

export interface NamePlace {
  readonly name: BoardName;
  readonly lines: readonly string[];
  /** It has named parts and is written above them. */
  readonly isRegion: boolean;
  readonly near: Point;
  /** null: there is no room for it among the others. */
  readonly far: Point | null;
}

/** Board units that a letter takes, and from one line to the next. */
const LETTER = 10.5;
/** Regions are written wide. */
const WIDE_LETTER = 15;
export const LINE = 19;
/** How much letters have grown, at most, near and far. */
export const NEAR = 1.4;
export const FAR = 2;
/** From the lower edge of a square to the middle of the letters: below a figure, above the edge. */
const FOOT = 12;

interface Area {
  readonly name: BoardName;
  readonly squares: readonly number[];
  readonly isRegion: boolean;
  readonly lines: readonly string[];
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function namePlaces(
  picture: BoardPicture,
  spaces: ReadonlyMap<SpaceId, BoardSpace>,
  names: readonly BoardName[],
  obstacles: { readonly near: readonly Box[]; readonly far: readonly Box[] } = { near: [], far: [] },
): readonly NamePlace[] {
  const areas = areasOf(picture, spaces, names);
  const near = settle(picture, areas, NEAR, obstacles.near);
  const far = settle(picture, areas, FAR, obstacles.far);
  return areas.map(({ name, lines, isRegion }, index) => {
    const [here, there] = [near[index], far[index]];
    return {
      name,
      lines,
      isRegion,
      near: here?.at ?? { x: 0, y: 0 },
      far: there === undefined || there.isCrowded || there.isHidden ? null : there.at,
    };
  });
}

function areasOf(
  { width }: BoardPicture,
  spaces: ReadonlyMap<SpaceId, BoardSpace>,
  names: readonly BoardName[],
): readonly Area[] {
  const all = names
    .map((name) => ({ name, squares: name.spaces.flatMap((id) => spaces.get(id)?.squares ?? []) }))
    .filter(({ squares }) => squares.length > 0);
  return all
    .map(({ name, squares }) => {
      const inside = new Set(squares);
      const isRegion = all.some(
        (other) =>
          other.squares.length < squares.length && other.squares.every((square) => inside.has(square)),
      );
      const columns = squares.map((square) => square % width);
      const across = Math.max(...columns) - Math.min(...columns) + 1;
      return { name, squares, isRegion, lines: wrapped(name.text, (across * unit) / LETTER) };
    })
    .toSorted((a, b) => Number(a.isRegion) - Number(b.isRegion) || a.squares.length - b.squares.length);
}

/** More of it under figures and tokens than this cannot be read. */
export const READABLE = 0.12;

/** The smallest places choose first, for they have the least choice. */
function settle(picture: BoardPicture, areas: readonly Area[], grown: number, obstacles: readonly Box[]) {
  const taken: Box[] = [];
  return areas.map((area) => {
    const found = placeFor(picture, area, { grown, taken, obstacles });
    if (found !== undefined && !found.isCrowded) taken.push(found.box);
    return found;
  });
}

interface Among {
  readonly grown: number;
  /** What other names cover. */
  readonly taken: readonly Box[];
  readonly obstacles: readonly Box[];
}

/** So far off a name may go to lie wholly clear rather than with all that still can be read under something. */
const CLEAR = 60;

/** Of those over no other name the one least hidden, and of these the nearest to where it belongs and clearest. */
function placeFor(picture: BoardPicture, area: Area, { grown, taken, obstacles }: Among) {
  const wanted = middleOf(picture, area);
  const [own, map] = [boundsOf(picture, area), wholeMap(picture)];
  const tries = candidates(picture, area, grown)
    .map(({ at, worse }) => {
      const box = boxOf(area, at, grown);
      const astray = outside(map, box) + outside(own, box) / 2;
      return { at, box, off: worse + astray + Math.hypot(at.x - wanted.x, at.y - wanted.y) / 8 };
    })
    .toSorted((a, b) => a.off - b.off);
  const near = within(tries, obstacles);
  let best: { at: Point; box: Box; crowd: number; hidden: number; cost: number } | undefined;
  for (const { at, box, off } of tries) {
    // Whatever comes after it is farther off.
    if (best !== undefined && best.crowd === 0 && best.hidden === 0 && best.cost <= off) break;
    const crowd = covered(box, taken);
    if (best !== undefined && crowd > best.crowd) continue;
    const under = covered(box, near);
    const most = READABLE * (box.right - box.left) * (box.bottom - box.top);
    const hidden = under > most ? under : 0;
    const cost = off + (under / most) * CLEAR;
    const isBetter =
      best === undefined ||
      crowd < best.crowd ||
      hidden < best.hidden ||
      (hidden === best.hidden && cost < best.cost);
    if (isBetter) best = { at, box, crowd, hidden, cost };
  }
  return best && { at: best.at, box: best.box, isCrowded: best.crowd > 0, isHidden: best.hidden > 0 };
}

/** Those of the obstacles that one of the tries could lie over: most of the map is too far off. */
function within(tries: readonly { readonly box: Box }[], obstacles: readonly Box[]): readonly Box[] {
  const [left, top, right, bottom] = [
    Math.min(...tries.map(({ box }) => box.left)),
    Math.min(...tries.map(({ box }) => box.top)),
    Math.max(...tries.map(({ box }) => box.right)),
    Math.max(...tries.map(({ box }) => box.bottom)),
  ];
  return obstacles.filter((one) => overlap(one, { left, top, right, bottom }) > 0);
}

function covered(box: Box, others: readonly Box[]): number {
  let sum = 0;
  for (const other of others) sum += overlap(box, other);
  return sum;
}

function middleOf({ width }: BoardPicture, { squares }: Area): Point {
  const mean = (of: (square: number) => number) =>
    squares.reduce((sum, square) => sum + of(square), 0) / squares.length;
  return {
    x: (mean((square) => square % width) + 0.5) * unit,
    y: (mean((square) => Math.floor(square / width)) + 0.5) * unit,
  };
}

interface Candidate {
  readonly at: Point;
  /** How much worse than the usual place; only taken where that is covered. */
  readonly worse: number;
}

/** A place of so many squares may be written beside its middle, too. */
const FEW = 4;
const ASIDE = [0, -20, 20, -40, 40, -60, 60];
/** How far up and down they are tried, and how far outside of the square. */
const STEP = 9;
const OUTSIDE = 45;

/**
 * Under each square, and under the middle of squares side by side; a region also along its upper edge. Where somebody
 * stands there: higher up, or just outside.
 */
function candidates({ width }: BoardPicture, area: Area, grown: number): readonly Candidate[] {
  const rows = Map.groupBy(area.squares, (square) => Math.floor(square / width));
  const half = ((area.lines.length - 1) * LINE * grown) / 2;
  const asides = area.squares.length <= FEW ? ASIDE : [0];
  return [...rows].flatMap(([row, squares]) => {
    const columns = squares.map((square) => square % width).toSorted((a, b) => a - b);
    const runs = columns.flatMap((from) =>
      columns
        .filter(
          (to) => to >= from && columns.filter((one) => one >= from && one <= to).length === to - from + 1,
        )
        .map((to) => ((from + to + 1) / 2) * unit),
    );
    const [top, bottom] = [row * unit, (row + 1) * unit];
    const under = bottom - FOOT - half;
    const above = top + FOOT + half;
    const usual = area.isRegion ? above : under;
    const heights = [
      { y: under, worse: area.isRegion ? 10 : 0 },
      { y: above, worse: area.isRegion ? 0 : 10 },
      ...Array.from({ length: Math.floor((unit + 2 * OUTSIDE) / STEP) }, (_, step) => {
        const y = top - OUTSIDE + step * STEP;
        const out = Math.max(0, top - y, y - bottom);
        return { y, worse: 10 + Math.abs(y - usual) / 4 + out };
      }),
    ];
    return [...new Set(runs)].flatMap((x) =>
      asides.flatMap((aside) => heights.map(({ y, worse }) => ({ at: { x: x + aside, y }, worse }))),
    );
  });
}

/** What is covered by a name whose letters have grown so much. */
export function boxOf(
  { lines, isRegion }: Pick<Area, 'lines' | 'isRegion'>,
  { x, y }: Point,
  grown: number,
): Box {
  const letter = (isRegion ? WIDE_LETTER : LETTER) * grown;
  const half = (Math.max(...lines.map(({ length }) => length)) * letter) / 2;
  const tall = (lines.length * LINE * grown) / 2;
  return { left: x - half, right: x + half, top: y - tall, bottom: y + tall };
}

/** The area that two of them share. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

const wholeMap = ({ width, height }: BoardPicture): Box => ({
  left: 0,
  right: width * unit,
  top: 0,
  bottom: height * unit,
});

/** The smallest box around a place. */
function boundsOf({ width }: BoardPicture, { squares }: Area): Box {
  const columns = squares.map((square) => square % width);
  const rows = squares.map((square) => Math.floor(square / width));
  return {
    left: Math.min(...columns) * unit,
    right: (Math.max(...columns) + 1) * unit,
    top: Math.min(...rows) * unit,
    bottom: (Math.max(...rows) + 1) * unit,
  };
}

/** How far a box sticks out of another. */
const outside = (frame: Box, { left, right, top, bottom }: Box): number =>
  [frame.left - left, frame.top - top, right - frame.right, bottom - frame.bottom].reduce(
    (sum, out) => sum + Math.max(0, out),
    0,
  );

/** Words on lines of so many letters; a longer word has a line of its own. */
function wrapped(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
