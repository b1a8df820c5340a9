import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openPostgres } from '../src/store/postgresStore.ts';
import { openSqlite } from '../src/store/sqliteStore.ts';
import { findPostgres, startPostgres } from '../testing/databases.ts';
import { race } from './storeContract.ts';

const TIMES = 10_000;

describe('two processes that take inputs for one game at once, ten thousand times', () => {
  it('leave no gap and no fork in SQLite', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zonecrawl-'));
    const stores = [
      await openSqlite(join(folder, 'race.sqlite')),
      await openSqlite(join(folder, 'race.sqlite')),
    ] as const;
    await race(stores, 'RACE.2', TIMES);
    for (const store of stores) await store.close();
    await rm(folder, { recursive: true });
  });

  const found = findPostgres();
  it('leave no gap and no fork in PostgreSQL', {
    skip: 'missing' in found ? found.missing : false,
  }, async () => {
    if (!('path' in found)) return;
    const database = await startPostgres(found.path);
    const stores = [await openPostgres(database.url), await openPostgres(database.url)] as const;
    await race(stores, 'RACE.2', TIMES);
    for (const store of stores) await store.close();
    await database.close();
  });
});
