import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { effect } from '@preact/signals';
import { box } from '@zonecrawl/content';
import type { GamePort, Update } from '@zonecrawl/engine/host';
import { FIRST_SHOP, outfit } from '@zonecrawl/engine/mission';
import { stalkerId } from '@zonecrawl/engine/model';
import type { Admitted } from '@zonecrawl/engine/online';
import { type Serving, serve } from '@zonecrawl/server/serve';
import { clock } from '../../base/clock.ts';
import { RoomClient } from './room.ts';

/** Every socket of a page, so that a test can lose them. */
interface Page {
  readonly client: RoomClient;
  readonly sockets: WebSocket[];
}

describe('a room over a socket', () => {
  let server: Serving;
  const pages: Page[] = [];
  before(async () => {
    server = await serve({ client: import.meta.dirname, port: 0 });
  });
  after(() => server.close(100));
  afterEach(() => {
    for (const { client } of pages.splice(0)) client.close();
  });

  async function post(path: string, body: object): Promise<Admitted> {
    const response = await fetch(`${server.address}/api/rooms${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    assert.equal(response.status, 201);
    return response.json() as Promise<Admitted>;
  }

  let ids = 0;
  function enter(code: string, secret?: string): Page {
    const sockets: WebSocket[] = [];
    const client = new RoomClient({
      code,
      secret,
      open() {
        const socket = new WebSocket(`${server.address.replace(/^http/, 'ws')}/api/rooms/${code}/socket`);
        sockets.push(socket);
        return socket;
      },
      clock,
      chance: () => 0,
      newId() {
        ids += 1;
        return `request-${ids}`;
      },
    });
    const page = { client, sockets };
    pages.push(page);
    return page;
  }

  /** Two who play, one Stalker each. */
  async function table() {
    const setup = { mission: 'a1', stalkers: outfit(box, FIRST_SHOP, ['borsuk', 'mamon']) };
    const host = await post('', { name: 'Ann', seats: [0], opening: { mode: 'mission', setup } });
    const guest = await post(`/${host.code}/players`, { name: 'Ben', seats: [1] });
    const [ann, ben] = [enter(host.code, host.secret), enter(host.code, guest.secret)];
    await until(() => ann.client.room.value?.seats[1]?.player === 'p2' && ben.client.you.value === 'p2');
    assert.deepEqual(await ann.client.act({ act: 'begin' }), { ok: true, reply: { ok: true } });
    await until(() => ben.client.room.value?.game !== null);
    const game = ben.client.room.value?.game ?? assert.fail('no game');
    return { ann, ben, game, code: host.code, guest };
  }

  it('serves the same port as a worker: who is asked answers, and all see it', async () => {
    const { ann, ben, game } = await table();
    const [hers, his] = [await watch(ann.client.port(game)), await watch(ben.client.port(game))];
    for (let inputs = 0; inputs < 6; inputs += 1) {
      assert.notEqual(hers.now().yours, his.now().yours);
      const [asked, other] = hers.now().yours ? [hers, his] : [his, hers];
      const { number, decision } = asked.now();
      const answer = decision?.pick === undefined ? 0 : [0];
      const late = await other.port.request({ ask: 'answer', number, answer });
      assert.deepEqual(late, { ok: false, refusal: { refused: 'notYourSeat', who: decision?.who } });
      assert.deepEqual(await asked.port.request({ ask: 'answer', number, answer }), { ok: true });
      await asked.reaches(number + 1);
      await other.reaches(asked.now().number);
      assert.deepEqual(other.now().view.stalkers, asked.now().view.stalkers);
    }
    assert.equal(ann.client.resyncs + ben.client.resyncs, 0);
  });

  it('comes back by itself, and what was asked meanwhile is carried out once', async () => {
    const { ann, ben, game } = await table();
    const [hers, his] = [await watch(ann.client.port(game)), await watch(ben.client.port(game))];
    const [page, asked] = hers.now().yours ? [ann, hers] : [ben, his];
    const { number } = asked.now();
    page.client.lose();
    assert.equal(page.client.link.value.is, 'reconnecting');
    const reply = await asked.port.request({ ask: 'answer', number, answer: 0 });
    assert.deepEqual(reply, { ok: true });
    await asked.reaches(number + 1);
    assert.equal(page.client.link.value.is, 'open');
    assert.equal(page.sockets.length, 2);
  });

  it('watches where another page goes on as the same player, and does not take the seat back', async () => {
    const { ben, guest, code } = await table();
    const second = enter(code, guest.secret);
    await until(() => ben.client.hasMoved.value && second.client.you.value === 'p2');
    assert.deepEqual(ben.client.seats.value, []);
    ben.client.lose();
    await until(() => ben.client.link.value.is === 'open');
    assert.equal(ben.client.you.value, null);
    assert.deepEqual(second.client.seats.value, [stalkerId(1)]);
    ben.client.renew({ playHere: true });
    await until(() => ben.client.you.value === 'p2' && second.client.hasMoved.value);
  });

  it('leaves a seat to its bot: the decision is nobody’s here', async () => {
    const { ann, game } = await table();
    const hers = await watch(ann.client.port(game));
    await ann.client.act({ act: 'bot', seat: stalkerId(0), bot: 'careful', until: 'forGood' });
    await until(() => ann.client.room.value?.seats[0]?.bot !== null);
    assert.equal(hers.now().yours, false);
  });

  it('is over for good where the server says so', async () => {
    const { client } = enter('ABCDEFGH');
    await until(() => client.link.value.is === 'ended');
    assert.deepEqual(client.link.value, { is: 'ended', why: 'gone' });
    await assert.rejects(client.act({ act: 'begin' }));
  });
});

/** Resolves when it holds; it is looked at whenever a signal in it changes. */
async function until(holds: () => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = effect(() => {
    if (holds()) resolve();
  });
  await promise;
  stop();
}

async function watch(port: GamePort) {
  let update: Update | null = null;
  const waiting = new Set<() => void>();
  port.subscribe((next) => {
    update = next;
    for (const look of waiting) look();
  });
  const reaches = (number: number): Promise<void> =>
    new Promise((resolve) => {
      const look = () => {
        if (update === null || update.number < number) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  await port.request({ ask: 'look' });
  await reaches(0);
  return { port, reaches, now: (): Update => update ?? assert.fail('nothing was shown') };
}
