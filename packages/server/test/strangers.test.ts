import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { problemAt } from '@zonecrawl/engine/base';
import { CLOSE } from '@zonecrawl/engine/online';
import { WebSocket } from 'ws';
import { api, lookAtRoom, OnlineClient } from '../src/client/client.ts';
import { playOn } from '../src/client/player.ts';
import { mission, ok, opened, openSite, type Site, seat } from './tables.ts';

describe('strangers', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  it('change nothing by messages that are malformed, foreign or not theirs to send', async () => {
    const { admitted: room, client: ann } = await opened(site.address, mission(1), [seat(0)]);
    ok(await ann.act({ act: 'begin' }));
    await playOn(ann, 'ann', 3);
    const { number = 0 } = ann.update ?? {};
    const eve = await new OnlineClient(
      site.address,
      room.code,
      randomBytes(16).toString('base64url'),
    ).connect();
    assert.equal(eve.you, null, 'a secret that is none');
    const id = randomUUID();
    const texts = [
      '',
      'null',
      '[]',
      '{"type":"game"}',
      '{"__proto__":{"type":"resync"}}',
      JSON.stringify({ type: 'game', id, game: room.code, request: { ask: 'answer', number, answer: 0 } }),
      JSON.stringify({
        type: 'game',
        id,
        game: `${room.code}.1`,
        request: { ask: 'answer', number, answer: 0 },
      }),
      JSON.stringify({ type: 'game', id, game: `${room.code}.1`, request: { ask: 'save' } }),
      JSON.stringify({ type: 'room', id, action: { act: 'delete' } }),
      JSON.stringify({ type: 'room', id, action: { act: 'take', seats: [0] } }),
      JSON.stringify({ type: 'room', id, action: { act: 'export' } }),
      JSON.stringify({ type: 'advice', id, ask: 'hint' }),
      JSON.stringify({ type: 'show', shown: { show: 'ping', space: 1 } }),
    ];
    const refusals: string[] = [];
    const all = Promise.withResolvers<void>();
    eve.onText = (text) => {
      if (text.startsWith('{"type":"refused"')) refusals.push(text);
      if (refusals.length === texts.length - 1) all.resolve();
    };
    for (const text of texts) eve.raw(text);
    await all.promise;
    for (const text of refusals) assert.doesNotMatch(text, /\bat .*\.ts|node_modules|Error:/, 'no stack');
    assert.equal(ann.update?.number, number);
    assert.equal(ann.shown.length, 0);
    assert.equal(await playOn(ann, 'on', 1), 1, 'and play goes on');
    for (const client of [ann, eve]) client.drop();
  });

  it('are cut off when a message is too large, too early or from a page of another site', async () => {
    const { admitted: room, client: ann } = await opened(site.address, mission(1), [seat(0)]);
    const eve = await new OnlineClient(site.address, room.code).connect();
    eve.raw('x'.repeat(20_000));
    await eve.until(() => eve.closed !== null);
    const url = `${site.address.replace('http', 'ws')}/api/rooms/${room.code}/socket`;
    const foreign = new WebSocket(url, { origin: 'https://elsewhere.example' });
    const status = await new Promise((resolve) => {
      foreign.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      foreign.on('error', () => {});
    });
    assert.equal(status, 403);
    const early = new WebSocket(url);
    const code = await new Promise((resolve) => {
      early.on('open', () => early.send(JSON.stringify({ type: 'resync' })));
      early.on('close', resolve);
    });
    assert.equal(code, CLOSE.misuse);
    for (const hello of [{ protocol: 0 }, { protocol: 1, name: 'Eve', seats: [0] }]) {
      const old = new WebSocket(url);
      const reload = await new Promise((resolve) => {
        old.on('open', () => old.send(JSON.stringify({ type: 'hello', ...hello })));
        old.on('close', resolve);
      });
      assert.equal(reload, CLOSE.reload, 'an older page is told to reload, however it greets');
    }
    ann.drop();
  });

  it('are told nothing of a room but what is open to all, and of no room that there is none', async () => {
    const { admitted: room, client: ann } = await opened(site.address, mission(2), [seat(0)]);
    const lobby = JSON.stringify(await lookAtRoom(site.address, room.code));
    assert.match(lobby, /"name":"Ann"/);
    assert.doesNotMatch(lobby, /secret|seed|token/);
    assert.deepEqual(await lookAtRoom(site.address, 'ABCDEFGH'), { refused: 'noSuchRoom' });
    assert.deepEqual((await api<object>(site.address, '/x')) satisfies object, {
      refused: 'malformed',
      problems: [problemAt('(top)', 'shape.roomCode')],
    });
    ok(await ann.act({ act: 'settings', watching: false }));
    await assert.rejects(new OnlineClient(site.address, room.code).connect(), /4005/);
    ann.drop();
  });

  it('see no seed, and nothing that only one seat may know', async () => {
    const { admitted: room, client: ann } = await opened(site.address, mission(1), [seat(0)]);
    const eve = await new OnlineClient(site.address, room.code).connect();
    const heard: string[] = [];
    eve.onText = (text) => heard.push(text);
    ann.onText = (text) => heard.push(text);
    ok(await ann.act({ act: 'begin' }));
    await playOn(ann, 'ann', 40);
    const table = (await site.serving.rooms.find(room.code))?.table;
    const seed = table?.session?.history.play.game.state.random.seed ?? '';
    assert.match(seed, /^z2:[0-9a-f]{32}$/);
    for (const text of heard) assert.ok(!text.includes(seed.slice(3)), 'the seed stays on the server');
    for (const client of [ann, eve]) client.drop();
  });
});
