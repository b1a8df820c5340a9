import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { createHost, type Update } from '@zonecrawl/engine/host';
import type { CardId, EntityId, Option } from '@zonecrawl/engine/model';
import { speakEnglish } from '../../../test/english.ts';
import { lastExchange } from './exchange.ts';
import { resultText } from './resultText.ts';

const LANE = {
  board: {
    drawing: ['+---+---+---+', '| a   b   c |', '+---+---+---+'],
    spaces: { b: { cover: 1 }, c: { cover: 1 } },
  },
  stalkers: [{ card: 'milady', at: 'a', weapon: 'ptm' }],
};
const bandit = (at: string) => ({ card: 'bandit-rifle', at, name: at });

/** Plays a position with its answers, by what they say, and reads the tray. */
async function tray(position: object, ...wanted: readonly Partial<Record<string, string | number>>[]) {
  const port = createHost(box);
  const told: Update[] = [];
  port.subscribe((update) => told.push(update));
  const begun = await port.own({ ask: 'begin', game: 'lane', setup: { position } });
  assert.ok(begun.ok, JSON.stringify(begun));
  for (const want of wanted) {
    const update = told.at(-1);
    const isWanted = (option: Option): boolean =>
      Object.entries(want).every(([field, value]) => Reflect.get(option, field) === value);
    const index = update?.decision?.options.findIndex(isWanted) ?? -1;
    assert.ok(update && index >= 0, JSON.stringify([want, update?.decision]));
    const answered = await port.request({ ask: 'answer', number: update.number, answer: index });
    assert.ok(answered.ok, JSON.stringify(answered));
  }
  const facts = told.flatMap((update) => update.told.flatMap((input) => input.facts));
  const exchange = lastExchange(facts.map((fact, id) => ({ id, input: 1, fact })));
  assert.ok(exchange);
  const cast = new Map<EntityId, CardId>(told[0]?.view.enemies.map(({ id, card }) => [id, card]));
  return exchange.results.map((result) => resultText(result, exchange.began, cast).text);
}

const single = { is: 'action', action: 'attack:singleShot' };

describe('what came of dice', () => {
  before(speakEnglish);

  it('is a sum of every die and the Cover, the accurate face counted as 4, and says who is dead', async () => {
    const dice = { stalker: ['2', '2'], equipment: ['accurate'] };
    assert.deepEqual(await tray({ ...LANE, enemies: [bandit('b')], dice }, single, { part: 'head' }), [
      'Head: 2 + 2 + 4 − 1 (Cover) = 7 of 7, dead.',
    ]);
  });

  it('counts the accurate face as printed beyond accurate Range, and says that it was a miss', async () => {
    const dice = { stalker: ['2', '1'], equipment: ['accurate'] };
    assert.deepEqual(await tray({ ...LANE, enemies: [bandit('c')], dice }, single, { part: 'head' }), [
      'Head: 2 + 1 + 2 + 1 (Milady) − 1 (Cover) = 5 of 7, a miss.',
    ]);
  });

  it('has a line for everybody with a share of a Burst, whose share is not what the dice show', async () => {
    const dice = { stalker: ['3', '3'], equipment: [3, 3] };
    const position = {
      ...LANE,
      stalkers: [{ card: 'milady', at: 'a', weapon: 'wasp' }],
      enemies: [bandit('b'), bandit('c')],
      dice,
    };
    const burst = { is: 'action', action: 'attack:burst' };
    const lines = await tray(position, burst, { is: 'entity' }, { number: 5 }, { is: 'entity' });
    assert.deepEqual(lines, [
      'Torso: 7 (share of the Burst) − 1 (Cover) = 6 of 6, dead.',
      'Torso: 5 (share of the Burst) − 1 (Cover) = 4 of 4, a hit.',
    ]);
  });
});
