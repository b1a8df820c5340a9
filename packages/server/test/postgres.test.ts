import { after, before, describe, it } from 'node:test';
import { journalContract } from '@zonecrawl/engine/testing/journal';
import { openPostgres } from '../src/store/postgresStore.ts';
import type { Store } from '../src/store/store.ts';
import { findPostgres, type Service, startPostgres } from '../testing/databases.ts';
import { storeContract } from './storeContract.ts';

const found = findPostgres();

describe('the store in PostgreSQL', { skip: 'missing' in found ? found.missing : false }, () => {
  let database: Service & { readonly url: string };
  const opened: Store[] = [];

  before(async () => {
    if ('path' in found) database = await startPostgres(found.path);
  });

  after(async () => {
    for (const store of opened) await store.close();
    await database.close();
  });

  const open = async (): Promise<Store> => {
    const store = await openPostgres(database.url);
    opened.push(store);
    return store;
  };

  for (const { name, run } of journalContract) it(name, () => run(open));
  for (const { name, run } of storeContract) it(name, () => run(open));
});
