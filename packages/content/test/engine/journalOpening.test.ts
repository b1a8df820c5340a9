/** Opening a kept game: whole, damaged, or played under other rules. What can be saved is, and what happened is said. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { draw, type ProblemKey, problemAt, seedRandom } from '@zonecrawl/engine/base';
import { createHost, type GamePort, type Update } from '@zonecrawl/engine/host';
import type { Row } from '@zonecrawl/engine/kernel';
import type { Box } from '@zonecrawl/engine/model';
import { HandStore } from '@zonecrawl/engine/testing';
import { box } from '../../src/index.ts';
import { missionStart } from './games.ts';

const GAME = 'game';
const OK = { ok: true };

class Table {
  readonly store: HandStore;
  readonly port: GamePort;
  readonly updates: Update[] = [];

  constructor(store: HandStore, of: Box = box, owner = 'me') {
    this.store = store;
    this.port = createHost(of, { undo: 'always', journal: { store, owner } });
    this.port.subscribe((update) => this.updates.push(JSON.parse(JSON.stringify(update))));
  }

  get now(): Update {
    return this.updates.at(-1) ?? assert.fail('no update came');
  }

  open() {
    return this.port.own({ ask: 'open', game: GAME });
  }

  /** The last option, so that one that is no longer there is missed. */
  answer() {
    const { decision, number } = this.now;
    const last = (decision?.options.length ?? 0) - 1;
    return this.port.request({ ask: 'answer', number, answer: decision?.pick ? [] : last });
  }

  rows(): Promise<readonly Row[]> {
    return this.store.read(GAME, 0);
  }
}

/** A game with so many answers; its updates say how it stood after each row. */
async function played(answers: number, store = new HandStore()): Promise<Table> {
  const table = new Table(store);
  const start = missionStart('skirmish1', 2, 'opening');
  assert.ok(start.from === 'mission');
  assert.deepEqual(await table.port.own({ ask: 'begin', game: GAME, setup: start.setup }), OK);
  const random = seedRandom('opening');
  for (let i = 0; i < answers; i++) {
    const { decision, number } = table.now;
    const answer = decision?.pick ? [] : draw(random, 'setup', decision?.options.length ?? 1);
    assert.deepEqual(await table.port.request({ ask: 'answer', number, answer }), OK);
  }
  return table;
}

async function opened(table: Table): Promise<Table> {
  assert.deepEqual(await table.open(), OK);
  return table;
}

/** How the game looks, whatever number the journal has reached. */
const looks = ({ at, view, decision }: Update): unknown => ({ at, view, decision });

describe('a damaged journal', () => {
  const BROKEN = 6;
  const damages: readonly (readonly [string, (row: Row) => readonly Row[], ProblemKey])[] = [
    ['an entry that is none', (row) => [{ ...row, entry: { entry: 'nonsense' } }], 'journal.unreadableRow'],
    [
      'an input of the wrong shape',
      (row) => [{ ...row, entry: { entry: 'input', input: {} } }],
      'journal.unreadableRow',
    ],
    [
      'an input that is not legal',
      (row) => [{ ...row, entry: { entry: 'input', input: 9999 } }],
      'journal.refused',
    ],
    ['a row that is missing', () => [], 'journal.missingRow'],
    ['a hash that differs', (row) => [{ ...row, hash: '0000000000000000' }], 'journal.otherState'],
    [
      'an undo past the beginning',
      (row) => [{ ...row, entry: { entry: 'undone', inputs: 99 } }],
      'journal.refused',
    ],
  ];
  const damage = (change: (row: Row) => readonly Row[]) => (rows: readonly Row[]) =>
    rows.flatMap((row) => (row.number === BROKEN ? change(row) : [row]));

  for (const [name, change, key] of damages) {
    it(`${name}: everything before it is there, it is said, and the game goes on after the last row`, async () => {
      const store = new HandStore();
      store.keepsCheckpoints = false;
      const before = await played(10, store);
      const found = await opened(new Table(await store.damaged(GAME, damage(change))));
      const { notice } = found.now;
      const broken = name.includes('missing') ? BROKEN + 1 : BROKEN;
      assert.ok(notice?.notice === 'broken' && notice.number === broken);
      assert.deepEqual(
        notice.problems.map((problem) => problem.key),
        [key],
      );
      assert.deepEqual(looks(found.now), looks(before.updates[BROKEN - 1] ?? assert.fail()));
      assert.equal(found.now.number, 12, 'one row says from where it goes on');
      assert.deepEqual(
        found.now.told,
        before.updates.slice(0, BROKEN).flatMap(({ told }) => told),
      );
      assert.deepEqual(await found.answer(), OK);
      const again = await opened(new Table(found.store));
      assert.equal(again.now.notice, null);
      assert.deepEqual(looks(again.now), looks(found.now));
      assert.equal(again.now.number, found.now.number);
      assert.deepEqual(again.now.undo, found.now.undo);
    });
  }

  it('loses nothing where a checkpoint came after the damage', async () => {
    const before = await played(10);
    const nothing = damage((row) => [{ ...row, entry: null }]);
    const found = await opened(new Table(await before.store.damaged(GAME, nothing)));
    assert.equal(found.now.notice?.notice, 'broken');
    assert.deepEqual(looks(found.now), looks(before.now));
    assert.deepEqual(looks((await opened(new Table(found.store))).now), looks(before.now));
  });

  it('without a beginning is brought back by its checkpoint, and refused if it has none', async () => {
    const before = await played(4);
    const headless = (rows: readonly Row[]) =>
      rows.map((row) => (row.number === 0 ? { ...row, entry: {} } : row));
    const found = await opened(new Table(await before.store.damaged(GAME, headless)));
    assert.deepEqual(looks(found.now), looks(before.now));
    before.store.keepsCheckpoints = false;
    const lost = new Table(await before.store.damaged(GAME, headless));
    const reply = await lost.open();
    assert.ok(!reply.ok && reply.problems[0]?.key === 'journal.unreadableBeginning');
    assert.deepEqual(lost.updates, []);
    assert.equal(lost.store.appends.length, 0);
  });

  it('goes on from before a repair that is itself damaged', async () => {
    const store = new HandStore();
    store.keepsCheckpoints = false;
    const before = await played(6, store);
    const repaired = await opened(
      new Table(
        await store.damaged(GAME, (rows) => rows.with(-1, { ...(rows[6] ?? assert.fail()), hash: '' })),
      ),
    );
    const spoiled = await repaired.store.damaged(GAME, () => []);
    const rows = (await repaired.rows()).map((row) =>
      row.number === 7 ? { ...row, entry: { ...Object(row.entry), checkpoint: null } } : row,
    );
    const found = await opened(new Table(await spoiled.damaged(GAME, () => rows)));
    assert.deepEqual(looks(found.now), looks(before.updates[5] ?? assert.fail()));
    assert.ok(found.now.notice?.notice === 'broken' && found.now.notice.number === 7);
  });
});

describe('a game of other rules', () => {
  const newer: Box = { ...box, digest: 'newer' };

  it('goes on under the present ones, says so, and writes down that it does', async () => {
    const before = await played(10);
    const carried = await opened(new Table(before.store, newer));
    assert.deepEqual(carried.now.notice, { notice: 'carriedOver', from: box.digest, lost: 0 });
    assert.deepEqual(looks(carried.now), looks(before.now));
    assert.deepEqual(
      carried.now.told,
      before.updates.flatMap(({ told }) => told),
      'nor is its log lost',
    );
    const row = (await carried.rows()).at(-1);
    const { entry, because, from, digest } = Object(row?.entry);
    assert.deepEqual([entry, because, from, digest], ['stands', 'carriedOver', box.digest, 'newer']);
    assert.deepEqual(await carried.answer(), OK);
    const again = await opened(new Table(before.store, newer));
    assert.equal(again.now.notice, null, 'it is carried over once');
    assert.deepEqual(looks(again.now), looks(carried.now));
  });

  it('keeps what is still legal and says how much is not', async () => {
    const store = new HandStore();
    const table = await played(3, store);
    while (table.now.decision?.kind !== 'action') assert.deepEqual(await table.answer(), OK);
    const { at } = table.now;
    store.keepsCheckpoints = false;
    for (let i = 0; i < 3; i++) assert.deepEqual(await table.answer(), OK);
    // Items can no longer be used: the last Action that was chosen is gone.
    const items = Object.fromEntries(
      Object.entries(box.items).map(([id, card]) => [id, { ...card, abilities: {} }]),
    );
    const carried = await opened(new Table(store, { ...newer, items }));
    assert.deepEqual(carried.now.notice, { notice: 'carriedOver', from: box.digest, lost: 3 });
    assert.equal(carried.now.at, at);
    assert.deepEqual(carried.now.lineage, { is: 'repeats' }, 'what is left follows from its start');
    assert.equal(carried.now.number, (await carried.rows()).length);
    assert.deepEqual(await carried.answer(), OK);
  });

  it('that would have begun otherwise under the present ones goes on from where it stands, and says so for good', async () => {
    const before = await played(10);
    const enemies = Object.fromEntries(
      Object.entries(box.enemies).map(([id, card]) => [id, { ...card, hp: card.hp + 1 }]),
    );
    const carried = await opened(new Table(before.store, { ...newer, enemies }));
    assert.deepEqual(carried.now.notice, { notice: 'carriedOver', from: box.digest, lost: 0 });
    assert.deepEqual(carried.now.lineage, { is: 'carriedOver', from: [box.digest] });
    const { view, decision } = before.now;
    assert.deepEqual([carried.now.view.enemies, carried.now.decision], [view.enemies, decision]);
    assert.deepEqual(carried.now.told, [], 'how it came there is not what these rules would tell');
    assert.deepEqual(await carried.answer(), OK);
    const again = await opened(new Table(before.store, { ...newer, enemies, digest: 'newest' }));
    assert.deepEqual(again.now.lineage, { is: 'carriedOver', from: [box.digest, 'newer'] });
    assert.deepEqual(looks(again.now), looks(carried.now));
  });

  it('stops where a row is missing', async () => {
    const store = new HandStore();
    store.keepsCheckpoints = false;
    const before = await played(8, store);
    const first = { entry: 'input', input: 0 };
    const gap = await store.damaged(GAME, (rows) =>
      rows
        .filter(({ number }) => number !== 5)
        .map((row) => (row.number > 5 ? { ...row, entry: first } : row)),
    );
    const carried = await opened(new Table(gap, newer));
    assert.deepEqual(carried.now.notice, { notice: 'carriedOver', from: box.digest, lost: 3 });
    assert.deepEqual(looks(carried.now), looks(before.updates[4] ?? assert.fail()));
  });

  it('is left alone by a program whose rules it has left behind: nothing is written, not even claimed', async () => {
    const before = await played(5);
    const carried = await opened(new Table(before.store, newer, 'the new version'));
    const rows = await carried.rows();
    const old = new Table(before.store, box, 'the old version');
    const reply = await old.open();
    assert.ok(!reply.ok);
    assert.deepEqual(reply.problems, [
      problemAt('journal', 'file.newerRules', { digest: 'newer', own: box.digest }),
    ]);
    assert.deepEqual(await carried.rows(), rows);
    assert.deepEqual(await carried.answer(), OK, 'whoever plays it plays on');
    assert.ok('ok' in (await old.port.own({ ask: 'read', game: GAME })), 'nor can it be read');
  });

  it('is left alone also by those rules that it was played with long before', async () => {
    const before = await played(3);
    await opened(new Table(before.store, newer));
    await opened(new Table(before.store, { ...box, digest: 'newest' }));
    assert.equal((await new Table(before.store, newer).open()).ok, false);
    assert.equal((await new Table(before.store, box).open()).ok, false);
    assert.deepEqual(await new Table(before.store, { ...box, digest: 'newest' }).open(), OK);
  });

  it('is left alone by a program that does not know its format', async () => {
    const before = await played(3);
    const store = await before.store.damaged(GAME, (rows) =>
      rows.map((row) => (row.number === 0 ? { ...row, entry: { ...Object(row.entry), format: 9 } } : row)),
    );
    const reply = await new Table(store).open();
    assert.ok(!reply.ok && reply.problems[0]?.key === 'file.tooNew');
    assert.equal(store.appends.length, 0);
  });
});

describe('a journal', () => {
  it('that does not exist is refused', async () => {
    const reply = await new Table(new HandStore()).open();
    assert.deepEqual(reply, { ok: false, problems: [problemAt('journal', 'journal.noGame')] });
  });

  it('that cannot be read is refused, and the game on the table stays', async () => {
    const table = await played(2);
    table.store.isDown = true;
    const reply = await table.open();
    assert.ok(!reply.ok);
    assert.deepEqual(reply.problems, [
      problemAt('journal', 'journal.unreadable', { error: 'the disk is gone' }),
    ]);
    assert.deepEqual(await table.port.request({ ask: 'look' }), OK);
  });

  it('is read whole: undo and redo go on where they stood', async () => {
    const before = await played(9);
    const { port } = before;
    await port.request({ ask: 'undo', number: before.now.number, inputs: 4 });
    await port.request({ ask: 'redo', number: before.now.number, inputs: 1 });
    const again = await opened(new Table(before.store));
    assert.deepEqual(looks(again.now), looks(before.now));
    assert.deepEqual(again.now.undo, before.now.undo);
    assert.equal(again.now.undo.redo, 3);
    await again.port.request({ ask: 'redo', number: again.now.number, inputs: 3 });
    assert.deepEqual(looks(again.now), looks(before.updates[9] ?? assert.fail()));
  });
});
