import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { OnlineClient } from '../src/client/client.ts';
import { playOn } from '../src/client/player.ts';
import { serve } from '../src/serve.ts';
import { openPostgres } from '../src/store/postgresStore.ts';
import { openSqlite } from '../src/store/sqliteStore.ts';
import type { Store } from '../src/store/store.ts';
import { findPostgres, restorePostgres, startPostgres } from '../testing/databases.ts';
import { knownLuck } from '../testing/luck.ts';
import { mission, ok, opened, seat } from './tables.ts';

/** Plays on a server on the store, makes the back-up meanwhile, plays on, and goes on with a server on the restored one. */
async function rehearse(store: Store, restored: () => Promise<Store>): Promise<void> {
  const nowhere = { client: join(tmpdir(), 'none'), port: 0, newSeed: knownLuck() };
  const first = await serve({ ...nowhere, store });
  const { admitted: room, client: ann } = await opened(first.address, mission(1), [seat(0)]);
  ok(await ann.act({ act: 'begin' }));
  await ann.until(() => ann.update !== null);
  assert.equal(await playOn(ann, 'before', 5), 5);
  const { number, view } = ann.update ?? {};
  const again = await restored();
  assert.equal(await playOn(ann, 'after', 2), 2);
  ann.drop();
  await first.close(100);
  const second = await serve({ ...nowhere, store: again });
  const back = await new OnlineClient(second.address, room.code, room.secret).connect();
  await back.until(() => back.update !== null);
  assert.deepEqual(back.seats, [0], 'the seat is the same');
  assert.equal(back.update?.number, number, 'and the table stands where it stood then');
  assert.deepEqual(back.update?.view, view);
  assert.equal(await playOn(back, 'on', 2), 2);
  back.drop();
  await second.close(100);
}

describe('a back-up that is restored', () => {
  it('brings rooms, seats and tables back with SQLite', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zonecrawl-'));
    const [file, copy] = [join(folder, 'rooms.sqlite'), join(folder, 'copy.sqlite')];
    await rehearse(await openSqlite(file), async () => {
      const running = new DatabaseSync(file, { readOnly: true });
      await backup(running, copy);
      running.close();
      return openSqlite(copy);
    });
    await rm(folder, { recursive: true });
  });

  const found = findPostgres();
  it('and with PostgreSQL', { skip: 'missing' in found ? found.missing : false }, async () => {
    if (!('path' in found)) return;
    const running = await startPostgres(found.path);
    const databases = [running];
    await rehearse(await openPostgres(running.url), async () => {
      const restored = await restorePostgres(found.path, running);
      databases.push(restored);
      return openPostgres(restored.url);
    });
    for (const database of databases) await database.close();
  });
});
