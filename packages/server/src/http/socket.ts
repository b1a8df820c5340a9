/** The socket of a room: every message is checked for size, rate, shape and right before anything is done with it. */
import websocket from '@fastify/websocket';
import { problemsOf } from '@zonecrawl/engine/kernel';
import {
  CLOSE,
  type ClientMessage,
  clientMessageSchema,
  LIMITS,
  PROTOCOL,
  type RoomRefusal,
} from '@zonecrawl/engine/online';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { Allowance } from '../rooms/limits.ts';
import { Member } from '../rooms/member.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { isSecret } from '../rooms/secrets.ts';
import { type AddressLimits, codeOf, perMinute } from './api.ts';
import { Callers, callerOf } from './callers.ts';
import type { Metrics } from './metrics.ts';
import { Outbox } from './outbox.ts';

/** A socket that says nothing is closed after so long. One that has been silent is asked, and must answer before the next time. */
const PATIENCE = 10_000;
const HEARTBEAT = 14_000;
/** A client that reads so slowly is cut off, in bytes waiting; it comes back and is sent the newest alone. */
const MOST_WAITING = 4 * 1024 * 1024;

export interface SocketOptions {
  readonly metrics: Metrics;
  readonly now: () => number;
  /** Messages a socket may send at once, and per second. */
  readonly rate: { readonly most: number; readonly perSecond: number };
  readonly limits: AddressLimits;
  /** Other origins than the server's own whose pages may connect. */
  readonly origins: ReadonlySet<string>;
  readonly failed: (error: unknown, what: string) => void;
}

export async function serveSockets(
  app: FastifyInstance,
  rooms: Rooms,
  options: SocketOptions,
): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: LIMITS.message, perMessageDeflate: false },
    // What strangers send must not fill the log.
    errorHandler: (_error, socket) => socket.terminate(),
  });
  const callers = new Callers(options);
  app.get(
    '/api/rooms/:code/socket',
    {
      websocket: true,
      config: perMinute(options.limits.sockets),
      preValidation: async (request, reply) => {
        if (!isOwnPage(request, options.origins)) await reply.code(403).send({ refused: 'foreignPage' });
        else if (callers.isFull(callerOf(request.ip))) await reply.code(429).send({ refused: 'tooMany' });
        else codeOf(request, reply);
      },
    },
    (socket, request) => {
      const { code } = request.params as { readonly code: string };
      const caller = callerOf(request.ip);
      const allowance = callers.enter(caller);
      socket.on('close', () => callers.leave(caller));
      const name = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
      new Connection({
        socket,
        outbox: new Outbox(socket, request.socket),
        code: name,
        rooms,
        options,
        shared: allowance,
      });
    },
  );
}

/** Pages of other sites must not speak for whoever visits them. Programs send no origin. */
function isOwnPage({ headers, host }: FastifyRequest, origins: ReadonlySet<string>): boolean {
  const { origin } = headers;
  if (origin === undefined || origins.has(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

interface Connected {
  readonly socket: WebSocket;
  readonly outbox: Outbox;
  readonly code: string;
  readonly rooms: Rooms;
  readonly options: SocketOptions;
  /** With all other sockets of the same address. */
  readonly shared: Allowance;
}

class Connection {
  private readonly socket: WebSocket;
  private readonly outbox: Outbox;
  private readonly code: string;
  private readonly rooms: Rooms;
  private readonly options: SocketOptions;
  private readonly allowance: Allowance;
  private readonly shared: Allowance;
  private readonly timers: NodeJS.Timeout[] = [];
  private room: Room | null = null;
  private member: Member | null = null;
  /** It has said something since it was looked at. */
  private isHeard = true;
  private isAsked = false;
  private hasSpoken = false;
  /** One message after the other, in the order they came. */
  private last: Promise<void> = Promise.resolve();

  constructor({ socket, outbox, code, rooms, options, shared }: Connected) {
    this.shared = shared;
    this.socket = socket;
    this.outbox = outbox;
    this.code = code;
    this.rooms = rooms;
    this.options = options;
    this.allowance = new Allowance(options.rate.most, options.rate.perSecond, options.now);
    options.metrics.sockets.inc();
    socket.on('message', (data, isBinary) => this.receive(data, isBinary));
    socket.on('pong', () => {
      this.isHeard = true;
    });
    socket.on('close', () => this.left());
    this.timers.push(
      setTimeout(() => this.hasSpoken || this.close(CLOSE.misuse), PATIENCE).unref(),
      setInterval(() => this.beat(), HEARTBEAT).unref(),
    );
  }

  private beat(): void {
    if (!this.isHeard && this.isAsked) this.socket.terminate();
    // Whoever plays need not be asked whether they are there.
    this.isAsked = !this.isHeard;
    this.isHeard = false;
    if (this.isAsked) this.socket.ping();
  }

  private left(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.options.metrics.sockets.dec();
    if (!this.room || !this.member) return;
    this.room.presence.leave(this.member);
  }

  private receive(data: unknown, isBinary: boolean): void {
    this.isHeard = true;
    if (!this.allowance.take() || !this.shared.take()) {
      this.close(CLOSE.misuse);
      return;
    }
    const message = isBinary ? null : parse(String(data));
    if (isOtherProtocol(message)) {
      this.close(CLOSE.reload);
      return;
    }
    const parsed = clientMessageSchema.safeParse(message);
    if (!parsed.success) {
      this.refuse(idOf(message), 'malformed', problemsOf(parsed.error));
      return;
    }
    // The schema is the message's, ids branded.
    const checked = parsed.data as ClientMessage;
    const work = (): Promise<void> =>
      this.socket.readyState === this.socket.OPEN ? this.handle(checked) : Promise.resolve();
    this.hasSpoken = true;
    this.last = this.last.then(work).catch((error: unknown) => {
      this.options.failed(error, this.code);
      this.refuse('id' in checked ? checked.id : null, 'failed');
      // Who could not be let in comes again, here or elsewhere: the store may be away for a moment.
      if (!this.member) this.close(CLOSE.drain);
    });
  }

  private refuse(id: string | null, refused: RoomRefusal, problems: readonly unknown[] = []): void {
    this.options.metrics.requests.inc({ type: 'any', result: 'refused' });
    this.send(
      JSON.stringify({
        type: 'refused',
        id,
        refused,
        ...(problems.length > 0 ? { problems: problems.slice(0, 3) } : {}),
      }),
    );
  }

  private send(text: string): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (this.outbox.waiting > MOST_WAITING) {
      socket.terminate();
      return;
    }
    this.options.metrics.sent.inc(this.outbox.send(text));
  }

  /** After all that was said before. */
  private close(code: number): void {
    this.outbox.flush();
    this.socket.close(code);
  }

  private async handle(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') return this.hello(message);
    const { member } = this;
    if (!member) {
      this.close(CLOSE.misuse);
      return;
    }
    const began = this.options.now();
    const refused = await member.handle(message);
    const { requests, latency } = this.options.metrics;
    if (refused !== null) this.refuse('id' in message ? message.id : null, refused);
    else requests.inc({ type: message.type, result: 'done' });
    if (message.type === 'game') latency.observe((this.options.now() - began) / 1000);
  }

  private async hello({ secret, seen, line }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    const { socket } = this;
    if (this.member) return;
    if (this.rooms.isDraining) return this.close(CLOSE.drain);
    const room = await this.rooms.enter(this.code);
    if (!room) return this.close(CLOSE.gone);
    if (room.isElsewhere) await room.refresh();
    if (room.isElsewhere) return this.close(CLOSE.drain);
    const { state } = room;
    const player =
      secret === undefined ? undefined : state.players.find((one) => isSecret(secret, one.secret));
    // A secret that is none any more: the player has moved to another device, or was removed.
    const isWatching = player === undefined;
    const isFull = room.members.size >= LIMITS.sockets;
    if (isWatching && (isFull || !state.settings.watching)) return this.close(CLOSE.notWelcome);
    if (socket.readyState !== socket.OPEN) return;
    // However many watch, whoever plays gets in.
    if (isFull) room.presence.watcher?.close(CLOSE.notWelcome);
    const member = new Member(room, player?.id ?? null, {
      send: (text) => this.send(text),
      close: (code) => this.close(code),
    });
    this.room = room;
    this.member = member;
    const lines = room.log.lines.filter(({ number }) => number > (line ?? -1));
    member.say({ type: 'welcome', protocol: PROTOCOL, you: member.player, room: room.view, lines });
    if (secret !== undefined && isWatching) member.say({ type: 'moved' });
    room.presence.arrive(member);
    member.showZoneMap();
    await room.table?.welcome(member, seen);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Asked before its shape is: a page of another version may greet in another way. */
const isOtherProtocol = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'hello' &&
  'protocol' in message &&
  message.protocol !== PROTOCOL;

function idOf(message: unknown): string | null {
  if (typeof message !== 'object' || message === null || !('id' in message)) return null;
  return typeof message.id === 'string' ? message.id.slice(0, 40) : null;
}
