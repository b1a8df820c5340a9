import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginGame, overdrawn, violations } from '@zonecrawl/engine/game';
import { plainLoadouts, setUpMission } from '@zonecrawl/engine/mission';
import { boardOf, type GameSetup, type Mission } from '@zonecrawl/engine/model';
import { idleIn, missionBox, newGame, quiet } from '@zonecrawl/engine/testing';
import { box } from '../../src/index.ts';

const idle = idleIn(box);
const team = (count: number) => plainLoadouts(box, ['milady', 'chort', 'palkan', 'velet'].slice(0, count));
const a1 = (parts: Partial<GameSetup> = {}) =>
  setUpMission(box, { mission: 'a1', stalkers: team(4), seed: 'one', ...parts });

test('MI2 set-up lays what the Mission names: Stalkers, Enemies and pools, Anomalies, Loot, Unknown, Events', () => {
  const state = a1();
  const board = boardOf(box, state.map);
  const at = (space: number | null): string => board.spaces[space ?? -1]?.name ?? 'off';
  assert.deepEqual(new Set(state.stalkers.map(({ space }) => at(space))), new Set(['1:s']));
  assert.equal(state.enemies.filter(({ card }) => card === 'bandit-rifle').length, 2);
  assert.equal(state.enemies.filter(({ card }) => card === 'bandit-shotgun').length, 3);
  assert.deepEqual(
    state.kinds.map(({ card, pool, team }) => [card, pool, team]),
    [
      ['bandit-rifle', 1, 1],
      ['bandit-shotgun', 0, 1],
    ],
  );
  assert.equal(state.loot.flatMap(({ tokens }) => tokens).length, 16);
  assert.ok(state.loot.flatMap(({ tokens }) => tokens).every(({ up }) => !up));
  assert.equal(state.unknown.flatMap(({ tokens }) => tokens).length, 4);
  assert.equal(state.overlays.length, 2);
  assert.ok(state.overlays.every(({ anomaly }) => anomaly));
  assert.equal(state.decks.events.length, 8);
  assert.equal(state.decks.events.at(-1), 'A1-I', 'the first Event lies on top');
  assert.equal(state.decks.events[0], 'A1-VIII');
});

test('MI2 of variants one is picked at random, the others stay hidden in the box', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const { environment, box: boxed } = a1({ seed: `${seed}` }).mission;
    const lying = environment.map(({ card }) => card).filter((card) => card.startsWith('A1-05'));
    assert.equal(lying.length, 1);
    const hidden = boxed.filter((card) => card.startsWith('A1-05'));
    assert.equal(hidden.length, 1);
    seen.add(lying[0] ?? '');
  }
  assert.equal(seen.size, 2);
});

test('MI2 Unknown tokens depend on the number of Stalkers', () => {
  const blanks = [1, 2, 3, 4].map(
    (count) =>
      a1({ stalkers: team(count) })
        .unknown.flatMap(({ tokens }) => tokens)
        .filter((token) => token === 'x').length,
  );
  assert.deepEqual(blanks, [2, 1, 0, 0]);
});

test('MI2 the same seed lays the same table, another one another', () => {
  assert.deepEqual(a1(), a1());
  assert.notDeepEqual(a1().loot, a1({ seed: 'two' }).loot);
});

test('MI2 invariants hold and nothing is there more often than the box holds it', () => {
  for (const mission of Object.keys(box.missions)) {
    for (let count = 1; count <= 4; count++) {
      const state = setUpMission(box, { mission, stalkers: team(count), seed: `${mission}${count}` });
      const game = newGame(box, state);
      assert.deepEqual([...violations(game), ...overdrawn(game)], [], `${mission} with ${count}`);
    }
  }
});

test('LS1 the players choose the Lead Stalker first of all; a single one is not asked', () => {
  const play = beginGame(box, a1(), { keep: true });
  assert.equal(play.decision?.kind, 'chooseLead');
  assert.deepEqual(
    play.decision?.options.map((o) => o.is === 'stalker' && o.stalker),
    [0, 1, 2, 3],
  );
  const alone = beginGame(box, a1({ stalkers: team(1) }), { keep: true });
  assert.notEqual(alone.decision?.kind, 'chooseLead');
});

test('C7 Stalkers set out with full HP, 3 Bolts, a Focus, a loaded Weapon and the base radiation of their Artifacts', () => {
  const state = a1({
    stalkers: [
      {
        stalker: 'milady',
        weapon: 'akm-74u',
        armor: 'leather-jacket',
        artifacts: ['neuron'],
        backpack: ['bread'],
        magazines: { rifle: 2 },
      },
    ],
  });
  const [stalker] = state.stalkers;
  assert.ok(stalker);
  assert.equal(stalker.hp, 14);
  assert.equal(stalker.bolts, 3);
  assert.equal(stalker.focus, true);
  assert.equal(stalker.weapon?.ammo, 6);
  assert.equal(stalker.dosage, 6);
  assert.equal(stalker.magazines.rifle, 2);
  assert.deepEqual(
    stalker.backpack.map(({ card }) => card),
    ['bread'],
  );
  assert.equal(state.supply.bolts, 13);
  assert.equal(state.supply.focus, 3);
  assert.ok(!state.decks.artifacts.includes('neuron'), 'it left its deck');
});

test('C2, ZS1 a plain loadout stays within the coupons of the team and never sells a copy twice', () => {
  for (let count = 1; count <= 4; count++) {
    const loadouts = team(count);
    const sold = new Map<string, number>();
    let spent = 0;
    for (const { weapon, armor, backpack = [], magazines = {} } of loadouts) {
      assert.ok(weapon && armor);
      for (const id of [weapon, ...backpack]) {
        spent += (box.weapons[id] ?? box.items[id])?.value ?? 0;
        sold.set(id, (sold.get(id) ?? 0) + 1);
      }
      spent += 300 * Object.values(magazines).reduce((sum, n) => sum + n, 0);
    }
    assert.ok(spent <= 5000, `${count} Stalkers spent ${spent}`);
    for (const [id, copies] of sold)
      assert.ok(copies <= ((box.weapons[id] ?? box.items[id])?.copies ?? 0), id);
  }
});

const EMPTY: Mission['setup'] = {
  tiles: [{ id: '1', x: 0, y: 0, turn: 0 }],
  cards: [],
  start: ['1:s'],
  enemies: [],
  anomalies: [],
  loot: [],
  unknown: { spaces: [], tokens: [[], [], [], []] },
  events: ['e1', { random: { n: 3, minus: 'stalkers' } }, { oneOf: ['e2', 'e3'] }],
};

test('E5, MI2 a pool is never larger than what the box has left of its standees', () => {
  const small = missionBox(
    {
      setup: {
        ...EMPTY,
        enemies: [
          {
            card: 'bandit-rifle',
            colours: [],
            team: 1,
            pool: 20,
            standing: [
              { space: '1:c', facing: 0 },
              { space: '1:r', facing: 1, when: { if: 'team', is: 'atLeast', value: 3 } },
            ],
          },
          { card: 'bandit-shotgun', colours: [], team: 1, pool: 20, standing: [] },
        ],
      },
    },
    idle,
  );
  const state = setUpMission(small, { mission: 'test', stalkers: [{ stalker: 'tester' }], seed: 'x' });
  assert.equal(state.enemies.length, 1, 'the second one is for bigger teams');
  assert.deepEqual(
    state.kinds.map(({ pool }) => pool),
    [7, 0],
  );
});

test('R3 the Event deck is stacked in order, with variants and Random Events picked at set-up', () => {
  const { decks } = setUpMission(missionBox({ setup: EMPTY, events: [quiet('e1')] }, idle), {
    mission: 'test',
    stalkers: [{ stalker: 'tester' }, { stalker: 'tester' }],
    seed: 'x',
  });
  const topFirst = decks.events.toReversed();
  assert.equal(topFirst[0], 'e1');
  assert.ok(box.randomEvents[topFirst[1] ?? '']);
  assert.ok(['e2', 'e3'].includes(topFirst[2] ?? ''));
  assert.equal(topFirst.length, 3);
});

test('R3 Random Events are dealt from the top of their deck, and all of them if so many are asked for', () => {
  const all = Object.keys(box.randomEvents).length;
  const { decks } = setUpMission(
    missionBox({ setup: { ...EMPTY, events: [{ random: all }] }, events: [quiet('e1')] }, idle),
    { mission: 'test', stalkers: [{ stalker: 'tester' }], seed: 'x' },
  );
  assert.deepEqual(decks.events.toSorted(), Object.keys(box.randomEvents).sort());
  assert.deepEqual(decks.randomEvents, []);
});

test('AT2 a Stalker whom an Enemy sees from the start has its High Attention there', () => {
  const watched = missionBox(
    {
      setup: {
        ...EMPTY,
        enemies: [{ card: 'sentry', colours: [], team: 1, pool: 0, standing: [{ space: '1:s', facing: 0 }] }],
      },
    },
    idle,
  );
  const state = setUpMission(watched, { mission: 'test', stalkers: [{ stalker: 'tester' }], seed: 'x' });
  const { game } = beginGame(watched, state, { keep: true });
  assert.equal(game.state.stalkers[0]?.attention?.level, 'high');
});

test('a set-up that cannot be played says why', () => {
  assert.throws(
    () => setUpMission(box, { mission: 'nowhere', stalkers: team(1), seed: 'x' }),
    /name\.unknown.*nowhere/,
  );
  assert.throws(() => a1({ stalkers: [] }), /setup\.team/);
});
