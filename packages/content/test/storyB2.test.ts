/** B2: tracks, bread and powder. */
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { counter, face, laidOut, S, type Stalker, tokensAt } from './laidOut.ts';
import { rule } from './rule.ts';

describe('B2 Bread', () => {
  const quarry = laidOut('b2');
  const at = (space: string, more: Partial<Stalker> = {}): PositionDraft => ({
    ...quarry,
    stalkers: [{ ...S, at: space, ...more }],
    kinds: { izlom: { colours: ['green'], pool: 1 }, rodent: { colours: ['blue'], pool: 4 } },
    event: 'B2-III',
  });
  const beggar = { card: 'izlom', at: '12:p', facing: 'south' } as const;
  const found: PositionDraft = { ...at('12:b'), kinds: { izlom: { colours: ['green'], pool: 0 } } };

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
    'B2 it is fed within Range 1, once a Turn, and is busy eating',
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
      assert.equal(t.reasonAgainst('feedIt'), 'oncePerTurn');
    },
  );
  rule(
    'B2 for one Stalker the fourth loaf makes it talk',
    {
      ...found,
      stalkers: [{ ...S, at: '12:b', findings: ['bread'] }],
      enemies: [beggar],
      counters: { found: 1, fed: 3 },
    },
    (t) => {
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
