/** The link over NATS core: one subject per room, heard by those processes that have somebody in it. */
import { randomUUID } from 'node:crypto';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { z } from 'zod';
import { type Hear, type Link, type News, newsSchema } from './link.ts';

const subjectOf = (room: string): string => `zonecrawl.room.${room}`;
const messageSchema = z.strictObject({ from: z.string().max(40), news: newsSchema });

export class NatsLink implements Link {
  readonly node = randomUUID();
  isUp = true;
  private readonly connection: NatsConnection;

  /** Connects; later it connects again by itself as often as it must. */
  static async open(url: string): Promise<NatsLink> {
    const connection = await connect({
      servers: url.split(','),
      name: 'zonecrawl',
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
      waitOnFirstConnect: true,
    });
    return new NatsLink(connection);
  }

  private constructor(connection: NatsConnection) {
    this.connection = connection;
    void this.watch();
  }

  private async watch(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'disconnect') this.isUp = false;
      if (type === 'reconnect') this.isUp = true;
    }
  }

  say(room: string, news: News): void {
    // What is said while nobody can hear it would be old news later.
    if (!this.isUp || this.connection.isClosed()) return;
    this.connection.publish(subjectOf(room), JSON.stringify({ from: this.node, news }));
  }

  listen(room: string, hear: Hear): () => void {
    const subscription = this.connection.subscribe(subjectOf(room), {
      callback: (error, message) => {
        const parsed = error ? null : messageSchema.safeParse(parse(message.string()));
        if (parsed?.success && parsed.data.from !== this.node) hear(parsed.data.news, parsed.data.from);
      },
    });
    return () => subscription.unsubscribe();
  }

  async close(): Promise<void> {
    const { isUp } = this;
    this.isUp = false;
    if (isUp) await this.connection.flush().catch(() => undefined);
    await this.connection.close();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
