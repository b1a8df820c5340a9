/** Our server under load, on SQLite: random players at a Mission, every input kept before anybody hears of it. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomPlayer } from '@zonecrawl/bots';
import { box } from '@zonecrawl/content';
import { FIRST_SHOP, outfit } from '@zonecrawl/engine/mission';
import type { StalkerId } from '@zonecrawl/engine/model';
import { createRoom, joinRoom } from '../../src/client/client.ts';
import { startServer } from '../../src/client/process.ts';
import { openSqlite } from '../../src/store/sqliteStore.ts';
import { LoadClient } from './client.ts';
import type { Contestant, LoadTable, Usage } from './measure.ts';

class Table implements LoadTable {
  readonly game: string;
  /** By number: what was acknowledged. */
  readonly acknowledged = new Map<number, unknown>();
  /** By seat. */
  private readonly clients: readonly LoadClient[];
  private readonly player: ReturnType<typeof randomPlayer>;

  constructor(code: string, clients: readonly LoadClient[], index: number) {
    this.game = `${code}.1`;
    this.clients = clients;
    this.player = randomPlayer(`load ${index}`);
  }

  async play(): Promise<boolean> {
    const { clients, game } = this;
    const open = clients[0]?.decision;
    const asked = open && clients[open.who];
    // What only whoever is asked may know stands in their own update.
    const decision = asked === clients[0] ? open : asked?.decision;
    if (!asked || !decision) return false;
    const answer = this.player(decision);
    const { number } = asked;
    const [isDone] = await Promise.all([
      asked.answer(game, number, answer),
      ...clients.map((client) => client.beyond(number)),
    ]);
    if (isDone) this.acknowledged.set(number, answer);
    return true;
  }

  get bytes(): number {
    return this.clients.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  close(): void {
    for (const client of this.clients) client.close();
  }
}

export class Ours implements Contestant {
  private readonly folder: string;
  private readonly child: ChildProcess;
  private readonly address: string;
  private readonly seats: number;
  private readonly stalkers: ReturnType<typeof outfit>;
  private readonly tables: Table[] = [];

  private constructor(folder: string, child: ChildProcess, address: string, seats: number) {
    this.folder = folder;
    this.child = child;
    this.address = address;
    this.seats = seats;
    this.stalkers = outfit(box, FIRST_SHOP, Object.keys(box.stalkers).slice(0, seats));
  }

  static async start(seats: number): Promise<Ours> {
    const folder = await mkdtemp(join(tmpdir(), 'zonecrawl-load-'));
    const { child, address } = await startServer(folder, { ADDRESS_LIMITS: 'off' });
    return new Ours(folder, child, address, seats);
  }

  async usage(): Promise<Usage> {
    const text = await (await fetch(`${this.address}/metrics`)).text();
    const of = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
    return {
      residentBytes: of('process_resident_memory_bytes'),
      cpuSeconds: of('process_cpu_seconds_total'),
    };
  }

  async sitDown(index: number): Promise<Table> {
    const { address } = this;
    const { stalkers } = this;
    const opening = { mode: 'mission', setup: { mission: 'a1', stalkers } } as const;
    const host = await createRoom(address, { name: 'Host', seats: [0 as StalkerId], opening });
    if ('refused' in host) throw new Error(JSON.stringify(host));
    const clients = [await LoadClient.connect(address, host.code, host.secret)];
    for (let seat = 1; seat < this.seats; seat++) {
      const guest = await joinRoom(address, host.code, { name: `Guest ${seat}`, seats: [seat as StalkerId] });
      if ('refused' in guest) throw new Error(JSON.stringify(guest));
      clients.push(await LoadClient.connect(address, host.code, guest.secret));
    }
    await clients[0]?.act({ act: 'begin' });
    await Promise.all(clients.map((client) => client.beyond(-1)));
    const table = new Table(host.code, clients, index);
    this.tables.push(table);
    return table;
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true });
  }

  private async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  async killAndLook(): Promise<number> {
    await this.kill();
    const store = await openSqlite(join(this.folder, 'zonecrawl.sqlite'));
    let lost = 0;
    for (const { game, acknowledged } of this.tables) {
      const rows = new Map((await store.read(game, 0)).map(({ number, entry }) => [number, entry]));
      for (const [number, input] of acknowledged)
        if (JSON.stringify(rows.get(number)) !== JSON.stringify({ entry: 'input', input })) lost++;
    }
    await store.close();
    await rm(this.folder, { recursive: true });
    return lost;
  }
}
