import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { createHost } from '@zonecrawl/engine/host';
import { FIRST_SHOP, outfit } from '@zonecrawl/engine/mission';
import { readGameText } from '../saves/files.ts';
import { digestOf, inputsOf, recordFrom, reportOf, textOfReport } from './report.ts';

const facts = { version: '1', browser: 'b', language: 'en', problem: null, log: [] };

async function playing() {
  const port = createHost(box);
  const stalkers = outfit(box, FIRST_SHOP, ['milady']);
  const setup = { mission: 'a1', stalkers, seed: 'report' };
  assert.ok((await port.own({ ask: 'begin', game: 'one', setup })).ok);
  assert.ok((await port.request({ ask: 'answer', number: 1, answer: 0 })).ok);
  return port;
}

describe('a problem report', () => {
  it('is opened as the game in it', async () => {
    const port = await playing();
    const record = await recordFrom(port);
    assert.equal(inputsOf(record), 1);
    assert.equal(digestOf(record), box.digest);
    const report = reportOf({ ...facts, digest: digestOf(record), record }, 'it broke', true);
    const file = readGameText(textOfReport(report));
    assert.ok(file.ok);
    const other = createHost(box);
    assert.deepEqual(await other.own({ ask: 'load', game: 'other', save: file.save }), { ok: true });
    assert.deepEqual(await other.own({ ask: 'record' }), record);
  });

  it('without a record is told apart', () => {
    const report = reportOf({ ...facts, digest: null, record: { inputs: [] } }, '', false);
    assert.deepEqual(readGameText(textOfReport(report)), { ok: false, trouble: 'noRecord' });
  });

  it('is made without a record where the game does not answer', async () => {
    const silent = { own: () => Promise.reject(new Error('stopped')) };
    assert.equal(await recordFrom(silent), null);
  });
});
