import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { spaceId } from '@zonecrawl/engine/board';
import { type BoardPicture, createHost } from '@zonecrawl/engine/host';
import { exitsOf } from './exits.ts';

async function boardOf(...drawing: readonly string[]): Promise<BoardPicture> {
  const host = createHost(box);
  let board: BoardPicture | undefined;
  host.subscribe((update) => {
    board = update.board ?? board;
  });
  const position = { board: { drawing }, stalkers: [{ card: 'milady', at: 'a' }] };
  const begun = await host.own({ ask: 'begin', game: 'exits', setup: { position } });
  assert.ok(begun.ok, JSON.stringify(begun));
  assert.ok(board);
  return board;
}

describe('the ways from a space', () => {
  it('M4, M5 lead through open edges, doors and windows, not through walls and fences', async () => {
    const board = await boardOf(
      '+---+---+---+',
      '| a   b : c |',
      '+-D-+---+   +',
      '| d W e   f |',
      '+---+---+---+',
    );
    const named = (name: string) => {
      const from = board.spaces.find((space) => space.name === name)?.id ?? spaceId(0);
      return exitsOf(board, from).map(
        ({ direction, to, by }) => `${direction} ${board.spaces[to]?.name} ${by}`,
      );
    };
    assert.deepEqual(named('a'), ['1 b open', '2 d door']);
    assert.deepEqual(named('b'), ['3 a open']);
    assert.deepEqual(named('e'), ['1 f open', '3 d window']);
  });

  it('M2 of a space of several squares are all of theirs', async () => {
    const board = await boardOf('+---+---+', '| a   a |', '+   +   +', '| b   c |', '+---+---+');
    const a = board.spaces.find((space) => space.name === 'a')?.id ?? spaceId(0);
    assert.deepEqual(
      exitsOf(board, a).map(({ direction, to }) => `${direction} ${board.spaces[to]?.name}`),
      ['2 b', '2 c'],
    );
  });
});
