/** Reads a text drawing (DESIGN "Maps drawn as text") into squares, their names and their edges. */

import { besideOnGrid } from './directions.ts';
import { type BoardProblem, DIRECTIONS, EAST, type EdgeKind, NORTH, SOUTH, WEST } from './types.ts';

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
  | { readonly ok: false; readonly problems: readonly BoardProblem[] };

/** Far more than any tile needs; keeps a stranger's file from growing without bound. */
const MOST_SQUARES_A_SIDE = 64;
/** Nobody reads more at once. */
const MOST_PROBLEMS = 20;

const BESIDE: Readonly<Record<string, EdgeKind>> = { '|': 'wall', ':': 'impassable', D: 'door', W: 'window' };
const ABOVE: Readonly<Record<string, EdgeKind>> = {
  '---': 'wall',
  '...': 'impassable',
  '-D-': 'door',
  '-W-': 'window',
};
const BESIDE_HELP = 'blank (open), | (wall), : (impassable), D (door) or W (window)';
const ABOVE_HELP = 'three blanks (open), --- (wall), ... (impassable), -D- (door) or -W- (window)';
const OVERLAY_BESIDE_HELP = 'blank (as it was), o (opened), | (wall), : (impassable), D (door) or W (window)';
const OVERLAY_ABOVE_HELP =
  'three blanks (as it was), -o- (opened), --- (wall), ... (impassable), -D- (door) or -W- (window)';

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

/** Reads a drawing. `where` names it in problems: "tile 7". */
export function parseDrawing(where: string, text: string, kind: DrawingKind): ParsedDrawing {
  const sheet = trimSheet(text);
  const problems: BoardProblem[] = [];
  const problemAt = (row: number, column: number, what: string): void => {
    if (problems.length >= MOST_PROBLEMS) return;
    problems.push({
      where: `${where}, line ${row + sheet.firstLine}, column ${column + sheet.indent + 1}`,
      what,
    });
  };

  const longest = sheet.lines.reduce((most, line) => Math.max(most, line.length), 0);
  const width = Math.ceil((longest - 1) / 4);
  const height = (sheet.lines.length - 1) / 2;
  if (width < 1) {
    problems.push({ where, what: 'the drawing is empty; the smallest one is +---+ above | a | above +---+' });
    return { ok: false, problems };
  }
  if (!Number.isInteger(height) || height < 1) {
    const what = `the drawing has ${sheet.lines.length} lines; it needs a line of edges, then for each row a line of squares and a line of edges`;
    problems.push({ where, what });
    return { ok: false, problems };
  }
  if (width > MOST_SQUARES_A_SIDE || height > MOST_SQUARES_A_SIDE) {
    const what = `the drawing is ${width} by ${height} squares; at most ${MOST_SQUARES_A_SIDE} by ${MOST_SQUARES_A_SIDE} are allowed`;
    problems.push({ where, what });
    return { ok: false, problems };
  }

  // Editors cut off blanks at line ends, so a short line is one that ends in blanks.
  const lines = sheet.lines.map((line) => line.padEnd(width * 4 + 1));
  const read = (row: number, column: number, length: number): string =>
    (lines[row] ?? '').slice(column, column + length);
  const names = readNames(width, height, read, problemAt);
  checkCorners(width, height, names, read, problemAt);
  const edges = readEdges(width, height, kind, read, problemAt);
  if (problems.length === 0 && kind === 'tile') {
    checkSpacesConnected(where, width, height, names, problems);
    checkEdgesInsideSpaces(width, height, names, edges, problemAt);
  }
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, drawing: { width, height, names, edges } };
}

type Read = (row: number, column: number, length: number) => string;
type ProblemAt = (row: number, column: number, what: string) => void;

function readNames(width: number, height: number, read: Read, problemAt: ProblemAt): readonly string[] {
  const names: string[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const written = read(y * 2 + 1, x * 4 + 1, 3);
      const name = written.trim();
      if (/\s/.test(name)) {
        const what = `"${written}" is no name of a space; write one to three characters without blanks between`;
        problemAt(y * 2 + 1, x * 4 + 1, what);
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
  problemAt: ProblemAt,
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
      problemAt(y * 2, x * 4, `expected + (a corner of squares), found ${JSON.stringify(corner)}`);
    }
  }
}

function readEdges(
  width: number,
  height: number,
  kind: DrawingKind,
  read: Read,
  problemAt: ProblemAt,
): readonly (EdgeKind | null)[] {
  const blank = kind === 'tile' ? 'open' : null;
  const edges = new Array<EdgeKind | null>(width * height * 4).fill(blank);
  const beside = (x: number, y: number): EdgeKind | null => {
    const written = read(y * 2 + 1, x * 4, 1);
    if (written === ' ') return blank;
    if (kind === 'overlay' && written === 'o') return 'open';
    const edge = BESIDE[written];
    if (edge !== undefined) return edge;
    const help = kind === 'tile' ? BESIDE_HELP : OVERLAY_BESIDE_HELP;
    problemAt(y * 2 + 1, x * 4, `"${written}" is no edge between two squares beside each other; use ${help}`);
    return blank;
  };
  const above = (x: number, y: number): EdgeKind | null => {
    const written = read(y * 2, x * 4 + 1, 3);
    if (written === '   ') return blank;
    if (kind === 'overlay' && written === '-o-') return 'open';
    const edge = ABOVE[written];
    if (edge !== undefined) return edge;
    const help = kind === 'tile' ? ABOVE_HELP : OVERLAY_ABOVE_HELP;
    problemAt(
      y * 2,
      x * 4 + 1,
      `"${written}" is no edge between two squares one above the other; use ${help}`,
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
  problems: BoardProblem[],
): void {
  const seen = new Set<number>();
  const done = new Set<string>();
  for (const [square, name] of names.entries()) {
    if (name === '' || seen.has(square)) continue;
    if (done.has(name)) {
      const place = `column ${(square % width) + 1}, row ${Math.floor(square / width) + 1} of the squares`;
      const what = `space "${name}" is in pieces (M1): its part at ${place} does not touch the rest; give it another name`;
      problems.push({ where, what });
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
  problemAt: ProblemAt,
): void {
  for (const [square, name] of names.entries()) {
    if (name === '') continue;
    const x = square % width;
    const y = Math.floor(square / width);
    const what = `an edge inside space "${name}" must be blank; the squares on both sides have one name`;
    const east = besideOnGrid(width, height, square, EAST);
    if (east >= 0 && names[east] === name && edges[square * 4 + EAST] !== 'open') {
      problemAt(y * 2 + 1, x * 4 + 4, what);
    }
    const south = besideOnGrid(width, height, square, SOUTH);
    if (south >= 0 && names[south] === name && edges[square * 4 + SOUTH] !== 'open') {
      problemAt(y * 2 + 2, x * 4 + 1, what);
    }
  }
}
