import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { randomPlayer } from '@zonecrawl/bots';
import type { Update } from '@zonecrawl/engine/host';
import { type ServerMessage, TableReader } from '@zonecrawl/engine/online';
import { Table } from '../src/rooms/table.ts';
import type { Watcher } from '../src/rooms/updates.ts';
import { openSqlite } from '../src/store/sqliteStore.ts';
import type { Store } from '../src/store/store.ts';
import { mission, seat } from './tables.ts';

/** Whoever follows a table from update to update, and what it has put together of them. */
class Follower implements Watcher {
  readonly seats = [seat(0), seat(1)];
  readonly reader = new TableReader();
  seen = -1;
  update: Update | null = null;

  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'game') this.update = this.reader.read(message, this.seats);
  }
}

describe('the updates of a table', () => {
  let store: Store;
  before(async () => {
    store = await openSqlite(':memory:');
  });
  after(() => store.close());

  function tableOf(game: string): { readonly table: Table; readonly follower: Follower } {
    const follower = new Follower();
    const table = new Table({
      store,
      game,
      undo: 'consent',
      owner: () => '',
      watchers: () => [follower],
      changed: () => {},
      wrote: () => {},
      raced: () => {},
    });
    return { table, follower };
  }

  it('lead to the same as a table that is opened anew, whatever was played and undone', async () => {
    const opening = mission(2);
    if (opening.mode !== 'mission') assert.fail();
    for (let n = 0; n < 4; n++) {
      const game = `UPDATES${n}.1`;
      const { table, follower } = tableOf(game);
      await table.begin({ ...opening.setup, seed: `updates ${n}` });
      await store.claim(game, '');
      await store.append({ game, owner: '', rows: table.gate.heldBack });
      table.gate.letGo();
      const player = randomPlayer(`updates ${n}`);
      for (let input = 0; input < 40 && table.decision; input++) {
        const number = table.session?.next ?? 0;
        const answer = player(table.decision);
        await table.request({ ask: 'answer', number, answer }, `request-${input}`, () => follower.seats);
        if (input % 13 === 12) await table.undo(table.session?.next ?? 0, 3);
        assert.ok(follower.reader.agrees(table.hash(follower.seats)), `after ${input} inputs`);
      }
      const anew = tableOf(game);
      assert.ok((await anew.table.open()).ok);
      assert.deepEqual(anew.follower.update?.view, follower.update?.view);
      assert.equal(anew.table.hash([]), table.hash([]));
    }
  });
});
