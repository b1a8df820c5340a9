/**
 * A socket to a room that comes back by itself: after a random pause, longer each time. What was asked and not answered is
 * asked again with the same id, so that it is carried out once.
 */
import type { Clock } from '@zonecrawl/engine/kernel';
import { CLOSE, type ClientMessage, RECONNECT, type ServerMessage } from '@zonecrawl/engine/online';
import { GameStopped } from '../../game/connect.ts';

export type Ended = 'reload' | 'removed' | 'gone' | 'misuse' | 'notWelcome';

export type LinkState =
  | { readonly is: 'connecting' }
  | { readonly is: 'open' }
  /** It was lost; the next try comes by itself. */
  | { readonly is: 'reconnecting' }
  /** The server does not want this page, or is not the one it knows. */
  | { readonly is: 'ended'; readonly why: Ended };

/** As much of a WebSocket as is used. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(kind: 'open', listener: () => void): void;
  addEventListener(kind: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(kind: 'close', listener: (event: { readonly code: number }) => void): void;
}

export interface LinkOptions {
  readonly open: () => SocketLike;
  readonly clock: Clock;
  /** From 0 up to 1. */
  readonly chance: () => number;
  readonly hello: () => ClientMessage;
  readonly hear: (message: ServerMessage) => void;
  readonly onState: (state: LinkState) => void;
}

type Asked = Extract<ClientMessage, { readonly id: string }>;
export type Answer = Extract<ServerMessage, { readonly type: 'reply' | 'refused' }>;

interface Pending {
  readonly message: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** In milliseconds: the first pause, the longest, and how long an answer may take before the socket counts as lost. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PATIENCE = 12_000;

/** The server closes a socket that says too much: messages at once, and how often another one is due. */
const AT_ONCE = 40;
const EVERY = 50;

/** What a browser says of a socket that ended without a word. */
const LOST = 1006;

const ENDS: Readonly<Record<number, Ended>> = {
  [CLOSE.reload]: 'reload',
  [CLOSE.removed]: 'removed',
  [CLOSE.gone]: 'gone',
  [CLOSE.misuse]: 'misuse',
  [CLOSE.notWelcome]: 'notWelcome',
};

export class Link {
  private readonly options: LinkOptions;
  private readonly pending = new Map<string, Pending>();
  private readonly waiting: ClientMessage[] = [];
  private socket: SocketLike | null = null;
  private isWelcome = false;
  private isClosed = false;
  private tries = 0;
  private heard = 0;
  private allowance = AT_ONCE;

  constructor(options: LinkOptions) {
    this.options = options;
    this.connect();
  }

  /** Resolves with the answer, however often the socket is lost meanwhile. */
  ask(message: Asked): Promise<Answer> {
    if (this.isClosed) return Promise.reject(new GameStopped('the room is left', true));
    return new Promise((resolve, reject) => {
      this.pending.set(message.id, { message, resolve, reject });
      this.say(message);
      void this.watch(message.id);
    });
  }

  /** What may be lost: without a socket it is. */
  say(message: ClientMessage): void {
    if (!this.isWelcome) return;
    this.waiting.push(message);
    this.flush();
  }

  /** Connects anew at once: the network is back, or this page was asleep. */
  renew(): void {
    if (this.isClosed) return;
    this.tries = 0;
    this.drop();
    this.connect();
  }

  /** The network is known to be gone: there is no need to wait until the socket notices. */
  lose(): void {
    if (!this.isClosed && this.socket !== null) this.lost(LOST);
  }

  close(): void {
    this.isClosed = true;
    this.drop();
    this.fail('the room is left');
  }

  private connect(): void {
    const socket = this.options.open();
    this.socket = socket;
    socket.addEventListener('open', () => {
      if (socket === this.socket) socket.send(JSON.stringify(this.options.hello()));
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket !== this.socket) return;
      this.heard += 1;
      // The border: our own server says what its protocol says.
      this.take(JSON.parse(String(data)) as ServerMessage);
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.socket) this.lost(code);
    });
  }

  private take(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.isWelcome = true;
      this.tries = 0;
      this.options.onState({ is: 'open' });
    }
    this.options.hear(message);
    if (message.type === 'welcome') for (const { message: again } of this.pending.values()) this.say(again);
    if ((message.type === 'reply' || message.type === 'refused') && message.id !== null) {
      this.pending.get(message.id)?.resolve(message);
      this.pending.delete(message.id);
    }
  }

  private lost(code: number): void {
    this.drop();
    const why = ENDS[code];
    if (why !== undefined) {
      this.isClosed = true;
      this.options.onState({ is: 'ended', why });
      this.fail(`the server closed it: ${code}`);
      return;
    }
    this.options.onState({ is: 'reconnecting' });
    void this.comeBack(code);
  }

  private async comeBack(code: number): Promise<void> {
    const longest = code === CLOSE.drain ? RECONNECT : Math.min(FIRST_PAUSE * 2 ** this.tries, LONGEST_PAUSE);
    this.tries += 1;
    await this.options.clock.after(longest * (0.5 + this.options.chance() / 2));
    if (!this.isClosed && this.socket === null) this.connect();
  }

  private drop(): void {
    const { socket } = this;
    this.socket = null;
    this.isWelcome = false;
    this.waiting.length = 0;
    socket?.close();
  }

  private fail(what: string): void {
    for (const { reject } of this.pending.values()) reject(new GameStopped(what, true));
    this.pending.clear();
  }

  /** A network may be gone without a word. */
  private async watch(id: string): Promise<void> {
    for (;;) {
      const { heard, socket } = this;
      await this.options.clock.after(PATIENCE);
      if (this.isClosed || !this.pending.has(id)) return;
      if (socket === null || socket !== this.socket || heard !== this.heard) continue;
      this.drop();
      this.options.onState({ is: 'reconnecting' });
      this.connect();
    }
  }

  private flush(): void {
    while (this.allowance > 0 && this.socket !== null) {
      const next = this.waiting.shift();
      if (next === undefined) return;
      this.allowance -= 1;
      this.socket.send(JSON.stringify(next));
      void this.options.clock.after(EVERY * (AT_ONCE - this.allowance)).then(() => {
        this.allowance += 1;
        this.flush();
      });
    }
  }
}
