/**
 * A boardgame.io server under the same load: as many tables and clients, a state as large as ours, a move that changes
 * one field of it. Its clients speak its protocol and apply nothing, so no time of theirs is counted.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { io, type Socket } from 'socket.io-client';
import type { Contestant, LoadTable, Usage } from './measure.ts';

const server = fileURLToPath(new URL('./boardgameIoServer.ts', import.meta.url));
const GAME = 'same-state';

class Client {
  readonly player: string;
  readonly credentials: string;
  stateId = -1;
  bytes = 0;
  private readonly socket: Socket;
  private readonly match: string;
  private readonly waiting = new Set<() => void>();

  constructor(address: string, match: string, player: string, credentials: string) {
    this.match = match;
    this.player = player;
    this.credentials = credentials;
    const socket = io(`${address}/${GAME}`, { transports: ['websocket'], forceNew: true });
    this.socket = socket;
    socket.on('connect', () => {
      socket.io.engine.on('packet', ({ data }: { readonly data?: unknown }) => {
        if (typeof data === 'string') this.bytes += data.length;
      });
      socket.emit('sync', match, player, credentials);
    });
    socket.on('sync', (_match, { state }: { readonly state: { readonly _stateID: number } }) =>
      this.reach(state._stateID),
    );
    // Its smaller kind of update: what has changed, not the whole state.
    socket.on('patch', (_match, _before: number, stateId: number) => this.reach(stateId));
  }

  private reach(stateId: number): void {
    this.stateId = stateId;
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.waiting.add(resolve);
      await promise;
    }
  }

  move(argument: number): void {
    const { player: playerID, credentials, match } = this;
    const payload = { type: 'hurt', args: [argument], playerID, credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.stateId, match, playerID);
  }

  close(): void {
    this.socket.close();
  }
}

class Table implements LoadTable {
  readonly match: string;
  moves = 0;
  private readonly clients: readonly Client[];

  constructor(match: string, clients: readonly Client[]) {
    this.match = match;
    this.clients = clients;
  }

  async play(): Promise<boolean> {
    const asked = this.clients[this.moves % this.clients.length];
    if (!asked) return false;
    const { stateId } = asked;
    asked.move(this.moves);
    await Promise.all(this.clients.map((client) => client.until(() => client.stateId > stateId)));
    this.moves++;
    return true;
  }

  get bytes(): number {
    return this.clients.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  close(): void {
    for (const client of this.clients) client.close();
  }
}

export class BoardgameIo implements Contestant {
  private readonly seats: number;
  private running: Running;
  private readonly tables: Table[] = [];

  private constructor(running: Running, seats: number) {
    this.running = running;
    this.seats = seats;
  }

  static async start(seats: number): Promise<BoardgameIo> {
    return new BoardgameIo(await launch(), seats);
  }

  async usage(): Promise<Usage> {
    const { child } = this.running;
    const told = once(child, 'message');
    child.send('usage');
    // The border: our own process tells it.
    return (await told)[0] as Usage;
  }

  async sitDown(): Promise<Table> {
    const { matchID } = await this.post('create', { numPlayers: this.seats });
    const clients: Client[] = [];
    for (let seat = 0; seat < this.seats; seat++) {
      const playerID = String(seat);
      const joined = await this.post(`${matchID}/join`, { playerID, playerName: `Guest ${seat}` });
      clients.push(new Client(this.running.address, matchID, playerID, joined.playerCredentials));
    }
    await Promise.all(clients.map((client) => client.until(() => client.stateId >= 0)));
    const table = new Table(matchID, clients);
    this.tables.push(table);
    return table;
  }

  private async post(path: string, body: object): Promise<Record<'matchID' | 'playerCredentials', string>> {
    const response = await fetch(`${this.running.lobby}/games/${GAME}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`boardgame.io: ${response.status} ${await response.text()}`);
    // The border: its lobby answers with what its documentation says.
    return (await response.json()) as Record<'matchID' | 'playerCredentials', string>;
  }

  /** It keeps matches in memory unless a store is written for it: those it knows after a start are there. */
  async killAndLook(): Promise<number> {
    for (const table of this.tables) table.close();
    await this.kill();
    this.running = await launch();
    let lost = 0;
    for (const { match, moves } of this.tables) {
      const found = await fetch(`${this.running.lobby}/games/${GAME}/${match}`);
      if (!found.ok) lost += moves;
    }
    await this.kill();
    return lost;
  }

  stop(): Promise<void> {
    for (const table of this.tables) table.close();
    return this.kill();
  }

  private async kill(): Promise<void> {
    const { child } = this.running;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

interface Running {
  readonly child: ChildProcess;
  /** Of its sockets, and of its requests. */
  readonly address: string;
  readonly lobby: string;
}

async function launch(): Promise<Running> {
  const child = fork(server, {
    execArgv: ['--no-warnings'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port, apiPort }] = await once(child, 'message');
  return { child, address: `http://localhost:${port}`, lobby: `http://localhost:${apiPort}` };
}
