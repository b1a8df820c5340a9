import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { firstWalk } from '@zonecrawl/content/lessons';
import { beginGame, setUp } from '@zonecrawl/engine/game';
import { boardPicture } from '@zonecrawl/engine/host';
import { stalkerId } from '@zonecrawl/engine/model';
import { viewFor } from '@zonecrawl/engine/view';
import { speakEnglish } from '../../../test/english.ts';
import { spaceFeatures } from './describe.ts';

describe('what is said of a space', () => {
  before(speakEnglish);

  it('AN2 counts the petals of one symbol and of several', () => {
    const set = setUp(box, { from: 'mission', setup: firstWalk });
    assert.ok(set.ok);
    const { game } = beginGame(box, set.state, { keep: false });
    const board = boardPicture(game);
    const view = viewFor(game, [stalkerId(0)]);
    /** What is said while only symbols of so many petals lie open. */
    const told = (...open: readonly number[]) => {
      const overlays = view.overlays.map((overlay) => ({
        ...overlay,
        symbols: overlay.symbols.map((symbol) => ({ ...symbol, covered: !open.includes(symbol.petals) })),
      }));
      const words = { view: { ...view, overlays }, board, cast: new Map() };
      const features = board.spaces.flatMap(({ id }) =>
        spaceFeatures(words, id, { reach: [], watched: [] }).filter((text) => text.includes('petal')),
      );
      return [...new Set(features)];
    };
    assert.deepEqual(told(1), ['Burner with an open symbol of 1 petal']);
    assert.deepEqual(told(4), ['Burner with an open symbol of 4 petals']);
    assert.ok(told(1, 4).includes('Burner with open symbols of 4 and 1 petals'));
  });
});
