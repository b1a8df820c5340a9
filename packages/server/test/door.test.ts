import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { CLOSE, LIMITS } from '@zonecrawl/engine/online';
import { type Answer, OnlineClient } from '../src/client/client.ts';
import { playOn } from '../src/client/player.ts';
import { ADDRESS_LIMITS, type AddressLimits } from '../src/http/api.ts';
import { type ServeOptions, type Serving, serve } from '../src/serve.ts';
import { openSqlite } from '../src/store/sqliteStore.ts';
import type { Store } from '../src/store/store.ts';
import { mission, ok, opened, seat } from './tables.ts';

describe('the door of a room', () => {
  const servings: Serving[] = [];
  after(async () => {
    for (const serving of servings) await serving.close(100);
  });

  async function site(
    limits: Partial<AddressLimits> = {},
    more: Partial<ServeOptions> = {},
  ): Promise<Serving> {
    const serving = await serve({
      client: join(tmpdir(), 'none'),
      port: 0,
      limits: { ...ADDRESS_LIMITS, ...limits },
      ...more,
    });
    servings.push(serving);
    return serving;
  }

  it('sends whoever comes while the store is away elsewhere, and not away for good', async () => {
    const store = await openSqlite(':memory:');
    let isAway = false;
    const read: Store['read'] = (log, from) =>
      isAway ? Promise.reject(new Error('the store is away')) : store.read(log, from);
    const away = new Proxy(store, {
      get: (_, name: keyof Store) => (name === 'read' ? read : store[name].bind(store)),
    });
    const { address } = await site({}, { store: away });
    const { admitted: room, client: ann } = await opened(address, mission(1), [seat(0)]);
    ok(await ann.act({ act: 'begin' }));
    ann.drop();
    isAway = true;
    const early = new OnlineClient(address, room.code, room.secret);
    await assert.rejects(early.connect(), new RegExp(`closed: ${CLOSE.drain}`));
    isAway = false;
    await early.connect();
    assert.equal(await playOn(early, 'on', 1), 1);
    early.drop();
  });

  it('leads to a table also while the room is being put away', async () => {
    const { address, rooms } = await site();
    const { admitted: room, client: ann } = await opened(address, mission(1), [seat(0)]);
    ok(await ann.act({ act: 'begin' }));
    await ann.close();
    const before = (await rooms.find(room.code)) ?? assert.fail('no room');
    // The server hears of it a moment after the client.
    while (before.presence.members.size > 0) await setImmediate();
    const entering = rooms.enter(room.code);
    await rooms.sweep();
    const entered = await entering;
    assert.equal(before.isClosed, true);
    assert.equal(entered?.isClosed, false);
    assert.ok(entered?.table?.session);
  });

  it('is open to those who play, however many watch', async () => {
    const { address } = await site({ sockets: 1000 });
    const { admitted: room, client: ann } = await opened(address, mission(1), [seat(0)]);
    ann.drop();
    const watchers: OnlineClient[] = [];
    for (let n = 0; n < LIMITS.sockets; n++)
      watchers.push(await new OnlineClient(address, room.code).connect());
    await assert.rejects(new OnlineClient(address, room.code).connect(), new RegExp(`${CLOSE.notWelcome}`));
    const back = await new OnlineClient(address, room.code, room.secret).connect();
    assert.deepEqual(back.seats, [0]);
    await watchers[0]?.until(() => watchers[0]?.closed !== null);
    assert.equal(watchers[0]?.closed, CLOSE.notWelcome);
    for (const client of [back, ...watchers]) client.drop();
  });

  it('lets nobody look back all the time: that is work for the whole server', async () => {
    const { address } = await site();
    const { client: ann } = await opened(address, mission(1), [seat(0)]);
    ok(await ann.act({ act: 'begin' }));
    await ann.until(() => ann.update !== null);
    const look = () => ann.play({ ask: 'moment', at: 0 });
    // The slower the machine, the more comes to be allowed meanwhile.
    let answers: readonly Answer[] = [];
    while (!answers.some(({ type }) => type === 'refused'))
      answers = await Promise.all(Array.from({ length: 25 }, look));
    for (const answer of answers) if (answer.type === 'refused') assert.equal(answer.refused, 'tooMany');
    assert.equal(await playOn(ann, 'on', 1), 1, 'and plays on');
    ann.drop();
  });

  it('keeps no row of what changes nothing, and lets nobody fill the log of a room', async () => {
    const { address } = await site({}, { now: () => 0, rate: { most: 1000, perSecond: 0 } });
    const { client: ann } = await opened(address, mission(1), [seat(0)]);
    const called = (name: string) => ann.act({ act: 'rename', name });
    ok(await called('Ann the First'));
    const number = ann.room?.number;
    ok(await called('Ann the First'));
    ok(await ann.act({ act: 'ready', ready: false }));
    assert.equal(ann.room?.number, number);
    for (let left = 97; left > 0; left--) ok(await called(`Ann ${left}`));
    const refused = await called('Ann');
    assert.equal(refused.type === 'refused' && refused.refused, 'tooMany');
    ann.drop();
  });

  it('counts sockets and messages of an address together', async () => {
    const { address } = await site({ sockets: 3, messages: 5 });
    const { admitted: room, client: ann } = await opened(address, mission(1), [seat(0)]);
    const eve = await new OnlineClient(address, room.code).connect();
    const third = await new OnlineClient(address, room.code).connect();
    await assert.rejects(new OnlineClient(address, room.code).connect(), /429/);
    // Far more than ten at once, and than comes to be allowed meanwhile: what is too much may come from any socket.
    for (const client of [eve, third]) for (let n = 0; n < 200; n++) client.say({ type: 'resync' });
    await Promise.race([eve, third].map((client) => client.until(() => client.closed === CLOSE.misuse)));
    third.drop();
    for (const client of [ann, eve]) client.drop();
  });
});
