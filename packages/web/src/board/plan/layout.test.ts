import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { markPlaces, piecePlaces } from './layout.ts';
import { type BoardPicture, type BoardPiece, type BoardToken, symbolId } from './types.ts';

const picture: BoardPicture = {
  width: 2,
  height: 2,
  squares: ['a', 'a', 'a', 'a'],
  spaces: [{ id: 'a', name: 'a', squares: [0, 1, 2, 3], terrain: 'grass', cover: 1 }],
  vertical: [],
  horizontal: [],
};
const spaces = new Map(picture.spaces.map((space) => [space.id, space]));
const piece = (id: string, slot?: number): BoardPiece => ({
  kind: 'companion',
  face: 'dog',
  id,
  space: 'a',
  label: id,
  ...(slot === undefined ? {} : { slot }),
});

describe('the places on the board', () => {
  it('gives every piece of a full space a square of its own', () => {
    const places = piecePlaces(picture, spaces, [piece('1'), piece('2', 0), piece('3'), piece('4', 3)]);
    assert.equal(new Set([...places.values()].map(({ x, y }) => `${x},${y}`)).size, 4);
    assert.deepEqual(places.get('2'), { x: 50, y: 50 });
    assert.deepEqual(places.get('4'), { x: 150, y: 150 });
  });

  it('lets two pieces that ask for one slot not overlap', () => {
    const places = piecePlaces(picture, spaces, [piece('1', 2), piece('2', 2)]);
    assert.notDeepEqual(places.get('1'), places.get('2'));
  });

  it('spreads tokens over the squares and keeps symbols and tokens apart', () => {
    const tokens: BoardToken[] = ['p', 'q', 'r', 's', 't'].map((id) => ({ kind: 'bolt', id, space: 'a' }));
    const marks = markPlaces(picture, spaces, tokens, [
      { id: 'x', type: 'fire', center: 0, active: true, symbols: [{ square: 0, petals: 4, covered: false }] },
    ]);
    const all = [...marks.tokens, ...marks.symbols].map(({ at }) => `${at.x},${at.y}`);
    assert.equal(new Set(all).size, 6);
  });

  it('lays no token over one of the next space', () => {
    const row: BoardPicture = {
      ...picture,
      height: 1,
      squares: ['a', 'b'],
      spaces: ['a', 'b'].map((id, square) => ({ id, name: id, squares: [square], terrain: 'grass' })),
    };
    const tokens: BoardToken[] = ['a', 'a', 'b', 'b', 'b'].map((space, index) => ({
      kind: 'bolt',
      id: `${index}`,
      space,
    }));
    const byId = new Map(row.spaces.map((space) => [space.id, space]));
    const places = markPlaces(row, byId, tokens, []).tokens.map(({ at }) => at);
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1))
        assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > 26);
  });

  it('puts a Bolt on the symbol that it covers', () => {
    const symbols = ([4, 2] as const).map((petals) => ({ square: 0, petals, covered: false }));
    const bolt: BoardToken = { kind: 'bolt', id: 'bolt', space: 'a', symbol: symbolId('x', 1) };
    const marks = markPlaces(
      picture,
      spaces,
      [bolt],
      [{ id: 'x', type: 'fire', center: 0, active: true, symbols }],
    );
    assert.deepEqual(marks.tokens[0]?.at, marks.symbols[1]?.at);
    assert.notDeepEqual(marks.tokens[0]?.at, marks.symbols[0]?.at);
  });
});
