import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMission } from '@zonecrawl/engine/mission/schema';
import type { Mission } from '@zonecrawl/engine/model';
import type { PositionDraft } from '@zonecrawl/engine/position';
import type { Table } from '@zonecrawl/engine/testing';
import { box } from '../src/box.ts';
import { randomEvents } from '../src/events/index.ts';
import { rule } from './rule.ts';

const a1 = (): Mission => box.missions['a1'] ?? assert.fail('no Mission A1');

const S = { card: 'palkan' } as const;
const ROW = `
  +---+---+---+---+---+---+
  | a   b   c   d   e   f |
  +---+---+---+---+---+---+
`;
const board = { drawing: ROW };
const decks = (...events: string[]) => ({ events: [...events, 'din-in-the-air'], randomEvents: [] });

rule(
  'Quick Gear Check: the Lead Stalker discards a Magazine of its choice',
  {
    board,
    stalkers: [{ ...S, at: 'a', magazines: { pistol: 1, rifle: 1 } }],
    at: 'eventPhase',
    decks: decks('quick-gear-check'),
  },
  (t) => {
    t.asks('choice').offers('discardMagazine', 'slideToken').offersNot('discardFocus');
    t.does('discardMagazine', 'rifle');
    assert.deepEqual(t.stalker().magazines, { pistol: 1, rifle: 0, shotgun: 0 });
  },
);

rule(
  'Quick Gear Check: or discards a Focus to ignore it',
  {
    board,
    stalkers: [{ ...S, at: 'a', focus: true, magazines: { pistol: 1 } }],
    at: 'eventPhase',
    decks: decks('quick-gear-check'),
  },
  (t) => {
    t.does('discardFocus');
    assert.equal(t.stalker().focus, false);
    assert.equal(t.stalker().magazines.pistol, 1);
  },
);

rule(
  'Quick Gear Check: or slides a Turn token as a Standard Action would, with its dose',
  {
    board: { drawing: ROW, spaces: { a: { radiation: 2 } } },
    stalkers: [
      { ...S, at: 'a', magazines: { pistol: 1 } },
      { ...S, card: 'chort', at: 'f' },
    ],
    at: 'eventPhase',
    decks: decks('quick-gear-check'),
  },
  (t) => {
    t.does('slideToken', 'token1');
    assert.equal(t.stalker().turns[1].slid, 1);
    assert.equal(t.stalker().dosage, 2);
    assert.equal(t.stalker().magazines.pistol, 1);
    t.does('token1', 'prepare').offers('endTurn');
  },
);

rule(
  'Quick Gear Check: one without a Magazine loses nothing, the others are not asked',
  {
    board,
    stalkers: [
      { ...S, at: 'a' },
      { ...S, card: 'chort', at: 'f', magazines: { pistol: 1 } },
    ],
    at: 'eventPhase',
    decks: decks('quick-gear-check'),
  },
  (t) => {
    t.does('discardMagazine');
    assert.equal(t.stalker(1).magazines.pistol, 1);
  },
);

rule(
  'Din in the Air: the Lead Stalker gets a marker on one Turn token: one more Standard Action',
  {
    board,
    stalkers: [
      { ...S, at: 'a' },
      { ...S, card: 'chort', at: 'f' },
    ],
    at: 'eventPhase',
    decks: decks('din-in-the-air'),
  },
  (t) => {
    t.does('token0');
    assert.deepEqual([t.stalker().turns[0].markers, t.stalker().turns[1].markers], [1, 0]);
    assert.equal(t.stalker(1).turns[0].markers, 0);
  },
);

rule(
  'Din in the Air: at the End of Round the top Unknown token of each stack is resolved',
  {
    board,
    stalkers: [{ ...S, at: 'a' }],
    at: 'endOfRound',
    event: 'din-in-the-air',
    unknown: [
      { at: 'c', tokens: ['x', 'x'] },
      { at: 'e', tokens: ['x'] },
    ],
    decks: { events: ['quick-gear-check'] },
  },
  (t) => {
    t.until('choice');
    const left = t.state.unknown.flatMap(({ tokens }) => tokens);
    assert.equal(left.length, 1);
    assert.equal(t.told('unknownTurnedUp').length, 2);
    t.until('nextTurn');
  },
);

const rain: Pick<PositionDraft, 'at' | 'event' | 'decks'> = {
  at: 'endOfRound',
  event: 'radioactive-rain',
  decks: { events: ['quick-gear-check'], randomEvents: [] },
};
const dry = (t: Table): Table => t.until('nextTurn');

rule(
  'Radioactive Rain: each Stalker without Cover raises its dosage by 6, less its Armor; with Cover nothing',
  {
    ...rain,
    board: { drawing: ROW, spaces: { b: { cover: 1 } } },
    stalkers: [
      { ...S, at: 'a', armor: 'psz-9d' },
      { ...S, card: 'chort', at: 'b' },
      { ...S, card: 'milady', at: 'c' },
    ],
  },
  (t) => {
    assert.deepEqual(
      t.state.stalkers.map(({ dosage }) => dosage),
      [4, 0, 6],
    );
    dry(t);
  },
);

rule(
  'Radioactive Rain: each Human Enemy moves toward the closest Cover uninterrupted; without it, it gains Exposed; others do nothing',
  {
    ...rain,
    board: { drawing: ROW, spaces: { d: { cover: 1 }, a: { cover: 1 } } },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [
      { card: 'bandit-rifle', at: 'c', facing: 'west' },
      { card: 'zombie', at: 'f', facing: 'east' },
      { card: 'snork', at: 'b', facing: 'north' },
    ],
  },
  (t) => {
    assert.equal(t.at(t.enemy('E1')), 'd', 'although it sees a Stalker');
    assert.equal(t.enemy('E1').exposed, false);
    assert.equal(t.at(t.enemy('E2')), 'e', 'a Zombie gets only so far');
    assert.equal(t.enemy('E2').exposed, true);
    assert.equal(t.at(t.enemy('E3')), 'b');
    assert.equal(t.enemy('E3').exposed, false);
    assert.equal(t.stalker().dosage, 0);
    dry(t);
  },
);

const ids = (events: readonly { readonly id: string }[]): readonly string[] => events.map(({ id }) => id);

test('The Random Event deck: 18 cards, all different, in words of the vocabulary', () => {
  const all = Object.values(box.randomEvents);
  assert.equal(all.length, 18);
  assert.ok(all.every(({ copies }) => copies === 1));
  const mission = { ...a1(), events: [...a1().events, ...randomEvents] };
  const read = readMission(box, JSON.parse(JSON.stringify(mission)));
  assert.deepEqual(read.ok ? [] : read.problems, []);
  assert.equal(new Set(ids(randomEvents)).size, 18);
});

/** A yard (a, b) and a house (C, D) with a door between. */
const HOUSE: PositionDraft['board'] = {
  drawing: `
    +---+---+---+---+
    | a   b D C   D |
    +---+---+---+---+
  `,
  spaces: { C: { indoor: true }, D: { indoor: true } },
};
const ends = (event: string): Pick<PositionDraft, 'at' | 'event' | 'decks'> => ({
  at: 'endOfRound',
  event,
  decks: { events: ['din-in-the-air'], randomEvents: [] },
});
const draws = (event: string): Pick<PositionDraft, 'at' | 'decks'> => ({
  at: 'eventPhase',
  decks: { events: [event, 'din-in-the-air'], randomEvents: [] },
});
const chort = { card: 'chort' } as const;

rule(
  'Emission: at the End of Round whoever is outdoors is hurt; indoors only the dosage rises',
  {
    ...ends('emission'),
    board: HOUSE,
    stalkers: [
      { ...S, at: 'a', armor: 'psz-9d' },
      { ...chort, at: 'C' },
    ],
    enemies: [
      { card: 'snork', at: 'b', facing: 'east' },
      { card: 'snork', at: 'D', facing: 'east' },
    ],
  },
  (t) => {
    t.until('choice').until('nextTurn');
    assert.deepEqual(
      t.state.stalkers.map(({ hp, dosage }) => [hp, dosage]),
      [
        [10, 0],
        [16, 2],
      ],
    );
    assert.equal(t.told('woundDrawn').length, 1);
  },
);

rule(
  'Emission: Human Enemies that see nobody run for a Room at once; others stay',
  {
    ...draws('emission'),
    board: HOUSE,
    stalkers: [{ ...S, at: 'a' }],
    enemies: [
      { card: 'bandit-rifle', at: 'b', facing: 'east' },
      { card: 'snork', at: 'D', facing: 'east' },
    ],
    noVisibility: ['a'],
  },
  (t) => {
    assert.equal(t.at(t.enemy('E1')), 'C');
    assert.equal(t.at(t.enemy('E2')), 'D');
    assert.equal(t.stalker().hp, 16);
    t.until('action');
  },
);

rule(
  'Tremor: every Anomaly activates with 3 petals for those who stand there, not for the Lead Stalker elsewhere',
  {
    ...draws('tremor'),
    board,
    stalkers: [
      { ...S, at: 'a' },
      { ...chort, at: 'd' },
      { card: 'milady', at: 'e' },
    ],
    enemies: [{ card: 'bandit-rifle', at: 'f', facing: 'east' }],
    anomalies: [
      {
        card: 'fruit-punch',
        center: 'd',
        symbols: [
          ['d', [3]],
          ['e', [1]],
        ],
      },
    ],
  },
  (t) => {
    assert.deepEqual(
      t.state.stalkers.map(({ hp }) => hp),
      [16, 7, 14],
    );
    assert.equal(t.enemy().exposed, true);
    t.until('nextTurn');
  },
);

rule(
  'Tremor: at the End of Round with 1 petal',
  {
    ...ends('tremor'),
    board,
    stalkers: [
      { ...S, at: 'a' },
      { ...chort, at: 'd' },
    ],
    anomalies: [{ card: 'fruit-punch', center: 'd', symbols: [['d', [1]]] }],
  },
  (t) => {
    t.until('nextTurn');
    assert.deepEqual([t.stalker(0).hp, t.stalker(1).hp], [16, 7]);
  },
);

rule(
  'Sleet: outdoors one slides a Turn token or is Exposed; indoors nobody is asked',
  {
    ...draws('sleet'),
    board: HOUSE,
    stalkers: [
      { ...S, at: 'a' },
      { ...chort, at: 'b' },
      { card: 'milady', at: 'C' },
    ],
  },
  (t) => {
    t.does('stampFeet', 'token0').does('standStill').asks('nextTurn');
    assert.equal(t.stalker(0).turns[0].slid, 1);
    assert.deepEqual(
      t.state.stalkers.map(({ exposed }) => exposed),
      [false, true, false],
    );
  },
);

rule(
  'Blackout: nobody sees the Stalkers this Round; then all Enemies look around',
  {
    ...draws('blackout'),
    board,
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'bandit-rifle', at: 'd', facing: 'west' }],
  },
  (t) => {
    assert.deepEqual(t.state.noVisibility.length, 1);
    t.does('token0', 'prepare', 'prepare', 'prepare', 'endTurn').asks('action');
    assert.equal(t.stalker().hp, 16);
  },
);

rule(
  'Blackout: the End of Round turns Enemies that saw nobody',
  {
    ...ends('blackout'),
    board,
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'east' }],
  },
  (t) => {
    assert.equal(t.facing(), 'west');
    t.until('action');
  },
);

rule(
  'Patrol: Human Enemies that see nobody follow the closest Attention; Mutants do not',
  {
    ...draws('patrol'),
    board,
    stalkers: [{ ...S, at: 'a', attention: { level: 'low', at: 'b' } }],
    enemies: [
      { card: 'bandit-rifle', at: 'e', facing: 'east' },
      { card: 'snork', at: 'f', facing: 'east' },
    ],
    noVisibility: ['a'],
  },
  (t) => {
    assert.notEqual(t.at(t.enemy('E1')), 'e');
    assert.equal(t.at(t.enemy('E2')), 'f');
    t.until('action');
  },
);

for (const [team, rodents] of [
  [1, 1],
  [3, 2],
] as const) {
  rule(
    `Vermin: ${rodents} by the Lead Stalker in a team of ${team}`,
    { ...draws('vermin'), board, stalkers: [{ ...S, at: 'a' }], stalkerCount: team },
    (t) => {
      t.until('action');
      assert.deepEqual(t.state.enemies.map((enemy) => t.at(enemy)).toSorted(), ['b', 'c'].slice(0, rodents));
    },
  );
}

rule(
  'Stray Dogs: a Bolt keeps them off; who has none suffers, with Defense',
  {
    ...draws('stray-dogs'),
    board,
    stalkers: [
      { ...S, at: 'a', bolts: 1 },
      { ...chort, at: 'f', armor: 'leather-jacket' },
    ],
    dice: { equipment: [3] },
  },
  (t) => {
    t.does('throwBolt').passes('reroll').asks('nextTurn');
    assert.deepEqual(
      t.state.stalkers.map(({ hp, bolts }) => [hp, bolts]),
      [
        [16, 0],
        [15, 0],
      ],
    );
  },
);

rule(
  'Footsteps: an Unknown token where the Lead Stalker stands, resolved at the End of Round',
  {
    ...draws('footsteps'),
    board,
    stalkers: [
      { ...S, at: 'a' },
      { ...chort, at: 'f' },
    ],
  },
  (t) => {
    assert.deepEqual(
      t.state.unknown.map(({ tokens }) => tokens.length),
      [1],
    );
    assert.equal(t.told('unknownTurnedUp').length, 0);
    t.asks('nextTurn');
  },
);

rule(
  'Footsteps: of two stacks only the closest is resolved',
  {
    ...ends('footsteps'),
    board,
    stalkers: [{ ...S, at: 'a' }],
    unknown: [
      { at: 'b', tokens: ['x'] },
      { at: 'e', tokens: ['x'] },
    ],
  },
  (t) => {
    t.until('action');
    assert.equal(t.told('unknownTurnedUp').length, 1);
    assert.deepEqual(
      t.state.unknown
        .filter(({ tokens }) => tokens.length > 0)
        .map(({ space }) => t.game.board.spaces[space]?.name),
      ['e'],
    );
  },
);

rule(
  'Whispers: a Focus or 3 HP; Enemies that are not Psionic do nothing',
  {
    ...draws('whispers'),
    board,
    stalkers: [
      { ...S, at: 'a', focus: true },
      { ...chort, at: 'b' },
    ],
    enemies: [{ card: 'snork', at: 'c', facing: 'east' }],
  },
  (t) => {
    t.does('shutItOut').asks('nextTurn');
    assert.equal(t.stalker().focus, false);
    assert.deepEqual([t.stalker(0).hp, t.stalker(1).hp], [16, 13]);
    assert.equal(t.at(t.enemy()), 'c');
  },
);

rule(
  'Whispers: a Psionic Enemy comes closer',
  {
    ...draws('whispers'),
    board,
    stalkers: [{ ...S, at: 'a', focus: true }],
    enemies: [{ card: 'controller', at: 'e', facing: 'east' }],
    noVisibility: ['a'],
  },
  (t) => {
    t.does('shutItOut').asks('nextTurn');
    assert.notEqual(t.at(t.enemy()), 'e');
  },
);

for (const flare of [true, false]) {
  rule(
    `Trader's Drop: ${flare ? 'two Loot tokens and High Attention' : 'nothing without a flare'}`,
    { ...draws('traders-drop'), board, stalkers: [{ ...S, at: 'b' }] },
    (t) => {
      t.does(flare ? 'lightFlare' : 'stayDark').asks('nextTurn');
      assert.equal(t.attention(), flare ? 'high b' : 'none');
      assert.deepEqual(
        t.state.loot.map(({ tokens }) => tokens.map(({ up }) => up)),
        flare ? [[true, true]] : [],
      );
    },
  );
}

rule(
  'Radio Chatter: a Standard Action reduces everybody’s Attention, while it is the Event',
  {
    board,
    event: 'radio-chatter',
    stalkers: [
      { ...S, at: 'a', attention: { level: 'high', at: 'c' } },
      { ...chort, at: 'f', attention: { level: 'low', at: 'f' } },
    ],
  },
  (t) => {
    t.does('radio-chatter.listenIn');
    assert.deepEqual([t.attention(0), t.attention(1)], ['low c', 'none']);
    assert.equal(t.stalker().turns[0].slid, 1);
  },
);
rule(
  'Radio Chatter: not when another Event is active',
  { board, event: 'patrol', stalkers: [{ ...S, at: 'a' }] },
  (t) => {
    t.offersNot('radio-chatter.listenIn');
  },
);

rule(
  "A Moment's Peace: those nobody sees heal 3 and shed 2 dosage",
  {
    ...draws('moments-peace'),
    board: { drawing: '+---+---+---+---+\n| a   b | c   d |\n+---+---+---+---+' },
    stalkers: [
      { ...S, at: 'a', hp: 5, dosage: 4 },
      { ...chort, at: 'c', hp: 5, dosage: 4 },
    ],
    enemies: [{ card: 'bandit-rifle', at: 'd', facing: 'west' }],
  },
  (t) => {
    t.asks('nextTurn');
    assert.deepEqual(
      t.state.stalkers.map(({ hp, dosage }) => [hp, dosage]),
      [
        [8, 2],
        [5, 4],
      ],
    );
  },
);

for (const [choice, bolts, rifle, cards] of [
  ['takeBolts', 3, 0, 0],
  ['takeMagazine', 0, 1, 0],
  ['takeItem', 0, 0, 1],
] as const) {
  rule(
    `Old Stash: ${choice}, for the Lead Stalker only`,
    {
      ...draws('old-stash'),
      board,
      stalkers: [
        { ...S, at: 'a' },
        { ...chort, at: 'b' },
      ],
    },
    (t) => {
      t.does(choice);
      if (choice === 'takeMagazine') t.does('rifle');
      t.until('nextTurn');
      const { bolts: got, magazines, backpack } = t.stalker();
      assert.deepEqual([got, magazines.rifle, backpack.length], [bolts, rifle, cards]);
      assert.deepEqual([t.stalker(1).bolts, t.stalker(1).backpack.length], [0, 0]);
    },
  );
}

rule(
  'Distant Gunfire: Human Enemies that see nobody all turn one way; one that sees a Stalker does not',
  {
    ...draws('distant-gunfire'),
    board: { drawing: '+---+---+---+---+\n| a   b | c   d |\n+---+---+---+---+' },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [
      { card: 'bandit-rifle', at: 'b', facing: 'west' },
      { card: 'bandit-rifle', at: 'c', facing: 'north' },
      { card: 'bandit-rifle', at: 'd', facing: 'south' },
    ],
  },
  (t) => {
    assert.equal(t.facing('E1'), 'west');
    assert.equal(t.facing('E2'), t.facing('E3'));
    t.asks('nextTurn');
  },
);

rule(
  'Opening: each may do one thing without sliding a Turn token, but not shoot',
  {
    ...draws('opening'),
    board,
    stalkers: [{ ...S, at: 'a', weapon: { card: 'ptm', ammo: 0 }, magazines: { pistol: 1 } }],
  },
  (t) => {
    t.offers('reload', 'carefulMovement', 'skip').offersNot('prepare', 'movement');
    t.does('reload').asks('nextTurn');
    assert.equal(t.stalker().weapon?.ammo, 4);
    assert.equal(t.stalker().turns[0].slid, 0);
  },
);
