/** A small picture of the map, for lists: ground, walls and who stands where. */
import type { BoardPicture } from '@zonecrawl/engine/host';
import type { View } from '@zonecrawl/engine/view';

const grounds: Readonly<Record<string, string>> = {
  grass: '#4b5733',
  road: '#57554a',
  concrete: '#6b6a60',
  wood: '#6a4f31',
  mud: '#4f4229',
  sand: '#8a7a4d',
  snow: '#a9b0ac',
  rock: '#4d4c46',
  metal: '#5a6266',
  tiles: '#77786c',
};
const WATER = '#2b4a52';
const rings = ['#e6e9e3', '#62b2f0', '#8fe07a', '#d0a0f7'] as const;

const NORTH = 0;
const WEST = 3;

const square = (x: number, y: number): string => `M${x} ${y}h1v1h-1Z`;

/** A space with a number, which some text explains. */
export interface PictureMark {
  readonly space: number;
  readonly label: string;
}

export function pictureOfGame(
  board: BoardPicture,
  view: Pick<View, 'enemies' | 'stalkers'>,
  marks: readonly PictureMark[] = [],
): string {
  const { width, height } = board;
  // Numbers on the outermost squares reach over the edge.
  const edge = marks.length > 0 ? 0.3 : 0;
  const parts: string[] = [];
  for (const [colour, path] of groundsOf(board)) parts.push(`<path fill="${colour}" d="${path}"/>`);
  parts.push(`<path stroke="#14130d" stroke-width=".16" stroke-linecap="square" d="${wallsOf(board)}"/>`);
  for (const { space } of view.enemies) {
    const at = space === null ? undefined : centreOf(board, space);
    if (at !== undefined)
      parts.push(`<path fill="#ff6a50" d="M${at.x} ${at.y - 0.34}l.34 .34l-.34 .34l-.34 -.34Z"/>`);
  }
  for (const { id, space } of view.stalkers) {
    const at = space === null ? undefined : centreOf(board, space);
    if (at !== undefined)
      parts.push(
        `<circle cx="${at.x}" cy="${at.y}" r=".36" fill="${rings[id] ?? rings[0]}" stroke="#0b0c08" stroke-width=".14"/>`,
      );
  }
  for (const { space, label } of marks) {
    const at = centreOf(board, space);
    if (at !== undefined)
      parts.push(
        `<circle cx="${at.x}" cy="${at.y}" r=".62" fill="#e8a33d" stroke="#0b0c08" stroke-width=".12"/><text x="${at.x}" y="${at.y + 0.3}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size=".85" fill="#14130d">${label}</text>`,
      );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}">${parts.join('')}</svg>`;
}

function groundsOf({ width, squares, spaces }: BoardPicture): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const [index, id] of squares.entries()) {
    const space = id < 0 ? undefined : spaces[id];
    if (space === undefined) continue;
    const colour = space.water ? WATER : (grounds[space.terrain] ?? '#4b5733');
    paths.set(colour, (paths.get(colour) ?? '') + square(index % width, Math.floor(index / width)));
  }
  return paths;
}

/** Walls and windows; doors and fences are too small to see. */
function wallsOf({ width, squares, edges }: BoardPicture): string {
  let path = '';
  const blocks = (at: number, direction: number) =>
    edges[at * 4 + direction] === 'wall' || edges[at * 4 + direction] === 'window';
  for (const index of squares.keys()) {
    const x = index % width;
    const y = Math.floor(index / width);
    if (blocks(index, NORTH)) path += `M${x} ${y}h1`;
    if (blocks(index, WEST)) path += `M${x} ${y}v1`;
  }
  return path;
}

function centreOf(
  { width, spaces }: BoardPicture,
  id: number,
): { readonly x: number; readonly y: number } | undefined {
  const [first] = spaces[id]?.squares ?? [];
  return first === undefined ? undefined : { x: (first % width) + 0.5, y: Math.floor(first / width) + 0.5 };
}
