/** Reads a text drawing (DESIGN "Maps drawn as text") into squares, their names and their edges. */

import { type Problem, problemAt } from '../base/problems.ts';
import { besideOnGrid } from './directions.ts';
import { DIRECTIONS, EAST, type EdgeKind, NORTH, SOUTH, WEST } from './types.ts';

/** A tile says everything: blank is open. An overlay says what changes (M12): blank is "as it was". */
export type DrawingKind = 'tile' | 'overlay';

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The name written in each square (`y * width + x`); empty where there is none. */
  readonly names: readonly string[];
  /** The edges of each square, `square * 4 + direction`; null where an overlay leaves the edge as it was. */
  readonly edges: readonly (EdgeKind | null)[];
}

export type ParsedDrawing =
  | { readonly ok: true; readonly drawing: Drawing }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Far more than any tile needs; limits untrusted files. */
const MOST_SQUARES_A_SIDE = 64;
/** More problems than a reader needs at once. */
const MOST_PROBLEMS = 20;

const BESIDE: Readonly<Record<string, EdgeKind>> = { '|': 'wall', ':': 'impassable', D: 'door', W: 'window' };
const ABOVE: Readonly<Record<string, EdgeKind>> = {
  '---': 'wall',
  '...': 'impassable',
  '-D-': 'door',
  '-W-': 'window',
};

interface Sheet {
  readonly lines: readonly string[];
  /** What was cut off above and to the left, so that problems name the place in the text as written. */
  readonly firstLine: number;
  readonly indent: number;
}

function trimSheet(text: string): Sheet {
  const all = text.split('\n').map((line) => line.trimEnd());
  const first = all.findIndex((line) => line !== '');
  if (first < 0) return { lines: [], firstLine: 1, indent: 0 };
  const last = all.findLastIndex((line) => line !== '');
  const lines = all.slice(first, last + 1);
  const indent = lines
    .filter((line) => line !== '')
    .reduce(
      (least, line) => Math.min(least, line.length - line.trimStart().length),
      Number.POSITIVE_INFINITY,
    );
  return { lines: lines.map((line) => line.slice(indent)), firstLine: first + 1, indent };
}

/** Reads a drawing. `where` names it in problems: "tile.7". */
export function parseDrawing(where: string, text: string, kind: DrawingKind): ParsedDrawing {
  const sheet = trimSheet(text);
  const problems: Problem[] = [];
  const wrong: Wrong = (row, column, problem) => {
    if (problems.length >= MOST_PROBLEMS) return;
    problems.push(problem(where, { line: row + sheet.firstLine, column: column + sheet.indent + 1 }));
  };

  const longest = sheet.lines.reduce((most, line) => Math.max(most, line.length), 0);
  const width = Math.ceil((longest - 1) / 4);
  const height = (sheet.lines.length - 1) / 2;
  if (width < 1) {
    problems.push(problemAt(where, 'drawing.empty'));
    return { ok: false, problems };
  }
  if (!Number.isInteger(height) || height < 1) {
    problems.push(problemAt(where, 'drawing.lines', { lines: sheet.lines.length }));
    return { ok: false, problems };
  }
  if (width > MOST_SQUARES_A_SIDE || height > MOST_SQUARES_A_SIDE) {
    problems.push(problemAt(where, 'drawing.tooLarge', { width, height, most: MOST_SQUARES_A_SIDE }));
    return { ok: false, problems };
  }

  // Editors cut off blanks at line ends, so a short line is one that ends in blanks.
  const lines = sheet.lines.map((line) => line.padEnd(width * 4 + 1));
  const read = (row: number, column: number, length: number): string =>
    (lines[row] ?? '').slice(column, column + length);
  const names = readNames(width, height, read, wrong);
  checkCorners(width, height, names, read, wrong);
  const edges = readEdges(width, height, kind, read, wrong);
  if (problems.length === 0 && kind === 'tile') {
    checkSpacesConnected(where, width, height, names, problems);
    checkEdgesInsideSpaces(width, height, names, edges, wrong);
  }
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, drawing: { width, height, names, edges } };
}

type Read = (row: number, column: number, length: number) => string;
/** Where in the text as written. */
interface InText {
  readonly line: number;
  readonly column: number;
}
type Wrong = (row: number, column: number, problem: (where: string, at: InText) => Problem) => void;

function readNames(width: number, height: number, read: Read, wrong: Wrong): readonly string[] {
  const names: string[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const written = read(y * 2 + 1, x * 4 + 1, 3);
      const name = written.trim();
      if (/\s/.test(name)) {
        wrong(y * 2 + 1, x * 4 + 1, (where, at) => problemAt(where, 'drawing.spaceName', { ...at, written }));
      }
      names.push(name);
    }
  }
  return names;
}

function checkCorners(
  width: number,
  height: number,
  names: readonly string[],
  read: Read,
  wrong: Wrong,
): void {
  const named = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && names[y * width + x] !== '';
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const corner = read(y * 2, x * 4, 1);
      if (corner === '+') continue;
      // Beside no square at all a corner may be left out: not every map fills its rectangle.
      const bare = !named(x, y) && !named(x - 1, y) && !named(x, y - 1) && !named(x - 1, y - 1);
      if (corner === ' ' && bare) continue;
      wrong(y * 2, x * 4, (where, at) => problemAt(where, 'drawing.corner', { ...at, written: corner }));
    }
  }
}

function readEdges(
  width: number,
  height: number,
  kind: DrawingKind,
  read: Read,
  wrong: Wrong,
): readonly (EdgeKind | null)[] {
  const blank = kind === 'tile' ? 'open' : null;
  const edges = new Array<EdgeKind | null>(width * height * 4).fill(blank);
  const beside = (x: number, y: number): EdgeKind | null => {
    const written = read(y * 2 + 1, x * 4, 1);
    if (written === ' ') return blank;
    if (kind === 'overlay' && written === 'o') return 'open';
    const edge = BESIDE[written];
    if (edge !== undefined) return edge;
    wrong(y * 2 + 1, x * 4, (where, at) =>
      problemAt(where, 'drawing.edgeBeside', { ...at, written, piece: kind }),
    );
    return blank;
  };
  const above = (x: number, y: number): EdgeKind | null => {
    const written = read(y * 2, x * 4 + 1, 3);
    if (written === '   ') return blank;
    if (kind === 'overlay' && written === '-o-') return 'open';
    const edge = ABOVE[written];
    if (edge !== undefined) return edge;
    wrong(y * 2, x * 4 + 1, (where, at) =>
      problemAt(where, 'drawing.edgeAbove', { ...at, written, piece: kind }),
    );
    return blank;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x <= width; x++) {
      const edge = beside(x, y);
      if (x < width) edges[(y * width + x) * 4 + WEST] = edge;
      if (x > 0) edges[(y * width + x - 1) * 4 + EAST] = edge;
    }
  }
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x < width; x++) {
      const edge = above(x, y);
      if (y < height) edges[(y * width + x) * 4 + NORTH] = edge;
      if (y > 0) edges[((y - 1) * width + x) * 4 + SOUTH] = edge;
    }
  }
  return edges;
}

/** M1: a space is one connected group of squares. */
function checkSpacesConnected(
  where: string,
  width: number,
  height: number,
  names: readonly string[],
  problems: Problem[],
): void {
  const seen = new Set<number>();
  const done = new Set<string>();
  for (const [square, name] of names.entries()) {
    if (name === '' || seen.has(square)) continue;
    if (done.has(name)) {
      const part = { column: (square % width) + 1, row: Math.floor(square / width) + 1 };
      problems.push(problemAt(where, 'drawing.inPieces', { space: name, ...part }));
    }
    done.add(name);
    const group = [square];
    seen.add(square);
    for (const member of group) {
      for (const direction of DIRECTIONS) {
        const next = besideOnGrid(width, height, member, direction);
        if (next < 0 || names[next] !== name || seen.has(next)) continue;
        seen.add(next);
        group.push(next);
      }
    }
  }
}

function checkEdgesInsideSpaces(
  width: number,
  height: number,
  names: readonly string[],
  edges: readonly (EdgeKind | null)[],
  wrong: Wrong,
): void {
  for (const [square, name] of names.entries()) {
    if (name === '') continue;
    const x = square % width;
    const y = Math.floor(square / width);
    const edgeInside = (where: string, at: InText): Problem =>
      problemAt(where, 'drawing.edgeInside', { ...at, space: name });
    const east = besideOnGrid(width, height, square, EAST);
    if (east >= 0 && names[east] === name && edges[square * 4 + EAST] !== 'open') {
      wrong(y * 2 + 1, x * 4 + 4, edgeInside);
    }
    const south = besideOnGrid(width, height, square, SOUTH);
    if (south >= 0 && names[south] === name && edges[square * 4 + SOUTH] !== 'open') {
      wrong(y * 2 + 2, x * 4 + 1, edgeInside);
    }
  }
}
