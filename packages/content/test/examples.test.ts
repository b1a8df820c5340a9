/** Examples of the rules that name cards of the box. */
import assert from 'node:assert/strict';
import type { Petals } from '@zonecrawl/engine/model';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { LONG, path, ROW, type Table, zoneBox } from '@zonecrawl/engine/testing';
import { box } from '../src/index.ts';
import { enemyRule, rule } from './rule.ts';

const victims = (t: Table): string[] =>
  t
    .told('enemyAttacked')
    .map(({ target }) => Object.entries(t.names).find(([, id]) => id === target)?.[0] ?? '?');

function endTurn(t: Table): Table {
  while (!t.offered().includes('endTurn')) t.does(t.decision.kind === 'prepare' ? 'done' : 'prepare');
  return t.does('endTurn');
}

const attacked = (t: Table): (number | undefined)[][] =>
  t.told('enemyAttacked').map(({ enemy: by, target }) => [by, target]);

enemyRule(
  'E2 E3 example 8: two Bandits of team 2 ignore each other and may attack a Snork of team 1',
  { low: [{ do: 'attack', who: { colours: ['yellow'] } }] },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'i' }],
    enemies: [
      { card: 'bandit-rifle', at: 'b', facing: 'east' },
      { card: 'bandit-shotgun', at: 'c', facing: 'west' },
      { card: 'snork', at: 'd' },
    ],
    kinds: {
      'bandit-rifle': { colours: ['yellow'], team: 2 },
      'bandit-shotgun': { colours: ['blue'], team: 2 },
      snork: { colours: ['red'], team: 1 },
    },
    decks: { wounds: ['wound-b'] },
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(victims(t), ['E3']);
  },
);

enemyRule(
  'EK6 W2 example 10: a Bandit with 7 damage attacks a Snork: Heavy Wound, lose 1 HP, it dies',
  { low: [{ do: 'attack', who: { colours: ['yellow'] } }] },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'i' }],
    enemies: [
      { card: 'bandit-rifle', at: 'a', facing: 'east' },
      { card: 'snork', at: 'c' },
    ],
    kinds: { 'bandit-rifle': { colours: ['yellow'], team: 2 }, snork: { team: 1 } },
    decks: { wounds: ['wound-b'] },
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('attackResolved')[0]?.threshold, 5);
    assert.equal(t.told('woundDrawn')[0]?.wound, 'heavy');
    assert.equal(t.alive('E2'), false);
  },
);

enemyRule(
  'RX1 EK example 12: a Pseudogiant charges in reaction and attacks both Stalkers on that space',
  {},
  {
    board: {
      drawing: `
        +---+---+---+---+
        | a   b   c   c |
        +---+---+---+---+
      `,
    },
    stalkers: [{ at: 'c' }, { at: 'c' }],
    enemies: [{ card: 'pseudogiant', at: 'a', facing: 'east' }],
  },
  (t) => {
    endTurn(t).asks('defender').does('S1');
    assert.equal(path(t), 'b');
    assert.deepEqual(attacked(t), [
      [t.names['E1'], 0],
      [t.names['E1'], 1],
    ]);
  },
);

enemyRule(
  'D8 example 16: a Bandit facing south sees two south and one west, not north or diagonally',
  {},
  {
    board: {
      drawing: `
        +---+---+---+
        | a   b   c |
        +   +   +   +
        | d   e   f |
        +   +   +   +
        | g   h   i |
        +   +   +   +
        | j   k   l |
        +---+---+---+
      `,
    },
    stalkers: [{ at: 'k' }, { at: 'd' }, { at: 'b' }, { at: 'g' }],
    enemies: [{ card: 'bandit-rifle', at: 'e', facing: 'south' }],
  },
  (t) => {
    assert.deepEqual(
      [0, 1, 2, 3].map((seat) => t.attention(seat)),
      ['high k', 'high d', 'none', 'none'],
    );
  },
);

const zone = zoneBox({}, box);

const stepOn = (card: string): PositionDraft => ({
  board: { drawing: ROW },
  stalkers: [{ card: 'tester', at: 'b' }],
  anomalies: [{ card, center: 'c', symbols: [['c', [3]]] }],
  dice: { anomaly: [3 satisfies Petals], equipment: [3, 2, 1, 0] },
});

rule(
  '8.6 Whirligig: 6 HP and Pin Down',
  stepOn('whirligig'),
  (t) => {
    t.does('movement', 'c', 'stop');
    assert.equal(t.stalker().hp, 14);
    assert.equal(t.stalker().pinDown, true);
  },
  zone,
);

rule(
  '8.6 Electro: 10 damage, Defense may be rolled',
  stepOn('electro'),
  (t) => {
    t.does('movement', 'c', 'stop');
    assert.equal(t.stalker().hp, 10);
  },
  zone,
);

rule(
  '8.6 Popper: 4 Equipment dice, HP equal to the successes',
  stepOn('popper'),
  (t) => {
    t.does('movement', 'c', 'stop');
    assert.equal(t.stalker().hp, 14);
  },
  zone,
);
