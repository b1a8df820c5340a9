import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { randomPlayer } from '@zonecrawl/bots';
import { box } from '@zonecrawl/content';
import { type GameTypes, gameMode } from '@zonecrawl/engine/game';
import { Host, strictKeeper } from '@zonecrawl/engine/kernel';
import { CLOSE } from '@zonecrawl/engine/online';
import { OnlineClient } from '../src/client/client.ts';
import { playOn } from '../src/client/player.ts';
import { Gate } from '../src/rooms/gate.ts';
import { openSqlite } from '../src/store/sqliteStore.ts';
import type { Store } from '../src/store/store.ts';
import { mission, ok, opened, openSite, type Site, seat } from './tables.ts';

const NEWER = 'fedcba9876543210';

describe('two versions of the rules on one database', () => {
  let site: Site;
  let store: Store;
  before(async () => {
    site = await openSite();
    store = await openSqlite(site.file);
  });
  after(async () => {
    await store.close();
    await site.close();
  });

  async function begun(): Promise<{ game: string; code: string; secret: string; ann: OnlineClient }> {
    const { admitted: room, client: ann } = await opened(site.address, mission(1), [seat(0)]);
    ok(await ann.act({ act: 'begin' }));
    await ann.until(() => ann.update !== null);
    assert.equal(await playOn(ann, 'ann', 4), 4);
    return { game: `${room.code}.1`, code: room.code, secret: room.secret, ann };
  }

  /** A process with other rules that opens this game, under the rights that the room has now. */
  async function newer(code: string, game: string): Promise<Host<GameTypes>> {
    const owner = (await site.serving.rooms.find(code))?.log.owner ?? '';
    const gate = new Gate({ store, owner: () => owner, raced: () => {}, wrote: () => {} });
    const host = new Host<GameTypes>({
      mode: { ...gameMode(box), digest: NEWER },
      store: gate,
      claim: async () => {},
      keeper: (name, kept) => strictKeeper(gate, name, '', kept),
      undo: 'consent',
    });
    const opening = await host.inTurn(() => host.open(game));
    assert.ok(opening.ok, JSON.stringify(opening));
    return host;
  }

  it('a game that newer rules have taken over is left alone by older ones, and its players are sent there', async () => {
    const { game, code, secret, ann } = await begun();
    const host = await newer(code, game);
    assert.equal(host.notice?.notice, 'carriedOver');
    const player = randomPlayer('newer');
    const playNewer = async (): Promise<void> => {
      const decision = host.session?.history.play.decision;
      assert.ok(host.session && decision);
      const taken = await host.answer(host.session.next, player(decision));
      assert.ok(taken.ok, JSON.stringify(taken));
    };
    await playNewer();
    const rows = await store.read(game, 0);

    // What is asked of the older server is not played, and not written.
    const { number = 0 } = ann.update ?? {};
    void ann.play({ ask: 'answer', number, answer: 0 });
    await ann.until(() => ann.closed !== null);
    assert.equal(ann.closed, CLOSE.drain);
    const again = new OnlineClient(site.address, code, secret);
    await assert.rejects(again.connect(), new RegExp(String(CLOSE.drain)));
    assert.deepEqual(await store.read(game, 0), rows);

    // The newer one goes on as if nothing had been.
    await playNewer();
    assert.equal((await store.read(game, 0)).length, rows.length + 1);
    host.close();
  });

  it('a row that leads elsewhere than its hash says is not followed, and what is played after it is found again', async () => {
    const { game, code, ann } = await begun();
    const room = await site.serving.rooms.find(code);
    const { number = 0, decision } = ann.update ?? {};
    assert.ok(room && decision);
    // As a process would write it whose rules differ and do not say so.
    const answer = randomPlayer('elsewhere')(decision);
    const row = { number, entry: { entry: 'input', input: answer }, hash: '0000000000000000' };
    const appended = await store.append({ game, owner: room.log.owner, rows: [row] });
    assert.ok(appended.ok);
    await room.refresh();
    // It stands as it stood before that row, and goes on by a row that says so.
    const [repaired] = await store.read(game, number + 1);
    assert.equal((repaired?.entry as { readonly because?: string } | undefined)?.because, 'repaired');
    await ann.until(() => ann.update?.number === number + 2);
    assert.deepEqual(ann.update?.decision, decision);
    assert.equal(await playOn(ann, 'on', 1), 1);
    // Whoever opens it anew finds what was played since.
    const eve = await new OnlineClient((await site.another()).address, code).connect();
    await eve.until(() => eve.update !== null);
    assert.equal(eve.update?.number, ann.update?.number);
    assert.deepEqual(eve.update?.view.stalkers, ann.update?.view.stalkers);
    eve.drop();
    ann.drop();
  });
});
