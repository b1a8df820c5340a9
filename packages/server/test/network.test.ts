import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { WebSocket } from 'ws';
import { playOn } from '../src/client/player.ts';
import { startServer } from '../src/client/process.ts';
import { mission, ok, opened, seat } from './tables.ts';

/** As other devices on the network see this machine. */
const addresses = Object.values(networkInterfaces())
  .flatMap((all = []) => all)
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

describe('the program as it starts', () => {
  let folder: string;
  let running: Awaited<ReturnType<typeof startServer>>;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zonecrawl-network-'));
    running = await startServer(folder);
  });
  after(async () => {
    const gone = once(running.child, 'exit');
    running.child.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true });
  });

  it('offers online play at once, on this machine and to others on the network, by plain http', async () => {
    const { port } = new URL(running.address);
    for (const host of ['localhost', '127.0.0.1', ...addresses]) {
      const address = `http://${host}:${port}`;
      const { headers, status } = await fetch(`${address}/healthz`);
      assert.equal(status, 200, address);
      assert.equal(headers.get('strict-transport-security'), null);
      assert.doesNotMatch(headers.get('content-security-policy') ?? '', /upgrade/);
      const { admitted, client } = await opened(address, mission(1), [seat(0)]);
      ok(await client.act({ act: 'begin' }));
      assert.equal(await playOn(client, 'network', 2), 2);
      client.drop();
      // A page that came from there may connect, one of another site may not.
      const path = `ws://${host}:${port}/api/rooms/${admitted.code}/socket`;
      const own = new WebSocket(path, { origin: address });
      await once(own, 'open');
      own.terminate();
      const [error] = await once(new WebSocket(path, { origin: 'http://elsewhere.example' }), 'error');
      assert.match(String(error), /403/);
    }
  });
});
