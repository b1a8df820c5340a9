import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createRoom } from '../src/client/client.ts';
import { type Serving, serve } from '../src/serve.ts';
import { openSqlite } from '../src/store/sqliteStore.ts';
import type { Store } from '../src/store/store.ts';
import { mission, ok, opened, seat } from './tables.ts';

describe('what operators ask', () => {
  let serving: Serving;
  let isAway = false;
  before(async () => {
    const store = await openSqlite(':memory:');
    const last: Store['last'] = (log) =>
      isAway ? Promise.reject(new Error('the store is away')) : store.last(log);
    const away = new Proxy(store, {
      get: (_, name: keyof Store) => (name === 'last' ? last : store[name].bind(store)),
    });
    serving = await serve({ client: join(tmpdir(), 'none'), port: 0, store: away });
  });
  after(() => serving.close(100));

  const ask = async (path: string): Promise<readonly [status: number, text: string]> => {
    const response = await fetch(`${serving.address}${path}`);
    return [response.status, await response.text()];
  };

  it('is answered: alive, ready, and in figures that name nobody', async () => {
    assert.deepEqual(await ask('/healthz'), [200, '{"ok":true}']);
    assert.deepEqual(await ask('/readyz'), [200, '{"ok":true}']);
    const { admitted: room, client: ann } = await opened(serving.address, mission(1), [seat(0)], 'Annabel');
    ok(await ann.act({ act: 'begin' }));
    const [status, figures] = await ask('/metrics');
    assert.equal(status, 200);
    for (const name of ['rooms', 'sockets', 'requests_total', 'change_seconds_bucket', 'sent_bytes_total'])
      assert.match(figures, new RegExp(`^zonecrawl_${name}[ {]`, 'm'));
    assert.match(figures, /^zonecrawl_sockets 1$/m);
    for (const secret of [room.code, room.secret, 'Annabel']) assert.ok(!figures.includes(secret));
    ann.drop();
  });

  it('is not ready while the store does not answer, and alive all the same', async () => {
    isAway = true;
    const [status, why] = await ask('/readyz');
    assert.deepEqual([status, why.includes('the store is away')], [503, false], 'and says no more than that');
    assert.equal((await ask('/healthz'))[0], 200);
    isAway = false;
  });

  it('takes no more games once it is about to end', async () => {
    await serving.rooms.drain();
    assert.equal((await ask('/readyz'))[0], 503);
    const room = { name: 'Ann', seats: [seat(0)], opening: mission(1) };
    assert.deepEqual(await createRoom(serving.address, room), { refused: 'draining' });
  });
});
