import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { CLOSE } from '@zonecrawl/engine/online';
import { api, OnlineClient } from '../src/client/client.ts';
import { playOn, takeTurns } from '../src/client/player.ts';
import { admitted, joined, mission, ok, opened, openSite, type Site, seat } from './tables.ts';

describe('a table online', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  it('is played by two, watched by a third, and all see the same', async () => {
    const { address } = site;
    const { admitted: room, client: ann } = await opened(address, mission(2), [seat(0)]);
    const { client: bob } = await joined(address, room.code, 'Bob', [seat(1)]);
    const eve = await new OnlineClient(address, room.code).connect();
    ok(await ann.act({ act: 'begin' }));
    await Promise.all([ann, bob, eve].map((client) => client.until(() => client.update !== null)));
    await takeTurns([ann, bob], () => (ann.update?.at ?? 0) >= 60);
    const now = ann.update?.number ?? 0;
    await Promise.all([bob, eve].map((client) => client.until(() => (client.update?.number ?? 0) >= now)));
    const late = await new OnlineClient(address, room.code).connect();
    await late.until(() => late.update !== null);
    await eve.until(() => (eve.update?.number ?? 0) >= (late.update?.number ?? 0));
    assert.equal(ann.resyncs + bob.resyncs + eve.resyncs, 0, 'every difference fitted');
    for (const client of [ann, bob, eve, late]) client.drop();
  });

  it('plays a repeated input once, and answers it again', async () => {
    const { admitted: room, client: ann } = await opened(site.address, mission(1), [seat(0)]);
    ok(await ann.act({ act: 'begin' }));
    await ann.until(() => ann.update !== null);
    const number = ann.update?.number ?? 0;
    const id = randomUUID();
    const request = { ask: 'answer', number, answer: 0 } as const;
    ok(await ann.play(request, id));
    const again = await ann.play(request, id);
    assert.deepEqual(again.type === 'reply' && again.reply, { ok: true, repeated: true });
    assert.equal(ann.update?.number, number + 1);
    // Another process has never heard of it, and finds it in the journal.
    const other = await site.another();
    const elsewhere = await new OnlineClient(other.address, room.code, room.secret).connect();
    await elsewhere.until(() => elsewhere.update !== null);
    const found = await elsewhere.play(request, id);
    assert.deepEqual(found.type === 'reply' && found.reply, { ok: true, repeated: true });
    const stale = await elsewhere.play(request);
    assert.match(JSON.stringify(stale), /"stale"/);
    assert.equal(elsewhere.update?.number, number + 1);
    for (const client of [ann, elsewhere]) client.drop();
  });

  it('begins once, however often the same request comes', async () => {
    const { admitted: room, client: ann } = await opened(site.address, mission(1), [seat(0)]);
    const id = randomUUID();
    const action = { act: 'begin' } as const;
    for (let times = 0; times < 2; times++) ann.say({ type: 'room', id, action });
    ok(await ann.act(action, id));
    await ann.until(() => ann.update !== null);
    const { number } = ann.update ?? assert.fail('nothing to see');
    ok(await ann.play({ ask: 'answer', number, answer: 0 }));
    // Another process finds it in the log.
    const other = await site.another();
    const elsewhere = await new OnlineClient(other.address, room.code, room.secret).connect();
    ok(await elsewhere.act(action, id));
    assert.match(JSON.stringify(await elsewhere.act(action)), /"notNow"/);
    for (const client of [ann, elsewhere]) client.drop();
  });

  it('lets two processes take inputs for one game, and both go on from the same journal', async () => {
    const { admitted: room, client: ann } = await opened(site.address, mission(2), [seat(0)]);
    const { admitted: bobs } = await joined(site.address, room.code, 'Bob', [seat(1)]);
    const other = await site.another();
    ok(await ann.act({ act: 'begin' }));
    const bob = await new OnlineClient(other.address, room.code, bobs.secret).connect();
    await Promise.all([ann.until(() => ann.update !== null), bob.until(() => bob.update !== null)]);
    for (let turn = 0; turn < 30; turn++) {
      const asked = ann.isAsked ? ann : bob;
      const { number = 0, decision = null } = asked.update ?? {};
      if (!decision) break;
      const first = await asked.play({ ask: 'answer', number, answer: decision.options.length > 0 ? 0 : [] });
      if (first.type !== 'reply') assert.fail(JSON.stringify(first));
      // No hints between them: the other one looks when it is asked to.
      await Promise.all([site.serving.rooms.lookUp(), other.rooms.lookUp()]);
      const next = asked.update?.number ?? 0;
      await Promise.all([ann, bob].map((one) => one.until(() => (one.update?.number ?? 0) >= next)));
    }
    assert.equal(ann.update?.number, bob.update?.number);
    assert.deepEqual(ann.update?.view.stalkers, bob.update?.view.stalkers);
    for (const client of [ann, bob]) client.drop();
  });

  it('gives a seat back after a reload, brings what was missed, and lets one page play at a time', async () => {
    const { admitted: room, client: ann } = await opened(site.address, mission(1), [seat(0)]);
    ok(await ann.act({ act: 'begin' }));
    await playOn(ann, 'ann', 5);
    const before = ann.update?.number ?? 0;
    ann.drop();
    await ann.until(() => ann.closed !== null);
    await ann.connect();
    assert.equal(ann.you, 'p1');
    assert.equal(await playOn(ann, 'again', 3), 3);
    assert.ok((ann.update?.number ?? 0) > before);
    const second = await new OnlineClient(site.address, room.code, room.secret).connect();
    await ann.until(() => ann.hasMoved);
    await second.until(() => second.update !== null);
    assert.equal(await playOn(second, 'second', 2), 2);
    const refused = await ann.play({ ask: 'answer', number: ann.update?.number ?? 0, answer: 0 });
    assert.deepEqual(refused.type === 'refused' && refused.refused, 'watching');
    for (const client of [ann, second]) client.drop();
  });

  it('moves a player to another device, and the old secret is void', async () => {
    const { admitted: room, client: ann } = await opened(site.address, mission(1), [seat(0)]);
    const id = randomUUID();
    await ann.act({ act: 'handover' }, id);
    const made = await ann.act({ act: 'handover' }, id);
    const token = made.type === 'reply' ? (made.reply as { readonly token: string }).token : '';
    const moved = admitted(await api(site.address, `/${room.code}/handovers`, { token }));
    await ann.until(() => ann.hasMoved);
    const phone = await new OnlineClient(site.address, room.code, moved.secret).connect();
    assert.equal(phone.you, 'p1');
    assert.deepEqual(phone.seats, [0]);
    const old = await new OnlineClient(site.address, room.code, room.secret).connect();
    assert.equal(old.you, null);
    assert.deepEqual(await api(site.address, `/${room.code}/handovers`, { token }), { refused: 'notNow' });
    for (const client of [ann, phone, old]) client.drop();
  });

  it('has no duplicate seats; its host frees, mutes and removes; a bot and others take over', async () => {
    const { admitted: room, client: ann } = await opened(site.address, mission(2), [seat(0)]);
    const { code } = room;
    const { client: bob } = await joined(site.address, code, 'Bob', [seat(1)]);
    assert.deepEqual(await api(site.address, `/${code}/players`, { name: 'Cy', seats: [1] }), {
      refused: 'taken',
    });
    const notHost = await bob.act({ act: 'free', seat: seat(0) });
    assert.deepEqual(notHost.type === 'refused' && notHost.refused, 'hostOnly');
    ok(await ann.act({ act: 'mute', player: 'p2', muted: true }));
    const muted = await bob.act({ act: 'say', text: 'hello' });
    assert.deepEqual(muted.type === 'refused' && muted.refused, 'muted');
    ok(await ann.act({ act: 'begin' }));
    ok(await ann.act({ act: 'remove', player: 'p2' }));
    await bob.until(() => bob.closed !== null);
    assert.equal(bob.closed, CLOSE.removed);
    ok(await ann.act({ act: 'bot', seat: seat(1), bot: 'careful', until: 'forGood' }));
    void playOn(ann, 'ann');
    await ann.until(() => (ann.update?.at ?? 0) >= 25 || ann.update?.decision === null);
    const { client: cy } = await joined(site.address, code, 'Cy', [seat(1)]);
    assert.deepEqual(cy.seats, [1]);
    assert.equal(cy.room?.seats[1]?.bot, null);
    await cy.until(() => cy.update !== null);
    for (const client of [ann, cy]) client.drop();
  });

  it('talks, shows and votes; an undo past what was revealed needs all who are here', async () => {
    const { admitted: room, client: ann } = await opened(site.address, mission(2), [seat(0)]);
    const { client: bob } = await joined(site.address, room.code, 'Bob', [seat(1)]);
    ok(await ann.act({ act: 'say', text: ' hello \u202E<b>there</b> ' }));
    await bob.until(() => bob.lines.length === 1);
    assert.deepEqual(bob.lines[0]?.says, { text: 'hello <b>there</b>' });
    bob.say({ type: 'show', shown: { show: 'ping', space: 3 } });
    await ann.until(() => ann.shown.length === 1);
    ok(await ann.act({ act: 'begin' }));
    await Promise.all([ann.until(() => ann.update !== null), bob.until(() => bob.update !== null)]);
    await takeTurns([ann, bob], () => (ann.update?.undo.stop ?? null) !== null);
    const { number = 0, at = 0, undo } = ann.update ?? {};
    const inputs = (undo?.free ?? 0) + 1;
    ok(await ann.play({ ask: 'undo', number, inputs }));
    await bob.until(() => (bob.room?.votes.length ?? 0) === 1);
    assert.equal(ann.update?.at, at, 'one of two is not all');
    ok(await bob.play({ ask: 'undo', number, inputs }));
    await ann.until(() => ann.update?.at === at - inputs);
    for (const client of [ann, bob]) client.drop();
  });
});
