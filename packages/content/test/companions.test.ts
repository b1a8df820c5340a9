import assert from 'node:assert/strict';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { rule } from './rule.ts';

const board = { drawing: '+---+---+---+---+---+---+\n| a   b   c   c   d   e |\n+---+---+---+---+---+---+' };
const S = { card: 'palkan' } as const;
const bandit = { card: 'bandit-rifle', facing: 'east' } as const;

const withOne = (card: string, at: string, parts: Partial<PositionDraft> = {}): PositionDraft => ({
  board,
  stalkers: [
    { ...S, at: 'a' },
    { card: 'chort', at: 'e' },
  ],
  companions: [{ card, at }],
  ...parts,
});

rule(
  'Loyal Dog: set on an Enemy within Range 3 it holds it: Pinned, and Exposed on its space',
  withOne('loyal-dog', 'b', { enemies: [{ ...bandit, at: 'c' }] }),
  (t) => {
    t.does('setDogOn');
    assert.equal(t.at(t.state.companions[0] ?? assert.fail()), 'c');
    assert.deepEqual([t.enemy().pinDown, t.enemy().exposed], [true, true]);
    assert.equal(t.stalker().turns[0].slid, 1);
  },
);
rule(
  'Loyal Dog: on a full space it barks from the next one',
  withOne('loyal-dog', 'b', { enemies: [{ ...bandit, at: 'd' }] }),
  (t) => {
    t.does('setDogOn');
    assert.equal(t.at(t.state.companions[0] ?? assert.fail()), 'c');
    assert.deepEqual([t.enemy().pinDown, t.enemy().exposed], [true, false]);
  },
);
rule(
  'Loyal Dog: nobody within Range 3, no Action',
  withOne('loyal-dog', 'a', {
    stalkers: [{ ...S, at: 'b' }],
    enemies: [{ ...bandit, at: 'e' }],
  }),
  (t) => {
    assert.equal(t.reasonAgainst('setDogOn'), 'nobodyInReach');
  },
);
rule(
  'Loyal Dog: follows after a Turn, if its player likes; attacked it flees',
  withOne('loyal-dog', 'b', {
    stalkers: [{ ...S, at: 'd' }],
    turn: { done: 3 },
  }),
  (t) => {
    t.does('endTurn').asks('useAbility').does('yes');
    assert.equal(t.at(t.state.companions[0] ?? assert.fail()), 'c');
    t.asks('action');
  },
);
rule(
  'Loyal Dog: hit by an Anomaly it flees, and its space is free',
  withOne('loyal-dog', 'b', {
    enemies: [{ ...bandit, at: 'd' }],
    anomalies: [{ card: 'electro', center: 'c', symbols: [['c', [4]]] }],
    dice: { anomaly: [4] },
  }),
  (t) => {
    t.does('setDogOn');
    assert.equal(t.state.companions[0]?.space, null);
    assert.equal(t.enemy().pinDown, false);
    t.offersNot('setDogOn');
  },
);
rule(
  'Loyal Dog: an Enemy may attack it; then it is gone',
  withOne('loyal-dog', 'b', {
    stalkers: [{ ...S, at: 'a' }],
    board: { drawing: '+---+---+---+---+---+---+\n| a | b   c   c   d   e |\n+---+---+---+---+---+---+' },
    at: 'enemyActivation',
    event: 'patrol',
    enemies: [{ ...bandit, at: 'c', facing: 'west' }],
    kinds: { 'bandit-rifle': { colours: ['blue'], team: 1, pool: 0 } },
    decks: { low: ['checking-the-corners'], events: ['patrol'], randomEvents: [] },
  }),
  (t) => {
    t.until('action');
    assert.equal(t.state.companions[0]?.space, null);
    assert.equal(t.stalker().hp, 16);
  },
);

rule(
  'Field Medic: heals 6 within Range 1',
  withOne('field-medic', 'b', { stalkers: [{ ...S, at: 'a', hp: 4 }] }),
  (t) => {
    t.does('patchUp');
    assert.deepEqual([t.stalker().hp, t.state.companions[0]?.counters['kits']], [10, 1]);
  },
);
const refusals: readonly (readonly [string, Partial<PositionDraft>, string])[] = [
  ['too far', { stalkers: [{ ...S, at: 'e', hp: 4 }] }, 'companionTooFar'],
  ['unhurt', { stalkers: [{ ...S, at: 'a' }] }, 'notHurt'],
  [
    'three times only',
    {
      stalkers: [{ ...S, at: 'a', hp: 4 }],
      companions: [{ card: 'field-medic', at: 'b', counters: { kits: 3 } }],
    },
    'noKitsLeft',
  ],
];
for (const [why, parts, reason] of refusals) {
  rule(`Field Medic: ${why}`, withOne('field-medic', 'b', parts), (t) => {
    assert.equal(t.reasonAgainst('patchUp'), reason);
  });
}
rule(
  'Field Medic: follows within Range 3, two spaces; Enemies leave the medic alone',
  withOne('field-medic', 'b', {
    stalkers: [{ ...S, at: 'e' }],
    turn: { done: 3 },
    enemies: [{ ...bandit, at: 'c', facing: 'west' }],
  }),
  (t) => {
    t.does('endTurn').does('yes').asks('action');
    assert.equal(t.at(t.state.companions[0] ?? assert.fail()), 'c', 'stops with the Enemy');
  },
);

rule(
  'Lookout: an Enemy she sees gains Exposed, once per Turn, for free',
  withOne('lookout', 'b', {
    enemies: [
      { ...bandit, at: 'c' },
      { ...bandit, at: 'd' },
    ],
  }),
  (t) => {
    t.does('callTarget', 'E2');
    assert.deepEqual([t.enemy('E1').exposed, t.enemy('E2').exposed], [false, true]);
    assert.equal(t.stalker().turns[0].slid, 0);
    t.offersNot('callTarget');
  },
);
rule(
  'Lookout: she calls nobody she does not see',
  withOne('lookout', 'b', { enemies: [{ ...bandit, at: 'd' }], noVisibility: ['c'] }),
  (t) => {
    assert.equal(t.reasonAgainst('callTarget'), 'nobodyInSight');
  },
);
rule('Lookout: comes when called, two spaces', withOne('lookout', 'd'), (t) => {
  t.does('callOver');
  assert.equal(t.at(t.state.companions[0] ?? assert.fail()), 'b');
  t.offersNot('callOver');
});
rule(
  'Lookout: at the End of Round those within Range 1 of her are heard less of; others are not',
  withOne('lookout', 'b', {
    at: 'endOfRound',
    event: 'patrol',
    decks: { events: ['patrol'], randomEvents: [] },
    stalkers: [
      { ...S, at: 'a', attention: { level: 'high', at: 'c' } },
      { card: 'chort', at: 'e', attention: { level: 'high', at: 'c' } },
    ],
  }),
  (t) => {
    t.until('nextTurn');
    assert.deepEqual([t.attention(0), t.attention(1)], ['low c', 'high c']);
  },
);
