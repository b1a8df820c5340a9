import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { createHost, type Update } from '@zonecrawl/engine/host';
import { type CardId, type EntityId, stalkerId } from '@zonecrawl/engine/model';
import { speakEnglish } from '../../../test/english.ts';
import { dangersFirst, previewLines } from './pathLines.ts';

/** A Bandit looks down a street with radiation at its end. */
const STREET = {
  board: {
    drawing: ['+---+---+---+', '| a   b   c |', '+---+---+---+'],
    spaces: { b: { radiation: 1 } },
  },
  stalkers: [{ card: 'milady', at: 'a' }],
  enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'west' }],
};

describe('the preview of a way', () => {
  before(speakEnglish);

  it('tells dangers first, and all else in its order', async () => {
    const port = createHost(box);
    const told: Update[] = [];
    port.subscribe((update) => told.push(update));
    const begun = await port.own({ ask: 'begin', game: 'street', setup: { position: STREET } });
    assert.ok(begun.ok, JSON.stringify(begun));
    const [update] = told;
    assert.ok(update?.board);
    const { view, board } = update;
    const beside = board.spaces.find(({ radiation }) => radiation > 0);
    assert.ok(beside);
    const preview = await port.request({
      ask: 'path',
      stalker: stalkerId(0),
      action: 'movement',
      source: null,
      path: [beside.id],
    });
    assert.ok(preview);
    const cast = new Map<EntityId, CardId>(
      [...view.stalkers, ...view.enemies].map(({ id, card }) => [id, card]),
    );
    const lines = previewLines(preview, { view, board, cast });
    const shown = dangersFirst(lines);
    const isDanger = lines.map(({ tone }) => tone === 'danger');
    assert.ok(
      isDanger.includes(true) && isDanger[0] === false,
      'told in its order a danger is not the first',
    );
    assert.equal(shown[0]?.tone, 'danger');
    const last = shown.findLastIndex(({ tone }) => tone === 'danger');
    assert.deepEqual(
      shown.slice(0, last + 1),
      lines.filter(({ tone }) => tone === 'danger'),
    );
    assert.deepEqual(
      shown.slice(last + 1),
      lines.filter(({ tone }) => tone !== 'danger'),
    );
  });
});
