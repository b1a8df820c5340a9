import assert from 'node:assert/strict';
import type { PositionDraft } from '../src/position/index.ts';
import { loseHp } from '../src/rules/stalker/statuses.ts';
import { HALLS, ROW } from '../testing/boards.ts';

import { idle, missionBox, quiet } from '../testing/missions.ts';
import { rule } from '../testing/table.ts';
import { zoneBox } from '../testing/zone.ts';

const S = { card: 'tester' } as const;
const one: PositionDraft = {
  board: { drawing: ROW },
  stalkers: [{ ...S, at: 'a' }],
  mission: 'test',
  event: 'e1',
  decks: { events: ['e2'] },
};
const calm = missionBox({}, idle);

rule(
  'Z1 to Z5 the parts of the phase come in order',
  {
    ...one,
    at: 'enemyActivation',
    stalkers: [{ ...S, at: 'a', dosage: 4, attention: { level: 'low', at: 'c' } }],
    enemies: [{ card: 'blind', at: 'e', facing: 'east', pinDown: true }],
    dice: { equipment: [1] },
  },
  (t) => {
    const told = t.facts.map(({ fact }) => fact);
    const order = [
      'activationDrawn',
      'hpLost',
      'dosageReduced',
      'tokensDiscarded',
      'attentionReduced',
      'turnTokensReset',
      'eventDrawn',
    ];
    assert.deepEqual(
      told.filter((fact) => order.includes(fact)),
      order,
    );
  },
  calm,
);

rule(
  'Z3 No Visibility and Bolt tokens leave the map, and all Enemies discard Pin Down',
  {
    ...one,
    at: 'discardTokens',
    noVisibility: ['c'],
    anomalies: [{ card: 'spark', center: 'b', symbols: [['b', [1]]] }],
    bolts: [{ anomaly: 0, at: 'b', petals: 1 }],
    enemies: [
      { card: 'blind', at: 'd', pinDown: true },
      { card: 'blind', at: 'e', pinDown: true },
    ],
  },
  (t) => {
    assert.deepEqual(t.state.noVisibility, []);
    assert.deepEqual(t.state.bolts, []);
    assert.equal(t.state.supply.bolts, 16);
    assert.equal(t.state.supply.noVisibility, 4);
    assert.ok(!t.enemy('E1').pinDown && !t.enemy('E2').pinDown);
    assert.deepEqual(
      t.told('tokensDiscarded').map(({ bolts, noVisibility, pins }) => [bolts, noVisibility, pins]),
      [[1, 1, 2]],
    );
  },
  calm,
);

rule(
  'Z3 AT2 is checked when the fog is gone: a Stalker now seen has its High Attention',
  { ...one, at: 'discardTokens', noVisibility: ['b'], enemies: [{ card: 'guard', at: 'c', facing: 'west' }] },
  (t) => {
    assert.equal(t.attention(), 'high a');
  },
  calm,
);

rule(
  'Z4 the Attention of each Stalker no Enemy sees is reduced',
  {
    ...one,
    board: { drawing: HALLS },
    at: 'reduceAttention',
    stalkers: [
      { ...S, at: 'a', attention: { level: 'high', at: 'b' } },
      { ...S, at: 'a', attention: { level: 'low', at: 'b' } },
    ],
  },
  (t) => {
    assert.equal(t.attention(0), 'low b');
    assert.equal(t.attention(1), 'none');
  },
  calm,
);

rule(
  'Z4 but not of one who is seen',
  { ...one, at: 'reduceAttention', enemies: [{ card: 'guard', at: 'c', facing: 'west' }] },
  (t) => {
    assert.equal(t.attention(), 'high a');
  },
  calm,
);

rule(
  'MI8, Z4 the Attention of one who left fades as usual',
  {
    ...one,
    board: { drawing: HALLS },
    at: 'reduceAttention',
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: null, attention: { level: 'high', at: 'c' } },
    ],
  },
  (t) => {
    assert.equal(t.attention(1), 'low c');
  },
  calm,
);

/** A card that hurts at the End of Round, a trigger that heals, and an Event that hurts: the order matters. */
const endings = missionBox(
  {
    triggers: [
      { id: 'soup', wait: { on: 'round', moment: 'ends' }, do: [{ do: 'heal', who: 'all', amount: 5 }] },
    ],
    events: [{ ...quiet('e1'), endOfRound: [{ do: 'loseHp', who: 'all', amount: 3 }] }],
  },
  zoneBox({
    abilities: {
      *endOfRound(game, owner) {
        yield* loseHp(game, owner, 4, 'test', ['EQ2']);
      },
    },
  }),
);

rule(
  'Z5 End of Round effects come in the order the players like, those of the Event card last',
  { ...one, at: 'endOfRound', stalkers: [{ ...S, at: 'a', hp: 18 }] },
  (t) => {
    t.asks('orderAfter').offers('tester', 'mission.soup');
    t.does('mission.soup');
    // 18 + 2 - 4 - 3; the other way round it would be 18 - 4 + 5 - 3.
    assert.equal(t.stalker().hp, 13);
    const told = t.facts.map(({ fact }) => fact).filter((fact) => fact === 'healed' || fact === 'hpLost');
    assert.deepEqual(told, ['healed', 'hpLost', 'hpLost']);
  },
  endings,
);

rule(
  'Z5 the other order',
  { ...one, at: 'endOfRound', stalkers: [{ ...S, at: 'a', hp: 18 }] },
  (t) => {
    t.does('tester');
    assert.equal(t.stalker().hp, 16);
  },
  endings,
);

rule(
  'Z5 Turn tokens are reset; one under a Critical Injury has one slot in the next Round',
  {
    ...one,
    at: 'endOfRound',
    stalkers: [
      {
        ...S,
        at: 'a',
        hp: 0,
        turns: [
          { slid: 1, used: true, injured: true },
          { slid: 3, used: true, markers: 1 },
        ],
      },
    ],
  },
  (t) => {
    assert.deepEqual(t.stalker().turns, [
      { slid: 0, markers: 0, injured: true, used: false },
      { slid: 0, markers: 0, injured: false, used: false },
    ]);
    t.does('token0', 'work').offersNot('work');
    t.does('endTurn', 'work', 'work').offers('work');
  },
  calm,
);

rule(
  'AN11, Z5 a moving Anomaly goes on at the End of Round',
  {
    ...one,
    at: 'endOfRound',
    anomalies: [
      { card: 'drift', center: 'b', symbols: [['b', [1, 2, 3, 4]]] },
      { card: null, center: 'd', symbols: [['d', [1, 2, 3, 4]]] },
    ],
  },
  (t) => {
    assert.deepEqual(
      t.state.overlays.map(({ anomaly }) => anomaly?.card ?? null),
      [null, 'drift'],
    );
  },
  calm,
);
