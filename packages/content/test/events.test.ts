import assert from 'node:assert/strict';
import type { PositionDraft } from '../../engine/src/position/index.ts';
import { rule, type Table } from '../../engine/test/harness.ts';

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
