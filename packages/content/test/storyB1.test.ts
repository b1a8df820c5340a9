/** B1: boards, people and a boat. */
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { counter, face, laidOut, S, type Stalker, tokensAt, turned } from './laidOut.ts';
import { rule } from './rule.ts';

describe('B1 Dry Feet', () => {
  const village = laidOut('b1');
  const people = ['8:A', '8:C', '14:N'].map((at) => ({ token: 'people', at }));
  const at = (space: string, more: Partial<Stalker> = {}): PositionDraft => ({
    ...village,
    stalkers: [{ ...S, at: space, ...more }],
    tokens: people,
    counters: { waiting: 3 },
    event: 'B1-IV',
  });
  const ending = (position: PositionDraft): PositionDraft => ({
    ...position,
    at: 'endOfRound',
    decks: { events: ['B1-V-1', 'B1-VII'] },
  });

  rule('B1-11 boards make a wall of the door, and leave Stalkers the window', at('8:b'), (t) => {
    t.does('movement').offers('8:B', '8:A').does('8:g', '8:b', 'stop');
    t.does('B1-03.boardUp');
    assert.equal(face(t, 'B1-11'), 'a');
    assert.equal(t.reasonAgainst('B1-03.boardUp'), 'conditionNotMet', 'boarded up already');
    t.does('movement').offersNot('8:B').offers('8:A').does('8:g', '8:b', 'stop');
  });

  const leaning = { card: 'dog', at: '8:b', facing: 'west' } as const;
  const boarded = (petals: 3 | 4): PositionDraft => {
    const position = ending(at('7:H'));
    const card = { card: 'B1-11', at: { x: 6, y: 6 } };
    return {
      ...position,
      environment: [...(position.environment ?? []), card],
      enemies: [leaning],
      dice: { anomaly: [petals] },
    };
  };
  rule('B1-11 boards with an Enemy at the door give on 4 petals at the End of Round', boarded(4), (t) => {
    t.until('nextTurn');
    assert.equal(face(t, 'B1-11'), undefined);
    assert.ok(t.state.mission.box.includes('B1-11'), 'they can be nailed up again');
  });
  rule('B1-11 on 3 petals they hold', boarded(3), (t) => {
    t.until('nextTurn');
    assert.equal(face(t, 'B1-11'), 'a');
  });

  const hunter = (at: string): NonNullable<PositionDraft['enemies']>[number] => ({
    card: 'dog',
    at,
    facing: 'west',
  });
  rule(
    'B1-10 there are two traps, one on a space',
    { ...at('8:b'), counters: { waiting: 3, traps: 2 } },
    (t) => {
      t.does('B1-10.setTrap');
      assert.deepEqual(tokensAt(t, 'trap'), ['8:b']);
      assert.equal(t.reasonAgainst('B1-10.setTrap'), 'conditionNotMet', 'one lies here');
      assert.equal(counter(t, 'traps'), 1);
    },
  );
  rule(
    'B1-10 the first Enemy to enter the space of a trap stops there, wounded and pinned',
    {
      ...ending(at('7:H')),
      enemies: [hunter('8:i')],
      tokens: [...people, { token: 'trap', at: '8:j' }],
      decks: { events: ['B1-V-1', 'B1-VII'], wounds: ['wound-c'] },
    },
    (t) => {
      t.until('nextTurn');
      assert.deepEqual(tokensAt(t, 'trap'), []);
      assert.deepEqual(
        t.told('statusGained').map(({ status }) => status),
        ['exposed', 'pinDown'],
      );
    },
  );

  const held = { ...hunter('8:j'), pinDown: true };
  rule(
    'B1-10 EM4 a trap does not snap at an Enemy that only passes, since its space is full',
    {
      ...ending(at('7:H')),
      enemies: [hunter('8:i'), held, held],
      tokens: [...people, { token: 'trap', at: '8:j' }],
    },
    (t) => {
      t.until('nextTurn');
      assert.deepEqual(
        t.state.enemies.map((enemy) => t.at(enemy)),
        ['8:b', '8:j', '8:j'],
        'it ran through',
      );
      assert.deepEqual(tokensAt(t, 'trap'), ['8:j']);
    },
  );

  const inTheShop = { card: 'dog', at: '8:C', facing: 'west' } as const;
  rule(
    'B1-04 a house with an Enemy and no Stalker in it is lost at the End of Round',
    { ...ending(at('7:H')), enemies: [inTheShop] },
    (t) => {
      t.until('nextTurn');
      assert.equal(face(t, 'B1-04'), 'b');
      assert.deepEqual(tokensAt(t, 'people'), ['8:A', '14:N']);
      assert.deepEqual([counter(t, 'lost'), counter(t, 'waiting')], [1, 2]);
    },
  );
  rule(
    'B1-04 not while a Stalker is there to keep it busy',
    { ...ending(at('8:C')), enemies: [{ ...inTheShop, pinDown: true }] },
    (t) => {
      t.until('nextTurn');
      assert.equal(face(t, 'B1-04'), 'a');
      assert.equal(counter(t, 'lost'), 0);
    },
  );
  rule(
    'B1 is lost when nobody is left to listen',
    {
      ...ending(at('7:H')),
      tokens: [{ token: 'people', at: '8:C' }],
      counters: { waiting: 1, lost: 2 },
      enemies: [inTheShop],
    },
    (t) => {
      assert.deepEqual(t.state.outcome, { won: false, ending: 'silence' });
    },
  );

  rule(
    'B1-I what sees no Stalker goes where people are, at the End of Round',
    { ...ending(at('7:H')), enemies: [{ card: 'dog', at: '14:j', facing: 'south' }] },
    (t) => {
      t.until('nextTurn');
      assert.equal(t.at(t.enemy()), '14:N', 'the church is two spaces away, the others farther');
    },
  );

  rule('B1-02 soldering is done once a Turn, and not beside an Enemy', at('8:K'), (t) => {
    t.does('B1-02.solder');
    assert.equal(counter(t, 'set'), 1);
    assert.equal(t.reasonAgainst('B1-02.solder'), 'oncePerTurn');
  });
  rule(
    'B1-02 an Enemy on the space keeps hands off the bench',
    { ...at('8:K'), enemies: [{ card: 'dog', at: '8:K', facing: 'north', pinDown: true }] },
    (t) => {
      assert.equal(t.reasonAgainst('B1-02.solder'), 'conditionNotMet');
    },
  );
  rule(
    'B1-02 with an Enemy alone in the workshop a step is undone, and whoever hides there is lost',
    {
      ...ending(at('7:H')),
      tokens: [...people.slice(1), { token: 'people', at: '8:M' }],
      counters: { waiting: 3, set: 2 },
      enemies: [{ card: 'dog', at: '8:K', facing: 'north' }],
    },
    (t) => {
      t.until('nextTurn');
      assert.deepEqual([counter(t, 'set'), counter(t, 'lost'), counter(t, 'waiting')], [1, 1, 2]);
      assert.deepEqual(tokensAt(t, 'people'), ['8:C', '14:N']);
    },
  );

  rule(
    'B1-09 the voice comes with the second step; answered it helps, and everybody hears it',
    { ...at('8:K'), counters: { waiting: 3, set: 1 } },
    (t) => {
      t.does('B1-02.solder').asks('choice').offers('answerIt', 'writeItDown', 'turnItOff');
      t.does('answerIt');
      assert.deepEqual([counter(t, 'set'), counter(t, 'answered')], [4, 1]);
      assert.equal(t.attention(), 'high 8:K');
    },
  );

  rule(
    'B1 is won when the set is soldered, the aerial mended and the battery connected',
    {
      ...at('8:K', { findings: ['battery'] }),
      counters: { waiting: 3, set: 8, aerial: 2 },
    },
    (t) => {
      t.does('B1-02.connectBattery');
      assert.deepEqual(t.state.outcome, { won: true, ending: 'success' });
    },
  );
  rule('B1-06 without the battery there is nothing to connect', at('8:K'), (t) => {
    assert.equal(t.reasonAgainst('B1-02.connectBattery'), 'conditionNotMet');
  });

  rule(
    'B1-III a house given up sends its people into the store of the workshop, worth a step at the bench',
    { ...at('8:g'), at: 'eventPhase', decks: { events: ['B1-III', 'B1-IV'] } },
    (t) => {
      t.asks('choice').offers('giveUpWidow', 'giveUpShop', 'giveUpChurch', 'holdAll').does('giveUpShop');
      assert.deepEqual(tokensAt(t, 'people'), ['8:A', '14:N', '8:M']);
      assert.equal(counter(t, 'set'), 1);
      assert.equal(counter(t, 'waiting'), 3, 'nobody is lost');
      t.until('nextTurn');
    },
  );

  const afloat = turned(at('8:C'), 'B1-08');
  rule('B1-08 nobody is sent aboard while the boat has a hole', at('8:C'), (t) => {
    assert.equal(t.reasonAgainst('B1-04.sendToBoat'), 'conditionNotMet');
  });
  rule('B1-08 once it floats people go aboard from their house', afloat, (t) => {
    t.does('B1-04.sendToBoat');
    assert.deepEqual(tokensAt(t, 'people'), ['8:A', '14:N']);
    assert.deepEqual([counter(t, 'aboard'), counter(t, 'waiting'), counter(t, 'lost')], [1, 2, 0]);
    assert.equal(t.reasonAgainst('B1-04.sendToBoat'), 'conditionNotMet', 'there is nobody left in it');
  });
  rule(
    'B1-08 is patched once a Turn, and floats after eight steps of one Stalker',
    { ...at('7:i'), counters: { waiting: 3, boat: 7 } },
    (t) => {
      t.does('B1-08.patchBoat');
      assert.equal(face(t, 'B1-08'), 'b');
      assert.equal(t.attention(), 'low 7:i');
    },
  );
  rule(
    'B1 is won by boat with everybody aboard who can be, and the whole team in the marsh',
    { ...turned(at('7:i'), 'B1-08'), tokens: [], counters: { waiting: 0, aboard: 1, lost: 2 } },
    (t) => {
      t.does('B1-08.castOff');
      assert.deepEqual(t.state.outcome, { won: true, ending: 'evacuated' });
    },
  );
  rule(
    'B1-08 does not cast off while one of the team is in the street',
    {
      ...turned(at('7:i'), 'B1-08'),
      stalkers: [
        { ...S, at: '7:i' },
        { card: 'chort', at: '8:f' },
      ],
      tokens: [],
      counters: { waiting: 0, aboard: 1 },
    },
    (t) => {
      assert.equal(t.reasonAgainst('B1-08.castOff'), 'conditionNotMet');
    },
  );
});
