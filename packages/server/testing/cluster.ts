/** Several servers in this process on one PostgreSQL and one NATS, as if they were several machines. */
import { join } from 'node:path';
import type { Link } from '../src/cluster/link.ts';
import { NatsLink } from '../src/cluster/nats.ts';
import { NO_LIMITS } from '../src/http/api.ts';
import { type Serving, serve } from '../src/serve.ts';
import { openPostgres } from '../src/store/postgresStore.ts';
import { type Found, findNats, findPostgres, type Service, startNats, startPostgres } from './databases.ts';
import { knownLuck } from './luck.ts';

/** Why there can be no cluster here; null: there can. */
export function missingForCluster(): string | null {
  const [postgres, nats] = [findPostgres(), findNats()];
  return whyNot(postgres) ?? whyNot(nats);
}

const whyNot = (found: Found): string | null => ('missing' in found ? found.missing : null);

export interface Cluster {
  readonly postgres: Service & { readonly url: string };
  readonly nats: Service & { readonly url: string };
  /** One more server. `spoil`: what becomes of its link to the others. */
  join(spoil?: (link: Link) => Link): Promise<Serving>;
  close(): Promise<void>;
}

export async function openCluster(): Promise<Cluster> {
  const [found, foundNats] = [findPostgres(), findNats()];
  if (!('path' in found) || !('path' in foundNats)) throw new Error(missingForCluster() ?? '');
  const postgres = await startPostgres(found.path);
  const nats = await startNats(foundNats.path);
  const servings: Serving[] = [];
  const newSeed = knownLuck();
  return {
    postgres,
    nats,
    async join(spoil = (link) => link) {
      const serving = await serve({
        client: join(import.meta.dirname, 'none'),
        port: 0,
        store: await openPostgres(postgres.url),
        link: spoil(await NatsLink.open(nats.url)),
        lookUpEvery: 300,
        limits: NO_LIMITS,
        rate: { most: 5000, perSecond: 5000 },
        newSeed,
      });
      servings.push(serving);
      return serving;
    },
    async close() {
      for (const serving of servings) await serving.close(100);
      await nats.close();
      await postgres.close();
    },
  };
}
