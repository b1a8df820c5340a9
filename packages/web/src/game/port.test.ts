import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GameStopped, type WorkerLike, workerPort } from './port.ts';
import type { Asked, FromWorker } from './wire.ts';

/** A worker that only notes what it is asked, and can be made to answer or to die. */
class Puppet implements WorkerLike {
  readonly asked: Asked[] = [];
  terminated = false;
  private hear: (event: MessageEvent<FromWorker>) => void = () => {};
  private fail: (event: Event) => void = () => {};

  postMessage(message: Asked): void {
    this.asked.push(message);
  }
  addEventListener(kind: 'message', listener: (event: MessageEvent<FromWorker>) => void): void;
  addEventListener(kind: 'error' | 'messageerror', listener: (event: Event) => void): void;
  addEventListener(kind: string, listener: (event: never) => void): void {
    // Which listener it is follows from its kind.
    if (kind === 'message') this.hear = listener as typeof this.hear;
    else this.fail = listener as typeof this.fail;
  }
  terminate(): void {
    this.terminated = true;
  }
  tell(data: FromWorker): void {
    this.hear(new MessageEvent('message', { data }));
  }
  die(): void {
    this.fail(new Event('error'));
  }
}

function stage() {
  const workers: Puppet[] = [];
  const port = workerPort(() => {
    const worker = new Puppet();
    workers.push(worker);
    return worker;
  });
  const last = (): Puppet => {
    const worker = workers.at(-1);
    assert.ok(worker);
    return worker;
  };
  return { port, workers, last };
}

describe('the port to the worker', () => {
  it('gives each request its own reply, whatever their order', async () => {
    const { port, last } = stage();
    const danger = port.request({ ask: 'danger' });
    const look = port.request({ ask: 'look' });
    last().tell({ tell: 'reply', number: 2, reply: { ok: true } });
    last().tell({ tell: 'reply', number: 1, reply: [] });
    assert.deepEqual(await look, { ok: true });
    assert.deepEqual(await danger, []);
  });

  it('tells what went wrong with a request', async () => {
    const { port, last } = stage();
    const asked = port.request({ ask: 'danger' });
    last().tell({ tell: 'failed', number: 1, error: 'no game' });
    await assert.rejects(asked, /no game/);
  });

  it('starts a dead worker again where the game was saved last', async () => {
    const { port, workers, last } = stage();
    const save = {
      zonecrawl: 'save',
      format: 1,
      box: '1',
      start: null,
      answers: [],
      inputs: [1, 2],
      hash: 'x',
    };
    const saved = port.request({ ask: 'save' });
    // Only the mark of a save matters to the port.
    last().tell({ tell: 'reply', number: 1, reply: save as never });
    await saved;
    const asked = port.request({ ask: 'danger' });
    last().die();
    await assert.rejects(asked, GameStopped);
    assert.equal(workers.length, 2);
    assert.equal(workers[0]?.terminated, true);
    assert.deepEqual(
      last().asked.map(({ request }) => request),
      [{ ask: 'load', save }],
    );
  });

  it('gives up on a worker that keeps dying', () => {
    const { workers, last } = stage();
    for (let i = 0; i < 10; i++) last().die();
    assert.equal(workers.length, 4);
  });

  it('refuses everything once it is closed', async () => {
    const { port, last } = stage();
    port.close();
    assert.equal(last().terminated, true);
    await assert.rejects(port.request({ ask: 'look' }), GameStopped);
  });
});
