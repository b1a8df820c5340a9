import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { box as wholeBox } from '@zonecrawl/content';
import { createHost, type Update } from '@zonecrawl/engine/host';
import { type Decision, stalkerId } from '@zonecrawl/engine/model';
import type { View } from '@zonecrawl/engine/view';
import { box } from './cards.ts';
import { sureAnswer } from './sure.ts';

/** Two Turn tokens, of which the second may lie otherwise. */
async function viewOf(second: object): Promise<View> {
  const port = createHost(wholeBox);
  const told: Update[] = [];
  port.subscribe((update) => told.push(update));
  const position = {
    board: { drawing: ['+---+---+', '| a   b |', '+---+---+'] },
    stalkers: [{ card: 'milady', at: 'a' }],
  };
  assert.ok((await port.own({ ask: 'begin', game: 'tokens', setup: { position } })).ok);
  const view = told.at(-1)?.view;
  const [stalker] = view?.stalkers ?? [];
  assert.ok(view && stalker);
  const [first, other] = stalker.turns;
  return { ...view, stalkers: [{ ...stalker, turns: [first, { ...other, ...second }] }] };
}

/** The question about the dice of a shot at the Head: 6 and what the Equipment die shows. */
async function shooting(equipment: number | string, enemy: string) {
  const port = createHost(wholeBox);
  const told: Update[] = [];
  port.subscribe((update) => told.push(update));
  const position = {
    board: { drawing: ['+---+---+', '| a   b |', '+---+---+'] },
    stalkers: [{ card: 'borsuk', at: 'a', weapon: 'ptm', focus: true }],
    enemies: [{ card: enemy, at: 'b' }],
    dice: { stalker: ['3', '3'], equipment: [equipment] },
  };
  assert.ok((await port.own({ ask: 'begin', game: 'shot', setup: { position } })).ok);
  for (const wanted of ['attack:singleShot', 'head']) {
    const { decision, number } = told.at(-1) ?? {};
    const answer =
      decision?.options.findIndex((option) => Object.values(option).some((value) => value === wanted)) ?? -1;
    assert.ok(number !== undefined && answer >= 0, JSON.stringify(decision));
    assert.ok((await port.request({ ask: 'answer', number, answer })).ok);
  }
  const { decision, view, acting } = told.at(-1) ?? {};
  assert.ok(decision?.kind === 'reroll' && view && acting);
  return { decision, view, acting };
}

const alike = await viewOf({});
const injury: Decision = {
  kind: 'criticalInjury',
  who: stalkerId(0),
  clauses: ['S5'],
  about: { entity: stalkerId(0) },
  options: [
    { is: 'turn', token: 0 },
    { is: 'turn', token: 1 },
  ],
};

const roll = (amount: number, damage: number, more: Partial<Decision> = {}): Decision => ({
  kind: 'reroll',
  who: stalkerId(0),
  clauses: ['AK5'],
  about: {
    cause: 'defense',
    amount,
    incoming: [
      { reason: 'attack:rifle', by: damage + 1 },
      { reason: 'cover', by: -1 },
    ],
  },
  options: [{ is: 'die', die: 0, kind: 'equipment', face: 2 }],
  pick: { min: 0, max: 1 },
  ...more,
});

describe('an answer that needs no player', () => {
  it('keeps dice that stop all the damage', () => {
    assert.deepEqual(sureAnswer(roll(3, 3), alike, null), []);
    assert.deepEqual(sureAnswer(roll(0, -2), alike, null), []);
  });

  it('keeps them also where it is asked what to roll them again with', () => {
    const { pick: _, ...sources } = roll(3, 3);
    const options: Decision['options'] = [
      { is: 'effect', effect: 'focus', target: null, cost: 0 },
      { is: 'say', say: 'keep' },
    ];
    assert.equal(sureAnswer({ ...sources, options }, alike, null), 1);
  });

  it('is none where something gets through', () => {
    assert.equal(sureAnswer(roll(2, 3), alike, null), null);
  });

  it('leaves an Anomaly quiet, and asks where it would activate', () => {
    const options: Decision['options'] = [
      { is: 'say', say: 'keep' },
      { is: 'effect', effect: 'focus', target: null, cost: 1 },
    ];
    const { pick: _, ...die } = roll(3, 0, { options });
    const rolled = (action: string): Decision => ({
      ...die,
      about: { cause: 'anomaly', amount: 3, action },
    });
    assert.equal(sureAnswer(rolled('anomaly'), alike, null), 0);
    assert.equal(sureAnswer(rolled('anomalyActivates'), alike, null), null);
  });

  it('is none in an attack, where more successes do more', () => {
    assert.equal(sureAnswer(roll(3, 3, { about: { cause: 'attack', amount: 9 } }), alike, null), null);
  });

  it('keeps an attack that surely kills, and asks where more could come of it', async () => {
    box.value = wholeBox;
    const sure = async (equipment: number | string, card: string) => {
      const { decision, view, acting } = await shooting(equipment, card);
      return sureAnswer(decision, view, acting);
    };
    assert.deepEqual(await sure(1, 'bandit-rifle'), []);
    assert.equal(await sure(0, 'bandit-rifle'), null, 'one short');
    assert.equal(await sure('accurate', 'bloodsucker'), null, 'it lives, and masks may pin it down');
  });

  it('lays a Critical Injury above either of two Turn tokens that lie alike', async () => {
    assert.equal(sureAnswer(injury, alike, null), 0);
    assert.equal(sureAnswer(injury, await viewOf({ used: true }), null), null);
  });
});
