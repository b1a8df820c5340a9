import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { beginGame, setUp } from '@zonecrawl/engine/game';
import { boardPicture } from '@zonecrawl/engine/host';
import { plainLoadouts } from '@zonecrawl/engine/mission';
import { viewFor } from '@zonecrawl/engine/view';
import { speakEnglish } from '../../../test/english.ts';
import { pinsAt, pinText } from '../../words/pins.ts';
import { piecesOf } from './boardPieces.ts';
import { spaceFeatures } from './describe.ts';
import { spaceKey } from './picture.ts';
import { pinTokens } from './pinTokens.ts';

speakEnglish();

function beginning(mission: string) {
  const stalkers = plainLoadouts(box, ['borsuk', 'mamon']);
  const set = setUp(box, { from: 'mission', setup: { mission, stalkers, seed: 'PINS' } });
  assert.ok(set.ok);
  const { game } = beginGame(box, set.state, { keep: false });
  const seats = game.state.stalkers.map(({ id }) => id);
  return { view: viewFor(game, seats), board: boardPicture(game) };
}

describe('pins', () => {
  it('stand for all that can be done or happens on their space, and its panel names every one', () => {
    let several = 0;
    for (const mission of Object.keys(box.missions)) {
      const { view, board } = beginning(mission);
      for (const token of pinTokens(view, board)) {
        if (token.kind !== 'pin' || token.count === 1) continue;
        several += 1;
        const space = board.spaces.find(({ id }) => spaceKey(id) === token.space)?.id;
        assert.ok(space !== undefined);
        const ways = pinsAt(view, space).filter(({ is }) => (is === 'exit') === (token.pin === 'exit'));
        assert.ok(ways.length >= token.count);
        const cast = new Map(view.stalkers.map(({ id, card }) => [id, card]));
        const told = spaceFeatures({ view, board, cast }, space, { reach: [], watched: [] });
        for (const pin of ways) assert.ok(told.includes(pinText(pin)), pinText(pin));
      }
    }
    assert.ok(several > 0);
  });

  it('keep the name of the one that is to be done next from far, and of no other', () => {
    const { view, board } = beginning('a1');
    const named = pinTokens(view, board).filter((token) => token.kind === 'pin' && token.isNext);
    assert.equal(named.length, 1);
    const spaces = new Set(view.aim?.spaces.map(spaceKey));
    assert.ok(named.every(({ space }) => spaces.has(space)));
    const without = pinTokens({ ...view, aim: null }, board);
    assert.ok(without.every((token) => token.kind === 'pin' && !token.isNext));
  });
});

describe('a dead Stalker', () => {
  it('is marked by a word on the map, and the word is in what is read aloud', () => {
    const { view, board } = beginning('a1');
    const [first, ...others] = view.stalkers;
    assert.ok(first !== undefined);
    const dead = { ...view, stalkers: [{ ...first, dead: true }, ...others] };
    const cast = new Map(view.stalkers.map(({ id, card }) => [id, card]));
    const [piece, other] = piecesOf({ view: dead, board, cast }, undefined);
    assert.equal(piece?.dead, 'Dead');
    assert.match(piece.label, / lies dead on /);
    assert.equal(other?.dead, undefined);
  });
});
