import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { CampaignOption } from '@zonecrawl/engine/campaign';
import type { OnlineClient } from '../src/client/client.ts';
import { takeTurns } from '../src/client/player.ts';
import { openSqlite } from '../src/store/sqliteStore.ts';
import { joined, ok, opened, openSite, type Site, seat } from './tables.ts';

describe('a Campaign online', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  const find = (client: OnlineClient, is: (option: CampaignOption) => boolean): number =>
    client.campaign?.decision.options.findIndex(is) ?? -1;

  /** Both want the same. */
  async function agree(clients: readonly OnlineClient[], option: number): Promise<void> {
    assert.ok(option >= 0, JSON.stringify(clients[0]?.campaign?.decision));
    const number = clients[0]?.campaign?.number ?? 0;
    for (const client of clients) ok(await client.explore(option));
    await Promise.all(clients.map((client) => client.until(() => (client.campaign?.number ?? 0) > number)));
  }

  it('is decided by vote, gear by whose it is, and its Mission lies on the same table', async () => {
    const { admitted: room, client: ann } = await opened(site.address, { mode: 'campaign' }, [seat(0)]);
    const { client: bob } = await joined(site.address, room.code, 'Bob', [seat(1)]);
    const both = [ann, bob];
    await Promise.all(both.map((client) => client.until(() => client.here.length === 2)));
    ok(await ann.act({ act: 'begin' }));
    await Promise.all(both.map((client) => client.until(() => client.campaign !== null)));
    const join = find(ann, ({ is }) => is === 'join');
    const before = ann.campaign?.number ?? 0;
    ok(await ann.explore(join));
    await bob.until(() => (bob.room?.votes.length ?? 0) === 1);
    assert.equal(ann.campaign?.number, before, 'one of two is no majority');
    ok(await bob.explore(join));
    await Promise.all(both.map((client) => client.until(() => (client.campaign?.number ?? 0) > before)));
    await agree(
      both,
      find(ann, ({ is }) => is === 'join'),
    );
    const wishes: readonly ((option: CampaignOption) => boolean)[] = [
      ({ is }) => is === 'enlist',
      ({ is }) => is === 'done',
      ({ is }) => is === 'visit',
    ];
    // Through the steps of an Exploration, as far as the team's gear.
    for (let step = 0; step < 40 && ann.campaign?.decision.kind !== 'muster'; step++) {
      const wish = wishes.find((one) => find(ann, one) >= 0);
      await agree(both, wish ? find(ann, wish) : 0);
    }
    assert.equal(ann.campaign?.decision.kind, 'muster');
    const enlist = (client: OnlineClient): number => find(client, ({ is }) => is === 'enlist');
    await agree(both, enlist(ann));
    ok(await ann.explore(find(ann, ({ is }) => is === 'done')));
    await bob.until(() => bob.room?.votes.length === 1);
    const old = bob.room?.votes[0]?.motion;
    // Both want another team first: with it the vote about this one is void, and every page is told.
    await agree(both, enlist(ann));
    await Promise.all(both.map((client) => client.until(() => client.room?.votes.length === 0)));
    const passed = old && (await bob.act({ act: 'vote', motion: old, agree: true }));
    assert.deepEqual(passed?.type === 'refused' && passed.refused, 'notNow');
    const pack = async (client: OnlineClient, own: number): Promise<void> => {
      const number = client.campaign?.number ?? 0;
      const mine = find(
        client,
        (option) => option.is === 'move' && option.from === null && option.to === own,
      );
      assert.ok(mine >= 0, 'there is something to pack');
      ok(await client.explore(mine));
      await Promise.all(both.map((one) => one.until(() => (one.campaign?.number ?? 0) > number)));
    };
    const depart = (client: OnlineClient): number => find(client, ({ is }) => is === 'done');
    const votesOf = (client: OnlineClient): unknown => client.room?.votes.map(({ agreed }) => agreed);
    await pack(bob, 1);
    ok(await ann.explore(depart(ann)));
    await bob.until(() => bob.room?.votes.length === 1);
    const early = { number: bob.campaign?.number ?? 0, option: depart(bob) };
    await pack(bob, 1);
    ok(await ann.act({ act: 'ready', ready: true }));
    await bob.until(() => bob.room?.players[0]?.ready === true);
    assert.deepEqual(votesOf(bob), [['p1']], 'who packs does not take the vote of others away');
    const late = await bob.explore(early.option, early.number);
    assert.match(JSON.stringify(late), /"stale"/, 'what was an option before is looked up in no other list');
    const id = randomUUID();
    ok(await bob.explore(depart(bob), undefined, id));
    await Promise.all(both.map((client) => client.until(() => client.campaign?.decision.kind === 'mission')));
    const again = await bob.explore(early.option, early.number, id);
    assert.deepEqual(again.type === 'reply' && again.reply, { ok: true, repeated: true });
    await Promise.all(both.map((client) => client.until(() => client.room?.votes.length === 0)));
    await Promise.all(both.map((client) => client.until(() => client.update !== null)));
    assert.equal(ann.campaign?.decision.kind, 'mission');
    assert.equal(ann.update?.view.stalkers.length, 2);
    const mission = ann.room?.game ?? '';
    const away = ann.campaign?.number ?? 0;
    await takeTurns(both, () => ann.update?.decision === null);
    await Promise.all(both.map((client) => client.until(() => client.room?.game === null)));
    await Promise.all(both.map((client) => client.until(() => (client.campaign?.number ?? 0) > away)));
    assert.notEqual(ann.campaign?.decision.kind, 'mission', 'C9: the group is home');
    assert.equal(ann.room?.phase, 'playing', 'and the Campaign goes on');
    assert.deepEqual(ann.campaign?.view, bob.campaign?.view, 'every difference fitted');
    assert.equal(ann.resyncs + bob.resyncs, 0);
    await (await site.serving.rooms.find(room.code))?.quiet();
    const store = await openSqlite(site.file);
    assert.equal(await store.last(mission), -1, 'its journal is part of the Campaign now');
    await store.close();
    for (const client of both) client.drop();
  });
});
