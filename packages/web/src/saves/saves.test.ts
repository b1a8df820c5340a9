import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { createHost, type GamePort, type Update } from '@zonecrawl/engine/host';
import { FIRST_SHOP, outfit } from '@zonecrawl/engine/mission';
import { keepSaving } from './autosave.ts';
import { progressOf, setupOf } from './describe.ts';
import { fileName, readGameText, textOfGame } from './files.ts';
import { memoryShelves } from './memory.ts';
import { type GameRecord, SaveFailed, type Shelf } from './types.ts';

/** A real game on a real port, and its record on a shelf. */
async function playing(shelf: Shelf = memoryShelves().games) {
  const port: GamePort = createHost(box);
  const updates: Update[] = [];
  port.subscribe((update) => updates.push(update));
  const stalkers = outfit(box, FIRST_SHOP, ['milady']);
  await port.request({ ask: 'begin', setup: { mission: 'a1', stalkers, seed: 'saves' } });
  const save = await port.request({ ask: 'save' });
  const [first] = updates;
  assert.ok('zonecrawl' in save && first?.board);
  const record: GameRecord = {
    id: 'one',
    name: 'A game',
    people: ['Anna'],
    setup: setupOf(save),
    created: 1,
    ...progressOf(first, first.board, 1),
  };
  await shelf.add(record, save);
  await shelf.own('one', 'me');
  const answer = async () => {
    const last = updates.at(-1);
    assert.ok(last?.decision);
    const min = last.decision.pick?.min;
    await port.request({ ask: 'answer', at: last.at, answer: min === undefined ? 0 : [] });
  };
  return { port, shelf, record, save, updates, answer };
}

describe('autosave', () => {
  it('has written every input by the time nothing is left to write', async () => {
    const { port, shelf, record, updates, answer } = await playing();
    const autosave = keepSaving({ port, shelf, record, owner: 'me', now: () => 2 });
    // The picture of the map comes with the first look.
    await port.request({ ask: 'look' });
    for (let inputs = 0; inputs < 5; inputs += 1) await answer();
    await autosave.flush();
    const kept = await shelf.read('one', 'now');
    assert.equal(kept?.inputs.length, updates.at(-1)?.at);
    assert.equal((await shelf.record('one'))?.inputs, updates.at(-1)?.at);
    assert.equal(autosave.trouble.value, null);
  });

  it('keeps the last good save when a write fails, says so, and writes again later', async () => {
    const memory = memoryShelves().games;
    let full = false;
    const shelf: Shelf = {
      ...memory,
      write: (...args) => (full ? Promise.reject(new SaveFailed('full')) : memory.write(...args)),
    };
    const { port, record, answer } = await playing(shelf);
    const autosave = keepSaving({ port, shelf, record, owner: 'me' });
    await port.request({ ask: 'look' });
    await answer();
    await autosave.flush();
    const good = await shelf.read('one', 'now');
    full = true;
    await answer();
    await autosave.flush();
    assert.equal(autosave.trouble.value, 'full');
    assert.equal(await shelf.read('one', 'now'), good);
    full = false;
    await autosave.retry();
    assert.equal(autosave.trouble.value, null);
    assert.equal((await shelf.read('one', 'now'))?.inputs.length, (good?.inputs.length ?? 0) + 1);
  });

  it('writes nothing once another tab has the game', async () => {
    const { port, shelf, record, save, answer } = await playing();
    const autosave = keepSaving({ port, shelf, record, owner: 'me' });
    await port.request({ ask: 'look' });
    await shelf.own('one', 'somebody else');
    await answer();
    await autosave.flush();
    assert.equal(autosave.trouble.value, 'taken');
    assert.equal(await shelf.read('one', 'now'), save);
  });
});

describe('files', () => {
  it('bring a game back as it was', async () => {
    const { record, save } = await playing();
    const file = readGameText(textOfGame(record, save));
    assert.ok(file.ok);
    assert.equal(file.name, 'A game');
    assert.deepEqual(file.people, ['Anna']);
    const other = createHost(box);
    assert.deepEqual(await other.request({ ask: 'load', save: file.save }), { ok: true });
    assert.match(fileName(record), /^zonecrawl-a-game-1970-01-01\.json$/);
  });

  it('are taken bare, too', async () => {
    const { save } = await playing();
    assert.equal(readGameText(JSON.stringify(save)).ok, true);
  });

  it('that are none of ours are told apart', () => {
    const trouble = (text: string) => {
      const file = readGameText(text);
      return file.ok ? null : file.trouble;
    };
    assert.equal(trouble('  '), 'empty');
    assert.equal(trouble('{"a":'), 'noJson');
    assert.equal(trouble('[1]'), 'foreign');
    assert.equal(trouble('{"zonecrawl":"picture"}'), 'foreign');
    assert.equal(trouble('{"zonecrawl":"game","format":2}'), 'tooNew');
  });
});
