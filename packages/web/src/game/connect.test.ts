import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GamePort, OwnerReplies, OwnerRequest, Replies, Request, Update } from '@zonecrawl/engine/host';
import type { Keeping } from '@zonecrawl/engine/kernel';
import { Time } from '../../test/time.ts';
import { connect, GameStopped, type WorkerLike } from './connect.ts';
import type { Asked, FromWorker } from './wire.ts';

/** A worker that only notes what it is asked, and can be made to answer or to die. */
class Puppet implements WorkerLike {
  readonly asked: Asked[] = [];
  terminated = false;
  private hear: (event: MessageEvent<readonly FromWorker[]>) => void = () => {};
  private fail: (event: Event) => void = () => {};

  postMessage(message: Asked): void {
    this.asked.push(message);
  }
  addEventListener(kind: 'message', listener: (event: MessageEvent<readonly FromWorker[]>) => void): void;
  addEventListener(kind: 'error' | 'messageerror', listener: (event: Event) => void): void;
  addEventListener(kind: string, listener: (event: never) => void): void {
    // Which listener it is follows from its kind.
    if (kind === 'message') this.hear = listener as typeof this.hear;
    else this.fail = listener as typeof this.fail;
  }
  terminate(): void {
    this.terminated = true;
  }
  tell(...data: FromWorker[]): void {
    this.hear(new MessageEvent('message', { data }));
  }
  ready(lasting = true): void {
    this.tell({ tell: 'ready', lasting });
  }
  reply(reply: unknown): void {
    this.tell({ tell: 'reply', number: this.asked.at(-1)?.number ?? 0, reply });
  }
  die(): void {
    this.fail(new Event('error'));
  }
}

function stage() {
  const workers: Puppet[] = [];
  const time = new Time();
  let keepsNothing = false;
  const port: GamePort = connect<Request, Replies, OwnerRequest, OwnerReplies, Update>({
    start: () => {
      const worker = new Puppet();
      workers.push(worker);
      return worker;
    },
    clock: time,
    onNotLasting: () => {
      keepsNothing = true;
    },
  });
  const last = (): Puppet => {
    const worker = workers.at(-1);
    assert.ok(worker);
    return worker;
  };
  /** A game that stands. */
  const begun = async () => {
    last().ready();
    const begin = port.own({ ask: 'begin', game: 'mine', setup: { position: {} } });
    last().reply({ ok: true });
    await begin;
  };
  return { port, workers, last, time, begun, keepsNothing: () => keepsNothing };
}

const requests = ({ asked }: Puppet): unknown[] =>
  asked.map((one) => ('own' in one ? { own: one.own } : one.request));

describe('the port to the worker', () => {
  it('hears an update and the reply to what brought it in one message, the update first', async () => {
    const { port, last } = stage();
    const heard: unknown[] = [];
    port.subscribe((update) => heard.push(update));
    const danger = port.request({ ask: 'danger' });
    const number = last().asked.at(-1)?.number ?? 0;
    last().tell({ tell: 'update', update: 'changed' }, { tell: 'reply', number, reply: [] });
    assert.deepEqual(heard, ['changed']);
    assert.deepEqual(await danger, []);
  });

  it('gives each request its own reply, whatever their order', async () => {
    const { port, last } = stage();
    const danger = port.request({ ask: 'danger' });
    const save = port.own({ ask: 'retry' });
    last().tell({ tell: 'reply', number: 2, reply: { ok: true } });
    last().tell({ tell: 'reply', number: 1, reply: [] });
    assert.deepEqual(await save, { ok: true });
    assert.deepEqual(await danger, []);
  });

  it('tells what went wrong with a request', async () => {
    const { port, last } = stage();
    const asked = port.request({ ask: 'danger' });
    last().tell({ tell: 'failed', number: 1, error: 'no game' });
    await assert.rejects(asked, /no game/);
  });

  it('opens the game from its journal in a new worker when the old one dies', async () => {
    const { port, workers, last, begun } = stage();
    await begun();
    const answer = port.request({ ask: 'answer', number: 1, answer: 0 });
    last().die();
    await assert.rejects(answer, GameStopped);
    assert.equal(workers.length, 2);
    assert.equal(workers[0]?.terminated, true);
    assert.deepEqual(requests(last()), [{ own: { ask: 'open', game: 'mine' } }]);
  });

  it('does not give the answer again that was under way: who gave it looks first what was kept', async () => {
    const { port, last, begun } = stage();
    await begun();
    const answer = port.request({ ask: 'answer', number: 1, answer: 0 });
    last().die();
    await assert.rejects(answer, GameStopped);
    last().ready();
    last().reply({ ok: true });
    assert.equal(JSON.stringify(requests(last())).includes('answer'), false);
  });

  it('hears nothing any more from a worker that was ended', async () => {
    const { port, workers, last, begun } = stage();
    await begun();
    const heard: Update[] = [];
    port.subscribe((update) => heard.push(update));
    last().die();
    workers[0]?.tell({ tell: 'update', update: { number: 99 } });
    assert.deepEqual(heard, []);
  });

  it('takes the last save where the journal has nothing of the game', async () => {
    const { port, last, begun } = stage();
    await begun();
    const saved = port.own({ ask: 'save' });
    last().reply({ zonecrawl: 'save', inputs: [1, 2] });
    await saved;
    last().die();
    last().reply({ ok: false, problems: [] });
    await new Promise(setImmediate);
    assert.deepEqual(requests(last()).at(-1), {
      own: { ask: 'load', game: 'mine', save: { zonecrawl: 'save', inputs: [1, 2] } },
    });
  });

  it('ends a worker that does not answer a question, and starts another', async () => {
    const { port, workers, last, time, begun } = stage();
    await begun();
    const asked = port.request({ ask: 'danger' });
    const failed = assert.rejects(asked, GameStopped);
    await time.pass(9000);
    assert.equal(workers.length, 1);
    await time.pass(1000);
    // A page that has slept hears only now what was said meanwhile.
    assert.equal(workers.length, 1);
    await time.pass(2000);
    await failed;
    assert.equal(workers.length, 2);
    assert.deepEqual(requests(last()), [{ own: { ask: 'open', game: 'mine' } }]);
  });

  it('waits longer for a game to be opened, and for a worker whose code is on its way', async () => {
    const { port, workers, last, time } = stage();
    const opened = port.own({ ask: 'open', game: 'mine' });
    await time.pass(60_000);
    last().ready();
    await time.pass(50_000);
    assert.equal(workers.length, 1);
    last().reply({ ok: true });
    assert.deepEqual(await opened, { ok: true });
  });

  it('leaves a worker alone that says anything at all', async () => {
    const { port, workers, last, time, begun } = stage();
    await begun();
    const asked = port.request({ ask: 'danger' });
    for (let times = 0; times < 5; times += 1) {
      await time.pass(9000);
      last().tell({ tell: 'update', update: {} });
    }
    last().reply([]);
    assert.deepEqual(await asked, []);
    assert.equal(workers.length, 1);
  });

  it('gives up on a worker that keeps dying, and says so at once from then on', async () => {
    const { port, workers, last } = stage();
    for (let i = 0; i < 10; i++) last().die();
    assert.equal(workers.length, 4);
    await assert.rejects(
      port.request({ ask: 'look' }),
      (error) => error instanceof GameStopped && error.final,
    );
  });

  it('tells whoever comes later how the journal stands', async () => {
    const { port, last, keepsNothing } = stage();
    last().ready(false);
    assert.equal(keepsNothing(), true);
    last().tell({ tell: 'keeping', keeping: { kept: 3, trouble: 'full' } });
    const heard: Keeping[] = [];
    port.onKeeping((keeping) => heard.push(keeping));
    last().tell({ tell: 'keeping', keeping: { kept: 5, trouble: null } });
    assert.deepEqual(heard, [
      { kept: 3, trouble: 'full' },
      { kept: 5, trouble: null },
    ]);
  });

  it('refuses everything once it is closed', async () => {
    const { port, last } = stage();
    port.close();
    assert.equal(last().terminated, true);
    await assert.rejects(port.request({ ask: 'look' }), GameStopped);
  });
});
