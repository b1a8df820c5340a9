/** The special workings of the second story: boards, people and a boat; tracks, bread and powder; a hatch and a sky. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { rule, type Table } from '@zonecrawl/engine/harness';
import { begin, type GameState } from '@zonecrawl/engine/kernel';
import { plainLoadouts, setUpMission, textsOf } from '@zonecrawl/engine/mission';
import { readMission } from '@zonecrawl/engine/mission/schema';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { box } from '../src/index.ts';

type Stalker = PositionDraft['stalkers'][number];
const S = { card: 'palkan' } as const;

/** A Mission of the story as set up: its tiles and the cards that lie out, without its Enemies. */
function laidOut(mission: string, ...away: readonly string[]): PositionDraft {
  const { setup } = box.missions[mission] ?? assert.fail(`no Mission ${mission}`);
  return {
    board: { tiles: setup.tiles.map((tile) => ({ ...tile })) },
    stalkers: [],
    mission,
    environment: setup.cards.flatMap(({ card, at }) =>
      typeof card === 'string' && !away.includes(card) ? [{ card, ...(at && { at: { ...at } }) }] : [],
    ),
  };
}

const turned = (position: PositionDraft, card: string): PositionDraft => ({
  ...position,
  environment: (position.environment ?? []).map((one) => (one.card === card ? { ...one, face: 'b' } : one)),
});

const face = (t: Table, card: string): string | undefined =>
  t.state.mission.environment.find((one) => one.card === card)?.face;
const counter = (t: Table, name: string): number => t.state.mission.counters[name] ?? 0;
const tokensAt = (t: Table, token: string): readonly (string | undefined)[] =>
  t.state.mission.tokens
    .filter((one) => one.token === token)
    .map(({ space }) => t.game.board.spaces[space]?.name);

for (const id of ['b1', 'b2', 'b3']) {
  test(`MI1 ${id} is a right Mission with a prologue, an epilogue for every ending and all its other texts`, () => {
    const mission = box.missions[id] ?? assert.fail();
    const texts: unknown = JSON.parse(
      readFileSync(new URL(`../src/locales/en/missions/${id}.json`, import.meta.url), 'utf8'),
    );
    const hasText = (key: string): boolean => Object.hasOwn(Object(texts), key);
    const read = readMission(box, JSON.parse(JSON.stringify(mission)), { hasText });
    assert.deepEqual(read.ok ? [] : read.problems, []);
    assert.ok(Object.values(mission.endings).every(({ epilogue = [] }) => epilogue.length > 0));
    const needed = new Set(textsOf(mission).map(({ key }) => key));
    const named = /^(companion|token|finding|ability|mission\.b\d\.counter)\./;
    assert.deepEqual(
      Object.keys(Object(texts)).filter((key) => !needed.has(key) && !named.test(key)),
      [],
    );
  });
}

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
      counters: { waiting: 3, set: 4, aerial: 2 },
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
    'B1-08 is patched once a Turn, and floats after seven steps of one Stalker',
    { ...at('7:i'), counters: { waiting: 3, boat: 6 } },
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

describe('B2 Bread', () => {
  const quarry = laidOut('b2');
  const at = (space: string, more: Partial<Stalker> = {}): PositionDraft => ({
    ...quarry,
    stalkers: [{ ...S, at: space, ...more }],
    kinds: { izlom: { colours: ['boss'], pool: 1 }, rodent: { colours: ['horde'], pool: 4 } },
    event: 'B2-III',
  });
  const beggar = { card: 'izlom', at: '12:p', facing: 'south' } as const;
  const found: PositionDraft = { ...at('12:b'), kinds: { izlom: { colours: ['boss'], pool: 0 } } };

  rule(
    'B2-03 looking into a hole ends the movement, and after three sets of tracks it is the right one, asleep',
    { ...at('12:i'), tokens: [{ token: 'track', at: '12:i' }], counters: { tracks: 2 } },
    (t) => {
      t.does('readTracks');
      t.does('movement', '12:G');
      t.until('action');
      assert.equal(face(t, 'B2-03'), 'b');
      const it = t.state.enemies.find(({ card }) => card === 'izlom') ?? assert.fail('it is not there');
      assert.deepEqual([it.pinDown, it.exposed], [true, true]);
      assert.equal(counter(t, 'found'), 1);
      assert.equal(t.attention(), 'high 12:G', 'its eyes are open');
    },
  );
  rule(
    'B2-10 with one set read no nest of Rodents is walked into',
    { ...at('12:i'), tokens: [{ token: 'track', at: '12:i' }] },
    (t) => {
      t.does('readTracks');
      assert.ok(!t.state.mission.box.includes('B2-10-3'));
      t.does('movement', '12:G');
      t.until('action');
      const what = t.told('environmentPlaced').map(({ card }) => card);
      assert.equal(what.length, 1);
      assert.ok(['B2-10-1', 'B2-10-2', 'B2-10-4'].includes(what[0] ?? ''), what[0]);
    },
  );
  rule(
    'B2-04 when it has been found elsewhere a hole holds a Loot token only',
    {
      ...found,
      stalkers: [{ ...S, at: '11:g' }],
      counters: { found: 1 },
      enemies: [{ ...beggar, at: '12:a' }],
    },
    (t) => {
      t.does('movement', '11:H');
      assert.equal(t.told('environmentPlaced').length, 0);
      assert.equal(t.state.loot.length, 1);
    },
  );
  rule(
    'B2 reading tracks takes a Standard Action and the tracks',
    {
      ...at('12:d'),
      tokens: [
        { token: 'track', at: '12:d' },
        { token: 'track', at: '6:d' },
      ],
    },
    (t) => {
      t.does('readTracks');
      assert.equal(counter(t, 'tracks'), 1);
      assert.deepEqual(tokensAt(t, 'track'), ['6:d']);
      assert.equal(t.stalker().turns[0].slid, 1);
      t.offersNot('readTracks');
    },
  );
  rule(
    'B2 bread is taken as a Free Action',
    { ...at('6:k'), tokens: [{ token: 'bread', at: '6:k' }] },
    (t) => {
      t.does('takeBread');
      assert.deepEqual(t.stalker().findings, ['bread']);
      assert.equal(t.stalker().turns[0].slid, 0);
    },
  );
  rule(
    'B2 it is fed within Range 1, and is busy eating; the last loaf makes it talk',
    {
      ...found,
      stalkers: [{ ...S, at: '12:b', findings: ['bread', 'bread'] }],
      enemies: [beggar],
      counters: { found: 1 },
    },
    (t) => {
      t.does('feedIt');
      assert.equal(t.enemy().pinDown, true);
      assert.equal(counter(t, 'fed'), 1);
      t.does('feedIt');
      assert.deepEqual(t.state.outcome, { won: true, ending: 'fed' });
    },
  );
  rule(
    'B2 nobody feeds it from two spaces away, nor without bread',
    {
      ...found,
      stalkers: [{ ...S, at: '12:k', findings: ['bread'] }],
      enemies: [{ ...beggar, facing: 'north' }],
    },
    (t) => {
      assert.equal(t.reasonAgainst('feedIt'), 'conditionNotMet');
    },
  );
  rule(
    'B2 bread in the pit draws it at the End of Round, whoever it sees, and eating it is pinned down',
    {
      ...found,
      at: 'endOfRound',
      stalkers: [{ ...S, at: '6:h' }],
      enemies: [{ ...beggar, at: '12:k', facing: 'north' }],
      tokens: [{ token: 'bait', at: '12:p' }],
      counters: { found: 1 },
      decks: { events: ['B2-VI-1', 'B2-VII'] },
    },
    (t) => {
      t.until('nextTurn');
      assert.equal(t.at(t.enemy()), '12:p');
      assert.equal(t.enemy().pinDown, true);
      assert.deepEqual(tokensAt(t, 'bait'), []);
    },
  );
  rule(
    'B2-02 the fuse is lit on the rim, with powder, while it is in the pit',
    { ...found, stalkers: [{ ...S, at: '12:c', findings: ['powder'] }], enemies: [beggar] },
    (t) => {
      t.does('B2-02.lightFuse');
      assert.deepEqual(t.state.outcome, { won: true, ending: 'buried' });
    },
  );
  rule(
    'B2-02 not while it is elsewhere',
    {
      ...found,
      stalkers: [{ ...S, at: '12:c', findings: ['powder'] }],
      enemies: [{ ...beggar, at: '12:h' }],
    },
    (t) => {
      assert.equal(t.reasonAgainst('B2-02.lightFuse'), 'conditionNotMet');
    },
  );
  rule(
    'B2 what falls first is a coat: it comes out of one of its holes again, and only the second time it is dead',
    {
      ...found,
      stalkers: [{ ...S, at: '12:p', weapon: 'ptm', bolts: 0 }],
      enemies: [{ ...beggar, hp: 1, exposed: true, pinDown: true }],
      counters: { found: 1 },
      dice: { equipment: [3, 3, 3, 3, 3, 3], stalker: ['3', '3', '3', '3'] },
    },
    (t) => {
      t.does('knife');
      t.until('action');
      assert.equal(t.told('died').length, 1);
      assert.equal(counter(t, 'shed'), 1);
      assert.equal(t.over, false);
      const again = t.state.enemies.find(({ card }) => card === 'izlom') ?? assert.fail('it stayed dead');
      assert.ok(['12:G', '11:H', '6:V', '10:S'].includes(t.at(again)), t.at(again));
      assert.equal(again.hp, 1, 'it is thinner without its coat');
    },
  );
  rule(
    'B2-IV what nobody has found comes out of one of its four holes by itself',
    { ...at('6:h'), at: 'eventPhase', decks: { events: ['B2-IV', 'B2-V'] } },
    (t) => {
      t.until('nextTurn');
      const it = t.state.enemies.find(({ card }) => card === 'izlom') ?? assert.fail('it stayed inside');
      assert.ok(['12:G', '11:H', '6:V', '10:S'].includes(t.at(it)), t.at(it));
    },
  );
  rule(
    'B2-V other hunters are its enemies as well as yours',
    {
      ...found,
      at: 'eventPhase',
      stalkers: [{ ...S, at: '6:h' }],
      enemies: [{ ...beggar, at: '12:a' }],
      decks: { events: ['B2-V', 'B2-VII'] },
    },
    (t) => {
      t.until('nextTurn');
      assert.equal(t.attention(), 'high 6:h', 'without bread or a Magazine they are told to leave');
      const teams = t.state.kinds.map(({ card, team }) => [card, team]);
      assert.deepEqual(teams, [
        ['izlom', 1],
        ['military', 2],
      ]);
    },
  );
});

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
  rule('B3-05 called from the tower he comes out and walks two spaces, once a Turn', at('13:T'), (t) => {
    t.does('B3-05.callTheBoy');
    t.until('action');
    const called = t.state.companions.find(({ card }) => card === 'petryk') ?? assert.fail('he stayed');
    assert.equal(t.at(called), '9:b');
    assert.equal(t.reasonAgainst('B3-05.callTheBoy'), 'oncePerTurn');
  });

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
    assert.equal(t.state.companions[0]?.counters['wounds'], 2);
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

describe('C8 what one Mission of the story leaves to the next', () => {
  const comingFrom = (mission: string, story: Readonly<Record<string, number>>): GameState => {
    const stalkers = plainLoadouts(box, ['palkan']);
    const state = setUpMission(box, { mission, stalkers, seed: 'story', campaign: { story } });
    return begin(box, state, { keep: true }).game.state;
  };
  const many = ({ enemies }: GameState, card: string): number =>
    enemies.filter((enemy) => enemy.card === card).length;

  test('each step Luhy was helped is a loaf for the Beggar', () => {
    assert.deepEqual(comingFrom('b2', {}).stalkers[0]?.findings, []);
    assert.deepEqual(comingFrom('b2', { luhy: 1 }).stalkers[0]?.findings, ['bread']);
    assert.deepEqual(comingFrom('b2', { luhy: 2 }).stalkers[0]?.findings, ['bread', 'bread']);
  });

  test('a Beggar that was fed has spoken for you; one that got away has moved into the Institute', () => {
    const alone = comingFrom('b3', {});
    assert.equal(many(alone, 'izlom'), 0);
    assert.equal(many(comingFrom('b3', { beggar: 1 }), 'zombie'), many(alone, 'zombie'));
    assert.equal(many(comingFrom('b3', { beggar: 2 }), 'zombie'), many(alone, 'zombie') - 1);
    assert.equal(many(comingFrom('b3', { beggarLoose: 1 }), 'izlom'), 1);
  });

  test('however a Mission of the story ends, the next one is on the map', () => {
    for (const [mission, next] of [
      ['b1', 'b2'],
      ['b2', 'b3'],
    ] as const) {
      for (const { epilogue = [] } of Object.values(box.missions[mission]?.endings ?? {})) {
        assert.ok(epilogue.some((deed) => deed.deed === 'location' && deed.location === next));
      }
    }
  });
});
