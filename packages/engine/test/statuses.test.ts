import assert from 'node:assert/strict';
import { gainStatus, heal, loseHp } from '../src/rules/stalker/statuses.ts';
import { ROW } from '../testing/boards.ts';
import { plainBox } from '../testing/box.ts';
import { fightBox, GUNNER, plain } from '../testing/fight.ts';
import { rule } from '../testing/table.ts';

const board = { drawing: ROW };

/** A tester that can hurt, heal and mark itself. */
const hurting = fightBox({
  free: {
    *lose3(game, stalker) {
      yield* loseHp(game, stalker, 3, 'test', ['S5']);
    },
    *lose0(game, stalker) {
      yield* loseHp(game, stalker, 0, 'test', ['S5']);
    },
    *lose30(game, stalker) {
      yield* loseHp(game, stalker, 30, 'test', ['S5']);
    },
    *heal1(game, stalker) {
      heal(game, stalker, 1, ['EQ2']);
    },
    *heal30(game, stalker) {
      heal(game, stalker, 30, ['EQ2']);
    },
    *exposed(game, stalker) {
      gainStatus(game, stalker, 'exposed', ['S1']);
    },
    *anomaly(game, stalker) {
      yield* loseHp(game, stalker, 7, 'anomaly', ['AN5']);
      gainStatus(game, stalker, 'exposed', ['AN5']);
    },
  },
});
const TESTER = { card: 'tester', at: 'a' } as const;

rule(
  'S1 gaining a second token of a status does nothing',
  { board, stalkers: [{ ...TESTER, exposed: true }] },
  (t) => {
    const { supply } = t.state;
    const before = supply.exposed;
    t.does('exposed');
    assert.equal(t.state.supply.exposed, before);
    assert.equal(t.told('statusGained').length, 0);
  },
  hurting,
);

rule(
  'S1, G5 a token gained comes out of the supply',
  { board, stalkers: [TESTER] },
  (t) => {
    const before = t.state.supply.exposed;
    t.does('exposed');
    assert.equal(t.stalker().exposed, true);
    assert.equal(t.state.supply.exposed, before - 1);
  },
  hurting,
);

rule(
  'G2 with all tokens of a status in use only the HP of an Anomaly are lost (example 1)',
  { board, stalkers: [TESTER], supply: { exposed: 0 } },
  (t) => {
    t.does('anomaly');
    assert.equal(t.stalker().hp, 3);
    assert.equal(t.stalker().exposed, false);
    assert.deepEqual(
      t.told('componentRanOut').map(({ component }) => component),
      ['exposed'],
    );
  },
  hurting,
);

rule(
  'EQ2 healing stops at the maximum, losing at 0',
  { board, stalkers: [{ ...TESTER, hp: 8 }] },
  (t) => {
    t.does('heal30');
    assert.equal(t.stalker().hp, 10);
    t.does('lose30', 'token1');
    assert.equal(t.stalker().hp, 0);
  },
  hurting,
);

rule(
  'S5 dropping to 0 HP gives one Critical Injury, above either Turn token',
  { board, stalkers: [{ ...TESTER, hp: 3 }] },
  (t) => {
    t.does('lose3').asks('criticalInjury').offers('token0', 'token1').does('token1');
    assert.deepEqual(
      t.stalker().turns.map(({ injured }) => injured),
      [false, true],
    );
    assert.equal(t.state.supply.criticalInjury, plainBox.components.criticalInjury - 1);
  },
  hurting,
);

rule(
  'S5 one source of loss gives one Injury, however much is lost',
  { board, stalkers: [{ ...TESTER, hp: 3 }] },
  (t) => {
    t.does('lose30', 'token0');
    assert.equal(t.told('criticalInjury').length, 1);
  },
  hurting,
);

rule(
  'S5 every further loss at 0 HP gives one more, and only the free token is left',
  { board, stalkers: [{ ...TESTER, hp: 0, turns: [{ injured: true }, {}] }] },
  (t) => {
    t.does('lose3').asks('action');
    assert.deepEqual(
      t.stalker().turns.map(({ injured }) => injured),
      [true, true],
    );
  },
  hurting,
);

rule(
  'S5 losing 0 at 0 HP is no loss',
  { board, stalkers: [{ ...TESTER, hp: 0, turns: [{ injured: true }, {}] }] },
  (t) => {
    t.does('lose0').asks('action');
    assert.equal(t.told('criticalInjury').length, 0);
  },
  hurting,
);

rule(
  'S5 with the first Critical Injury one Standard Action is left in that Turn (example 7)',
  {
    board,
    stalkers: [
      { ...TESTER, hp: 3 },
      { card: 'tester', at: 'e' },
    ],
  },
  (t) => {
    t.does('lose3', 'token0');
    t.offers('prepare').does('prepare').passes('prepare');
    t.offersNot('prepare', 'movement').offers('endTurn');
  },
  hurting,
);

rule(
  'S5 after the first Standard Action an Injury above this Turn leaves none (example 24)',
  {
    board,
    stalkers: [
      { ...TESTER, hp: 3 },
      { card: 'tester', at: 'e' },
    ],
    turn: { done: 1 },
  },
  (t) => {
    t.offers('movement');
    t.does('lose3', 'token0').offersNot('movement', 'prepare').offers('endTurn');
  },
  hurting,
);

rule(
  'S5 above the other, finished Turn nothing is lost now (example 24)',
  {
    board,
    stalkers: [
      { ...TESTER, hp: 3, turns: [{ slid: 1 }, { slid: 2, used: true }] },
      { card: 'tester', at: 'e' },
    ],
  },
  (t) => {
    t.does('lose3', 'token1').offers('movement').offersNot('endTurn');
  },
  hurting,
);

rule(
  'S5 healing above 0 discards all Critical Injuries and gives their tokens back',
  { board, stalkers: [{ ...TESTER, hp: 0, turns: [{ injured: true }, { injured: true }] }] },
  (t) => {
    t.does('heal1');
    assert.equal(t.stalker().hp, 1);
    assert.deepEqual(
      t.stalker().turns.map(({ injured }) => injured),
      [false, false],
    );
    assert.equal(t.state.supply.criticalInjury, plainBox.components.criticalInjury);
    assert.equal(t.told('criticalInjuriesHealed').length, 1);
  },
  hurting,
);

rule(
  'S5 healing gives back no Standard Action this Round',
  {
    board,
    stalkers: [
      { ...TESTER, hp: 0, turns: [{ injured: true, slid: 1 }, { injured: true }] },
      { card: 'tester', at: 'e' },
    ],
  },
  (t) => {
    t.does('heal1').offersNot('movement').does('endTurn');
    // The other Turn was still to come: it allows one Standard Action as well.
    t.does('pass', 'token1', 'prepare').passes('prepare').offersNot('movement').offers('endTurn');
  },
  hurting,
);

rule(
  'S5 an Injury healed above a finished Turn leaves nothing behind',
  {
    board,
    stalkers: [{ ...TESTER, hp: 0, turns: [{}, { injured: true, slid: 2, used: true }] }],
  },
  (t) => {
    t.does('heal1');
    assert.equal(t.stalker().turns[1].healed, undefined);
  },
  hurting,
);

rule(
  'SO2 alone, an Injury takes two of the three Standard Actions',
  { board, stalkers: [{ ...TESTER, hp: 3 }] },
  (t) => {
    t.does('prepare').passes('prepare').offers('movement');
    t.does('lose3', 'token0').offersNot('movement').offers('endTurn');
  },
  hurting,
);

rule(
  'S6, R13 a third Critical Injury is death and ends the Mission',
  { board, stalkers: [{ ...TESTER, hp: 0, turns: [{ injured: true }, { injured: true }] }] },
  (t) => {
    t.does('lose3');
    assert.equal(t.over, true);
    assert.equal(t.stalker().dead, true);
    assert.equal(t.state.outcome?.won, false);
    assert.deepEqual(
      t.told('died').map(({ entity }) => entity),
      [t.stalker().id],
    );
  },
  hurting,
);

rule(
  'S5 each attacker is a source of its own',
  {
    board,
    stalkers: [{ ...TESTER, at: 'c', hp: 1, armor: 'rags' }],
    enemies: [
      { card: 'watcher', at: 'a' },
      { card: 'watcher', at: 'e' },
    ],
    turn: { done: 3 },
  },
  (t) => {
    t.does('endTurn').until('criticalInjury').does('token0').asks('action');
    assert.equal(t.told('criticalInjury').length, 2);
  },
  plain,
);

rule(
  'S9 an immune Enemy gains no status',
  {
    board,
    stalkers: [GUNNER],
    enemies: [{ card: 'stony', at: 'c' }],
    dice: { stalker: ['1', '1'], equipment: [0] },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('attack:silent');
    assert.equal(t.told('woundDrawn').length, 1);
    assert.equal(t.enemy().exposed, false);
  },
  plain,
);
