import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { box } from '@zonecrawl/content';
import { createCampaign } from '@zonecrawl/engine/campaign';
import type { GameSave } from '@zonecrawl/engine/game';
import { createHost } from '@zonecrawl/engine/host';
import { LIMITS } from '@zonecrawl/engine/online';
import { Thinker } from '../src/bots/thinker.ts';
import { createRoom, OnlineClient } from '../src/client/client.ts';
import { playOn, takeTurns } from '../src/client/player.ts';
import { ALL_MINE } from '../src/cluster/leases.ts';
import { ALONE } from '../src/cluster/link.ts';
import { passHost } from '../src/rooms/goOn.ts';
import { KEPT_FOR, Rooms } from '../src/rooms/rooms.ts';
import { openSqlite } from '../src/store/sqliteStore.ts';
import { joined, mission, ok, opened, openSite, type Site, seat } from './tables.ts';

describe('a game that changes hands', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  async function offline(): Promise<GameSave> {
    const opening = mission(2);
    if (opening.mode !== 'mission') assert.fail();
    const port = createHost(box);
    await port.own({ ask: 'begin', game: 'mine', setup: { ...opening.setup, seed: 'known to me' } });
    const save = await port.own({ ask: 'save' });
    if ('problems' in save) assert.fail(JSON.stringify(save.problems));
    return save;
  }

  it('goes on online with another seed and everything face down dealt anew', async () => {
    const save = await offline();
    const { admitted: room, client: ann } = await opened(site.address, { mode: 'save', save }, [
      seat(0),
      seat(1),
    ]);
    await ann.until(() => ann.update !== null);
    assert.equal(ann.room?.phase, 'playing');
    const state = (await site.serving.rooms.find(room.code))?.table?.session?.history.play.game.state;
    assert.ok(state);
    assert.notEqual(state.random.seed, save.checkpoint.random.seed);
    assert.notDeepEqual(state.decks.wounds, save.checkpoint.decks.wounds);
    assert.deepEqual([...state.decks.wounds].sort(), [...save.checkpoint.decks.wounds].sort());
    assert.equal(await playOn(ann, 'ann', 3), 3);
    ann.drop();
  });

  it('is not played again for whoever brings one that nobody can have played', async () => {
    const inputs = Array.from({ length: LIMITS.inputs + 1 }, () => 0);
    const save = { zonecrawl: 'game', format: 1, inputs };
    const room = { name: 'Eve', seats: [seat(0)], opening: { mode: 'save', save } } as const;
    assert.deepEqual(await createRoom(site.address, room), { refused: 'malformed' });
  });

  it('goes on online as a whole Campaign, under another seed', async () => {
    const port = createCampaign(box);
    await port.own({ ask: 'begin', game: 'ours', seed: 'known to me' });
    const save = await port.own({ ask: 'save' });
    if ('problems' in save) assert.fail(JSON.stringify(save.problems));
    const { admitted: room, client: ann } = await opened(site.address, { mode: 'save', save }, [seat(0)]);
    await ann.until(() => ann.campaign !== null);
    assert.equal(ann.room?.phase, 'playing');
    assert.equal(ann.room?.plays.mode, 'campaign');
    const zoneMap = (await site.serving.rooms.find(room.code))?.zoneMap;
    const seed = zoneMap?.host.session?.history.play.game.state.random.seed;
    assert.ok(seed);
    assert.notEqual(seed, save.checkpoint.random.seed);
    ann.drop();
  });

  it('is taken home when all who are here agree; then the room is closed', async () => {
    const { admitted: room, client: ann } = await opened(site.address, mission(2), [seat(0)]);
    const { client: bob } = await joined(site.address, room.code, 'Bob', [seat(1)]);
    ok(await ann.act({ act: 'begin' }));
    await Promise.all([ann.until(() => ann.update !== null), bob.until(() => bob.update !== null)]);
    await takeTurns([ann, bob], () => (ann.update?.at ?? 0) >= 6);
    const seed = (await site.serving.rooms.find(room.code))?.table?.session?.history.play.game.state.random
      .seed;
    const early = await ann.act({ act: 'export' });
    assert.deepEqual(early.type === 'refused' && early.refused, 'needsVotes');
    const motion = { vote: 'home' } as const;
    ok(await ann.act({ act: 'vote', motion, agree: true }));
    assert.equal(ann.room?.phase, 'playing');
    ok(await bob.act({ act: 'vote', motion, agree: true }));
    await ann.until(() => ann.room?.phase === 'closed');
    const taken = await ann.act({ act: 'export' });
    const { game } = (taken.type === 'reply' ? taken.reply : {}) as { readonly game: GameSave };
    assert.notEqual(game.checkpoint.random.seed, seed);
    const port = createHost(box);
    assert.deepEqual(await port.own({ ask: 'load', game: 'home', save: game }), { ok: true });
    for (const client of [ann, bob]) client.drop();
  });

  it('is freed of somebody who vanished, by those who are here', async () => {
    const { admitted: room, client: ann } = await opened(site.address, mission(2), [seat(0)]);
    const { client: bob } = await joined(site.address, room.code, 'Bob', [seat(1)]);
    ok(await ann.act({ act: 'begin' }));
    const motion = { vote: 'free', player: 'p2' } as const;
    const present = await ann.act({ act: 'vote', motion, agree: true });
    assert.deepEqual(present.type === 'refused' && present.refused, 'present');
    bob.drop();
    await ann.until(() => ann.here.length === 1);
    ok(await ann.act({ act: 'vote', motion, agree: true }));
    await ann.until(() => ann.room?.seats[1]?.player === null);
    ok(await ann.act({ act: 'take', seats: [seat(1)] }));
    assert.deepEqual(ann.seats, [0, 1]);
    ann.drop();
  });

  it('passes the host role on when the host is away', async () => {
    const { admitted: room, client: ann } = await opened(site.address, mission(2), [seat(0)]);
    const { client: bob } = await joined(site.address, room.code, 'Bob', [seat(1)]);
    ann.drop();
    await bob.until(() => bob.here.length === 1);
    const found = await site.serving.rooms.find(room.code);
    if (found) await passHost(found);
    await bob.until(() => bob.room?.host === 'p2');
    bob.drop();
  });

  it('passes it on from somebody who was given it and is not here', async () => {
    const { admitted: room, client: ann } = await opened(site.address, mission(2), [seat(0)]);
    const { client: bob } = await joined(site.address, room.code, 'Bob', [seat(1)]);
    bob.drop();
    await ann.until(() => ann.here.length === 1);
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      ok(await ann.act({ act: 'passHost', player: 'p2' }));
      assert.equal(ann.room?.host, 'p2');
      mock.timers.tick(60_000);
    } finally {
      mock.timers.reset();
    }
    await ann.until(() => ann.room?.host === 'p1');
    ann.drop();
  });

  it('is deleted by its host, or when nobody has come for long', async () => {
    const { admitted: room, client: ann } = await opened(site.address, mission(1), [seat(0)]);
    ok(await ann.act({ act: 'delete' }));
    await ann.until(() => ann.closed !== null);
    await assert.rejects(new OnlineClient(site.address, room.code, room.secret).connect());
    const { admitted: old, client: bob } = await opened(site.address, mission(1), [seat(0)]);
    await bob.close();
    const store = await openSqlite(site.file);
    const nothing = (): void => {};
    const around = {
      store,
      thinker: new Thinker(),
      link: ALONE,
      leases: ALL_MINE,
      newSeed: () => '',
      raced: nothing,
      thought: nothing,
    };
    const sweep = (days: number): Promise<void> =>
      new Rooms({ ...around, failed: nothing, now: () => Date.now() + days * 24 * 3600_000 }).sweep();
    const days = KEPT_FOR / (24 * 3600_000);
    await sweep(days - 1);
    assert.ok((await store.last(old.code)) >= 0);
    await sweep(days + 1);
    assert.equal(await store.last(old.code), -1);
    await store.close();
  });
});
