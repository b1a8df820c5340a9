import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { OnlineClient } from '../src/client/client.ts';
import { ADDRESS_LIMITS, type AddressLimits } from '../src/http/api.ts';
import { callerOf } from '../src/http/callers.ts';
import { type Serving, serve } from '../src/serve.ts';
import { mission, opened, seat } from './tables.ts';

describe('whoever calls', () => {
  const servings: Serving[] = [];
  after(async () => {
    for (const serving of servings) await serving.close(100);
  });

  async function site(limits: Partial<AddressLimits>, proxies: number): Promise<Serving> {
    const serving = await serve({
      client: join(tmpdir(), 'none'),
      port: 0,
      limits: { ...ADDRESS_LIMITS, ...limits },
      proxies,
    });
    servings.push(serving);
    return serving;
  }

  /** The status of one look at a room that is not there, for somebody of whom a proxy says this. */
  const look = async ({ address }: Serving, forwarded: string): Promise<number> => {
    const headers = { 'x-forwarded-for': forwarded };
    return (await fetch(`${address}/api/rooms/ABCDEFGH`, { headers })).status;
  };

  it('counts by their network where addresses are plenty, and by their address where they are not', () => {
    const mine = callerOf('2001:db8:1:2::1');
    for (const same of ['2001:DB8:1:2:ffff::', '2001:0db8:0001:0002:3:4:5:6', '2001:db8:1:2:0:0:0:9'])
      assert.equal(callerOf(same), mine);
    for (const other of ['2001:db8:1:3::1', '2001:db8::2:1', '::1', '10.0.0.1', 'unknown', 'a::b::c'])
      assert.notEqual(callerOf(other), mine);
    assert.equal(callerOf('::ffff:10.0.0.1'), '10.0.0.1');
    assert.notEqual(callerOf('10.0.0.1'), callerOf('10.0.0.2'));
  });

  it('is known by their own address, whatever they say, as long as no proxy stands before the server', async () => {
    const alone = await site({ looks: 2 }, 0);
    const statuses: number[] = [];
    for (let n = 1; n <= 3; n++) statuses.push(await look(alone, `10.0.0.${n}`));
    assert.deepEqual(statuses, [404, 404, 429]);
  });

  it('is known by what the proxy saw, and not by what they told the proxy', async () => {
    const behind = await site({ looks: 2 }, 1);
    const statuses: number[] = [];
    for (let n = 1; n <= 3; n++) statuses.push(await look(behind, `10.0.0.${n}, 192.0.2.7`));
    assert.deepEqual(statuses, [404, 404, 429]);
    assert.equal(await look(behind, '10.0.0.1, 192.0.2.8'), 404, 'somebody else is not meant');
  });

  it('has no more sockets open at once than they may', async () => {
    const { address } = await site({ open: 2 }, 0);
    const { admitted: room, client: ann } = await opened(address, mission(1), [seat(0)]);
    const eve = await new OnlineClient(address, room.code).connect();
    await assert.rejects(new OnlineClient(address, room.code).connect(), /429/);
    await eve.close();
    await ann.until(() => ann.watching === 0);
    const back = await new OnlineClient(address, room.code).connect();
    for (const client of [ann, back]) client.drop();
  });
});
