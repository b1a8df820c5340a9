import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { createHost, type GamePort, type Update } from '@zonecrawl/engine/host';
import { MemoryStore } from '@zonecrawl/engine/kernel';
import { FIRST_SHOP, outfit } from '@zonecrawl/engine/mission';
import { bring, readKept } from './bring.ts';
import { progressOf } from './describe.ts';
import { fileName, readGameText, textOfGame } from './files.ts';
import { importGame, setupOf } from './games.ts';
import { memoryStores } from './memoryStore.ts';
import { recordGame } from './recorder.ts';
import type { SavedGame, SaveStore } from './types.ts';

/** A real game on a real port, and its record in a store. */
async function playing(saveStore: SaveStore = memoryStores().games) {
  const port: GamePort = createHost(box);
  const updates: Update[] = [];
  port.subscribe((update) => updates.push(update));
  const stalkers = outfit(box, FIRST_SHOP, ['milady']);
  await port.own({ ask: 'begin', game: 'one', setup: { mission: 'a1', stalkers, seed: 'saves' } });
  const save = await port.own({ ask: 'save' });
  const [first] = updates;
  assert.ok('zonecrawl' in save && first?.board);
  const record: SavedGame = {
    id: 'one',
    name: 'A game',
    people: ['Anna'],
    setup: setupOf(save),
    created: 1,
    ...progressOf(first, first.board, 1),
  };
  await saveStore.add(record);
  const answer = async () => {
    const last = updates.at(-1);
    assert.ok(last?.decision);
    const min = last.decision.pick?.min;
    await port.request({ ask: 'answer', number: last.number, answer: min === undefined ? 0 : [] });
  };
  return { port, saveStore, record, save, updates, answer };
}

describe('the record of a game', () => {
  it('follows what is played, and the game itself where nothing else keeps it', async () => {
    const { port, saveStore, record, updates, answer } = await playing();
    const recorder = recordGame({ port, saveStore, record, isThere: true, now: () => 2 });
    // The picture of the map comes with the first look.
    await port.request({ ask: 'look' });
    for (let inputs = 0; inputs < 5; inputs += 1) await answer();
    await recorder.flush();
    const kept = await saveStore.record('one');
    assert.equal(kept?.inputs, updates.at(-1)?.at);
    assert.equal(kept?.changed, 2);
    const other = createHost(box);
    const again = new Promise<Update>((resolve) => other.subscribe(resolve));
    assert.deepEqual(await bring(other, saveStore, 'one'), { ok: true, isEarlier: false });
    assert.deepEqual((await again).view, updates.at(-1)?.view);
  });

  it('does not say that somebody played who only looked', async () => {
    const { port, saveStore, record } = await playing();
    const recorder = recordGame({ port, saveStore, record, isThere: true, now: () => 2 });
    await port.request({ ask: 'look' });
    await recorder.flush();
    assert.equal((await saveStore.record('one'))?.changed, 1);
  });

  it('is made up for by the next one when it could not be written', async () => {
    const memory = memoryStores().games;
    let full = false;
    const saveStore: SaveStore = {
      ...memory,
      write: (one) => (full ? Promise.reject(new Error('full')) : memory.write(one)),
    };
    const { port, record, updates, answer } = await playing(saveStore);
    const recorder = recordGame({ port, saveStore, record, isThere: true });
    await port.request({ ask: 'look' });
    await recorder.flush();
    full = true;
    await answer();
    await recorder.flush();
    assert.equal((await saveStore.record('one'))?.inputs, 0);
    full = false;
    await answer();
    await recorder.flush();
    assert.equal((await saveStore.record('one'))?.inputs, updates.at(-1)?.at);
  });

  it('is stored later if it could not at first, and never after it was deleted', async () => {
    const { port, saveStore, record, answer } = await playing();
    await saveStore.remove('one');
    const late = recordGame({ port, saveStore, record, isThere: false });
    await late.flush();
    assert.ok(await saveStore.record('one'));
    await saveStore.remove('one');
    await port.request({ ask: 'look' });
    await answer();
    await late.flush();
    assert.equal(await saveStore.record('one'), undefined);
  });
});

describe('what an older version kept', () => {
  /** A store whose game lies there as whole saves, until it has a journal in this store. */
  function oldStore(store: MemoryStore, saves: readonly unknown[]) {
    const dropped: string[] = [];
    const saveStore: SaveStore = {
      ...memoryStores().games,
      async whereabouts(id) {
        if ((await store.last(id)) >= 0) return { in: 'journal' };
        return { in: 'saves', saves };
      },
      async dropSaves(id) {
        if ((await store.last(id)) >= 0) dropped.push(id);
      },
    };
    return { saveStore, dropped };
  }

  it('begins a journal, and goes only then', async () => {
    const { save, answer, port } = await playing();
    await answer();
    const now = await port.own({ ask: 'save' });
    const store = new MemoryStore();
    const { saveStore, dropped } = oldStore(store, [now, save]);
    const host = createHost(box, { journal: { store, owner: 'me' } });
    assert.deepEqual(await bring(host, saveStore, 'old'), { ok: true, isEarlier: false });
    assert.equal(await store.last('old'), 1);
    assert.deepEqual(dropped, ['old']);
    // From now on it is opened from there.
    const later = createHost(box, { journal: { store, owner: 'later' } });
    assert.deepEqual(await bring(later, saveStore, 'old'), { ok: true, isEarlier: false });
    assert.deepEqual(await readKept(later, saveStore, 'old'), now);
  });

  it('is opened from the save before if the last one is damaged, which then stays', async () => {
    const { save } = await playing();
    const store = new MemoryStore();
    const { saveStore, dropped } = oldStore(store, [{ ...save, checkpoint: { round: 'none' } }, save]);
    const host = createHost(box, { journal: { store, owner: 'me' } });
    assert.deepEqual(await bring(host, saveStore, 'old'), { ok: true, isEarlier: true });
    assert.deepEqual(dropped, []);
  });

  it('that cannot be opened at all is told with its place, and stays', async () => {
    const store = new MemoryStore();
    const { saveStore, dropped } = oldStore(store, [{ zonecrawl: 'save', format: 1 }]);
    const host = createHost(box, { journal: { store, owner: 'me' } });
    const brought = await bring(host, saveStore, 'old');
    assert.ok(!brought.ok && brought.why === 'broken');
    assert.ok(brought.problems.length > 0);
    assert.equal(await store.last('old'), -1);
    assert.deepEqual(dropped, []);
  });
});

describe('a record that is taken in', () => {
  const startPort = () => createHost(box, { journal: { store: new MemoryStore(), owner: 'me' } });
  const taken = async (file: object) => {
    const reply = await importGame(JSON.stringify(file), startPort, () => 'A record');
    if (!reply.ok) return reply;
    const { inputs, lineage } = reply.record;
    return { ok: true, notice: reply.notice, inputs, lineage };
  };

  async function recorded() {
    const { port, answer } = await playing();
    for (let inputs = 0; inputs < 5; inputs += 1) await answer();
    const record = await port.own({ ask: 'record' });
    assert.ok('inputs' in record);
    return record;
  }

  it('of other rules says nothing where it leads where it led', async () => {
    const record = { ...(await recorded()), digest: 'older' };
    assert.deepEqual(await taken(record), {
      ok: true,
      notice: null,
      inputs: 5,
      lineage: { is: 'repeats' },
    });
  });

  it('of other rules is taken up to the first difference, which is said, and marked for good', async () => {
    const record = { ...(await recorded()), digest: 'older' };
    const expected = { ok: true, inputs: 5, lineage: { is: 'doesNotRepeat' } };
    const refused = { ...record, inputs: [...record.inputs, 9999, 0] };
    assert.deepEqual(await taken(refused), { ...expected, notice: { notice: 'diverged', at: 5, of: 7 } });
    const report = { zonecrawl: 'report', format: 1, record: refused };
    assert.deepEqual(await taken(report), { ...expected, notice: { notice: 'diverged', at: 5, of: 7 } });
    const elsewhere = { ...record, hash: '0000000000000000' };
    assert.deepEqual(await taken(elsewhere), { ...expected, notice: { notice: 'diverged', at: 5, of: 5 } });
    const marks = ['00000000', ...record.inputs.slice(1).map(() => 'ffffffff')];
    assert.deepEqual(await taken({ ...record, marks }), {
      ...expected,
      inputs: 0,
      notice: { notice: 'diverged', at: 0, of: 5 },
    });
  });

  it('of the present rules that does not lead where it led is refused: it was damaged', async () => {
    const reply = await taken({ ...(await recorded()), hash: '0000000000000000' });
    assert.ok(!reply.ok && 'trouble' in reply && reply.trouble === 'unplayable');
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
    assert.deepEqual(await other.own({ ask: 'load', game: 'other', save: file.save }), { ok: true });
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
