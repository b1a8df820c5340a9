import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { journalContract } from '@zonecrawl/engine/testing/journal';
import { openSqlite } from '../src/store/sqliteStore.ts';
import type { Store } from '../src/store/store.ts';
import { storeContract } from './storeContract.ts';

describe('the store in SQLite', () => {
  let folder: string;
  const opened: Store[] = [];

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zonecrawl-'));
  });

  after(async () => {
    for (const store of opened) await store.close();
    await rm(folder, { recursive: true });
  });

  const open = async (): Promise<Store> => {
    const store = await openSqlite(join(folder, 'rooms.sqlite'));
    opened.push(store);
    return store;
  };

  for (const { name, run } of journalContract) it(name, () => run(open));
  for (const { name, run } of storeContract) it(name, () => run(open));
});
