import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, beginGame, violations } from '@zonecrawl/engine/game';
import { plainLoadouts, setUpMission } from '@zonecrawl/engine/mission';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { Table } from '@zonecrawl/engine/testing';
import { enemies } from '../src/enemies/index.ts';
import { box } from '../src/index.ts';
import { a1Places, a1Plan } from '../src/missions/a1/places.ts';
import { rule } from './rule.ts';

const S = { card: 'palkan' } as const;
const { cell, radioShack } = a1Places;

/** The camp of A1 as set up, with the crates in the yard and the hole in the back fence. */
const camp: PositionDraft = {
  board: { tiles: a1Plan.tiles.map((tile) => ({ ...tile })) },
  stalkers: [{ ...S, at: '1:s' }],
  mission: 'a1',
  event: 'A1-I',
  environment: [
    { card: 'A1-02', at: { x: 1, y: 7 } },
    { card: 'A1-03', at: { x: radioShack.corner[0], y: radioShack.corner[1] } },
    { card: 'A1-05-1', at: { x: 6, y: 7 } },
    { card: 'A1-06', at: { x: cell.door[0][0], y: cell.door[0][1] } },
    { card: 'A1-07-1', at: { x: 13, y: 9 } },
  ],
};
const at = (space: string, more: Partial<PositionDraft['stalkers'][0]> = {}): PositionDraft => ({
  ...camp,
  stalkers: [{ ...S, at: space, ...more }],
});
const face = (t: Table, card: string): string | undefined =>
  t.state.mission.environment.find((one) => one.card === card)?.face;
const freed: PositionDraft['environment'] = camp.environment?.map((card) =>
  card.card === 'A1-06' ? { ...card, face: 'b' as const } : card,
);

rule('A1-02 the gate is barred until somebody lifts the bar, which draws Low Attention', at('1:k'), (t) => {
  t.does('movement').offersNot('1:r');
  t.does('1:j', '1:k', 'stop');
  t.does('A1-02.liftBar');
  assert.equal(face(t, 'A1-02'), 'b');
  assert.equal(t.attention(), 'low 1:k');
  t.does('movement').offers('1:r');
  t.does('1:r', 'stop');
});

rule(
  'A1-03 a Stalker who enters the shack flips it at once: the Unknown token there is resolved, a key location found, the card discarded',
  { ...at('4:d'), unknown: [{ at: '4:R', tokens: ['x'] }], seed: 'shack' },
  (t) => {
    t.does('movement', '4:Q', 'stop');
    assert.deepEqual(
      t.told('environmentFlipped').map(({ card }) => card),
      ['A1-03'],
    );
    assert.equal(t.told('unknownTurnedUp').length, 1);
    const locations = t.told('environmentPlaced').filter(({ card }) => card.startsWith('A1-10'));
    assert.equal(locations.length, 1);
    assert.equal(face(t, 'A1-03'), undefined);
    assert.ok(t.state.mission.box.includes('A1-03'));
    const key = t.state.mission.tokens.length + (face(t, 'A1-08') === undefined ? 0 : 1);
    assert.equal(key, 1, 'the key lies somewhere, or in the chest');
  },
);

rule('A1-03 Peek inside is a Free Action beside a window, and nowhere else', at('4:h'), (t) => {
  t.does('A1-03.peekInside');
  assert.equal(t.stalker().turns[0].slid, 0);
  assert.equal(t.told('environmentFlipped').length, 1);
});

rule('A1-03 not from a space without a window', at('4:d'), (t) => {
  assert.equal(t.reasonAgainst('A1-03.peekInside'), 'notHere');
});

rule('A1-05 the crates give Cover 2, and an Item and a Magazine once', at('2:y'), (t) => {
  const yard = t.game.board.spaces.find(({ name }) => name === '2:y');
  assert.equal(yard?.cover, 2);
  t.does('A1-05-1.searchCrates');
  t.until('magazine').does('rifle');
  assert.equal(t.stalker().magazines.rifle, 1);
  assert.equal(t.told('cardGained').length, 1);
  assert.equal(t.game.board.spaces.find(({ name }) => name === '2:y')?.cover, 2);
  t.offersNot('A1-05-1.searchCrates');
});

rule(
  'A1-05 in the light of the fire everybody who entered the yard has High Attention, until it is doused',
  {
    ...at('2:d'),
    environment: [{ card: 'A1-05-2', at: { x: 6, y: 7 } }],
  },
  (t) => {
    t.does('movement', '2:y', 'stop');
    assert.equal(t.attention(), 'high 2:y');
    t.does('A1-05-2.douseFire');
    assert.equal(face(t, 'A1-05-2'), undefined);
  },
);

rule(
  'A1-06 the cell is closed; the key opens it and is gone, and Dalik joins; a rest costs a Standard Action',
  at('5:G', { findings: ['cell-key'] }),
  (t) => {
    t.does('movement').offersNot('5:C');
    t.does('5:f', '5:G').does('stop');
    t.does('A1-06.unlock').asks('choice').offers('letHimRest', 'goAtOnce');
    t.does('letHimRest');
    assert.deepEqual(t.stalker().findings, []);
    assert.equal(t.stalker().turns[0].slid, 3, 'Movement, the key, the rest');
    assert.equal(t.state.mission.counters['dalikRested'], 1);
    const [dalik] = t.state.companions;
    assert.equal(dalik && t.at(dalik), '5:C');
    t.does('endTurn', 'yes');
    assert.equal(dalik && t.at(dalik), '5:G', 'the door is open, and he follows');
  },
);

rule('A1-06 without the key the door gives at the third blow, each of them heard', at('5:G'), (t) => {
  assert.equal(t.reasonAgainst('A1-06.unlock'), 'conditionNotMet');
  t.does('A1-06.ramDoor');
  assert.equal(t.attention(), 'high 5:G');
  t.does('A1-06.ramDoor');
  assert.equal(face(t, 'A1-06'), 'a');
  // The third blow uses the last Standard Action: there is no time to rest.
  t.does('A1-06.ramDoor');
  assert.equal(face(t, 'A1-06'), 'b');
  assert.equal(t.state.companions.length, 1);
  assert.equal(t.state.mission.counters['dalikRested'] ?? 0, 0);
});

rule(
  'A1-08 opening the chest raises dosage by 2, Armor or not, and gives the key and an Artifact',
  { ...at('3:L', { armor: 'psz-9d' }), environment: [{ card: 'A1-08', at: { x: 13, y: 6 } }] },
  (t) => {
    t.does('A1-08.openChest');
    t.until('action');
    assert.equal(t.stalker().dosage, 2);
    assert.deepEqual(t.stalker().findings, ['cell-key']);
    assert.equal(t.told('cardGained').length, 1);
    assert.equal(face(t, 'A1-08'), undefined);
  },
);

test('A1-10 every location puts the key in reach: on a space where it is taken, or in the chest', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 40 && seen.size < 4; seed++) {
    const t = new Table({ ...at('4:h'), seed: `${seed}` }, box);
    t.does('A1-03.peekInside');
    const location = t.told('environmentPlaced').find(({ card }) => card.startsWith('A1-10'));
    seen.add(location?.card ?? '');
    const keys = t.state.mission.tokens.map(({ space }) => t.game.board.spaces[space]?.name);
    if (location?.card === 'A1-10-4') assert.equal(face(t, 'A1-08'), 'a');
    else assert.equal(keys.length, 1);
  }
  assert.deepEqual([...seen].toSorted(), ['A1-10-1', 'A1-10-2', 'A1-10-3', 'A1-10-4']);
});

const events = (t: Table): readonly string[] => t.state.decks.events.toReversed();

rule(
  'A1-I at the End of Round the Unknown token closest to the Lead is resolved and 5 - N Random Events are added',
  {
    ...camp,
    stalkers: [
      { ...S, at: '1:s' },
      { card: 'chort', at: '1:s' },
      { card: 'milady', at: '1:s' },
    ],
    at: 'endOfRound',
    unknown: [
      { at: '1:d', tokens: ['x'] },
      { at: '3:B', tokens: ['x'] },
    ],
    decks: { events: ['A1-III'], randomEvents: ['quick-gear-check', 'din-in-the-air', 'radioactive-rain'] },
  },
  (t) => {
    assert.deepEqual(
      t.told('eventsAdded').map(({ cards }) => cards),
      [2],
    );
    assert.deepEqual(
      t.state.unknown.map(({ space }) => t.game.board.spaces[space]?.name),
      ['3:B'],
    );
    t.until('nextTurn');
    assert.deepEqual(events(t), ['quick-gear-check', 'A1-III']);
  },
);

rule(
  'A1-III resolves all Unknown tokens at once, and adds 4 - N Random Events at the End of Round',
  {
    ...camp,
    at: 'eventPhase',
    unknown: [
      { at: '2:B', tokens: ['x', 'x'] },
      { at: '3:B', tokens: ['x'] },
    ],
    decks: { events: ['A1-III', 'A1-IV'] },
  },
  (t) => {
    t.until('nextTurn');
    assert.deepEqual(t.state.unknown, []);
    assert.equal(t.told('unknownTurnedUp').length, 3);
  },
);

rule(
  'A1-V bars an open gate again',
  {
    ...camp,
    at: 'eventPhase',
    environment: [{ card: 'A1-02', face: 'b', at: { x: 1, y: 7 } }],
    decks: { events: ['A1-V', 'A1-VI'] },
  },
  (t) => {
    assert.equal(face(t, 'A1-02'), 'a');
    assert.equal(t.state.unknown.length, 0);
  },
);

const dalikAt = (space: string, wounds = 0): PositionDraft['companions'] => [
  { card: 'dalik', at: space, counters: { wounds } },
];

rule(
  'A1 is won when Dalik has reached an exit and everybody has left',
  { ...at('1:k'), environment: freed, companions: dalikAt('1:j') },
  (t) => {
    t.does('sendAhead');
    assert.equal(t.state.companions[0]?.space, null);
    assert.equal(t.over, false);
    t.does('leave');
    assert.deepEqual(t.state.outcome, { won: true, ending: 'success' });
    assert.equal(t.state.mission.counters['coupons'], 2000);
  },
);

rule('A1 nobody leaves while Dalik sits in his cell', at('1:k'), (t) => {
  assert.equal(t.reasonAgainst('leave'), 'conditionNotMet');
});

rule(
  'A1 the hole in the back fence is an exit, too',
  { ...at('3:g'), environment: freed, companions: dalikAt('3:f') },
  (t) => {
    t.offers('leave');
  },
);

rule(
  'A1 is lost when everybody leaves and Dalik is still inside',
  { ...at('1:k'), environment: freed, companions: dalikAt('5:C') },
  (t) => {
    t.does('leave');
    assert.deepEqual(t.state.outcome, { won: false, ending: 'abandoned' });
  },
);

rule(
  'A1 is lost when Dalik dies of a fifth wound',
  {
    ...at('1:s'),
    at: 'enemyActivation',
    environment: freed,
    companions: dalikAt('5:h', 4),
    enemies: [{ card: 'bandit-rifle', at: '5:h', facing: 'west' }],
    decks: { low: ['checking-the-corners'], events: ['A1-III'] },
  },
  (t) => {
    assert.deepEqual(t.state.outcome, { won: false, ending: 'dalikLost' });
  },
);

rule('A1 as long as the cell is locked everybody may turn back from the exit', at('1:k'), (t) => {
  t.does('turnBack');
  assert.deepEqual(t.state.outcome, { won: false, ending: 'turnedBack' });
});

rule('A1 once the cell is open nobody turns back', { ...at('1:k'), environment: freed }, (t) => {
  assert.equal(t.reasonAgainst('turnBack'), 'conditionNotMet');
});

rule(
  'A1 four wounds he survives',
  {
    ...at('1:s'),
    at: 'enemyActivation',
    environment: freed,
    companions: dalikAt('5:h', 3),
    enemies: [{ card: 'bandit-rifle', at: '5:h', facing: 'west' }],
    decks: { low: ['checking-the-corners'], events: ['A1-III'] },
  },
  (t) => {
    assert.equal(t.state.companions[0]?.counters['wounds'], 4);
    t.until('nextTurn');
  },
);

rule(
  'A1 is lost at dawn, with the last Event',
  { ...camp, at: 'eventPhase', decks: { events: ['A1-VIII'] } },
  (t) => {
    assert.deepEqual(t.state.outcome, { won: false, ending: 'time' });
  },
);

rule(
  'A1 is lost when a Stalker dies: A Fatality is read',
  {
    ...at('2:y', { hp: 0, turns: [{ injured: true, slid: 1 }, { injured: true }], armor: 'leather-jacket' }),
    turn: { done: 1 },
    enemies: [{ card: 'bandit-rifle', at: '2:d', facing: 'east' }],
    dice: { equipment: [0] },
  },
  (t) => {
    t.does('endTurn');
    t.passes('reroll');
    assert.deepEqual(t.state.outcome, { won: false, ending: 'fatality' });
    assert.equal(t.state.event, 'A1-VII');
  },
);

/** Plays with a fixed sequence of pseudo-random answers. */
function playOut(mission: string, count: number, seed: number): string {
  const stalkers = plainLoadouts(box, Object.keys(box.stalkers).slice(0, count));
  const play = beginGame(box, setUpMission(box, { mission, stalkers, seed: `${seed}` }), { keep: false });
  let x = seed * 2654435761 + count;
  const pick = (below: number): number => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * below);
  };
  for (let inputs = 0; play.decision; inputs++) {
    assert.ok(inputs < 20_000, 'the Mission comes to an end');
    const { options, pick: some } = play.decision;
    const taken = answer(play, some ? options.map((_, i) => i).slice(0, some.min) : pick(options.length));
    assert.ok(taken.ok, JSON.stringify(taken));
    assert.deepEqual(violations(play.game), []);
  }
  return play.game.state.outcome?.ending ?? assert.fail('a Mission over without an outcome');
}

for (const mission of Object.keys(box.missions)) {
  test(`${mission} never gets stuck, with 1 to 4 Stalkers who act at random`, () => {
    for (let seed = 1; seed <= 5; seed++)
      for (let count = 1; count <= 4; count++) playOut(mission, count, seed);
  });
}

test('between them the skirmishes use every Enemy and every Anomaly of the box', () => {
  const met = new Set<string>();
  const anomalies = new Set<string>();
  for (const mission of ['skirmish1', 'skirmish2', 'skirmish3']) {
    for (let seed = 0; seed < 60; seed++) {
      const state = setUpMission(box, { mission, stalkers: [{ stalker: 'milady' }], seed: `${seed}` });
      for (const { card } of state.kinds) met.add(card);
      for (const { anomaly } of state.overlays) if (anomaly) anomalies.add(anomaly.card);
    }
  }
  assert.deepEqual([...met].toSorted(), enemies.map(({ id }) => id).toSorted());
  assert.deepEqual([...anomalies].toSorted(), Object.keys(box.anomalies).toSorted());
});
