/** Servers as what keeps games: they are struck while tables are played, and what was acknowledged is looked for. */
import process from 'node:process';
import { randomPlayer } from '@zonecrawl/bots';
import { hash } from '@zonecrawl/engine/base';
import { runCrash, type Setting, type Victims } from '@zonecrawl/engine/testing/crash';
import { createRoom, OnlineClient } from '../../src/client/client.ts';
import { answerOf, isOk } from '../../src/client/player.ts';
import { admitted, mission, seat } from '../tables.ts';
import { type Grounds, onCluster, onPostgres, onSqlite } from './grounds.ts';

/** Tables that are played at once, and the most answers of each between two kills. */
const TABLES = 6;
const ANSWERS = 8;

interface Thread {
  readonly code: string;
  readonly secret: string;
  client: OnlineClient;
  /** By number: what was acknowledged and not yet looked for. */
  readonly acknowledged: Map<number, unknown>;
}

class Servers implements Victims {
  private readonly setting: Setting;
  private readonly grounds: Grounds;
  private threads: Thread[] = [];
  private round = 0;

  constructor(setting: Setting, grounds: Grounds) {
    this.setting = setting;
    this.grounds = grounds;
  }

  async kill(): Promise<void> {
    const { tally, chance } = this.setting;
    await this.sitDown(await this.grounds.stand());
    const playing = this.threads.map((thread) => this.playOn(thread));
    // At a random moment of the work: when one of these has said enough.
    await Promise.race(playing.slice(Math.floor(chance() * playing.length)));
    const struck = await this.grounds.strike(chance);
    await Promise.all(playing);
    tally.killed(struck);
    for (const { client } of this.threads) client.drop();
    await this.look();
  }

  /** Seats must still work, at another server than before; games that are over make room for others. */
  private async sitDown(addresses: readonly string[]): Promise<void> {
    const { tally } = this.setting;
    const at = (index: number): string => addresses[(index + this.round) % addresses.length] ?? '';
    this.round += 1;
    const kept: Thread[] = [];
    for (const [index, thread] of this.threads.entries()) {
      const client = new OnlineClient(at(index), thread.code, thread.secret);
      await client.connect();
      await client.until(() => client.update !== null || client.closed !== null);
      if (client.seats.length === 0 || !client.update)
        tally.found({ shown: 0, lost: 0, isBroken: true, what: `${thread.code}: seat or table is gone` });
      thread.client = client;
      if (client.update?.decision) kept.push(thread);
    }
    while (kept.length < TABLES) {
      const address = at(kept.length);
      const room = { name: 'Ann', seats: [seat(0), seat(1)], opening: mission(2) };
      const { code, secret } = admitted(await createRoom(address, room));
      const client = await new OnlineClient(address, code, secret).connect();
      await client.act({ act: 'begin' });
      await client.until(() => client.update !== null);
      kept.push({ code, secret, client, acknowledged: new Map() });
      tally.count('games');
    }
    this.threads = kept;
  }

  private async playOn({ client, acknowledged }: Thread): Promise<void> {
    const player = randomPlayer(`crash ${this.setting.tally.kills} ${client.room?.code}`);
    const most = 1 + Math.floor(this.setting.chance() * ANSWERS);
    for (let n = 0; n < most && client.update?.decision; n++) {
      const { number } = client.update;
      const answer = answerOf(player, client.update) ?? 0;
      const replied = client.play({ ask: 'answer', number, answer });
      const reply = await Promise.race([replied, client.until(() => client.closed !== null)]);
      if (!reply) return;
      if (reply.type === 'reply' && isOk(reply.reply)) acknowledged.set(number, answer);
      // Sabotage: a row that nobody ever sent is missed, so that it is seen that losses are found.
      if (this.setting.sabotage) acknowledged.set(number, 'never sent');
    }
  }

  private async look(): Promise<void> {
    const store = await this.grounds.open();
    for (const { code, acknowledged } of this.threads) {
      const rows = await store.read(`${code}.1`, 0);
      const isWhole = rows.every(({ number }, index) => number === index);
      const lost = [...acknowledged].filter(
        ([number, input]) =>
          JSON.stringify(rows[number]?.entry) !== JSON.stringify({ entry: 'input', input }),
      );
      const what = `${code}: ${acknowledged.size} acknowledged, ${lost.length} lost, ${rows.length} rows`;
      this.setting.tally.found({ shown: acknowledged.size, lost: lost.length, isBroken: !isWhole, what });
      acknowledged.clear();
    }
    await store.close();
  }

  /** Every table at every server: all of them must say the same. */
  async lookAtAll(): Promise<void> {
    const addresses = await this.grounds.stand();
    for (const { code } of this.threads) {
      const views: string[] = [];
      for (const address of addresses) {
        const watcher = await new OnlineClient(address, code).connect();
        await watcher.until(() => watcher.update !== null);
        // In which order its fields are written depends on how a server came to it, and says nothing.
        views.push(hash([watcher.update?.number ?? null, watcher.update?.view ?? null]));
        watcher.drop();
      }
      const isBroken = new Set(views).size !== 1;
      this.setting.tally.found({ shown: 0, lost: 0, isBroken, what: `${code} at ${views.length} servers` });
    }
  }

  close(): Promise<void> {
    return this.grounds.close();
  }
}

const kinds: Readonly<Record<string, () => Grounds | Promise<Grounds>>> = {
  sqlite: onSqlite,
  postgres: onPostgres,
  cluster: onCluster,
};
const kind = process.env['CRASH_STORE'] ?? 'sqlite';
const grounds = kinds[kind] ?? onSqlite;
await runCrash(kind, async (setting) => new Servers(setting, await grounds()), 'acknowledged');
