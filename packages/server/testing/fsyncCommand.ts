/**
 * npm run fsync: whether a server answers only after its database has synced. Killing a process proves nothing of that;
 * here system calls are traced, of the server and with `--store postgres` of PostgreSQL too: between the answer to one
 * input and whatever is told of the next, the database's log was written and then synced.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { randomPlayer } from '@zonecrawl/bots';
import { box } from '@zonecrawl/content';
import { FIRST_SHOP, outfit } from '@zonecrawl/engine/mission';
import type { StalkerId } from '@zonecrawl/engine/model';
import { createRoom, OnlineClient } from '../src/client/client.ts';
import { answerOf, isOk } from '../src/client/player.ts';
import { startServer } from '../src/client/process.ts';
import { ensureProgram, type Found, findPostgres, startPostgres } from './databases.ts';
import { judge } from './syscalls.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    inputs: { type: 'string', default: '50' },
    json: { type: 'boolean', default: false },
  },
});
/** Bytes of a write that the trace shows: an update and the answer after it. */
const MOST_SHOWN = '100000';
const isPostgres = values.store === 'postgres';

function pathOf(found: Found): string {
  if ('path' in found) return found.path;
  console.error(found.missing);
  process.exit(1);
}

/** The processes of PostgreSQL that serve connections are children of the one that listens. */
const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** -f: every thread and process, also those to come; -y: the paths of files; in the order in which they happened. */
async function trace(pids: readonly number[], file: string): Promise<ChildProcess> {
  const calls = 'trace=fsync,fdatasync,write,writev,pwrite64,pwritev,sendto,sendmsg';
  const attached = pids.flatMap((pid) => ['-p', String(pid)]);
  const strace = spawn(
    pathOf(ensureProgram('strace', ['/usr/bin/strace'])),
    ['-f', '-y', '-s', MOST_SHOWN, '-e', calls, '-o', file, ...attached],
    { stdio: 'ignore' },
  );
  // It is attached when the kernel says so.
  const isTraced = (pid: number): boolean =>
    !/^TracerPid:\s*0$/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  while (!pids.every(isTraced)) {
    if (strace.exitCode !== null) throw new Error('strace could not be attached');
    await pause(50);
  }
  return strace;
}

/** So many inputs; where a game is over before that, the next one begins. */
async function playFor(address: string, inputs: number): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  while (acknowledged.length < inputs) {
    const before = acknowledged.length;
    await playOne(address, inputs, acknowledged);
    if (acknowledged.length === before) break;
  }
  return acknowledged;
}

async function playOne(address: string, inputs: number, acknowledged: string[]): Promise<void> {
  const stalkers = outfit(box, FIRST_SHOP, Object.keys(box.stalkers).slice(0, 1));
  const opening = { mode: 'mission', setup: { mission: 'a1', stalkers } } as const;
  const room = await createRoom(address, { name: 'Ann', seats: [0 as StalkerId], opening });
  if ('refused' in room) throw new Error(JSON.stringify(room));
  const client = await new OnlineClient(address, room.code, room.secret).connect();
  await client.act({ act: 'begin' });
  await client.until(() => client.update !== null);
  const player = randomPlayer('fsync');
  while (acknowledged.length < inputs && client.update?.decision) {
    const id = randomUUID();
    const { number } = client.update;
    const answer = answerOf(player, client.update) ?? 0;
    const reply = await client.play({ ask: 'answer', number, answer }, id);
    if (reply.type !== 'reply' || !isOk(reply.reply)) throw new Error(JSON.stringify(reply));
    acknowledged.push(id);
    await client.until(() => client.update?.number !== number);
  }
  client.drop();
}

const folder = mkdtempSync(join(tmpdir(), 'zonecrawl-fsync-'));
const file = join(folder, 'trace');
const database = isPostgres ? await startPostgres(pathOf(findPostgres())) : null;
const { child, address } = await startServer(folder, {
  ADDRESS_LIMITS: 'off',
  ...(database ? { DATABASE_URL: database.url } : {}),
});
const pids = [child.pid, database?.pid].filter((pid) => pid !== undefined);
const strace = await trace([...pids, ...(database?.pid ? childrenOf(database.pid) : [])], file);
const acknowledged = await playFor(address, Number(values.inputs));
child.kill('SIGTERM');
await once(child, 'exit');
await database?.close();
if (strace.exitCode === null) await once(strace, 'exit');

const judged = judge(readFileSync(file, 'utf8'), isPostgres ? /\/pg_wal\// : /\.sqlite-wal/);
const untraced = acknowledged.filter((id) => !judged.told.has(id)).length;
rmSync(folder, { recursive: true, force: true });
const { syncs, tooEarly } = judged;
const report = { store: values.store, acknowledged: acknowledged.length, syncs, tooEarly, untraced };
process.stdout.write(`${JSON.stringify(report, null, values.json ? 0 : 2)}\n`);
process.exit(tooEarly + untraced === 0 && acknowledged.length === Number(values.inputs) ? 0 : 1);
