import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CLOSE } from '@zonecrawl/engine/online';
import { joinRoom, OnlineClient } from '../src/client/client.ts';
import { playOn, takeTurns } from '../src/client/player.ts';
import type { Serving } from '../src/serve.ts';
import { type Cluster, missingForCluster, openCluster } from '../testing/cluster.ts';
import { SpoiledLink } from '../testing/spoiled.ts';
import { admitted, joined, mission, ok, opened, seat } from './tables.ts';

describe('several servers on one database', { skip: missingForCluster() ?? false }, () => {
  let cluster: Cluster;
  let one: Serving;
  let other: Serving;
  before(async () => {
    cluster = await openCluster();
    one = await cluster.join();
    other = await cluster.join();
  });
  after(() => cluster.close());

  /** Ann at one server, Bob at the other. */
  async function apart(): Promise<{ code: string; secret: string; ann: OnlineClient; bob: OnlineClient }> {
    const { admitted: room, client: ann } = await opened(one.address, mission(2), [seat(0)]);
    const { client: bob } = await joined(other.address, room.code, 'Bob', [seat(1)]);
    await Promise.all([ann, bob].map((client) => client.until(() => client.here.length === 2)));
    return { code: room.code, secret: room.secret, ann, bob };
  }

  it('play one table, see who is where, and show each other what is not kept', async () => {
    const { ann, bob } = await apart();
    ok(await ann.act({ act: 'begin' }));
    await Promise.all([ann, bob].map((client) => client.until(() => client.update !== null)));
    await takeTurns([ann, bob], () => (ann.update?.at ?? 0) >= 25);
    assert.deepEqual(ann.update?.view.stalkers, bob.update?.view.stalkers);
    bob.say({ type: 'show', shown: { show: 'ping', space: 3 } });
    await ann.until(() => ann.shown.length === 1);
    ok(await bob.act({ act: 'say', text: 'hello' }));
    await ann.until(() => ann.lines.length === 1);
    bob.drop();
    await ann.until(() => ann.here.length === 1);
    ann.drop();
  });

  it('let one page of a player play, wherever it is connected', async () => {
    const { code, secret, ann, bob } = await apart();
    const second = await new OnlineClient(other.address, code, secret).connect();
    await ann.until(() => ann.hasMoved);
    assert.equal(second.you, 'p1');
    await second.until(() => second.here.length === 2);
    const third = await new OnlineClient(one.address, code, secret).connect();
    await second.until(() => second.hasMoved);
    assert.equal(third.hasMoved, false);
    for (const client of [ann, bob, second, third]) client.drop();
  });

  it('go on where one of them goes away, and where hints are lost, doubled and late', async () => {
    let luck = 1;
    const chance = (): number => {
      luck = (luck * 48_271) % 2_147_483_647;
      return luck / 2_147_483_647;
    };
    const deaf = await cluster.join((link) => new SpoiledLink(link, chance));
    const { admitted: room, client: ann } = await opened(one.address, mission(2), [seat(0)]);
    const bobs = admitted(await joinRoom(deaf.address, room.code, { name: 'Bob', seats: [seat(1)] }));
    const bob = await new OnlineClient(deaf.address, room.code, bobs.secret).connect();
    ok(await ann.act({ act: 'begin' }));
    await Promise.all([ann, bob].map((client) => client.until(() => client.update !== null)));
    await takeTurns([ann, bob], () => (ann.update?.at ?? 0) >= 12);
    await deaf.close(100);
    await bob.until(() => bob.closed !== null);
    assert.equal(bob.closed, CLOSE.drain);
    await bob.connect(other.address);
    await takeTurns([ann, bob], () => (ann.update?.at ?? 0) >= 20);
    assert.deepEqual(ann.update?.view.stalkers, bob.update?.view.stalkers);
    for (const client of [ann, bob]) client.drop();
  });

  it('let a bot be thought for once, and a deleted room be gone everywhere', async () => {
    const { admitted: room, client: ann } = await opened(one.address, mission(2), [seat(0)]);
    const eve = await new OnlineClient(other.address, room.code).connect();
    ok(await ann.act({ act: 'bot', seat: seat(1), bot: 'careful', until: 'forGood' }));
    ok(await ann.act({ act: 'begin' }));
    void playOn(ann, 'ann');
    await eve.until(() => (eve.update?.at ?? 0) >= 20 || eve.update?.decision === null);
    ok(await ann.act({ act: 'delete' }));
    await eve.until(() => eve.closed !== null);
    assert.equal(eve.closed, CLOSE.gone);
    ann.drop();
  });
});
