/** The output gate: what is shown is kept (DESIGN 14). Nobody hears of anything before its rows are in the store. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCampaign } from '@zonecrawl/engine/campaign';
import { createHost, GameHost, type GamePort, type Update } from '@zonecrawl/engine/host';
import type { Checkpoint } from '@zonecrawl/engine/kernel';
import { stalkerId } from '@zonecrawl/engine/model';
import { HandStore, settled } from '@zonecrawl/engine/testing';
import { box } from '../../src/index.ts';
import { campaignBox } from './campaignGroup.ts';
import { missionStart } from './games.ts';
import { LANE } from './lane.ts';

const GAME = 'game';
const me = stalkerId(0);
const movement = { stalker: me, action: 'movement', source: null };

/** Takes its time with the first checkpoint, until a test lets it go. */
class SlowCheckpoints extends HandStore {
  readonly numbers: number[] = [];
  private readonly gate = Promise.withResolvers<void>();

  letGo(): void {
    this.gate.resolve();
  }

  override async keepCheckpoint(_game: string, { number }: Checkpoint): Promise<void> {
    this.numbers.push(number);
    await this.gate.promise;
  }
}

interface Seated {
  readonly port: GamePort;
  readonly store: HandStore;
  /** Updates and replies by name, in the order in which they came. */
  readonly heard: string[];
  now(): Update;
  /** Asks, and writes down when the reply comes. */
  ask(name: string, reply: Promise<unknown>): Promise<unknown>;
}

function seated(): Seated {
  const store = new HandStore();
  const port = createHost(box, { undo: 'always', journal: { store, owner: 'me' } });
  const heard: string[] = [];
  let last: Update | null = null;
  port.subscribe((update) => {
    last = update;
    heard.push(`update ${update.cause}`);
  });
  return {
    port,
    store,
    heard,
    now: () => last ?? assert.fail('no update came'),
    async ask(name, reply) {
      const came = await reply;
      heard.push(name);
      return came;
    },
  };
}

async function begun(): Promise<Seated> {
  const table = seated();
  const reply = await table.port.own({ ask: 'begin', game: GAME, setup: { position: LANE } });
  assert.deepEqual(reply, { ok: true });
  table.heard.length = 0;
  return table;
}

const entriesIn = async ({ store }: Seated): Promise<readonly unknown[]> =>
  (await store.kept.read(GAME, 0)).map(({ entry }) => Reflect.get(Object(entry), 'entry'));

describe('before its rows are kept', () => {
  it('a game that begins is told to nobody', async () => {
    const table = seated();
    table.store.does = 'wait';
    const reply = table.ask('began', table.port.own({ ask: 'begin', game: GAME, setup: { position: LANE } }));
    const look = table.ask('looked', table.port.request({ ask: 'look' }));
    await settled();
    assert.deepEqual(table.heard, []);
    assert.equal(table.store.appends.length, 1);
    table.store.release();
    await Promise.all([reply, look]);
    assert.deepEqual(table.heard, ['update began', 'update looked', 'began', 'looked']);
  });

  it('no update, no reply and no answer to any question comes: answers, walks, undo, redo', async () => {
    const table = await begun();
    const { port, store, heard } = table;
    const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['answered', () => port.request({ ask: 'answer', number: table.now().number, answer: 0 })],
      ['undone', () => port.request({ ask: 'undo', number: table.now().number, inputs: 1 })],
      ['redone', () => port.request({ ask: 'redo', number: table.now().number, inputs: 1 })],
    ];
    for (const [cause, change] of changes) {
      store.does = 'wait';
      const reply = table.ask('reply', change());
      const questions = [
        table.ask('save', port.own({ ask: 'save' })),
        table.ask('whyNot', port.request({ ask: 'whyNot', stalker: me })),
        table.ask('reach', port.request({ ask: 'reach', ...movement })),
        table.ask('moment', port.request({ ask: 'moment', at: 0 })),
      ];
      await settled();
      assert.deepEqual(heard, [], cause);
      store.release();
      await Promise.all([reply, ...questions]);
      assert.deepEqual(heard.splice(0), [`update ${cause}`, 'reply', 'save', 'whyNot', 'reach', 'moment']);
    }
  });

  it('no checkpoint is made of it', async () => {
    const store = new SlowCheckpoints();
    const port = createHost(box, { undo: 'always', journal: { store, owner: 'me' } });
    await port.own({ ask: 'begin', game: GAME, setup: { position: LANE } });
    await port.request({ ask: 'answer', number: 1, answer: 0 });
    store.does = 'wait';
    const reply = port.request({ ask: 'answer', number: 2, answer: 0 });
    await settled();
    store.letGo();
    await settled();
    assert.deepEqual(
      store.numbers,
      [0],
      'the first is written, and a second would have the answer under way',
    );
    store.release();
    await reply;
    await settled();
    assert.deepEqual(store.numbers, [0, 2]);
  });

  it('nobody else at the table hears of it either', async () => {
    const store = new HandStore();
    const host = new GameHost(box, { journal: { store, owner: 'me' } });
    const heard: string[] = [];
    host.join(() => heard.push('watcher'), []);
    host.join(() => heard.push('other'), [stalkerId(1)]);
    const mine = host.join(() => heard.push('me'), [me]);
    await host.own({ ask: 'begin', game: GAME, setup: { position: LANE } });
    heard.length = 0;
    store.does = 'wait';
    const reply = mine.request({ ask: 'answer', number: 1, answer: 0 });
    await settled();
    assert.deepEqual(heard, []);
    store.release();
    await reply;
    assert.deepEqual(heard, ['watcher', 'other', 'me']);
  });

  it('a Campaign tells nothing either', async () => {
    const store = new HandStore();
    const port = createCampaign(campaignBox(), { journal: { store, owner: 'me' } });
    const heard: string[] = [];
    port.subscribe(({ cause }) => heard.push(cause));
    await port.own({ ask: 'begin', game: GAME, seed: 'gate' });
    store.does = 'wait';
    const reply = port.request({ ask: 'answer', number: 1, option: 0 });
    await settled();
    assert.deepEqual(heard, ['began']);
    store.release();
    assert.deepEqual(await reply, { ok: true });
    assert.deepEqual(heard, ['began', 'answered']);
  });
});

describe('what is kept', () => {
  it('has a checkpoint when the game is put away, however slow the one before it is', async () => {
    const store = new SlowCheckpoints();
    const port = createHost(box, { undo: 'always', journal: { store, owner: 'me' } });
    await port.own({ ask: 'begin', game: GAME, setup: { position: LANE } });
    await port.request({ ask: 'answer', number: 1, answer: 0 });
    port.close();
    assert.deepEqual(store.numbers, [0, 1]);
    store.letGo();
    await settled();
    assert.deepEqual(store.numbers, [0, 1], 'there is nothing more to write');
  });

  it('is every change as a row, undo and redo too; the inputs of one walk are one append', async () => {
    const table = await begun();
    const { port, store } = table;
    const spaces = table.now().board?.spaces ?? assert.fail('no board');
    const path = ['b', 'c'].map(
      (name) => spaces.find((space) => space.name === name)?.id ?? assert.fail(name),
    );
    const walk = await port.request({ ask: 'walk', number: 1, ...movement, path });
    assert.ok(walk.ok && walk.taken > 1);
    assert.equal(store.appends.length, 2);
    assert.deepEqual(
      store.appends.at(-1)?.rows.map(({ number }) => number),
      Array.from({ length: walk.taken }, (_, i) => i + 1),
    );
    const { number } = table.now();
    await port.request({ ask: 'undo', number, inputs: walk.taken });
    await port.request({ ask: 'redo', number: number + 1, inputs: 1 });
    const inputs = Array.from({ length: walk.taken }, () => 'input');
    assert.deepEqual(await entriesIn(table), ['began', ...inputs, 'undone', 'redone']);
    const [undone, redone] = (await store.kept.read(GAME, number)).map(({ entry }) => entry);
    assert.deepEqual(undone, { entry: 'undone', inputs: walk.taken });
    assert.deepEqual(redone, { entry: 'redone', inputs: 1 });
  });

  it('is nothing of what was refused, looked at or asked', async () => {
    const table = await begun();
    const { port, store } = table;
    await port.request({ ask: 'answer', number: 1, answer: 9999 });
    await port.request({ ask: 'answer', number: 0, answer: 0 });
    await port.request({ ask: 'undo', number: 1, inputs: 1 });
    await port.request({ ask: 'redo', number: 1, inputs: 1 });
    await port.request({ ask: 'answers', number: 1, options: [{ is: 'say', say: 'stop' }] });
    await port.request({ ask: 'look' });
    await port.request({ ask: 'danger' });
    assert.equal(store.appends.length, 1);
  });

  it('carries the hash of the state it led to', async () => {
    const table = seated();
    const start = missionStart('skirmish1', 1, 'hashes');
    assert.ok(start.from === 'mission');
    await table.port.own({ ask: 'begin', game: GAME, setup: start.setup });
    for (let i = 0; i < 5; i++)
      await table.port.request({
        ask: 'answer',
        number: table.now().number,
        answer: table.now().decision?.pick ? [] : 0,
      });
    const rows = await table.store.kept.read(GAME, 0);
    assert.ok(rows.every(({ hash }) => /^[0-9a-f]{16}$/.test(hash)));
    assert.ok(new Set(rows.map(({ hash }) => hash)).size > 1);
  });
});

describe('an answer given before an undo', () => {
  it('is stale afterwards, also where as many inputs have been given again', async () => {
    const table = await begun();
    const { port } = table;
    await port.request({ ask: 'answer', number: 1, answer: 0 });
    const { number, at } = table.now();
    await port.request({ ask: 'undo', number, inputs: 1 });
    await port.request({ ask: 'redo', number: number + 1, inputs: 1 });
    assert.equal(table.now().at, at, 'the same number of inputs');
    assert.deepEqual(await port.request({ ask: 'answer', number, answer: 0 }), {
      ok: false,
      refusal: { refused: 'stale', at: number, now: number + 2 },
    });
    assert.deepEqual(await port.request({ ask: 'undo', number, inputs: 1 }), { ok: false, refused: 'stale' });
    assert.equal((await port.request({ ask: 'answer', number: number + 2, answer: 0 })).ok, true);
  });
});
