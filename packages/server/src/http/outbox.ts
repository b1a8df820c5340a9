/**
 * Text that goes out on a socket. A text that goes to several is made into bytes once; all that one socket gets in the
 * same turn of the event loop goes out in one write, since the connection beneath it is corked until then.
 */
import { Buffer } from 'node:buffer';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

const AS_TEXT = { binary: false };

/** The bytes of the last text: an update goes to one after the other. */
const made = { text: '', bytes: Buffer.alloc(0) };

function bytesOf(text: string): Buffer {
  if (text !== made.text) {
    made.text = text;
    made.bytes = Buffer.from(text);
  }
  return made.bytes;
}

/** Those that have something to send. */
let waiting: Outbox[] = [];

function flushAll(): void {
  const all = waiting;
  waiting = [];
  for (const outbox of all) outbox.flush();
}

export class Outbox {
  private readonly socket: WebSocket;
  private readonly connection: Socket;
  private isCorked = false;

  /** `connection`: what the socket writes to. */
  constructor(socket: WebSocket, connection: Socket) {
    this.socket = socket;
    this.connection = connection;
  }

  /** Bytes that the other side has not taken yet. */
  get waiting(): number {
    return this.connection.writableLength;
  }

  /** How many bytes it is. */
  send(text: string): number {
    if (!this.isCorked) {
      this.isCorked = true;
      this.connection.cork();
      if (waiting.push(this) === 1) setImmediate(flushAll);
    }
    const bytes = bytesOf(text);
    this.socket.send(bytes, AS_TEXT);
    return bytes.length;
  }

  flush(): void {
    if (!this.isCorked) return;
    this.isCorked = false;
    this.connection.uncork();
  }
}
