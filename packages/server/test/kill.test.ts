import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { randomPlayer } from '@zonecrawl/bots';
import { CLOSE } from '@zonecrawl/engine/online';
import { OnlineClient } from '../src/client/client.ts';
import { answerOf, isOk } from '../src/client/player.ts';
import { startServer } from '../src/client/process.ts';
import { openSqlite } from '../src/store/sqliteStore.ts';
import { mission, ok, opened, seat } from './tables.ts';

describe('a server that is killed', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zonecrawl-'));
  });
  after(() => rm(folder, { recursive: true }));

  it('has kept everything it acknowledged, and seats still work', async () => {
    let { child, address } = await startServer(folder);
    const { admitted: room, client: first } = await opened(address, mission(1), [seat(0)]);
    ok(await first.act({ act: 'begin' }));
    await first.until(() => first.update !== null);
    const player = randomPlayer('kill');
    /** By number: the answers that were acknowledged. */
    const acknowledged = new Map<number, unknown>();
    let client = first;
    for (let kills = 0; kills < 2; kills++) {
      for (let n = 0; n < 5 && client.update?.decision; n++) {
        const { number } = client.update;
        const answer = answerOf(player, client.update) ?? 0;
        const reply = await client.play({ ask: 'answer', number, answer });
        if (reply.type === 'reply' && isOk(reply.reply)) acknowledged.set(number, answer);
      }
      // One more is on its way when the power goes.
      if (client.update) void client.play({ ask: 'answer', number: client.update.number, answer: 0 });
      child.kill('SIGKILL');
      await once(child, 'exit');
      await client.until(() => client.closed !== null);
      ({ child, address } = await startServer(folder));
      client = await new OnlineClient(address, room.code, room.secret).connect();
      await client.until(() => client.update !== null);
      assert.deepEqual(client.seats, [0]);
    }
    child.kill('SIGTERM');
    await client.until(() => client.closed !== null);
    assert.equal(client.closed, CLOSE.drain, 'one that ends in peace sends its clients elsewhere');
    await once(child, 'exit');
    const store = await openSqlite(join(folder, 'zonecrawl.sqlite'));
    const rows = await store.read(`${room.code}.1`, 0);
    await store.close();
    assert.ok(acknowledged.size >= 5);
    for (const [number, answer] of acknowledged) {
      const entry = rows[number]?.entry;
      assert.deepEqual(entry, { entry: 'input', input: answer }, `row ${number}`);
    }
  });
});
