import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { compileAll } from '@zonecrawl/text/compile';
import { playByChance } from '../../../test/randomGames.ts';
import { messagesOf, setMessages } from '../../text/index.ts';
import type { Words } from '../../words/words.ts';
import { isSayable, lineWords, reasonText, toldLines } from './words.ts';

const packages = join(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(packages, path), 'utf8');
const locale = (name: string): Record<string, string> =>
  JSON.parse(read(`content/src/locales/en/${name}.json`));
const texts = { ...locale('hints'), ...locale('decisions'), ...locale('table'), ...locale('ui') };

describe('the words of a hint', () => {
  before(() => setMessages(messagesOf(compileAll(texts), 'en')));

  it('put chances in percent, count what is counted and round what is measured', () => {
    const attack = reasonText({ reason: 'attack', figures: { kill: 0.379, pinDown: 0.004, miss: 1 / 3 } });
    assert.match(attack, /38.?%/);
    assert.match(attack, /<1.?%/);
    assert.match(reasonText({ reason: 'objective', figures: { steps: 1 } }), /1 step /);
    assert.match(reasonText({ reason: 'objective', figures: { steps: 0 } }), /where the work is/);
    assert.match(reasonText({ reason: 'seen', figures: { enemies: 2, loss: 5.4999 } }), /2 Enemies.*5\.5 HP/);
  });

  it('leave out what cannot be counted', () => {
    assert.equal(isSayable({ reason: 'objective', figures: { steps: Number.POSITIVE_INFINITY } }), false);
    assert.equal(isSayable({ reason: 'loot', figures: {} }), true);
  });

  it('say before a Turn that it may be taken, and with how many Actions, not only its token', async () => {
    let isTold = false;
    let map: Words['board'] | undefined;
    await playByChance({ mission: 'a1', stalkers: 2, seed: 1, inputs: 60 }, ({ view, board, decision }) => {
      map ??= board;
      if (isTold || map === undefined || decision?.kind !== 'nextTurn') return;
      isTold = true;
      const words = { view, board: map, cast: new Map() };
      const lines = decision.options.map((option, answer) => ({
        answer,
        reasons: [],
        options: [option],
        path: [],
      }));
      const told = toldLines(lines, decision, words).map((line) => lineWords(line, decision, words));
      assert.deepEqual(
        told.map(({ title, detail }) => `${title}: ${detail}`),
        ['Take the Turn now: 2 Standard Actions', 'Pass: '],
      );
    });
    assert.ok(isTold);
  });
});
