import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import type { BoardPicture } from '@zonecrawl/engine/host';
import { playByChance } from '../../../test/randomGames.ts';
import { geometryOf } from '../../board/plan/geometry.ts';
import type { SpaceId } from '../../board/plan/types.ts';
import { type Arrow, wayToward } from '../../board/plan/ways.ts';
import { pictureOf, waysOf } from './picture.ts';

const ARROWS: readonly Arrow[] = [
  { x: 0, y: -1, direction: 'north' },
  { x: 1, y: 0, direction: 'east' },
  { x: 0, y: 1, direction: 'south' },
  { x: -1, y: 0, direction: 'west' },
];

async function boardOf(mission: string): Promise<BoardPicture> {
  let board: BoardPicture | undefined;
  await playByChance({ mission, stalkers: 1, seed: 1, inputs: 0 }, (update) => {
    board = update.board ?? board;
  });
  assert.ok(board);
  return board;
}

describe('arrow keys on the map of every Mission', () => {
  it('M4, M5 get wherever a way leads, and nowhere else', async () => {
    for (const mission of Object.keys(box.missions)) {
      const board = await boardOf(mission);
      const geometry = geometryOf(pictureOf(board));
      const [first] = geometry.picture.spaces.filter(({ id }) => waysOf(board, id).length > 0);
      assert.ok(first);
      const byWay = new Set([first.id]);
      for (const space of byWay) for (const { to } of waysOf(board, space)) byWay.add(to);
      /** Where somebody is, and came from. */
      const stands = new Map<string, readonly [SpaceId, SpaceId | undefined]>([['', [first.id, undefined]]]);
      for (const [, [at, from]] of stands) {
        for (const arrow of ARROWS) {
          const to = wayToward(at, arrow, geometry, waysOf(board, at), from);
          if (to !== undefined) stands.set(`${at} ${to}`, [to, at]);
        }
      }
      const byKeys = new Set([...stands.values()].map(([at]) => at));
      const named = (spaces: Iterable<SpaceId>) =>
        [...spaces].map((space) => geometry.spaces.get(space)?.name).toSorted();
      assert.deepEqual(named(byKeys), named(byWay), mission);
    }
  });
});
