/**
 * A client that reads no more than it needs: when an update has come, and of the last one what is asked. Thousands of them
 * share one process, which must not be what is measured; that differences fit is tested elsewhere.
 */
import type { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { Decision } from '@zonecrawl/engine/model';
import { type ClientMessage, PROTOCOL, type RoomAction, type ServerMessage } from '@zonecrawl/engine/online';
import { WebSocket } from 'ws';
import { isOk } from '../../src/client/player.ts';

const NUMBER = /"number":(\d+)/;
/** The kind of a message and the number of an update stand at its beginning. */
const BEGINNING = 160;
/** Nothing is compressed, and whether text is text is tested elsewhere. */
const OPTIONS = { perMessageDeflate: false, skipUTF8Validation: true } as const;

export class LoadClient {
  /** The journal's next number by the last update; -1: none has come. */
  number = -1;
  bytes = 0;
  private last: Buffer | null = null;
  private readonly socket: WebSocket;
  private readonly asked = new Map<string, (isDone: boolean) => void>();
  private readonly waiting = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.hear(data));
  }

  /** Resolves when it is welcome. */
  static async connect(address: string, code: string, secret: string): Promise<LoadClient> {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/rooms/${code}/socket`, OPTIONS);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, secret })));
    socket.once('message', () => resolve());
    socket.on('error', reject);
    const client = new LoadClient(socket);
    await promise;
    return client;
  }

  private hear(message: Buffer): void {
    this.bytes += message.length;
    const text = message.toString('latin1', 0, BEGINNING);
    if (text.startsWith('{"type":"game"')) {
      this.last = message;
      this.number = Number(NUMBER.exec(text)?.[1] ?? -1);
      for (const resolve of this.waiting) resolve();
      this.waiting.clear();
    } else if (text.startsWith('{"type":"reply"') || text.startsWith('{"type":"refused"')) {
      // The border: our own server says what its protocol says.
      const answer = JSON.parse(String(message)) as Extract<
        ServerMessage,
        { readonly type: 'reply' | 'refused' }
      >;
      if (answer.id === null) return;
      this.asked.get(answer.id)?.(answer.type === 'reply' && isOk(answer.reply));
      this.asked.delete(answer.id);
    }
  }

  /** What the last update asks. */
  get decision(): Decision | null {
    if (!this.last) return null;
    return (JSON.parse(String(this.last)) as Extract<ServerMessage, { readonly type: 'game' }>).update
      .decision;
  }

  /** Whether it was done. */
  private ask(message: Extract<ClientMessage, { readonly id: string }>): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.asked.set(message.id, resolve);
    this.socket.send(JSON.stringify(message));
    return promise;
  }

  act(action: RoomAction): Promise<boolean> {
    return this.ask({ type: 'room', id: randomUUID(), action });
  }

  answer(game: string, number: number, answer: number | readonly number[]): Promise<boolean> {
    return this.ask({ type: 'game', id: randomUUID(), game, request: { ask: 'answer', number, answer } });
  }

  /** Resolves when an update beyond this number has come. */
  async beyond(number: number): Promise<void> {
    while (this.number <= number) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.waiting.add(resolve);
      await promise;
    }
  }

  close(): void {
    this.socket.terminate();
  }
}
