import assert from 'node:assert/strict';
import type { PositionDraft } from '../src/position/index.ts';
import { HALLS, ROW } from '../testing/boards.ts';

import { idle, missionBox, quiet } from '../testing/missions.ts';
import { rule, type Table } from '../testing/table.ts';

const S = { card: 'tester' } as const;
const solo: PositionDraft = { board: { drawing: ROW }, stalkers: [{ ...S, at: 'a' }], mission: 'test' };
const two: PositionDraft = {
  board: { drawing: HALLS },
  stalkers: [
    { ...S, at: 'a' },
    { ...S, at: 'a' },
  ],
  mission: 'test',
};
const three: PositionDraft = {
  ...two,
  stalkers: [
    { ...S, at: 'a' },
    { ...S, at: 'a' },
    { ...S, at: 'a' },
  ],
};
const calm = missionBox({}, idle);

/** Takes a whole Turn with this token. */
const takesTurn = (t: Table, token: 'token0' | 'token1', standards = 2): Table => {
  t.does(token);
  for (let i = 0; i < standards; i++) t.does('work');
  return t.does('endTurn');
};

rule(
  'R1 a Round is an Event Phase, a Players Phase and an Enemies & Zone Phase, then the next begins',
  { ...solo, at: 'eventPhase', decks: { events: ['e1', 'e2'] } },
  (t) => {
    takesTurn(t, 'token0', 3);
    // The last token is the only one left: it is not asked for.
    t.does('work', 'work', 'work', 'endTurn');
    assert.deepEqual(
      t.told('phaseBegan').map(({ phase }) => phase),
      ['event', 'players', 'enemies', 'event', 'players'],
    );
    assert.deepEqual(
      t.told('roundBegan').map(({ round }) => round),
      [2, 3],
    );
  },
  calm,
);

rule(
  'R1 the Mission fails at the latest when an Event Phase finds the deck empty',
  { ...solo, at: 'eventPhase', decks: { events: [] } },
  (t) => {
    assert.ok(t.over);
    assert.deepEqual(t.state.outcome, { won: false, ending: 'time' });
  },
  calm,
);

rule(
  'R1 an Event card may say that time is up',
  { ...solo, at: 'eventPhase', decks: { events: ['dawn', 'e1'] } },
  (t) => {
    assert.equal(t.state.outcome?.ending, 'time');
  },
  missionBox({ events: [{ ...quiet('dawn'), instant: [{ do: 'end', ending: 'time' }] }] }, idle),
);

rule(
  'R2 the Instant part of the drawn Event is resolved at once and it is the only active Event',
  { ...solo, at: 'eventPhase', event: 'e1', decks: { events: ['gift', 'e2'] } },
  (t) => {
    assert.equal(t.state.event, 'gift');
    assert.equal(t.stalker().focus, true);
    assert.deepEqual(t.state.decks.events, ['e2']);
  },
  missionBox(
    { events: [{ ...quiet('gift'), instant: [{ do: 'status', who: 'all', status: 'focus', gain: true }] }] },
    idle,
  ),
);

const rush = missionBox(
  { events: [{ ...quiet('rush'), instant: [{ do: 'grantAction', who: 'all', actions: ['movement'] }] }] },
  idle,
);

rule(
  'R2 an Action granted by an Event slides no Turn token and is taken in Turn order from the Lead',
  { ...three, at: 'eventPhase', lead: 1, decks: { events: ['rush', 'e1'] } },
  (t) => {
    assert.equal(t.decision.who, 1);
    t.does('movement', 'stop');
    assert.equal(t.decision.who, 2);
    t.does('skip');
    assert.equal(t.decision.who, 0);
    t.does('movement', 'stop');
    assert.equal(t.at(t.stalker(1)), 'b');
    assert.equal(t.attention(1), 'low b', 'it follows AT');
    assert.equal(t.told('turnTokenSlid').length, 0);
  },
  rush,
);

rule(
  'R2 a pinned Stalker may only discard its Pin Down instead',
  {
    ...two,
    stalkers: [
      { ...S, at: 'a', pinDown: true },
      { ...S, at: 'a' },
    ],
    at: 'eventPhase',
    decks: { events: ['rush', 'e1'] },
  },
  (t) => {
    assert.deepEqual(t.offered(), ['discardPinDown', 'skip']);
    t.does('discardPinDown');
    assert.equal(t.stalker().pinDown, false);
    assert.equal(t.stalker().turns[0].slid, 0);
    t.does('skip');
  },
  rush,
);

rule(
  'RX3 no Reaction follows Actions granted by an Event',
  {
    ...solo,
    at: 'eventPhase',
    enemies: [{ card: 'guard', at: 'd', facing: 'west' }],
    decks: { events: ['rush', 'e1'] },
  },
  (t) => {
    t.does('movement', 'stop');
    assert.equal(t.told('enemyAttacked').length + t.told('enemyHeldFire').length, 0);
  },
  rush,
);

const more = missionBox(
  {
    events: [
      { ...quiet('more'), instant: [{ do: 'addRandomEvents', count: { n: 4, minus: 'stalkers' } }] },
      {
        ...quiet('none'),
        instant: [
          { do: 'addRandomEvents', count: { n: 1, minus: 'stalkers' } },
          { do: 'counter', counter: 'rest', set: { n: 1, minus: 'stalkers' } },
        ],
      },
    ],
  },
  idle,
);

rule(
  'R3, G4 "4 - #stalkers Random Events on top of the deck" with two Stalkers are 2 cards, drawn next',
  {
    ...two,
    at: 'eventPhase',
    decks: {
      events: ['more', 'e1'],
      randomEvents: ['din', 'rain', 'fog'],
    },
  },
  (t) => {
    assert.deepEqual(
      t.told('eventsAdded').map(({ cards }) => cards),
      [2],
    );
    assert.deepEqual(t.state.decks.events, ['e1', 'din', 'rain']);
  },
  more,
);

rule(
  'G4 N is the number who set out, also when one has left the map; below 0 counts as 0',
  {
    ...two,
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: null },
    ],
    at: 'eventPhase',
    decks: { events: ['none', 'e1'], randomEvents: ['din'] },
  },
  (t) => {
    assert.equal(t.told('eventsAdded').length, 0);
    assert.equal(t.state.mission.counters['rest'], 0);
  },
  more,
);

rule(
  'R15 spent Random Events are reshuffled from a discard of their own',
  { ...two, at: 'eventPhase', event: 'din', decks: { events: ['more', 'e1'], randomEvents: [] } },
  (t) => {
    // The replaced Random Event was discarded, so one can be drawn; a second one is not there (G2).
    assert.deepEqual(t.state.decks.events, ['e1', 'din']);
    assert.deepEqual(
      t.told('eventsAdded').map(({ cards }) => cards),
      [1],
    );
  },
  more,
);

rule(
  'R4 the active Event with its End of Round part lies open until the next one is drawn',
  { ...solo, at: 'eventPhase', decks: { events: ['e1', 'e2'] } },
  (t) => {
    takesTurn(t, 'token0', 3);
    assert.equal(t.state.event, 'e1');
    t.does('work', 'work', 'work');
    assert.equal(t.state.event, 'e1');
    t.does('endTurn');
    assert.equal(t.state.event, 'e2');
  },
  calm,
);

rule(
  'R5 the Lead Stalker has the first Turn, then clockwise; each has two Turns, with the token its player chooses',
  { ...three, at: 'eventPhase', lead: 1, decks: { events: ['e1', 'e2'] } },
  (t) => {
    for (let i = 0; i < 3; i++) takesTurn(t, 'token1');
    takesTurn(t, 'token0');
    takesTurn(t, 'token0');
    t.does('work', 'work', 'endTurn');
    assert.deepEqual(
      t.told('turnBegan').map(({ stalker, token }) => `${stalker} ${token}`),
      ['1 1', '2 1', '0 1', '1 0', '2 0', '0 0'],
    );
  },
  calm,
);

rule(
  'R5 the order goes on from the Stalker who had the last Turn, whoever holds the Lead token by then',
  { ...three, at: 'nextTurn', lead: 0, event: 'e1' },
  (t) => {
    t.does('token0', 'leadToken', 'focus', 'work', 'work', 'endTurn');
    assert.equal(t.state.lead.holder, 1);
    assert.equal(t.decision.who, 1);
    t.does('token0', 'work', 'work', 'endTurn');
    assert.equal(t.decision.who, 2);
  },
  calm,
);

rule(
  'R6 a pass costs nothing, and one Stalker may take both Turns in a row',
  { ...two, at: 'nextTurn', event: 'e1', decks: { events: ['e2'] } },
  (t) => {
    takesTurn(t, 'token0');
    assert.equal(t.decision.who, 1);
    t.does('pass');
    assert.equal(t.decision.who, 0);
    takesTurn(t, 'token1');
    // The other one has both Turns left, nobody else has: it cannot pass any more.
    assert.equal(t.decision.who, 1);
    assert.deepEqual(t.offered(), ['token0', 'token1']);
    takesTurn(t, 'token0');
    t.does('work', 'work', 'endTurn');
    assert.equal(t.state.round, 2);
    assert.equal(t.told('passed').length, 1);
  },
  calm,
);

rule(
  'R6 when everybody who has a Turn passed in a row, the first of them may not pass again',
  { ...three, at: 'nextTurn', event: 'e1' },
  (t) => {
    t.does('pass', 'pass', 'pass');
    assert.equal(t.decision.who, 0);
    t.offersNot('pass');
    takesTurn(t, 'token0');
    t.offers('pass');
  },
  calm,
);

rule(
  'RX3 no Reaction follows a pass',
  { ...two, at: 'nextTurn', event: 'e1', enemies: [{ card: 'guard', at: 'b', facing: 'west' }] },
  (t) => {
    t.does('pass');
    assert.equal(t.told('enemyHeldFire').length + t.told('enemyAttacked').length, 0);
  },
  calm,
);

rule(
  'R10 when all Turns are done the Enemies & Zone Phase follows',
  {
    ...solo,
    at: 'nextTurn',
    event: 'e1',
    decks: { events: ['e2'] },
    stalkers: [{ ...S, at: 'a', turns: [{ used: true }, {}] }],
  },
  (t) => {
    t.does('work', 'work', 'work', 'endTurn');
    assert.equal(t.told('activationDrawn').length, 1);
    assert.equal(t.state.round, 2);
  },
  calm,
);

const replaced = missionBox(
  {
    events: [
      {
        ...quiet('old'),
        instant: [
          { do: 'bringEvent', event: 'new' },
          { do: 'status', who: 'all', status: 'exposed', gain: true },
        ],
        endOfRound: [{ do: 'status', who: 'all', status: 'pinDown', gain: true }],
      },
      { ...quiet('new'), instant: [{ do: 'counter', counter: 'read', add: 1 }] },
    ],
  },
  idle,
);

rule(
  'R12 an Event brought in by an effect replaces the active one at once: the rest of the old text is lost',
  { ...solo, at: 'eventPhase', decks: { events: ['old', 'e1'] } },
  (t) => {
    assert.equal(t.state.event, 'new');
    assert.equal(t.state.mission.counters['read'], 1);
    assert.equal(t.stalker().exposed, false);
    takesTurn(t, 'token0', 3);
    t.does('work', 'work', 'work', 'endTurn');
    assert.equal(t.stalker().pinDown, false);
  },
  replaced,
);

const injured: [{ injured: true }, { injured: true }] = [{ injured: true }, { injured: true }];
const deadly = missionBox(
  {
    events: [
      {
        ...quiet('doom'),
        instant: [
          { do: 'loseHp', who: 'all', amount: 1 },
          { do: 'counter', counter: 'after', add: 1 },
        ],
      },
      { ...quiet('fatal'), instant: [{ do: 'counter', counter: 'read', add: 1 }] },
    ],
    endings: { fatality: { won: false, event: 'fatal' } },
  },
  idle,
);

rule(
  'R13, R14, S6 a death ends the Mission at once: the rest is dropped and only the Event it names is resolved',
  {
    ...two,
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'a', hp: 0, turns: injured },
    ],
    lead: 1,
    at: 'eventPhase',
    decks: { events: ['doom', 'e1'] },
  },
  (t) => {
    assert.ok(t.over);
    assert.deepEqual(t.state.outcome, { won: false, ending: 'fatality' });
    assert.deepEqual(t.state.mission.counters, { read: 1 });
    assert.equal(t.stalker(0).hp, 20, 'the next one clockwise was not hit any more');
    assert.equal(t.state.event, 'fatal');
    assert.deepEqual(t.state.agenda, []);
  },
  deadly,
);

rule(
  'R13 a met objective ends the Mission in the middle of an Action',
  { ...solo, board: { drawing: ROW, spaces: { b: { marks: ['goal'] } } }, at: 'turn' },
  (t) => {
    t.does('movement');
    assert.deepEqual(t.state.outcome, { won: true, ending: 'success' });
    assert.equal(t.at(t.stalker()), 'b');
  },
  missionBox({
    objective: {
      when: { if: 'standing', who: 'stalker', place: { at: 'mark', mark: 'goal' }, is: 'atLeast', value: 1 },
      ending: 'success',
    },
  }),
);

/** One effect kills the last guard and then, in the same effect, hurts everybody. */
const bothAtOnce = missionBox(
  {
    objective: {
      when: { if: 'enemies', enemies: { kind: 'guard' }, is: 'exactly', value: 0 },
      ending: 'success',
    },
    events: [
      {
        ...quiet('blast'),
        instant: [
          { do: 'woundEnemies', enemies: { kind: 'guard' }, wound: 'loseHp' },
          { do: 'loseHp', who: 'all', amount: 1 },
        ],
      },
    ],
  },
  idle,
);

rule(
  'G3, R13 a death and a met objective from the same effect are decided against the players: a failure',
  {
    ...solo,
    stalkers: [{ ...S, at: 'a', hp: 0, turns: injured }],
    enemies: [{ card: 'guard', at: 'e', facing: 'east' }],
    at: 'eventPhase',
    decks: { events: ['blast', 'e1'] },
  },
  (t) => {
    assert.equal(t.state.outcome?.ending, 'fatality');
  },
  bothAtOnce,
);

rule(
  'R13 without the death the same effect wins when it is over',
  {
    ...solo,
    enemies: [{ card: 'guard', at: 'e', facing: 'east' }],
    at: 'eventPhase',
    decks: { events: ['blast', 'e1'] },
  },
  (t) => {
    assert.equal(t.state.outcome?.ending, 'success');
    assert.equal(t.stalker().hp, 19);
  },
  bothAtOnce,
);
