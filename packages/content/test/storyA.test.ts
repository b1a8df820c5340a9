/** The special workings of the rest of the first story: current and a shutter; cables, a bell and a storm. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answer, beginGame, type GamePlay } from '@zonecrawl/engine/game';
import { setUpMission } from '@zonecrawl/engine/mission';
import type { PositionDraft } from '@zonecrawl/engine/position';
import type { Table } from '@zonecrawl/engine/testing';
import { box } from '../src/index.ts';
import { counter, face, laidOut, turned } from './laidOut.ts';
import { rule } from './rule.ts';

type Stalker = PositionDraft['stalkers'][number];
const S = { card: 'palkan' } as const;

const kinds = (t: Table): readonly string[] => t.state.enemies.map(({ card }) => card);
const anomalies = (t: Table): readonly string[] =>
  t.state.overlays.flatMap(({ anomaly }) => (anomaly ? [anomaly.card] : []));
const dark = (t: Table): readonly (string | undefined)[] =>
  t.state.noVisibility.map((space) => t.game.board.spaces[space]?.name).toSorted();

/** A Mission of a Campaign that remembers this, up to its first question after the Lead Stalker was chosen. */
function remembering(mission: string, story: Readonly<Record<string, number>>): GamePlay {
  const setup = { mission, stalkers: [{ stalker: 'velet' }, { stalker: 'milady' }], seed: 'remember' };
  const play = beginGame(box, setUpMission(box, { ...setup, campaign: { story } }), { keep: true });
  assert.equal(play.decision?.kind, 'chooseLead');
  answer(play, 0);
  return play;
}
const shown = ({ game }: GamePlay): readonly string[] =>
  game.facts.flatMap((fact) => (fact.fact === 'textShown' ? [fact.text] : []));
const choices = ({ decision }: GamePlay): readonly string[] =>
  decision?.options.flatMap((option) => (option.is === 'choice' ? [option.choice] : [])) ?? [];

describe('A2 The Door Under the Hill', () => {
  const hill = laidOut('a2');
  const at = (space: string, more: Partial<Stalker> = {}): PositionDraft => ({
    ...hill,
    stalkers: [{ ...S, at: space, ...more }],
    event: 'A2-II-2',
    decks: { events: ['A2-VIII', 'A2-VI'] },
  });
  const running = (position: PositionDraft): PositionDraft => turned(position, 'A2-02');

  rule('A2-02 the generator starts at the cord, and is heard', at('10:S'), (t) => {
    t.does('A2-02.pullCord');
    assert.equal(face(t, 'A2-02'), 'b');
    assert.equal(t.attention(), 'high 10:S');
  });

  rule('A2-03 without current nothing can be routed', at('15:B'), (t) => {
    assert.equal(t.reasonAgainst('A2-03.routeDoor'), 'conditionNotMet');
    assert.equal(t.reasonAgainst('A2-03.routeLamps'), 'conditionNotMet');
  });

  rule('A2-03 one fuse feeds one circuit: lamps and door take turns', running(at('15:B')), (t) => {
    t.does('A2-03.routeDoor');
    assert.equal(face(t, 'A2-04'), 'b');
    t.does('A2-03.routeLamps');
    assert.deepEqual([face(t, 'A2-04'), counter(t, 'lights')], ['a', 1]);
  });

  rule('A2-03 with a spare fuse both are fed', running(at('15:B', { findings: ['fuse'] })), (t) => {
    t.does('A2-03.fitFuse').does('A2-03.routeDoor').does('A2-03.routeLamps');
    assert.deepEqual(t.stalker().findings, []);
    assert.deepEqual([face(t, 'A2-04'), counter(t, 'lights')], ['b', 1]);
  });

  rule('A2-04 the blast door is a wall until it is fed', at('15:Q'), (t) => {
    t.does('movement');
    assert.equal(t.at(t.stalker()), '15:H', 'there is only one way out of the lobby');
    t.does('stop');
  });

  rule('A2-04 open, it lets the Stalkers in', turned(running(at('15:Q')), 'A2-04'), (t) => {
    t.does('movement').offers('15:M').does('15:M', 'stop');
  });

  rule(
    'A2-02 when the engine is cut the lamps go out and the blast door falls shut',
    { ...turned(running(at('10:S')), 'A2-04'), counters: { lights: 1 } },
    (t) => {
      t.does('A2-02.cutEngine');
      assert.deepEqual([face(t, 'A2-02'), face(t, 'A2-04'), counter(t, 'lights')], ['a', 'a', 0]);
    },
  );

  rule(
    'A2-05 the shutter gives at the fifth blow, each of them heard',
    { ...at('15:l'), counters: { pries: 3 } },
    (t) => {
      t.does('A2-05.pryShutter');
      assert.equal(t.attention(), 'high 15:l');
      assert.equal(face(t, 'A2-05'), 'a');
      t.does('A2-05.pryShutter');
      assert.equal(face(t, 'A2-05'), undefined);
    },
  );

  rule('A2-12 behind the sheets of lead an Action in the chamber costs a dose of 1', at('15:M'), (t) => {
    t.does('prepare');
    assert.equal(t.stalker().dosage, 1);
  });

  const awake = (position: PositionDraft): PositionDraft => ({
    ...position,
    environment: [...(position.environment ?? []), { card: 'A2-09' }],
    at: 'endOfRound',
    decks: { events: ['A2-V', 'A2-VI'] },
  });

  rule('A2-09 what is awake raises the dosage of whoever is in the Institute', awake(at('15:l')), (t) => {
    t.until('nextTurn');
    assert.ok(t.stalker().dosage >= 1);
  });

  rule('A2-09 while the generator runs it drinks from that', awake(running(at('15:l'))), (t) => {
    t.until('nextTurn');
    assert.equal(t.stalker().dosage, 0);
  });

  const inside = { ...at('15:M'), counters: { waysIn: 1 } };

  rule('A2-07 the tape alone wakes two of them for one Stalker, and ball lightning', inside, (t) => {
    t.does('A2-07.takeTape').asks('choice').offers('tapeOnly', 'breakShard').does('tapeOnly');
    assert.deepEqual(t.stalker().findings, ['tape']);
    assert.deepEqual(kinds(t), ['bloodsucker', 'bloodsucker']);
    assert.deepEqual(anomalies(t), ['tesla']);
    assert.equal(face(t, 'A2-09'), 'a');
  });

  rule('A2-07 a shard is an Artifact that costs HP and dosage', inside, (t) => {
    const { hp } = t.stalker();
    t.does('A2-07.takeTape', 'breakShard').until('action');
    assert.equal(t.stalker().hp, hp - 2);
    assert.equal(counter(t, 'shard'), 1);
    assert.ok(t.told('cardGained').length > 0);
    assert.deepEqual(kinds(t), ['bloodsucker', 'bloodsucker']);
  });

  rule(
    'A2-09 at the End of Round dosage rises by 1 in the Institute',
    {
      ...at('15:A'),
      environment: [...(hill.environment ?? []).filter(({ card }) => card !== 'A2-07'), { card: 'A2-09' }],
      at: 'endOfRound',
    },
    (t) => {
      t.until('nextTurn');
      assert.equal(t.stalker().dosage, 1);
    },
  );

  rule('A2 unlit rooms are black when a Round begins', { ...at('12:j'), at: 'endOfRound' }, (t) => {
    t.until('nextTurn');
    assert.deepEqual(
      dark(t).filter((name) => name?.startsWith('15:')),
      ['15:C', '15:H', '15:Q'],
    );
  });

  rule(
    'A2 with the lamps on only the dust of the Event is left',
    { ...at('12:j'), at: 'endOfRound', counters: { lights: 1 }, decks: { events: ['A2-V', 'A2-VI'] } },
    (t) => {
      t.until('nextTurn');
      assert.deepEqual(dark(t), []);
    },
  );

  rule('A2 nobody leaves without the tape', at('12:j'), (t) => {
    assert.equal(t.reasonAgainst('leave'), 'conditionNotMet');
  });

  rule('A2 is won with the tape outside', { ...at('6:a'), counters: { tape: 1 } }, (t) => {
    t.does('leave');
    assert.deepEqual(t.state.outcome, { won: true, ending: 'success' });
  });

  rule('A2 is won otherwise with a shard', { ...at('12:j'), counters: { tape: 1, shard: 1 } }, (t) => {
    t.does('leave');
    assert.deepEqual(t.state.outcome, { won: true, ending: 'shard' });
  });

  rule(
    'A2 is lost when the hill closes',
    { ...at('12:j'), at: 'eventPhase', decks: { events: ['A2-VIII'] } },
    (t) => {
      assert.deepEqual(t.state.outcome, { won: false, ending: 'time' });
    },
  );

  test('C8 Dalik, alive, tells one thing: the duct is open, or there is a spare fuse', () => {
    const duct = remembering('a2', { dalik: 1 });
    assert.deepEqual(choices(duct), ['askForDuct', 'askForFuse', 'sendHimHome']);
    answer(duct, 0);
    assert.ok(!duct.game.state.mission.environment.some(({ card }) => card === 'A2-06'));
    assert.equal(duct.game.state.mission.counters['dalikCame'], 1);
    const spare = remembering('a2', { dalik: 1 });
    answer(spare, 1);
    assert.deepEqual(spare.game.state.stalkers[0]?.findings, ['fuse']);
  });

  test('C8 without Dalik nobody is asked; his map opens the duct; a debt of Petro’s is one blow', () => {
    const alone = remembering('a2', {});
    assert.ok(!shown(alone).includes('mission.a2.dalikWaits'));
    assert.ok(alone.game.state.mission.environment.some(({ card }) => card === 'A2-06'));
    const { mission } = remembering('a2', { burntMap: 1, petroOwes: 1 }).game.state;
    assert.ok(!mission.environment.some(({ card }) => card === 'A2-06'));
    assert.equal(mission.counters['pries'], 1);
  });
});

describe('A3 The Fourth Note', () => {
  const church = laidOut('a3', 'A3-09');
  const at = (space: string, more: Partial<PositionDraft> = {}): PositionDraft => ({
    ...church,
    stalkers: [{ ...S, at: space }],
    event: 'A3-IV',
    decks: { events: ['A3-VIII', 'A3-VII'] },
    ...more,
  });

  rule('A3-06 a cable is cut once, and the storm drops', at('11:f', { counters: { storm: 3 } }), (t) => {
    t.does('A3-06.cutCable');
    assert.deepEqual([counter(t, 'cut'), counter(t, 'storm')], [1, 2]);
    t.until('action').offersNot('A3-06.cutCable');
  });

  rule('A3-03 the bell hangs fast by three cables', at('14:N'), (t) => {
    assert.equal(t.reasonAgainst('A3-03.stillBell'), 'conditionNotMet');
    assert.equal(t.reasonAgainst('A3-03.takeBell'), 'conditionNotMet');
  });

  rule('A3-03 with one cut it can be taken, not stilled', at('14:N', { counters: { cut: 1 } }), (t) => {
    assert.equal(t.reasonAgainst('A3-03.stillBell'), 'conditionNotMet');
    t.offers('A3-03.takeBell');
  });

  rule(
    'A3-03 who knows the tape stills it with one cable cut',
    at('14:N', { counters: { cut: 1, 'story.tape': 1 } }),
    (t) => {
      t.offers('A3-03.stillBell');
    },
  );

  rule(
    'A3-03 stilled, the storm is gone and the buyer’s men come',
    at('14:N', {
      counters: { cut: 2, storm: 4 },
      anomalies: [
        { card: 'whirligig', center: '11:e', symbols: [['11:e', [1, 2, 3, 4]]] },
        { card: 'comet', center: '11:c', symbols: [['11:c', [1, 2, 3, 4]]] },
      ],
    }),
    (t) => {
      t.does('A3-03.stillBell');
      assert.deepEqual(anomalies(t), ['comet'], 'what was there before the storm stays');
      assert.deepEqual(kinds(t), ['military']);
      assert.equal(counter(t, 'stilled'), 1);
    },
  );

  rule(
    'A3-05 taken, it sends the mercenaries away and weighs on its bearer',
    at('14:N', {
      counters: { cut: 1 },
      enemies: [{ card: 'military', at: '13:B', facing: 'west' }],
    }),
    (t) => {
      t.does('A3-03.takeBell');
      assert.deepEqual(kinds(t), []);
      assert.deepEqual(t.stalker().findings, ['bell']);
      assert.equal(t.stalker().dosage, 3);
    },
  );

  rule(
    'A3-05 at the End of Round the bell gives its bearer away',
    {
      ...at('14:h', { counters: { bellTaken: 1, cut: 1 }, at: 'endOfRound' }),
      stalkers: [
        { ...S, at: '14:h', findings: ['bell'] },
        { card: 'milady', at: '7:i' },
      ],
      environment: [...(church.environment ?? []).filter(({ card }) => card !== 'A3-03'), { card: 'A3-05' }],
    },
    (t) => {
      t.until('nextTurn');
      assert.equal(t.attention(), 'high 14:h');
      assert.deepEqual([t.stalker().dosage, t.stalker(1).dosage], [3, 0]);
    },
  );

  rule(
    'A3 the storm grows every Round and breaks out',
    at('7:i', { at: 'endOfRound', counters: { storm: 1 } }),
    (t) => {
      t.until('nextTurn');
      assert.equal(counter(t, 'storm'), 2);
      assert.deepEqual(anomalies(t), ['whirligig']);
    },
  );

  rule(
    'A3 it grows by two while the bell is on its way',
    at('7:i', { at: 'endOfRound', counters: { storm: 1, bellTaken: 1 } }),
    (t) => {
      t.until('nextTurn');
      assert.equal(counter(t, 'storm'), 3);
      assert.deepEqual(anomalies(t), ['whirligig', 'electro']);
    },
  );

  rule(
    'A3 and not at all once the bell is still',
    at('7:i', { at: 'endOfRound', counters: { stilled: 1 } }),
    (t) => {
      t.until('nextTurn');
      assert.equal(counter(t, 'storm'), 0);
    },
  );

  rule('A3 nobody leaves before it is decided', at('7:i'), (t) => {
    assert.equal(t.reasonAgainst('leave'), 'conditionNotMet');
  });

  rule('A3 is won by boat when the bell is still', at('7:i', { counters: { stilled: 1 } }), (t) => {
    t.does('leave');
    assert.deepEqual(t.state.outcome, { won: true, ending: 'silenced' });
  });

  rule(
    'A3 the boat does not carry the bell; the lorry does, and the others ride along',
    {
      ...at('7:i', { counters: { bellTaken: 1 } }),
      stalkers: [
        { ...S, at: '13:a', findings: ['bell'] },
        { card: 'milady', at: '13:a' },
      ],
    },
    (t) => {
      t.does('deliver');
      assert.equal(t.over, false);
      t.until('nextTurn').until('action').does('rideAlong');
      assert.deepEqual(t.state.outcome, { won: true, ending: 'sold' });
    },
  );

  rule(
    'A3 with the bell in arms there is no way into the boat',
    { ...at('7:i', { counters: { bellTaken: 1 } }), stalkers: [{ ...S, at: '7:i', findings: ['bell'] }] },
    (t) => {
      assert.equal(t.reasonAgainst('leave'), 'conditionNotMet');
    },
  );

  const unseen = laidOut('a3');
  rule(
    'A3-09 through the glass or at the door one sees who is in church, once',
    { ...unseen, stalkers: [{ ...S, at: '14:h' }], event: 'A3-IV', decks: { events: ['A3-VIII'] } },
    (t) => {
      t.does('A3-09.lookThroughGlass').until('action');
      assert.equal(face(t, 'A3-09'), undefined);
      assert.equal(t.told('environmentPlaced').filter(({ card }) => card.startsWith('A3-10')).length, 1);
      t.offersNot('A3-09.lookThroughGlass');
    },
  );

  rule(
    'A3-III who robbed Petro is met by his nephew',
    at('7:i', {
      at: 'eventPhase',
      counters: { 'story.robbedPetro': 1 },
      decks: { events: ['A3-III', 'A3-IV'] },
    }),
    (t) => {
      t.until('nextTurn');
      assert.deepEqual(kinds(t), ['bandit-shotgun']);
    },
  );

  rule(
    'A3-III and nobody else',
    at('7:i', { at: 'eventPhase', decks: { events: ['A3-III', 'A3-IV'] } }),
    (t) => {
      t.until('nextTurn');
      assert.deepEqual(kinds(t), []);
    },
  );

  rule(
    'A3 is lost with the fourth note',
    at('7:i', { at: 'eventPhase', decks: { events: ['A3-VIII'] } }),
    (t) => {
      assert.deepEqual(t.state.outcome, { won: false, ending: 'time' });
    },
  );

  test('C8 a shard and a lost night feed the storm; Dalik poles the boat round', () => {
    const plain = remembering('a3', {}).game.state.mission.counters['storm'] ?? 0;
    const fed = remembering('a3', { shard: 1, stormFed: 1 }).game.state.mission.counters['storm'] ?? 0;
    assert.equal(fed, plain + 2);
    const boat = remembering('a3', { dalik: 1 });
    assert.deepEqual(choices(boat), ['boatToDitch', 'boatStays']);
    answer(boat, 0);
    const lies = boat.game.state.mission.environment.find(({ card }) => card === 'A3-02');
    assert.deepEqual([lies?.face, lies?.at?.x, lies?.at?.y], ['b', 6, 9]);
  });
});
