/** B3: a hatch, two who have to be brought there, and a sky. */
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { box } from '../src/index.ts';
import { counter, face, laidOut, S, type Stalker } from './laidOut.ts';
import { rule } from './rule.ts';

describe('B3 Nine', () => {
  const outpost = laidOut('b3');
  const at = (space: string, more: Partial<Stalker> = {}): PositionDraft => ({
    ...outpost,
    stalkers: [{ ...S, at: space, ...more }],
    event: 'B3-II-1',
  });
  const under = (space: string, more: Partial<Stalker> = {}): PositionDraft => ({
    ...at(space, more),
    at: 'endOfRound',
    event: 'B3-III',
    counters: { sky: 2 },
    decks: { events: ['B3-VI-1', 'B3-VII'] },
  });
  const doctor = (space: string, wounds = 0) => ({ card: 'vereta', at: space, counters: { wounds } });
  const boy = (space: string, wounds = 0) => ({ card: 'petryk', at: space, counters: { wounds } });

  rule('B3 the sky reddens at the End of Round and doses whoever is outdoors', under('13:h'), (t) => {
    t.until('nextTurn');
    assert.equal(counter(t, 'sky'), 3);
    assert.equal(t.stalker().dosage, 3);
  });
  rule('B3 nobody under a roof is dosed', under('13:Q'), (t) => {
    t.until('nextTurn');
    assert.equal(counter(t, 'sky'), 3);
    assert.equal(t.stalker().dosage, 0);
  });
  rule('B3 Armor helps against the sky', under('13:h', { armor: 'psz-9d' }), (t) => {
    t.until('nextTurn');
    assert.ok(t.stalker().dosage < 3);
  });

  rule('B3-03 the lock is a wall on both sides until the crank has been turned twice', at('15:N'), (t) => {
    t.does('movement').offersNot('15:M');
    assert.equal(t.at(t.stalker()), '15:l', 'the only way out of the store');
    t.does('15:N', 'stop');
    t.does('B3-03.crankLock');
    assert.equal(t.attention(), 'high 15:N');
    assert.equal(face(t, 'B3-03'), 'a');
    t.does('B3-03.crankLock');
    t.until('action');
    assert.equal(face(t, 'B3-03'), 'b');
    const [joined] = t.state.companions;
    assert.equal(joined && t.at(joined), '15:M');
  });
  rule('B3-03 with the code it opens at once and quietly', at('15:N', { findings: ['code'] }), (t) => {
    t.does('B3-03.enterCode');
    t.until('action');
    assert.equal(face(t, 'B3-03'), 'b');
    assert.equal(t.attention(), 'none');
    assert.equal(t.told('environmentPlaced').filter(({ card }) => card.startsWith('B3-08')).length, 1);
  });
  rule('B3-06 the code is read off the wall of the control room', at('15:B'), (t) => {
    t.does('B3-06.readNames');
    assert.deepEqual(t.stalker().findings, ['code']);
    assert.equal(face(t, 'B3-06'), undefined);
  });
  rule('B3-04 whoever enters the garage finds the boy', at('9:f'), (t) => {
    t.does('movement', '9:G', 'stop');
    t.until('action');
    assert.ok(t.state.companions.some(({ card }) => card === 'petryk'));
    assert.equal(face(t, 'B3-04'), 'b');
  });
  rule('B3-05 he does not come for a voice: somebody has to have found him', at('13:T'), (t) => {
    assert.equal(t.reasonAgainst('B3-05.callTheBoy'), 'conditionNotMet');
  });
  rule(
    'B3-05 called from the tower he walks two spaces, once a Turn',
    { ...at('13:T'), companions: [boy('9:G')] },
    (t) => {
      t.does('B3-05.callTheBoy');
      t.until('action');
      const called = t.state.companions.find(({ card }) => card === 'petryk') ?? assert.fail('he stayed');
      assert.equal(t.at(called), '9:b');
      assert.equal(t.reasonAgainst('B3-05.callTheBoy'), 'oncePerTurn');
    },
  );

  rule(
    'B3 is won when one of the two has reached the shelter and everybody has gone down',
    { ...at('13:Q'), companions: [doctor('13:f')] },
    (t) => {
      t.does('sendToShelter');
      assert.equal(counter(t, 'doctorSafe'), 1);
      assert.equal(t.over, false);
      t.does('B3-02.goDown');
      assert.deepEqual(t.state.outcome, { won: true, ending: 'saved' });
    },
  );
  rule(
    'B3 with both of them safe it is a better ending',
    { ...at('13:Q'), companions: [boy('13:f')], counters: { doctorSafe: 1 } },
    (t) => {
      t.does('sendToShelter');
      t.does('B3-02.goDown');
      assert.deepEqual(t.state.outcome, { won: true, ending: 'both' });
    },
  );
  rule(
    'B3-02 the doctor, safe first, calls the boy out; Listeners sit down, and there is more time',
    {
      ...at('13:Q', { hp: 5 }),
      companions: [doctor('13:f')],
      enemies: ['9:a', '9:c', '15:k', '15:A'].map((space) => ({ card: 'zombie', at: space })),
      decks: { events: ['B3-VI-1', 'B3-VII'], randomEvents: ['sleet', 'patrol', 'blackout'] },
    },
    (t) => {
      t.does('sendToShelter');
      t.until('action');
      assert.equal(t.stalker().hp, 11);
      assert.equal(t.state.enemies.filter(({ space }) => space !== null).length, 1);
      assert.equal(t.state.decks.events.length, 4);
      assert.ok(t.state.companions.some(({ card, space }) => card === 'petryk' && space !== null));
    },
  );
  rule(
    'B3-02 called by the doctor the boy walks two spaces at the End of Round',
    { ...under('13:Q'), companions: [boy('9:G')], counters: { doctorSafe: 1 } },
    (t) => {
      t.until('nextTurn');
      const called = t.state.companions.find(({ card }) => card === 'petryk') ?? assert.fail('he stayed');
      assert.equal(t.at(called), '9:b');
    },
  );
  rule(
    'B3-02 the boy, safe first, knows the code; whoever comes second changes nothing',
    { ...at('13:Q'), companions: [boy('13:f')] },
    (t) => {
      t.does('sendToShelter');
      t.until('action');
      assert.deepEqual(t.stalker().findings, ['code']);
    },
  );
  rule('B3 is lost by going down alone', at('13:Q'), (t) => {
    t.does('B3-02.goDown');
    assert.deepEqual(t.state.outcome, { won: false, ending: 'alone' });
  });

  const shotAt = (companion: ReturnType<typeof doctor>, gone = 0): PositionDraft => ({
    ...at('9:T'),
    at: 'enemyActivation',
    companions: [companion],
    counters: { gone },
    enemies: [{ card: 'military', at: '15:k', facing: 'south' }],
    decks: { low: ['checking-the-corners'], events: ['B3-VI-1', 'B3-VII'] },
  });
  rule('Doctor Vereta survives her second wound', shotAt(doctor('15:k', 1)), (t) => {
    const [wounded] = t.state.companions;
    assert.equal(wounded?.counters['wounds'], 2);
    assert.equal(wounded && t.at(wounded), '15:k');
    t.until('nextTurn');
  });
  rule('Doctor Vereta dies of the third, which is not yet the end', shotAt(doctor('15:k', 2)), (t) => {
    assert.equal(t.state.companions[0]?.space, null);
    assert.equal(counter(t, 'gone'), 1);
    assert.equal(t.over, false);
    t.until('nextTurn');
  });
  rule('Petryk ducks once and runs away the second time', shotAt(boy('15:k', 1)), (t) => {
    assert.equal(t.state.companions[0]?.space, null);
    assert.equal(counter(t, 'gone'), 1);
    t.until('nextTurn');
  });
  rule('B3 is lost when both of them are', shotAt(boy('15:k', 1), 1), (t) => {
    assert.deepEqual(t.state.outcome, { won: false, ending: 'nobody' });
  });

  rule(
    'B3-IV one call goes to the boy or to the doctor; with Luhy alive to both',
    {
      ...at('13:Q'),
      at: 'eventPhase',
      companions: [doctor('15:N'), boy('9:G')],
      counters: { 'story.luhy': 1 },
      decks: { events: ['B3-IV', 'B3-V'] },
    },
    (t) => {
      t.asks('choice').offers('talkToTheDoctor', 'talkToTheBoy', 'letLuhyTalk').does('letLuhyTalk');
      t.until('nextTurn');
      assert.deepEqual(
        t.state.companions.map((one) => t.at(one)),
        ['15:k', '13:d'],
      );
    },
  );
  rule(
    'B3-VII the first wave burns whoever is outdoors, and nobody else',
    {
      ...at('13:h'),
      stalkers: [
        { ...S, at: '13:h' },
        { card: 'chort', at: '13:Q' },
      ],
      at: 'eventPhase',
      decks: { events: ['B3-VII', 'B3-VIII'] },
    },
    (t) => {
      const full = (index: number): number => box.stalkers[t.stalker(index).card]?.hp ?? 0;
      assert.deepEqual([full(0) - t.stalker(0).hp, full(1) - t.stalker(1).hp], [3, 0]);
    },
  );
});
