/** npm run hostile: hostile messages against a server in a process of its own, while an honest table is played on it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { box } from '@zonecrawl/content';
import { FIRST_SHOP, outfit } from '@zonecrawl/engine/mission';
import type { StalkerId } from '@zonecrawl/engine/model';
import type { PlayerId } from '@zonecrawl/engine/online';
import { createRoom, joinRoom, OnlineClient } from '../src/client/client.ts';
import { playOn, takeTurns } from '../src/client/player.ts';
import { startServer } from '../src/client/process.ts';
import { beHostile, KINDS, type Target } from './hostile.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
let luck = Number(values.seed) || 1;
const chance = (): number => {
  luck = (luck * 48_271) % 2_147_483_647;
  return luck / 2_147_483_647;
};

const folder = await mkdtemp(join(tmpdir(), 'zonecrawl-hostile-'));
const { child, address } = await startServer(folder, { ADDRESS_LIMITS: 'off' });
let hasDied = false;
child.on('exit', () => {
  hasDied = true;
});
/** Whoever opens a room for so many, and holds all its seats but the last. */
async function sitDown(count: number): Promise<{ readonly code: string; readonly host: OnlineClient }> {
  const stalkers = outfit(box, FIRST_SHOP, Object.keys(box.stalkers).slice(0, count));
  const opening = { mode: 'mission', setup: { mission: 'a1', stalkers } } as const;
  const seats = stalkers.map((_, n) => n as StalkerId).slice(0, Math.max(1, count - 1));
  const room = await createRoom(address, { name: 'Honest', seats, opening });
  if ('refused' in room) throw new Error(JSON.stringify(room));
  return { code: room.code, host: await new OnlineClient(address, room.code, room.secret).connect() };
}

async function begin(host: OnlineClient): Promise<void> {
  await host.act({ act: 'begin' });
  await host.until(() => host.update !== null);
}

/** A table with a guest who turns hostile, and what was overheard of the host. */
class Honest {
  readonly host: OnlineClient;
  private readonly code: string;
  private readonly guest: OnlineClient;
  private readonly secret: string;
  private readonly overheard: string[] = [];

  private constructor(code: string, host: OnlineClient, guest: OnlineClient, secret: string) {
    this.code = code;
    this.host = host;
    this.guest = guest;
    this.secret = secret;
    host.onSaid = (text) => this.overheard.push(text);
  }

  static async begin(): Promise<Honest> {
    const { code, host } = await sitDown(2);
    const guest = await joinRoom(address, code, { name: 'Guest', seats: [1 as StalkerId] });
    if ('refused' in guest) throw new Error(JSON.stringify(guest));
    const client = await new OnlineClient(address, code, guest.secret).connect();
    await begin(host);
    return new Honest(code, host, client, guest.secret);
  }

  /** Plays at least one input, up to where the host is asked. False: the game is over. */
  async playOn(): Promise<boolean> {
    const { host, guest } = this;
    if (guest.closed !== null) await guest.connect();
    await guest.until(() => guest.update?.number === host.update?.number);
    const number = host.update?.number ?? 0;
    await takeTurns([host, guest], () => (host.update?.number ?? 0) > number && host.isAsked);
    guest.drop();
    return host.isAsked;
  }

  target(neighbour: string): Target {
    const { code, overheard, secret, guest, host } = this;
    return {
      code,
      game: `${code}.1`,
      overheard,
      neighbour,
      guest: { secret, seat: 1 as StalkerId, id: (guest.you ?? '') as PlayerId },
      host: { seat: 0 as StalkerId, id: (host.you ?? '') as PlayerId },
      number: host.update?.number ?? 0,
    };
  }
}

/** What hostile messages must not change. To vote is everybody's right; that it is carried is not. */
const standing = ({ update, lines, shown, room, closed }: OnlineClient): string =>
  JSON.stringify([
    update?.number,
    update?.view,
    lines,
    shown,
    room && { ...room, number: 0, votes: [] },
    closed,
  ]);

/** All that was said to them has come when something is answered. */
async function settled(...clients: readonly OnlineClient[]): Promise<void> {
  await Promise.all(clients.map((client) => client.act({ act: 'ready', ready: true })));
}

const { code: neighbour, host: other } = await sitDown(1);
await begin(other);
await playOn(other, 'neighbour', 5);
let honest = await Honest.begin();
const total = { messages: 0, cutOff: 0, leaks: 0, effects: 0, played: 0 };
const kinds: Record<string, number> = {};
/** In parts: between two of them the honest table must stand as it stood, and go on. */
const PART = 1000;
for (let left = Number(values.messages); left > 0 && !hasDied; left -= PART) {
  while (!(await honest.playOn())) {
    honest.host.drop();
    honest = await Honest.begin();
  }
  total.played++;
  await settled(honest.host, other);
  const before = standing(honest.host) + standing(other);
  const target = honest.target(neighbour);
  const { sent, cutOff, leaks } = await beHostile(address, target, Math.min(PART, left), chance);
  await settled(honest.host, other);
  if (standing(honest.host) + standing(other) !== before) total.effects++;
  for (const kind of KINDS) {
    kinds[kind] = (kinds[kind] ?? 0) + sent[kind];
    total.messages += sent[kind];
  }
  total.cutOff += cutOff;
  total.leaks += leaks.length;
  for (const leak of leaks.slice(0, 3)) process.stderr.write(`LEAK ${leak}\n`);
}
const crashes = hasDied ? 1 : 0;
child.kill('SIGTERM');
await rm(folder, { recursive: true, force: true });
const report = { ...total, ...kinds, crashes };
process.stdout.write(`${JSON.stringify(report, null, values.json ? 0 : 2)}\n`);
process.exit(total.leaks + total.effects + crashes === 0 ? 0 : 1);
