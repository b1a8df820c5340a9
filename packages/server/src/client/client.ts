/** A client in Node: joins a room, keeps its table as a page would, and sends again what was not answered. */
import { randomUUID } from 'node:crypto';
import type { CampaignUpdate } from '@zonecrawl/engine/campaign';
import type { Request, Update } from '@zonecrawl/engine/host';
import type { StalkerId } from '@zonecrawl/engine/model';
import {
  type Admitted,
  CampaignReader,
  type ClientMessage,
  type CreateRoom,
  type HttpRefusal,
  type JoinRoom,
  type Line,
  type Lobby,
  PROTOCOL,
  type RoomAction,
  type RoomView,
  type ServerMessage,
  TableReader,
} from '@zonecrawl/engine/online';
import { WebSocket } from 'ws';

/** A request of the API; what is not the wished answer is returned as it is. */
export async function api<T>(address: string, path: string, body?: object): Promise<T | HttpRefusal> {
  const response = await fetch(`${address}/api/rooms${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: body ? { 'content-type': 'application/json' } : {},
  });
  // The border: our own server answers with what its protocol says.
  return (await response.json()) as T | HttpRefusal;
}

export const createRoom = (address: string, room: CreateRoom): Promise<Admitted | HttpRefusal> =>
  api(address, '', room);
export const joinRoom = (address: string, code: string, player: JoinRoom): Promise<Admitted | HttpRefusal> =>
  api(address, `/${code}/players`, player);
export const lookAtRoom = (address: string, code: string): Promise<Lobby | HttpRefusal> =>
  api(address, `/${code}`);

type Asked = Extract<ClientMessage, { readonly id: string }>;
export type Answer = Extract<ServerMessage, { readonly type: 'reply' | 'refused' }>;

interface Pending {
  readonly message: Asked;
  readonly resolve: (answer: Answer) => void;
}

/** Long enough for anything that comes at all, in milliseconds: whoever waits longer waits for ever. */
const PATIENCE = 120_000;

export class OnlineClient {
  readonly reader = new TableReader();
  readonly campaignReader = new CampaignReader();
  readonly lines: Line[] = [];
  readonly shown: Extract<ServerMessage, { readonly type: 'shown' }>[] = [];
  room: RoomView | null = null;
  you: string | null = null;
  here: readonly string[] = [];
  watching = 0;
  update: Update | null = null;
  campaign: CampaignUpdate | null = null;
  hasMoved = false;
  /** The code of the last close; null while it is open. */
  closed: number | null = null;
  bytes = 0;
  resyncs = 0;
  /** Every message as it came. */
  onText: (text: string) => void = () => {};
  /** Every message as it was sent. */
  onSaid: (text: string) => void = () => {};
  /** The newest message. */
  private last = '';
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private readonly waiting = new Set<() => void>();
  private readonly address: string;
  private readonly code: string;
  private readonly secret: string | undefined;

  constructor(address: string, code: string, secret?: string) {
    this.address = address;
    this.code = code;
    this.secret = secret;
  }

  /** Connects, or connects again; resolves when it is welcome. Rejects if it is not. */
  async connect(address = this.address): Promise<this> {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/rooms/${this.code}/socket`);
    this.socket = socket;
    this.closed = null;
    const welcome = Promise.withResolvers<void>();
    socket.on('open', () => {
      const { seen } = this.reader;
      this.say({
        type: 'hello',
        protocol: PROTOCOL,
        ...(this.secret === undefined ? {} : { secret: this.secret }),
        ...(seen ? { seen } : {}),
      });
    });
    socket.on('message', (data) => {
      const text = String(data);
      this.bytes += text.length;
      this.last = text;
      this.onText(text);
      // The border: our own server says what its protocol says.
      const message = JSON.parse(text) as ServerMessage;
      this.take(message);
      if (message.type === 'welcome') {
        for (const { message: again } of this.pending.values()) this.say(again);
        welcome.resolve();
      }
      this.look();
    });
    socket.on('error', (error) => welcome.reject(error));
    socket.on('close', (code) => {
      if (this.socket === socket) this.closed = code;
      welcome.reject(new Error(`closed: ${code}`));
      this.look();
    });
    await welcome.promise;
    return this;
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.you = message.you;
        this.room = message.room;
        this.lines.push(...message.lines);
        return;
      case 'room':
        this.room = message.room;
        return;
      case 'presence':
        this.here = message.here;
        this.watching = message.watching;
        return;
      case 'line':
        this.lines.push(message.line);
        return;
      case 'shown':
        this.shown.push(message);
        return;
      case 'campaign': {
        const update = this.campaignReader.read(message);
        if (update) this.campaign = update;
        else this.resync();
        return;
      }
      case 'moved':
        this.hasMoved = true;
        this.you = null;
        return;
      case 'same':
        return;
      case 'game': {
        const update = this.reader.read(message, this.seats);
        if (update) this.update = update;
        else this.resync();
        return;
      }
      case 'reply':
        if (message.hash !== undefined && !this.reader.agrees(message.hash)) this.resync();
        this.settle(message.id, message);
        return;
      case 'refused':
        if (message.id !== null) this.settle(message.id, message);
        return;
    }
  }

  private resync(): void {
    this.resyncs++;
    this.say({ type: 'resync' });
  }

  private settle(id: string, answer: Answer): void {
    this.pending.get(id)?.resolve(answer);
    this.pending.delete(id);
  }

  get seats(): readonly StalkerId[] {
    const { room, you } = this;
    return you === null
      ? []
      : (room?.seats.filter(({ player }) => player === you).map(({ seat }) => seat) ?? []);
  }

  /** Whether the open decision is this client's to answer. */
  get isAsked(): boolean {
    const who = this.update?.decision?.who;
    return who !== undefined && this.seats.includes(who) && !this.room?.seats[who]?.bot;
  }

  say(message: ClientMessage): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const text = JSON.stringify(message);
    this.onSaid(text);
    this.socket.send(text);
  }

  raw(text: string): void {
    this.socket?.send(text);
  }

  private ask(message: Asked): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.pending.set(message.id, { message, resolve });
    this.say(message);
    return promise;
  }

  play(request: Request, id = randomUUID(), game = this.room?.game ?? ''): Promise<Answer> {
    return this.ask({ type: 'game', id, game, request });
  }

  explore(option: number, number = this.campaign?.number ?? 0, id = randomUUID()): Promise<Answer> {
    const game = this.room?.campaign ?? '';
    return this.ask({ type: 'campaign', id, game, request: { ask: 'answer', number, option } });
  }

  act(action: RoomAction, id = randomUUID()): Promise<Answer> {
    return this.ask({ type: 'room', id, action });
  }

  advice(ask: 'hint' | 'best'): Promise<Answer> {
    return this.ask({ type: 'advice', id: randomUUID(), ask });
  }

  /** Resolves when it holds; looked at after every message. Rejects, saying what was seen last, if it never does. */
  async until(holds: () => boolean, patience = PATIENCE): Promise<void> {
    if (holds()) return;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new Error(`${holds} never held: ${this.seen}`)),
      patience,
    ).unref();
    try {
      while (!holds()) {
        const { promise, resolve } = Promise.withResolvers<void>();
        this.waiting.add(resolve);
        await Promise.race([promise, late.promise]);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** For whoever looks for why something never came. */
  get seen(): string {
    const { you, seats, closed, resyncs, update, campaign, room, last } = this;
    return JSON.stringify({
      you,
      seats,
      closed,
      resyncs,
      phase: room?.phase,
      votes: room?.votes,
      number: update?.number,
      asked: update?.decision && [update.decision.kind, update.decision.who],
      campaign: campaign && [campaign.number, campaign.decision.kind],
      unanswered: [...this.pending.values()].map(({ message }) => message),
      last: last.slice(0, 300),
    });
  }

  private look(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }

  /** As if the network were gone: nothing is said any more. */
  drop(): void {
    this.socket?.terminate();
  }

  async close(): Promise<void> {
    this.socket?.close();
    await this.until(() => this.closed !== null);
  }
}
