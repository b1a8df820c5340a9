import assert from 'node:assert/strict';
import type { PositionDraft } from '../src/position/index.ts';
import { gainStatus, heal, loseHp } from '../src/rules/stalker/statuses.ts';
import { HALLS, ROW } from '../testing/boards.ts';

import { missionBox } from '../testing/missions.ts';
import { rule } from '../testing/table.ts';
import { plain, zoneBox } from '../testing/zone.ts';

const S = { card: 'tester' } as const;
const other = { ...S, at: 'c' };
const two: PositionDraft = {
  board: { drawing: HALLS },
  stalkers: [
    { ...S, at: 'a' },
    { ...S, at: 'c' },
  ],
};

/** Free and Standard Actions that only call a rule. */
const handy = zoneBox({
  free: {
    *wait() {},
    *drink(game) {
      if (game.state.turn) game.state.turn.nextFree = 'standard';
    },
    *stumble(game, stalker) {
      gainStatus(game, stalker, 'pinDown', ['S1']);
    },
    *bleed(game, stalker) {
      yield* loseHp(game, stalker, 1, 'test', ['EQ2']);
    },
  },
  standard: {
    *work() {},
    *trip(game, stalker) {
      gainStatus(game, stalker, 'pinDown', ['S1']);
    },
  },
});

rule(
  'R7 two Standard Actions are due: before that the Turn cannot end, Free Actions do not count',
  two,
  (t) => {
    t.offers('wait', 'work').offersNot('endTurn');
    t.does('wait', 'work', 'wait');
    t.offersNot('endTurn');
    t.does('work');
    t.offers('wait', 'endTurn').offersNot('work', 'movement', 'prepare');
    assert.equal(t.reasonAgainst('work'), 'noStandardLeft');
    assert.deepEqual(
      t.told('turnTokenSlid').map(({ slid }) => slid),
      [1, 2],
    );
    t.does('wait', 'endTurn');
  },
  handy,
);

rule(
  'R7 with one Standard Action done and nothing useful left a second one must be done, for instance Prepare',
  {
    ...two,
    board: { drawing: ROW },
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'e' },
    ],
    turn: { done: 1 },
  },
  (t) => {
    t.offers('prepare').offersNot('endTurn');
    t.does('prepare');
    t.does('endTurn');
  },
  plain,
);

rule(
  'R7 the end of a Turn is said, also when nothing else is possible',
  { ...two, turn: { done: 2 } },
  (t) => {
    assert.deepEqual(t.offered(), ['leadToken', 'endTurn']);
    t.does('endTurn');
    assert.equal(t.told('turnEnded').length, 1);
  },
  plain,
);

rule(
  'R8 with a marker on the token a Standard Action removes it instead of sliding; the extra one is optional',
  { ...two, stalkers: [{ ...S, at: 'a', turns: [{ markers: 1 }, {}] }, other] },
  (t) => {
    t.does('work');
    assert.equal(t.stalker().turns[0].markers, 0);
    assert.equal(t.stalker().turns[0].slid, 0);
    t.offersNot('endTurn');
    t.does('work');
    t.offers('endTurn', 'work');
    t.does('work');
    t.offersNot('work');
    t.does('endTurn');
  },
  handy,
);

rule(
  'R8 "discard your Pin Down" removes a marker, too',
  { ...two, stalkers: [{ ...S, at: 'a', pinDown: true, turns: [{ markers: 1 }, {}] }, other] },
  (t) => {
    t.does('discardPinDown');
    assert.equal(t.stalker().turns[0].markers, 0);
    assert.equal(t.stalker().turns[0].slid, 0);
  },
  handy,
);

rule(
  'R8, RD1 a marker removed instead of a slide causes no dosage; a slide does',
  {
    board: { drawing: ROW, spaces: { a: { radiation: 2 } } },
    stalkers: [
      { ...S, at: 'a', turns: [{ markers: 1 }, {}] },
      { ...S, at: 'e' },
    ],
  },
  (t) => {
    t.does('work');
    assert.equal(t.stalker().dosage, 0);
    t.does('work');
    assert.equal(t.stalker().dosage, 2);
    t.does('wait');
    assert.equal(t.stalker().dosage, 2, 'Free Actions never cause it');
  },
  handy,
);

rule(
  'R8, Z5 leftover markers go at the End of Round',
  {
    ...two,
    at: 'endOfRound',
    decks: { events: ['fog'] },
    stalkers: [{ ...S, at: 'a', turns: [{ markers: 2 }, {}] }, other],
  },
  (t) => {
    assert.equal(t.stalker().turns[0].markers, 0);
    t.until('nextTurn');
  },
  handy,
);

rule(
  'R9, RX2 when the Turn ends every Enemy that sees the Stalker reacts, one after the other',
  {
    board: { drawing: ROW },
    stalkers: [
      { ...S, at: 'b' },
      { ...S, at: 'a' },
    ],
    enemies: [
      { card: 'sentry', at: 'c', facing: 'west' },
      { card: 'sentry', at: 'd', facing: 'west' },
      { card: 'sentry', at: 'e', facing: 'east' },
    ],
    turn: { done: 2 },
  },
  (t) => {
    t.does('endTurn');
    // They cannot reach it, but they are the two that see it.
    assert.deepEqual(
      t.told('enemyHeldFire').map(({ enemy }) => enemy),
      [t.names['E1'], t.names['E2']],
    );
  },
  plain,
);

rule(
  'R11 only the Stalker whose Turn it is performs Actions',
  two,
  (t) => {
    assert.equal(t.decision.who, 0);
    t.does('work', 'work', 'endTurn');
    assert.equal(t.decision.who, 1);
    t.does('token0');
    assert.equal(t.decision.who, 1);
    t.offersNot('leadToken');
    assert.equal(t.reasonAgainst('leadToken'), 'notLeadStalker');
  },
  handy,
);

rule(
  'S3 the first thing a pinned Stalker does, and the only one it may do, is to discard its Pin Down',
  { ...two, stalkers: [{ ...S, at: 'a', pinDown: true }, other] },
  (t) => {
    assert.deepEqual(t.offered(), ['discardPinDown']);
    assert.equal(t.reasonAgainst('wait'), 'pinDown');
    t.does('discardPinDown');
    assert.equal(t.stalker().turns[0].slid, 1);
    t.offers('wait', 'work').offersNot('endTurn', 'discardPinDown');
    t.does('work', 'endTurn');
  },
  handy,
);

rule(
  'S8 one pinned in its own Turn finishes the Action at hand; its next Standard Action must discard the Pin',
  two,
  (t) => {
    t.does('trip');
    assert.deepEqual(t.offered(), ['discardPinDown']);
    t.does('discardPinDown');
    t.offers('endTurn', 'wait');
    t.does('endTurn');
  },
  handy,
);

rule(
  'S8 pinned with no Standard Action left the Turn ends at once',
  { ...two, turn: { done: 1 } },
  (t) => {
    t.does('trip');
    assert.equal(t.told('turnEnded').length, 1);
    assert.equal(t.stalker().pinDown, true);
    t.asks('nextTurn');
  },
  handy,
);

rule(
  'S5 a Critical Injury leaves one Standard Action in that Turn',
  { ...two, stalkers: [{ ...S, at: 'a', hp: 0, turns: [{ injured: true }, {}] }, other] },
  (t) => {
    t.does('work');
    t.offersNot('work').offers('endTurn');
    t.does('endTurn');
  },
  handy,
);

rule(
  'S5 a Critical Injury after the first Standard Action, put above that Turn: none is left now',
  { ...two, stalkers: [{ ...S, at: 'a', hp: 1 }, other], turn: { done: 1 } },
  (t) => {
    t.does('bleed', 'token0');
    t.offersNot('work').offers('endTurn');
    t.does('endTurn');
  },
  handy,
);

rule(
  'S5 put above the other, finished Turn nothing is lost now, and one Standard Action is left there next Round',
  {
    ...two,
    stalkers: [
      { ...S, at: 'a', hp: 1, turns: [{ slid: 2, used: true }, { slid: 1 }] },
      { ...S, at: 'c', turns: [{ used: true }, { used: true }] },
    ],
    turn: { token: 1, done: 1 },
    mission: 'test',
    event: 'e1',
    decks: { events: ['e2'] },
  },
  (t) => {
    t.does('bleed', 'token0');
    t.offers('work');
    t.does('work', 'endTurn', 'token0');
    t.does('work');
    t.offersNot('work').offers('endTurn');
    t.does('endTurn');
  },
  missionBox({}, handy),
);

rule(
  'A11 "the next Standard Action as Free" applies to the very next one: no slide, no dosage, not one of the two',
  {
    board: { drawing: ROW, spaces: { a: { radiation: 1 } } },
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'e' },
    ],
  },
  (t) => {
    t.does('drink', 'wait');
    assert.deepEqual(
      t.decision.options
        .filter((o) => o.is === 'action' && o.action === 'work')
        .map((o) => o.is === 'action' && o.free),
      [true],
    );
    t.does('work');
    assert.equal(t.stalker().turns[0].slid, 0);
    assert.equal(t.stalker().dosage, 0);
    t.does('work', 'work');
    assert.equal(t.stalker().turns[0].slid, 2);
    assert.equal(t.stalker().dosage, 2);
    t.does('endTurn');
  },
  handy,
);

rule(
  'A11 it is lost at the end of the Turn',
  { ...two, turn: { done: 2 } },
  (t) => {
    t.does('drink');
    t.offers('work');
    t.does('endTurn', 'token0', 'work');
    assert.equal(t.stalker(1).turns[0].slid, 1);
  },
  handy,
);

rule(
  'A9, EQ4 an Item acts from the Backpack and is discarded when used; of two equal ones one is offered',
  {
    ...two,
    stalkers: [{ ...S, at: 'a', hp: 10, backpack: ['ration', 'ration', 'tonic'] }, other],
  },
  (t) => {
    const eating = t.decision.options.filter((o) => o.is === 'action' && o.card === 'ration');
    assert.equal(eating.length, 1);
    t.does({ is: 'action', card: 'ration' });
    assert.deepEqual(
      t.stalker().backpack.map(({ card }) => card),
      ['ration', 'tonic'],
    );
    assert.equal(t.told('cardDiscarded').length, 1);
    assert.equal(t.stalker().hp, 12);
  },
  plain,
);

rule(
  'A9 an Action limited to once per Turn is refused the second time, and offered again in the next Turn',
  {
    board: { drawing: ROW },
    stalkers: [
      { ...S, at: 'a', weapon: 'pistol' },
      { ...S, at: 'e', turns: [{ used: true }, { used: true }] },
    ],
    enemies: [{ card: 'rock', at: 'b', facing: 'east', hp: 1 }],
    dice: { stalker: ['1', '1'], equipment: [0, 0] },
    event: 'fog',
  },
  (t) => {
    t.does('attack:quickShot');
    t.passes('reroll').passes('masks');
    assert.equal(t.reasonAgainst('attack:quickShot'), 'oncePerTurn');
    t.does('prepare', 'done', 'prepare', 'done', 'endTurn');
    t.offers('attack:quickShot');
  },
  plain,
);

const tough = missionBox(
  {},
  zoneBox({
    abilities: {
      *endOfRound(game, owner) {
        heal(game, owner, 1, ['EQ2']);
      },
    },
  }),
);

rule(
  'A10 additional rules are no Actions: they apply outside of the own Turn, also to a pinned Stalker',
  {
    ...two,
    at: 'endOfRound',
    stalkers: [
      { ...S, at: 'a', hp: 10, pinDown: true },
      { ...S, at: 'c' },
    ],
    mission: 'test',
    event: 'e1',
    decks: { events: ['e2'] },
  },
  (t) => {
    t.passes('orderAfter').until('nextTurn');
    assert.equal(t.stalker().hp, 11);
    assert.equal(t.stalker().pinDown, true);
  },
  tough,
);
