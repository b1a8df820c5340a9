import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createOutbox } from './outbox.ts';
import type { FromWorker } from './wire.ts';

const update: FromWorker = { tell: 'update', update: 'changed' };
const reply: FromWorker = { tell: 'reply', number: 1, reply: 'done' };

function watched() {
  const sent: FromWorker[][] = [];
  let updates = 0;
  const outbox = createOutbox(
    (told) => sent.push(told),
    () => {
      updates += 1;
    },
  );
  return { sent, updates: () => updates, ...outbox };
}

describe('what a worker tells its page', () => {
  it('sends an update together with the reply that follows it, in their order', () => {
    const { sent, tell, tellAll } = watched();
    tell(update);
    assert.deepEqual(sent, []);
    tell(reply);
    assert.deepEqual(sent, [[update, reply]]);
    tellAll();
    assert.deepEqual(sent, [[update, reply]]);
  });

  it('sends a reply at once, and asks to be called for an update that no reply follows', () => {
    const { sent, tell, tellAll, updates } = watched();
    tell(reply);
    assert.deepEqual(sent, [[reply]]);
    assert.equal(updates(), 0);
    tell(update);
    assert.equal(updates(), 1);
    tellAll();
    assert.deepEqual(sent, [[reply], [update]]);
  });
});
