import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { PlayerId } from '@zonecrawl/engine/online';
import { playOn, takeTurns } from '../src/client/player.ts';
import { beHostile, KINDS } from '../testing/hostile.ts';
import { joined, mission, ok, opened, openSite, type Site, seat } from './tables.ts';

describe('hostile messages', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  it('have no effect on a game, and learn nothing', async () => {
    const other = await opened(site.address, mission(1), [seat(0)]);
    const { admitted: room, client: ann } = await opened(site.address, mission(2), [seat(0)]);
    const bob = await joined(site.address, room.code, 'Bob', [seat(1)]);
    for (const host of [other.client, ann]) {
      ok(await host.act({ act: 'begin' }));
      await host.until(() => host.update !== null);
    }
    await bob.client.until(() => bob.client.update !== null);
    const overheard: string[] = [];
    ann.onSaid = (text) => overheard.push(text);
    await takeTurns([ann, bob.client], () => overheard.length >= 5 && ann.isAsked);
    const { number = 0, view } = ann.update ?? {};
    ok(await ann.act({ act: 'ready', ready: true }));
    bob.client.drop();
    const before = { ...ann.room, number: 0, votes: [] };
    const elsewhere = [other.client.update, other.client.room];
    let luck = 7;
    const chance = (): number => {
      luck = (luck * 48_271) % 2_147_483_647;
      return luck / 2_147_483_647;
    };
    const target = {
      code: room.code,
      game: `${room.code}.1`,
      overheard,
      neighbour: other.admitted.code,
      guest: { secret: bob.admitted.secret, seat: seat(1), id: (bob.client.you ?? '') as PlayerId },
      host: { seat: seat(0), id: (ann.you ?? '') as PlayerId },
      number,
    };
    const { sent, leaks, cutOff } = await beHostile(site.address, target, 60 * KINDS.length, chance);
    assert.deepEqual(leaks, []);
    ok(await ann.act({ act: 'ready', ready: true }));
    for (const kind of KINDS) assert.equal(sent[kind], 60);
    assert.ok(cutOff >= 60, 'what is too large is cut off');
    assert.equal(ann.update?.number, number);
    assert.deepEqual(ann.update?.view, view);
    // To vote is everybody's right; that it is carried is not.
    assert.deepEqual({ ...ann.room, number: 0, votes: [] }, before);
    assert.ok(
      ann.room?.votes.every(({ agreed }) => agreed.length === 1),
      'a second vote counts no more',
    );
    assert.deepEqual([other.client.update, other.client.room], elsewhere);
    assert.equal(ann.lines.length + ann.shown.length, 0);
    assert.equal(await playOn(ann, 'on', 1), 1, 'and play goes on');
    assert.equal(await playOn(other.client, 'on', 1), 1, 'elsewhere too');
    ann.drop();
    other.client.drop();
  });
});
