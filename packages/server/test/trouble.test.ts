import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { CLOSE } from '@zonecrawl/engine/online';
import { pino } from 'pino';
import { lookAtRoom, OnlineClient } from '../src/client/client.ts';
import { type Serving, serve } from '../src/serve.ts';
import { openSqlite } from '../src/store/sqliteStore.ts';
import type { Store } from '../src/store/store.ts';
import { mission, ok, opened, seat } from './tables.ts';

describe('a store in trouble', () => {
  const servings: Serving[] = [];
  const logged: string[] = [];
  after(async () => {
    for (const serving of servings) await serving.close(100);
  });

  /** A server whose store does some things otherwise. */
  async function site(otherwise: (store: Store) => Partial<Store>): Promise<Serving> {
    const store = await openSqlite(':memory:');
    const changed = otherwise(store);
    const spoiled = new Proxy(store, {
      get: (_, name: keyof Store) => changed[name] ?? store[name].bind(store),
    });
    const logger = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
    const serving = await serve({ client: join(tmpdir(), 'none'), port: 0, store: spoiled, logger });
    servings.push(serving);
    return serving;
  }

  it('does not let a host believe that a room is deleted', async () => {
    const { address } = await site(() => ({ removeRoom: () => Promise.reject(new Error('away')) }));
    const { admitted: room, client: ann } = await opened(address, mission(1), [seat(0)]);
    const answer = await ann.act({ act: 'delete' });
    assert.deepEqual(answer.type === 'refused' && answer.refused, 'failed');
    assert.ok('room' in (await lookAtRoom(address, room.code)));
    ann.drop();
  });

  it('does not let a game go home with what lies face down as it was', async () => {
    let isFull = false;
    const { address } = await site((store) => ({
      append: (append) => (isFull ? Promise.resolve({ ok: false, trouble: 'full' }) : store.append(append)),
    }));
    const { client: ann } = await opened(address, mission(1), [seat(0)]);
    ok(await ann.act({ act: 'begin' }));
    isFull = true;
    ok(await ann.act({ act: 'vote', motion: { vote: 'home' }, agree: true }));
    assert.equal(ann.room?.phase, 'playing');
    isFull = false;
    ok(await ann.act({ act: 'vote', motion: { vote: 'home' }, agree: true }));
    assert.equal(ann.room?.phase, 'closed');
    ann.drop();
  });

  it('is told of in the log without naming the room', async () => {
    let isEmpty = false;
    const { address, rooms } = await site((store) => ({
      read: (log, from) => (isEmpty && log.includes('.') ? Promise.resolve([]) : store.read(log, from)),
    }));
    const { admitted: room, client: ann } = await opened(address, mission(1), [seat(0)]);
    ok(await ann.act({ act: 'begin' }));
    await ann.close();
    await rooms.sweep();
    isEmpty = true;
    logged.length = 0;
    const back = new OnlineClient(address, room.code, room.secret);
    await assert.rejects(back.connect(), new RegExp(`closed: ${CLOSE.drain}`));
    assert.ok(logged.some((line) => line.includes('cannot be opened')));
    for (const line of logged)
      for (const secret of [room.code, room.secret, 'Ann']) assert.ok(!line.includes(secret), line);
  });
});
