/** A server with real sockets and a real SQLite file, and people at its tables. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { box } from '@zonecrawl/content';
import { FIRST_SHOP, outfit } from '@zonecrawl/engine/mission';
import type { StalkerId } from '@zonecrawl/engine/model';
import type { Admitted, CreateRoom, HttpRefusal, Opening } from '@zonecrawl/engine/online';
import { createRoom, joinRoom, OnlineClient } from '../src/client/client.ts';
import { NO_LIMITS } from '../src/http/api.ts';
import { type Serving, serve } from '../src/serve.ts';
import { openSqlite } from '../src/store/sqliteStore.ts';
import { knownLuck } from '../testing/luck.ts';

export interface Site {
  readonly address: string;
  readonly file: string;
  serving: Serving;
  /** The same file under another server process's eyes. */
  another(): Promise<Serving>;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'zonecrawl-'));
  const file = join(folder, 'rooms.sqlite');
  const servings: Serving[] = [];
  const newSeed = knownLuck();
  const another = async (): Promise<Serving> => {
    const store = await openSqlite(file);
    const rate = { most: 5000, perSecond: 5000 };
    const client = join(folder, 'none');
    const serving = await serve({ client, port: 0, store, limits: NO_LIMITS, rate, newSeed });
    servings.push(serving);
    return serving;
  };
  const serving = await another();
  return {
    address: serving.address,
    file,
    serving,
    another,
    async close() {
      for (const one of servings) await one.close(100);
      await rm(folder, { recursive: true });
    },
  };
}

export const seat = (n: number): StalkerId => n as StalkerId;

export function mission(stalkers: number, id = 'a1'): Opening {
  const team = outfit(box, FIRST_SHOP, Object.keys(box.stalkers).slice(0, stalkers));
  return { mode: 'mission', setup: { mission: id, stalkers: team } };
}

export function admitted(answer: Admitted | HttpRefusal): Admitted {
  if ('refused' in answer) assert.fail(JSON.stringify(answer));
  return answer;
}

export const opened = async (
  address: string,
  opening: Opening,
  seats: readonly StalkerId[],
  name = 'Ann',
): Promise<{ readonly admitted: Admitted; readonly client: OnlineClient }> => {
  const room: CreateRoom = { name, seats, opening };
  const entry = admitted(await createRoom(address, room));
  return { admitted: entry, client: await new OnlineClient(address, entry.code, entry.secret).connect() };
};

export const joined = async (
  address: string,
  code: string,
  name: string,
  seats: readonly StalkerId[],
): Promise<{ readonly admitted: Admitted; readonly client: OnlineClient }> => {
  const entry = admitted(await joinRoom(address, code, { name, seats }));
  return { admitted: entry, client: await new OnlineClient(address, code, entry.secret).connect() };
};

export function ok(answer: { readonly type: string }): void {
  assert.equal(answer.type, 'reply', JSON.stringify(answer));
}
