/** Servers that can be struck while they are played on: one on SQLite, one on PostgreSQL, or three with NATS. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../src/client/process.ts';
import { openPostgres } from '../../src/store/postgresStore.ts';
import { openSqlite } from '../../src/store/sqliteStore.ts';
import type { Store } from '../../src/store/store.ts';
import {
  type Found,
  findNats,
  findPostgres,
  type Service,
  startNats,
  startPostgres,
} from '../../testing/databases.ts';

export interface Grounds {
  /** Starts what does not run, and says where servers are. */
  stand(): Promise<readonly string[]>;
  /** Kills something, now; returns what it was. */
  strike(chance: () => number): Promise<string>;
  /** The same store through a connection of one's own. */
  open(): Promise<Store>;
  close(): Promise<void>;
}

/** Server processes that are started when they are missing. */
class Nodes {
  private readonly children: (ChildProcess | null)[];
  private readonly addresses: string[] = [];
  private readonly folder: string;
  private readonly env: Readonly<Record<string, string>>;

  constructor(count: number, folder: string, env: Readonly<Record<string, string>> = {}) {
    this.children = Array.from({ length: count }, () => null);
    this.folder = folder;
    this.env = env;
  }

  async stand(): Promise<readonly string[]> {
    for (const [index, running] of this.children.entries()) {
      if (running) continue;
      const { child, address } = await startServer(this.folder, { ADDRESS_LIMITS: 'off', ...this.env });
      this.children[index] = child;
      this.addresses[index] = address;
    }
    return this.addresses;
  }

  async kill(index: number): Promise<string> {
    const child = this.children[index];
    this.children[index] = null;
    if (!child) return 'nothing';
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    return 'servers';
  }

  async close(): Promise<void> {
    for (const index of this.children.keys()) await this.kill(index);
  }
}

export function onSqlite(): Grounds {
  const folder = mkdtempSync(join(tmpdir(), 'zonecrawl-crash-'));
  const nodes = new Nodes(1, folder);
  return {
    stand: () => nodes.stand(),
    strike: () => nodes.kill(0),
    open: () => openSqlite(join(folder, 'zonecrawl.sqlite')),
    async close() {
      await nodes.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL is ended without a word (SIGQUIT): it comes back by its write-ahead log, as after a power failure. */
async function restart(database: Service): Promise<string> {
  await database.stop('SIGQUIT');
  await database.start();
  return 'databases';
}

function pathOf(found: Found): string {
  if ('missing' in found) throw new Error(found.missing);
  return found.path;
}

export async function onPostgres(): Promise<Grounds> {
  const database = await startPostgres(pathOf(findPostgres()));
  const nodes = new Nodes(1, tmpdir(), { DATABASE_URL: database.url });
  return {
    stand: () => nodes.stand(),
    strike: (chance) => (chance() < 0.5 ? nodes.kill(0) : restart(database)),
    open: () => openPostgres(database.url),
    async close() {
      await nodes.close();
      await database.close();
    },
  };
}

export async function onCluster(): Promise<Grounds> {
  const database = await startPostgres(pathOf(findPostgres()));
  const nats = await startNats(pathOf(findNats()));
  const nodes = new Nodes(3, tmpdir(), { DATABASE_URL: database.url, NATS_URL: nats.url });
  return {
    stand: () => nodes.stand(),
    async strike(chance) {
      const luck = chance();
      if (luck < 0.7) return nodes.kill(Math.floor(chance() * 3));
      if (luck < 0.85) return restart(database);
      await nats.stop('SIGKILL');
      await nats.start();
      return 'hints';
    },
    open: () => openPostgres(database.url),
    async close() {
      await nodes.close();
      await nats.close();
      await database.close();
    },
  };
}
