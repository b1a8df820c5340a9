import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox } from '../src/http/outbox.ts';

describe('what goes out on sockets', () => {
  let server: WebSocketServer;
  before(async () => {
    server = new WebSocketServer({ port: 0, perMessageDeflate: false });
    await once(server, 'listening');
  });
  after(() => server.close());

  /** All that two clients hear of what is sent, until both are closed. */
  async function heard(send: (outboxes: readonly Outbox[], sockets: readonly WebSocket[]) => void) {
    const outboxes: Outbox[] = [];
    const sockets: WebSocket[] = [];
    const clients: WebSocket[] = [];
    const texts: string[][] = [];
    const codes: Promise<readonly unknown[]>[] = [];
    for (let n = 0; n < 2; n++) {
      const connected = once(server, 'connection');
      const client = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`);
      const mine: string[] = [];
      client.on('message', (data, isBinary) => mine.push(isBinary ? 'binary' : String(data)));
      texts.push(mine);
      clients.push(client);
      codes.push(once(client, 'close'));
      const [socket, request] = await connected;
      sockets.push(socket);
      outboxes.push(new Outbox(socket, request.socket));
    }
    await Promise.all(clients.map((client) => client.readyState === client.OPEN || once(client, 'open')));
    send(outboxes, sockets);
    return { texts, codes: (await Promise.all(codes)).map(([code]) => code) };
  }

  it('comes as it was said, whatever its length, to one after the other', async () => {
    const said = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));
    said.push('Żółw — 🐢', `${'ż'.repeat(63)}`, 'ż'.repeat(40_000), 'same', 'same');
    const { texts, codes } = await heard((outboxes, sockets) => {
      for (const text of said) for (const outbox of outboxes) outbox.send(text);
      for (const outbox of outboxes) outbox.flush();
      for (const socket of sockets) socket.close(4000);
    });
    assert.deepEqual(texts, [said, said]);
    assert.deepEqual(codes, [4000, 4000]);
  });

  it('goes out by itself, and keeps its order among what the library says', async () => {
    const { texts } = await heard((outboxes, sockets) => {
      for (const [n, outbox] of outboxes.entries()) {
        outbox.send('first');
        outbox.send('second');
        setImmediate(() => {
          sockets[n]?.send('third');
          outbox.send('fourth');
          setImmediate(() => sockets[n]?.close());
        });
      }
    });
    const all = ['first', 'second', 'third', 'fourth'];
    assert.deepEqual(texts, [all, all]);
  });
});
