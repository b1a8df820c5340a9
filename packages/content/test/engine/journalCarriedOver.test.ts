/** Opening a game that was played under other rules: it goes on under the present ones, and says what that cost. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { hash as hashOf, problemAt } from '@zonecrawl/engine/base';
import { FIRST, loadGame, parseGameRecord, spelled } from '@zonecrawl/engine/game';
import type { Row } from '@zonecrawl/engine/kernel';
import type { Box } from '@zonecrawl/engine/model';
import { HandStore } from '@zonecrawl/engine/testing';
import { box } from '../../src/index.ts';
import { played as playedBy } from './games.ts';
import { GAME, looks, OK, opened, played, Table } from './journalTable.ts';

describe('a game of other rules', () => {
  const newer: Box = { ...box, digest: 'newer' };
  /** Under these a game begins otherwise, so that what was played cannot be told again from its beginning. */
  const enemies = Object.fromEntries(
    Object.entries(box.enemies).map(([id, card]) => [id, { ...card, hp: card.hp + 1 }]),
  );

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

  it('that stands on a card no box has is refused, whatever hash its row has', async () => {
    const table = await played(10);
    const save = await table.port.own({ ask: 'save' });
    assert.ok('checkpoint' in save);
    const { checkpoint, answers, inputs, format } = save;
    const stands = {
      ...{ entry: 'stands', because: 'imported', from: 'oldest', digest: box.digest, format },
      ...{ lineage: { is: 'doesNotRepeat' }, start: null, checkpoint, answers, inputs },
    };
    const open = async (entry: unknown) => {
      const store = new HandStore();
      await store.claim(GAME, 'me');
      await store.append({ game: GAME, owner: 'me', rows: [{ number: 0, entry, hash: 'any' }] });
      return new Table(store, newer).open();
    };
    assert.deepEqual(await open(stands), OK);
    const decks = { ...checkpoint.decks, loot: ['nobody-has-this'] };
    const refused = await open({ ...stands, checkpoint: { ...checkpoint, decks } });
    assert.ok(!refused.ok);
    assert.deepEqual(
      refused.problems.map(({ where }) => where),
      ['checkpoint.decks.loot.0'],
    );
  });

  it('goes on from the row that says so: nothing before it can be undone, and what is played since is found again', async () => {
    const store = new HandStore();
    const table = await played(10, store);
    store.keepsCheckpoints = false;
    for (let i = 0; i < 4; i++) assert.deepEqual(await table.answer(), OK);
    const carried = await opened(new Table(store, { ...newer, enemies }));
    assert.deepEqual(carried.now.notice, { notice: 'carriedOver', from: box.digest, lost: 0 });
    assert.equal(carried.now.at, 14);
    assert.equal(carried.now.told.length, 4, 'what these rules can tell of it is told');
    assert.equal((await carried.undo(2)).ok, false);
    for (let i = 0; i < 3; i++) assert.deepEqual(await carried.answer(), OK);
    assert.equal((await carried.undo(4)).ok, false);
    assert.deepEqual(await carried.undo(1), OK);
    const again = await opened(new Table(store, { ...newer, enemies }));
    assert.equal(again.now.notice, null);
    assert.deepEqual(looks(again.now), looks(carried.now));
    assert.deepEqual(again.now.undo, carried.now.undo);
  });

  const GRENADE = 'frag-grenade';
  /** Without throwing grenades: the number of that Action means the next one. */
  const items = Object.fromEntries(
    Object.entries(box.items).map(([id, card]) => [id, id === GRENADE ? { ...card, abilities: {} } : card]),
  );

  /** A Turn in which a grenade can be thrown, and the option to do so. */
  async function armed(store: HandStore): Promise<{ readonly table: Table; readonly grenade: number }> {
    const table = await played(3, store);
    const { options = [] } = table.now.decision ?? {};
    const grenade = options.findIndex((option) => option.is === 'action' && option.card === GRENADE);
    assert.ok(grenade >= 0 && grenade < options.length - 1);
    return { table, grenade };
  }

  it('goes on only as far as answers lead where they led: one whose number means something else is not played', async () => {
    const store = new HandStore();
    const { table, grenade } = await armed(store);
    const before = table.now;
    store.keepsCheckpoints = false;
    assert.deepEqual(await table.give(grenade), OK);
    assert.deepEqual(await table.give(0), OK);
    const carried = await opened(new Table(store, { ...newer, items }));
    assert.deepEqual(carried.now.notice, { notice: 'carriedOver', from: box.digest, lost: 2 });
    assert.deepEqual([carried.now.at, carried.now.view], [before.at, before.view]);
    assert.deepEqual(await carried.answer(), OK);
    const again = await opened(new Table(store, { ...newer, items }));
    assert.deepEqual(looks(again.now), looks(carried.now));
  });

  it('goes on from the start of the running step where the answers in it lead elsewhere now', async () => {
    const store = new HandStore();
    const { table, grenade } = await armed(store);
    const before = table.now;
    assert.deepEqual(await table.give(grenade), OK);
    assert.deepEqual(await table.give(0), OK);
    assert.equal(table.now.decision?.kind, 'reroll', 'the throw is under way');
    const carried = await opened(new Table(store, { ...newer, items }));
    assert.deepEqual(carried.now.notice, { notice: 'carriedOver', from: box.digest, lost: 2 });
    assert.deepEqual([carried.now.at, carried.now.view], [before.at, before.view]);
    assert.equal(carried.now.decision?.kind, 'action');
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

describe('a journal of an older format', () => {
  const old = new URL('../../../../fixtures/old/0.1.0/', import.meta.url);
  const read = (path: string) => JSON.parse(readFileSync(new URL(path, old), 'utf8'));
  const rules = { digest: FIRST, format: 1 };

  /** A store in which these rows lie. */
  const holding = (rows: readonly Row[]): Promise<HandStore> => new HandStore().damaged(GAME, () => rows);

  it('goes on from where it stood, with its state as it is written today', async () => {
    for (const name of ['saves/defense.json', 'saves/first.json', 'saves/enemyPhase.json']) {
      const { start, checkpoint, answers, inputs } = read(name);
      const parts = { lineage: { is: 'repeats' }, start, checkpoint, answers, inputs };
      const entry = { entry: 'stands', because: 'imported', from: FIRST, ...rules, ...parts };
      const loaded = loadGame(box, read(name));
      assert.ok(loaded.ok, name);
      const hash = hashOf(spelled(loaded.play.game.state, FIRST));
      const found = await opened(new Table(await holding([{ number: 0, entry, hash }])));
      assert.deepEqual(found.now.notice, { notice: 'carriedOver', from: FIRST, lost: 0 }, name);
      assert.equal(found.now.at, inputs.length);
      assert.deepEqual(found.now.decision, JSON.parse(JSON.stringify(loaded.play.decision)));
      assert.deepEqual(await found.give(found.now.decision?.pick ? [] : 0), OK);
      const again = await opened(new Table(found.store));
      assert.equal(again.now.notice, null);
      assert.deepEqual(looks(again.now), looks(found.now));
    }
  });

  it('goes on from its beginning as far as its answers lead where they led', async () => {
    const { start } = read('games/a1-success-1.json');
    const parsed = parseGameRecord(box, read('games/a1-success-1.json'));
    assert.ok(parsed.ok);
    const rows: Row[] = [];
    playedBy(parsed.record.start, 20, ({ game, inputs }) => {
      const [input] = inputs.slice(-1);
      const entry = input === undefined ? { entry: 'began', start, ...rules } : { entry: 'input', input };
      rows.push({ number: rows.length, entry, hash: hashOf(spelled(game.state, FIRST)) });
    });
    assert.equal(rows.length, 20);
    const found = await opened(new Table(await holding(rows)));
    assert.deepEqual(found.now.notice, { notice: 'carriedOver', from: FIRST, lost: 0 });
    assert.equal(found.now.at, 19);
    assert.deepEqual(found.now.lineage, { is: 'repeats' });
  });
});
