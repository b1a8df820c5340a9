/** Every effect of the mission vocabulary once: what it does, and whom it leaves alone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromErrorText } from '../src/base/problems.ts';
import { effect as effectSchema } from '../src/mission/schema/effects.ts';
import type { Effect, EffectName } from '../src/model/effects.ts';
import type { PositionDraft } from '../src/position/index.ts';
import { ROW } from '../testing/boards.ts';
import { idle, missionBox, quiet } from '../testing/missions.ts';
import { rule, type Table } from '../testing/table.ts';
import { zoneBox } from '../testing/zone.ts';

const S = { card: 'tester' } as const;
const here = (space: string) => ({ at: 'space', space }) as const;
const tried = new Set<EffectName>();

/** An Event whose Instant part are these effects, drawn at once. */
function effect(
  name: string,
  effects: readonly Effect[],
  position: Partial<PositionDraft>,
  check: (t: Table) => void,
): void {
  for (const one of effects) tried.add(one.do);
  rule(
    name,
    {
      board: { drawing: ROW },
      stalkers: [{ ...S, at: 'a' }],
      mission: 'test',
      at: 'eventPhase',
      ...position,
      decks: { events: ['now', 'e1', 'e2'], ...position.decks },
    },
    (t) => {
      check(t);
      t.until('nextTurn');
    },
    missionBox(
      { events: [{ ...quiet('now'), instant: effects }], environment: [{ id: 'N', a: {}, b: {} }] },
      idle,
    ),
  );
}

effect(
  'MI2, E5 newKind brings a kind into the pool, and spawn places from it; the pool is never more than the box has',
  [
    { do: 'newKind', enemy: 'raider', colours: ['red'], team: 2, pool: 99 },
    { do: 'spawn', enemy: 'raider', count: 2, place: here('e'), facing: 1 },
  ],
  {},
  (t) => {
    const [kind] = t.state.kinds;
    assert.deepEqual([kind?.colours, kind?.team, kind?.pool], [['red'], 2, 6]);
    // One on the space, the other on the closest with room, facing where it should be (T7).
    assert.deepEqual(
      t.state.enemies.map((e) => [t.at(e), e.facing]),
      [
        ['e', 1],
        ['d', 1],
      ],
    );
  },
);

effect(
  'E5 removeEnemies puts standees back into the pool without a death',
  [{ do: 'removeEnemies', enemies: { kind: 'guard' } }],
  {
    enemies: [
      { card: 'guard', at: 'e', facing: 'east', pinDown: true },
      { card: 'hound', at: 'd' },
    ],
  },
  (t) => {
    assert.deepEqual(
      t.state.enemies.map(({ card }) => card),
      ['hound'],
    );
    assert.equal(t.state.kinds.find(({ card }) => card === 'guard')?.pool, 1);
    assert.deepEqual(
      t.told('leftMap').map(({ entity, space }) => [entity, t.game.board.spaces[space]?.name]),
      [[t.names['E1'], 'e']],
    );
    assert.equal(t.state.supply.pinDown, 10);
    assert.equal(t.told('died').length + t.told('lootDropped').length, 0);
  },
);

effect(
  'EA4 activate draws a card for these Enemies only',
  [{ do: 'activate', enemies: { kind: 'hound' }, level: 'low' }],
  {
    enemies: [
      { card: 'hound', at: 'd', facing: 'west' },
      { card: 'blind', at: 'e', facing: 'west' },
    ],
    kinds: { hound: { colours: ['yellow'] }, blind: { colours: ['yellow'] } },
    decks: { low: ['march'] },
  },
  (t) => {
    assert.equal(t.at(t.enemy('E1')), 'b');
    assert.equal(t.at(t.enemy('E2')), 'e');
  },
);

effect(
  'EM1 moveEnemies goes toward a place, the Lead, a Stalker or an Attention token; a pinned one stays',
  [
    { do: 'moveEnemies', enemies: { kind: 'hound' }, toward: here('a'), upTo: 1 },
    { do: 'moveEnemies', enemies: { kind: 'hound' }, toward: 'closestStalker', upTo: 1 },
    { do: 'moveEnemies', enemies: { kind: 'rock' }, toward: 'leadStalker', upTo: 'movement' },
    { do: 'moveEnemies', enemies: { kind: 'hound' }, toward: 'closestAttention', upTo: 1 },
  ],
  {
    enemies: [
      { card: 'hound', at: 'd', facing: 'west' },
      { card: 'rock', at: 'e', facing: 'west', pinDown: true },
    ],
  },
  (t) => {
    assert.equal(t.at(t.enemy('E1')), 'b');
    assert.equal(t.at(t.enemy('E2')), 'e');
    assert.deepEqual(
      t.told('enemyStayed').map(({ reason }) => reason),
      ['noGoal'],
      'no Attention is on the map',
    );
  },
);

effect(
  'EM2, EA5, F1 goForward, lookAround and faceEnemies',
  [
    { do: 'goForward', enemies: { kind: 'guard' }, upTo: 1 },
    { do: 'lookAround', enemies: { kind: 'guard' } },
    { do: 'faceEnemies', enemies: { kind: 'hound' }, facing: 0 },
  ],
  {
    enemies: [
      { card: 'guard', at: 'd', facing: 'east' },
      { card: 'hound', at: 'b', facing: 'south' },
    ],
    kinds: { guard: { team: 1 }, hound: { team: 1 } },
    stalkers: [{ ...S, at: 'c' }],
  },
  (t) => {
    assert.equal(t.at(t.enemy('E1')), 'e');
    assert.equal(t.facing('E1'), 'west', 'it found the Stalker');
    assert.equal(t.facing('E2'), 'north');
  },
);

effect(
  'EK, EA5 enemiesAttack and enemiesSpecial',
  [
    { do: 'enemiesAttack', enemies: { kind: 'raider' }, damage: -5 },
    { do: 'enemiesSpecial', enemies: { kind: 'rat' } },
  ],
  {
    stalkers: [{ ...S, at: 'b' }],
    enemies: [
      { card: 'raider', at: 'd', facing: 'west' },
      { card: 'rat', at: 'c', facing: 'east' },
    ],
    kinds: { raider: { team: 1 }, rat: { team: 1 } },
  },
  (t) => {
    assert.equal(t.told('enemyAttacked')[0]?.damage, 2);
    assert.equal(t.told('specialPerformed').length, 1);
    assert.equal(t.stalker().hp, 20 - 2 - 3, "the shot, and the rat's bite");
  },
);

effect(
  'W1, S1 woundEnemies and enemyStatus',
  [
    { do: 'enemyStatus', enemies: { kind: 'hound' }, status: 'exposed', gain: true },
    { do: 'enemyStatus', enemies: { kind: 'hound' }, status: 'pinDown', gain: false },
    { do: 'woundEnemies', enemies: { kind: 'blind' }, wound: 'light' },
    { do: 'woundEnemies', enemies: { kind: 'guard' }, wound: 'loseHp' },
  ],
  {
    enemies: [
      { card: 'hound', at: 'd', pinDown: true },
      { card: 'blind', at: 'c' },
      { card: 'guard', at: 'e', facing: 'east' },
    ],
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    assert.deepEqual([t.enemy('E1').exposed, t.enemy('E1').pinDown], [true, false]);
    assert.equal(t.told('woundDrawn')[0]?.wound, 'light');
    assert.equal(t.alive('E3'), false);
  },
);

effect(
  'EQ5, EQ11 give: a drawn card that fits, Magazines, Bolts, ammo; what is not there is skipped (G2)',
  [
    { do: 'give', who: 'lead', gift: { gift: 'draw', deck: 'items', type: 'medicine' } },
    { do: 'give', who: 'lead', gift: { gift: 'draw', deck: 'weapons', tier: 3 } },
    { do: 'give', who: 'lead', gift: { gift: 'magazine', magazine: 'rifle', count: 2 } },
    { do: 'give', who: 'lead', gift: { gift: 'bolts', count: 1 } },
    { do: 'give', who: 'lead', gift: { gift: 'ammo' } },
    { do: 'give', who: 'lead', gift: { gift: 'card', card: 'ration' } },
  ],
  {
    stalkers: [{ ...S, at: 'a', weapon: { card: 'pistol', ammo: 0 } }],
    decks: { items: ['tonic', 'bandage'], weapons: ['pistol'] },
  },
  (t) => {
    t.until('nextTurn');
    assert.deepEqual(
      t.told('cardGained').map(({ card }) => card),
      ['bandage'],
    );
    assert.deepEqual(
      t.told('componentRanOut').map(({ component }) => component),
      ['weapons', 'ration'],
    );
    assert.deepEqual([t.stalker().magazines.rifle, t.stalker().bolts, t.stalker().weapon?.ammo], [2, 1, 4]);
  },
);

effect(
  'EQ11 take: Bolts, a Magazine, a finding, a card; who has none skips that part',
  [
    { do: 'take', who: 'all', what: { take: 'bolts', count: 2 } },
    { do: 'take', who: 'all', what: { take: 'magazine', count: 1 } },
    { do: 'take', who: 'all', what: { take: 'finding', finding: 'key' } },
    { do: 'take', who: 'all', what: { take: 'card', card: 'ration' } },
  ],
  {
    stalkers: [
      {
        ...S,
        at: 'a',
        bolts: 3,
        magazines: { pistol: 1 },
        findings: ['key', 'map'],
        backpack: ['ration', 'ration'],
      },
      { ...S, at: 'b' },
    ],
  },
  (t) => {
    const { bolts, magazines, findings, backpack } = t.stalker();
    assert.deepEqual([bolts, magazines.pistol, findings, backpack.length], [1, 0, ['map'], 1]);
    assert.equal(t.stalker(1).bolts, 0);
  },
);

effect(
  'EQ2, EK8, RD5, S1, AT5 heal, loseHp, suffer, dosage, status, attention',
  [
    { do: 'heal', who: 'lead', amount: 3 },
    { do: 'loseHp', who: 'others', amount: 2 },
    { do: 'suffer', who: 'lead', damage: 4 },
    { do: 'dosage', who: 'all', amount: 4, armorHelps: true },
    { do: 'dosage', who: 'lead', amount: 1, armorHelps: false, lower: true },
    { do: 'status', who: 'lead', status: 'pinDown', gain: false },
    { do: 'attention', who: 'lead', set: 'reduce' },
    { do: 'attention', who: 'others', set: 'low' },
  ],
  {
    stalkers: [
      { ...S, at: 'a', hp: 10, armor: 'suit2', pinDown: true, attention: { level: 'high', at: 'c' } },
      { ...S, at: 'e' },
    ],
  },
  (t) => {
    t.until('nextTurn');
    assert.deepEqual([t.stalker().hp, t.stalker(1).hp], [9, 18]);
    assert.deepEqual([t.stalker().dosage, t.stalker(1).dosage], [1, 4]);
    assert.equal(t.stalker().pinDown, false);
    assert.deepEqual([t.attention(0), t.attention(1)], ['low c', 'low e']);
  },
);

effect(
  'R8, RD1 slide and marker',
  [
    { do: 'slide', who: 'lead' },
    { do: 'marker', who: 'lead', count: 1 },
  ],
  { board: { drawing: ROW, spaces: { a: { radiation: 3 } } } },
  (t) => {
    t.does('token0');
    assert.equal(t.stalker().dosage, 3);
    t.does('token1');
    assert.deepEqual(
      t.stalker().turns.map(({ slid, markers }) => [slid, markers]),
      [
        [1, 0],
        [0, 1],
      ],
    );
  },
);

effect(
  'MV1, AN9, MI8 moveStalkers, placeStalkers and leave',
  [
    { do: 'moveStalkers', who: 'lead', upTo: 1, attention: 'none' },
    { do: 'placeStalkers', who: 'others', place: here('e') },
    { do: 'leave', who: { in: here('e') } },
  ],
  {
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'c' },
    ],
  },
  (t) => {
    assert.deepEqual([t.at(t.stalker()), t.at(t.stalker(1))], ['b', 'off']);
    assert.equal(t.attention(), 'none');
    assert.deepEqual(
      t.told('moved').map(({ how }) => how),
      ['step', 'place'],
    );
  },
);

effect(
  'LS1 "chosen" is one Stalker the Lead picks',
  [{ do: 'status', who: 'chosen', status: 'focus', gain: true }],
  {
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'c' },
    ],
    lead: 1,
  },
  (t) => {
    assert.equal(t.decision.who, 1);
    t.does('S1');
    assert.deepEqual([t.stalker().focus, t.stalker(1).focus], [true, false]);
  },
);

effect('R3 addEvent puts a Mission Event on top of the deck', [{ do: 'addEvent', event: 'e4' }], {}, (t) => {
  assert.deepEqual(t.state.decks.events.toReversed(), ['e4', 'e1', 'e2']);
});

effect(
  'R14, AN10 Enemies hit by one effect are resolved in order of the closest Attention, without any of the Lead Stalker',
  [{ do: 'woundEnemies', enemies: { type: 'human' }, wound: 'light' }],
  {
    stalkers: [{ ...S, at: 'a', attention: { level: 'low', at: 'e' } }],
    enemies: [
      { card: 'blind', at: 'b' },
      { card: 'blind', at: 'd' },
    ],
    decks: { wounds: ['wound-a', 'wound-c'] },
  },
  (t) => {
    assert.deepEqual(
      t.told('woundDrawn').map(({ enemy }) => enemy),
      [t.enemy('E2').id, t.enemy('E1').id],
    );
  },
);

effect(
  'AN1, AN6 on the overlay of an Anomaly that was removed nobody covers a symbol any more',
  [{ do: 'removeAnomaly', anomaly: 'spark' }],
  {
    anomalies: [
      {
        card: 'spark',
        center: 'a',
        symbols: [
          ['a', [4]],
          ['c', [2]],
        ],
      },
    ],
    artifactTokens: [{ at: 'c', on: { anomaly: 0, petals: 2 } }],
  },
  (t) => {
    assert.deepEqual(t.stalker().covers, []);
    assert.equal(t.state.artifacts[0]?.on, null);
  },
);

effect(
  'T6 of the stacks in a place the Lead Stalker chooses the order',
  [{ do: 'resolveUnknown', which: { in: { at: 'either', of: [here('b'), here('d')] } } }],
  {
    unknown: [
      { at: 'b', tokens: ['x', 'x'] },
      { at: 'c', tokens: ['x'] },
      { at: 'd', tokens: ['x'] },
    ],
  },
  (t) => {
    t.asks('unknownOrder').offers('b', 'd').offersNot('c').does('d');
    assert.deepEqual(
      t.state.unknown.map(({ tokens }) => tokens.length),
      [1, 1],
    );
  },
);

effect(
  'T4, T5 removeLoot, resolveLoot, removeUnknown, removeToken, resolveUnknown in a place',
  [
    { do: 'resolveLoot', who: 'lead', count: 1 },
    { do: 'removeLoot', place: here('b') },
    { do: 'removeUnknown', place: here('c') },
    { do: 'resolveUnknown', which: { in: here('d') } },
    { do: 'placeToken', token: 'flag', place: { at: 'either', of: [here('b'), here('c')] } },
    { do: 'removeToken', token: 'flag', place: here('b') },
  ],
  {
    loot: [
      { at: 'a', tokens: ['scrap', 'handful'] },
      { at: 'b', tokens: ['handful'] },
    ],
    unknown: [
      { at: 'c', tokens: ['x'] },
      { at: 'd', tokens: ['x', 'x'] },
      { at: 'e', tokens: ['x'] },
    ],
  },
  (t) => {
    assert.equal(t.stalker().bolts, 2);
    assert.deepEqual(
      t.state.loot.map(({ tokens }) => tokens.length),
      [1],
    );
    assert.deepEqual(
      t.state.unknown.map(({ tokens }) => tokens.length),
      [1, 1],
    );
    assert.equal(t.state.mission.tokens.length, 1);
  },
);

effect(
  'AN1, AN5 placeAnomaly, activateAnomaly and removeAnomaly',
  [
    { do: 'placeAnomaly', anomaly: 'whirl', pattern: 3, x: 1, y: 0, artifact: true },
    { do: 'activateAnomaly', anomaly: 'whirl', petals: 4 },
    { do: 'removeAnomaly', anomaly: 'spark' },
  ],
  { anomalies: [{ card: 'spark', center: 'e', symbols: [['e', [1]]], artifact: true }] },
  (t) => {
    assert.deepEqual(
      t.state.overlays.map(({ anomaly }) => anomaly?.card ?? null),
      [null, 'whirl'],
    );
    assert.ok((t.state.overlays[1]?.symbols.length ?? 0) > 4);
    assert.ok(!t.state.decks.anomalies.includes('whirl'), 'G5 it is on the map, not in the deck');
    assert.ok(t.state.decks.anomalies.includes('spark'), 'and this one is back');
    assert.equal(t.told('anomalyHit')[0]?.entity, t.stalker().id);
  },
);

effect(
  'MI3 placeCard, flipCard, discardCard, findCard, removeCard',
  [
    { do: 'placeCard', card: 'N' },
    { do: 'flipCard', card: 'N' },
    { do: 'discardCard', card: 'N' },
    { do: 'findCard', of: ['N'] },
    { do: 'removeCard', card: 'N' },
  ],
  {},
  (t) => {
    assert.deepEqual(t.state.mission.removed, ['N']);
    assert.equal(t.told('environmentPlaced').length, 2);
    assert.equal(t.told('environmentFlipped')[0]?.face, 'b');
  },
);

effect(
  'CO1 companionJoins, companionMoves and companionLeaves',
  [
    { do: 'companionJoins', companion: 'friend', place: here('b') },
    { do: 'companionMoves', companion: 'friend', toward: here('e'), upTo: 2 },
  ],
  {},
  (t) => {
    const [friend] = t.state.companions;
    assert.equal(friend && t.at(friend), 'd');
  },
);

rule(
  'A11 nextStandardFree in a Turn makes the next Standard Action Free',
  { board: { drawing: ROW }, stalkers: [{ ...S, at: 'a' }], mission: 'test' },
  (t) => {
    t.does('hurry', 'work');
    assert.equal(t.stalker().turns[0].slid, 0);
    t.does('work');
    assert.equal(t.stalker().turns[0].slid, 1);
  },
  missionBox(
    {
      actions: [
        {
          id: 'hurry',
          cost: 'free',
          place: { at: 'anywhere' },
          do: [{ do: 'nextStandardFree', who: 'actor' }],
        },
      ],
    },
    zoneBox({ standard: { *work() {} } }),
  ),
);

/** Tried in mission.test.ts, round.test.ts, companions.test.ts and survival.test.ts. */
const ELSEWHERE: readonly EffectName[] = [
  'show',
  'if',
  'ask',
  'random',
  'roll',
  'repeat',
  'each',
  'counter',
  'end',
  'addRandomEvents',
  'bringEvent',
  'placeLoot',
  'placeUnknown',
  'placeNoVisibility',
  'grantAction',
  'nextStandardFree',
  'companionLeaves',
  'points',
];

test('every effect of the vocabulary is tried', () => {
  const read = effectSchema.safeParse({ do: '?' });
  const problem = fromErrorText(read.error?.issues[0]?.message ?? '');
  assert.equal(problem?.key, 'shape.word');
  const words = [problem?.params['words'] ?? []].flat().map(String);
  const all = new Set<string>([...tried, ...ELSEWHERE]);
  assert.ok(words.length > 50);
  assert.deepEqual(
    words.filter((word) => !all.has(word)),
    [],
  );
});
