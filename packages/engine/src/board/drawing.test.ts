import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { crossingTexts, draw, namesWhere, problemsOf, spaceOf } from '../../test/board/boards.ts';
import { parseDrawing } from './drawing.ts';
import { compileDrawing } from './index.ts';
import { EAST, NORTH, SOUTH, WEST } from './types.ts';

const problems = (drawing: string): readonly string[] => problemsOf(compileDrawing({ id: '7', drawing }));

test('the drawing in DESIGN reads as it says there', () => {
  const board = draw(`
    +---+---+---+---+
    | a   a | b W c |
    +   +-D-+---+   +
    | d   e : f   g |
    +---+---+...+---+
  `);
  assert.equal(
    namesWhere(board, () => true),
    'a b c d e f g',
  );
  assert.deepEqual(crossingTexts(board, 'stalker', 'a'), ['dS', 'eS']);
  assert.deepEqual(crossingTexts(board, 'stalker', 'b'), ['cE']);
  assert.deepEqual(crossingTexts(board, 'beast', 'b'), []);
  assert.deepEqual(crossingTexts(board, 'stalker', 'c'), ['gS', 'bW']);
  assert.deepEqual(crossingTexts(board, 'stalker', 'e'), ['aN', 'dW']);
  assert.deepEqual(crossingTexts(board, 'stalker', 'f'), ['gE']);
});

test('every edge sign is read on all four sides of a square', () => {
  const signs = [
    ['---', '|', 'wall'],
    ['...', ':', 'impassable'],
    ['-D-', 'D', 'door'],
    ['-W-', 'W', 'window'],
    ['   ', ' ', 'open'],
  ] as const;
  for (const [above, beside, kind] of signs) {
    const result = parseDrawing('tile', `+${above}+\n${beside} a ${beside}\n+${above}+`, 'tile');
    assert.ok(result.ok);
    assert.deepEqual(result.drawing.edges, [kind, kind, kind, kind]);
  }
});

test('an edge between two squares belongs to both', () => {
  const result = parseDrawing('tile', '+---+---+\n| a D b |\n+-W-+...+\n| c   d |\n+---+---+', 'tile');
  assert.ok(result.ok);
  const edge = (square: number, direction: number) => result.drawing.edges[square * 4 + direction];
  assert.deepEqual([edge(0, EAST), edge(1, WEST)], ['door', 'door']);
  assert.deepEqual([edge(0, SOUTH), edge(2, NORTH)], ['window', 'window']);
  assert.deepEqual([edge(1, SOUTH), edge(3, NORTH)], ['impassable', 'impassable']);
  assert.deepEqual([edge(2, EAST), edge(3, WEST)], ['open', 'open']);
});

test('in an overlay blank leaves an edge as it was and o opens it', () => {
  const result = parseDrawing('overlay', '+-o-+   +\no a     |\n+---+   +', 'overlay');
  assert.ok(result.ok);
  assert.deepEqual(result.drawing.edges, ['open', null, 'wall', 'open', null, 'wall', null, null]);
  assert.deepEqual(result.drawing.names, ['a', '']);
});

test('names may have one to three characters anywhere in the square', () => {
  const board = draw('+---+---+---+\n|a1 | b2|abc|\n+---+---+---+');
  assert.equal(
    namesWhere(board, () => true),
    'a1 b2 abc',
  );
});

test('indentation, blank lines around, cut off line ends and Windows line ends do not matter', () => {
  const plain = '+---+---+\n| a   b \n+---+   +\n| c   c |\n+---+---+';
  const loose = `\n\n${plain.replaceAll(/^/gm, '      ').replaceAll('\n', '   \r\n')}\n   \n`;
  const one = parseDrawing('x', plain, 'tile');
  const other = parseDrawing('x', loose, 'tile');
  assert.ok(one.ok && other.ok);
  assert.deepEqual(other.drawing, one.drawing);
});

test('a drawing need not fill its rectangle', () => {
  const board = draw(`
    +---+
    | a |
    +   +---+
    | b   c |
    +---+---+
  `);
  assert.equal(board.squareSpace[1], -1);
  assert.deepEqual(crossingTexts(board, 'stalker', 'b'), ['aN', 'cE']);
});

test('a wrong edge beside a square is named with line, column and what would be right', () => {
  assert.deepEqual(problems('\n  +---+---+\n  | a x b |\n  +---+---+\n'), [
    'tile.7: drawing.edgeBeside {"line":3,"column":7,"written":"x","piece":"tile"}',
  ]);
});

test('a wrong edge above a square is named with line, column and what would be right', () => {
  assert.deepEqual(problems('+---+\n| a |\n+- -+\n| b |\n+---+'), [
    'tile.7: drawing.edgeAbove {"line":3,"column":2,"written":"- -","piece":"tile"}',
  ]);
});

test('an opening sign is no edge of a tile, only of an overlay', () => {
  assert.match(
    problems('+---+---+\n| a o b |\n+---+---+').join(),
    /edgeBeside \{"line":2,"column":5,"written":"o"/,
  );
  assert.match(
    problems('+---+\n| a |\n+-o-+\n| b |\n+---+').join(),
    /edgeAbove \{"line":3,"column":2,"written":"-o-"/,
  );
});

test('a missing corner is named with line and column', () => {
  assert.deepEqual(problems('+---+---+\n| a   b |\n+--- ---+'), [
    'tile.7: drawing.corner {"line":3,"column":5,"written":" "}',
  ]);
});

test('a name with a blank inside, an empty drawing, a missing line and a giant drawing are refused', () => {
  assert.match(problems('+---+\n|a b|\n+---+').join(), /spaceName \{"line":2,"column":2,"written":"a b"/);
  assert.match(problems('  \n \n').join(), /drawing\.empty/);
  assert.match(problems('+---+\n| a |').join(), /drawing\.lines \{"lines":2/);
  const wide = (squares: number) =>
    `+${'---+'.repeat(squares)}\n|${' a  '.repeat(squares - 1)} a |\n+${'---+'.repeat(squares)}`;
  const high = (squares: number) => `+---+\n${'| a |\n+   +\n'.repeat(squares - 1)}| a |\n+---+`;
  assert.deepEqual([...problems(wide(64)), ...problems(high(64))], [], 'as large as may be');
  assert.match(problems(wide(65)).join(), /tooLarge \{"width":65,"height":1,"most":64/);
  assert.match(problems(high(65)).join(), /tooLarge \{"width":1,"height":65,"most":64/);
});

test('M1 a space in two pieces is refused', () => {
  assert.match(
    problems('+---+---+---+\n| a | b | a |\n+---+---+---+').join(),
    /inPieces \{"space":"a","column":3,"row":1/,
  );
});

test('M1 a space may have any connected shape', () => {
  const board = draw(`
    +---+---+---+
    | a   a   a |
    +   +   +   +
    | a   b   a |
    +   +   +   +
    | a   c   a |
    +---+---+---+
  `);
  assert.equal(spaceOf(board, 'a').squares.length, 7);
});

test('M1 squares of one name touching only at a corner are two pieces', () => {
  assert.match(problems('+---+---+\n| a   b |\n+   +   +\n| c   a |\n+---+---+').join(), /inPieces/);
});

test('an edge inside one space may only be blank', () => {
  assert.match(
    problems('+---+---+\n| a : a |\n+---+---+').join(),
    /edgeInside \{"line":2,"column":5,"space":"a"/,
  );
  assert.match(
    problems('+---+\n| a |\n+-D-+\n| a |\n+---+').join(),
    /edgeInside \{"line":3,"column":2,"space":"a"/,
  );
});

test('properties of a space that is not drawn, and figures that are none, are refused', () => {
  const drawing = '+---+\n| a |\n+---+';
  const told = (spaces: Record<string, { cover?: number }>) =>
    problemsOf(compileDrawing({ id: '7', drawing, spaces }));
  assert.match(told({ b: {} }).join(), /tile\.7\.spaces\.b: drawing\.noSuchSpace/);
  assert.match(told({ a: { cover: -1 } }).join(), /drawing\.figure \{"figure":-1/);
});

test('all problems of a drawing are told at once', () => {
  assert.equal(problems('+---+---+\n| a x b |\n+ - +---+\n| c y d |\n+---+---+').length, 3);
});

test('whatever is written, a drawing is read or refused with reasons, never more than a person would read', () => {
  const signs = fc.constantFrom(
    '+',
    '---',
    '   ',
    '|',
    ':',
    'D',
    '-W-',
    '...',
    ' a ',
    'b',
    '\n',
    ' ',
    '\t',
    '-o-',
    'o',
  );
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 60 }), fc.constantFrom('tile', 'overlay'), (written, kind) => {
      const result = parseDrawing('x', written.join(''), kind);
      assert.ok(result.ok || (result.problems.length > 0 && result.problems.length <= 40));
    }),
    { numRuns: 1000 },
  );
});

test('a giant text is refused, not choked on', () => {
  assert.match(problems('+\n'.repeat(300_000)).join(), /drawing\.(?:lines|empty)/);
  assert.match(problems('+---'.repeat(300_000)).join(), /lines/);
});
