import assert from 'node:assert/strict';
import type { EnemyAttack } from '../src/model/index.ts';
import { LONG, ROW } from '../testing/boards.ts';
import { deadly, type EnemyExtras, enemy, enemyRule, nameOf, path } from '../testing/enemies.ts';
import type { Table } from '../testing/table.ts';

const attack: EnemyExtras = { low: [{ do: 'attack', who: { colours: 'all' } }] };
const withAttack = (
  id: string,
  extra: Partial<EnemyAttack>,
  types: 'human' | 'mutant' = 'human',
): EnemyExtras => ({
  ...attack,
  enemies: [
    enemy(id, {
      types: [types],
      sight: { front: 9, left: 9, right: 9, back: 9 },
      attack: { id: 'hit', kind: 'ranged', damage: 4, range: 9, ...extra },
    }),
  ],
});

/** Who was attacked, by name. */
const victims = (t: Table): string[] =>
  t
    .told('enemyAttacked')
    .map(({ target }) => Object.entries(t.names).find(([, id]) => id === target)?.[0] ?? '?');
const damage = (t: Table): number | undefined => t.told('enemyAttacked')[0]?.damage;

enemyRule(
  'EK1 the target is the closest Stalker in LoS; the others are told with their distance',
  attack,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'g' }, { at: 'f' }],
    enemies: [{ card: 'guard', at: 'd', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(victims(t), ['S2']);
    assert.deepEqual(t.told('enemyAttacked')[0]?.because, {
      question: 'closestTarget',
      chosen: { entity: 1, space: 5, spaces: 2, corners: 0 },
      // D12: no route leads past the full space of the other.
      lost: [{ entity: 0, space: 6, range: 3 }],
    });
  },
);

enemyRule(
  'EK1 a Stalker it does not see is no target, however close',
  attack,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'a' }, { at: 'f' }],
    enemies: [{ card: 'guard', at: 'c', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(victims(t), ['S2']);
  },
);

enemyRule(
  'EK1 a Stalker in LoS comes before a closer Enemy of another team',
  { low: [{ do: 'attack', who: { colours: ['red'] } }] },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'd' }],
    enemies: [
      { card: 'guard', at: 'a', facing: 'east' },
      { card: 'blind', at: 'b' },
    ],
    kinds: { guard: { colours: ['red'], team: 1 }, blind: { team: 2 } },
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(victims(t), ['S1']);
  },
);

enemyRule(
  'EK1 no Stalker in LoS: the closest other target',
  { low: [{ do: 'attack', who: { colours: ['red'] } }] },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'i' }],
    enemies: [
      { card: 'guard', at: 'a', facing: 'east' },
      { card: 'blind', at: 'c' },
      { card: 'blind', at: 'd' },
    ],
    kinds: { guard: { colours: ['red'], team: 1 }, blind: { team: 2 } },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(victims(t), ['E2']);
  },
);

enemyRule(
  'EK1 nobody in LoS: no attack',
  attack,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'i' }],
    enemies: [{ card: 'guard', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('enemyHeldFire')[0]?.reason, 'noTarget');
  },
);

enemyRule(
  'E2 E3 example 25: two unmarked Enemies see each other and do not attack',
  attack,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'i' }],
    enemies: [
      { card: 'guard', at: 'a', facing: 'east' },
      { card: 'owl', at: 'b', facing: 'west' },
    ],
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(victims(t), []);
  },
);

enemyRule(
  'EK1 on the same space the players choose',
  attack,
  {
    board: {
      drawing: `
        +---+---+---+
        | a   b   b |
        +---+---+---+
      `,
    },
    stalkers: [{ at: 'b' }, { at: 'b' }],
    lead: 1,
    enemies: [{ card: 'guard', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate').asks('defender').offers('S1', 'S2');
    assert.equal(t.decision.who, 1);
    t.does('S2');
    assert.deepEqual(victims(t), ['S2']);
  },
);

enemyRule(
  'EK1 equally close on different spaces the Lead Stalker decides',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'b' }, { at: 'd' }],
    enemies: [{ card: 'owl', at: 'c' }],
  },
  (t) => {
    t.does('activate').asks('tieClosest').does('S2');
    assert.deepEqual(victims(t), ['S2']);
    assert.equal(t.facing(), 'east');
  },
);

enemyRule(
  'EK2 a Charge moves up to its Movement toward the target’s own space and ends there',
  attack,
  {
    board: {
      drawing: `
        +---+---+---+---+
        | a   b   c   c |
        +---+---+---+---+
      `,
    },
    stalkers: [{ at: 'c' }],
    enemies: [{ card: 'brute', at: 'a', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'bc');
    assert.deepEqual(victims(t), ['S1']);
    assert.equal(t.stalker().hp, 14);
  },
);

enemyRule(
  'EK2 without room there it ends as near as it can',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'd' }],
    enemies: [{ card: 'brute', at: 'b', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'c');
    assert.deepEqual(victims(t), ['S1']);
  },
);

enemyRule(
  'EK2 a target within Range 1 is not charged',
  attack,
  {
    board: {
      drawing: `
        +---+---+---+
        | a   b   b |
        +---+---+---+
      `,
    },
    stalkers: [{ at: 'b' }],
    enemies: [{ card: 'brute', at: 'a', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
    assert.equal(t.facing(), 'east');
    assert.deepEqual(victims(t), ['S1']);
  },
);

enemyRule(
  'EK2 still outside the attack’s Range after the Charge it only faces the target',
  attack,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'e' }],
    enemies: [{ card: 'brute', at: 'a', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'bc');
    assert.equal(t.facing(), 'east');
    assert.equal(t.told('enemyHeldFire')[0]?.reason, 'outOfRange');
    assert.deepEqual(victims(t), []);
  },
);

enemyRule(
  'EK2 without any way to come nearer it faces the target',
  attack,
  {
    board: {
      drawing: `
        +---+---+---+
        | a : b   c |
        +---+---+---+
      `,
    },
    stalkers: [{ at: 'c' }],
    enemies: [{ card: 'brute', at: 'a', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), '');
    assert.equal(t.facing(), 'east');
    assert.equal(t.told('enemyHeldFire')[0]?.reason, 'outOfRange');
  },
);

enemyRule(
  'EK2 the Charge is not interrupted, and LoS is not checked again',
  attack,
  {
    board: {
      drawing: `
        +---+---+---+
        | a : b   c |
        +   +---+   +
        | d   e   f |
        +---+---+---+
      `,
    },
    stalkers: [{ at: 'c' }],
    enemies: [{ card: 'brute', at: 'a', facing: 'west' }],
  },
  (t) => {
    // Seen over the fence; the way leads around, out of its sight.
    t.does('activate');
    assert.equal(path(t), 'de');
    assert.equal(t.told('enemyHeldFire')[0]?.reason, 'outOfRange');
  },
);

enemyRule(
  'EK2 a leap places it on the target’s space over everything: no Anomaly roll, but it covers',
  { ...attack, anomalies: [deadly] },
  {
    board: {
      drawing: `
        +---+---+---+---+
        | a : b   c   c |
        +---+---+---+---+
      `,
    },
    stalkers: [{ at: 'c' }],
    enemies: [{ card: 'jumper', at: 'a', facing: 'west', exposed: true }],
    anomalies: [
      {
        card: 'deadly',
        center: 'b',
        symbols: [
          ['b', [4]],
          ['c', [4, 3]],
        ],
      },
    ],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'c');
    assert.equal(t.told('moved')[0]?.how, 'place');
    assert.equal(t.told('anomalyRolled').length, 0);
    // The Stalker covers the 4 already.
    assert.equal(t.told('symbolCovered').at(-1)?.petals, 3);
    assert.equal(t.enemy().exposed, false);
    assert.deepEqual(victims(t), ['S1']);
  },
);

enemyRule(
  'EK2 a leap onto a full space lands beside it',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'd' }],
    enemies: [{ card: 'jumper', at: 'a', facing: 'west' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(path(t), 'c');
    assert.deepEqual(victims(t), ['S1']);
  },
);

enemyRule(
  'EK3 a target in LoS but out of Range is not attacked',
  withAttack('sniper', { range: 2 }),
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'd' }],
    enemies: [{ card: 'sniper', at: 'a', facing: 'north' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('enemyHeldFire')[0]?.reason, 'outOfRange');
    assert.equal(t.facing(), 'north');
  },
);

enemyRule(
  'EK3 and another target is not sought instead',
  withAttack('sniper', { range: 2 }),
  {
    // s is closest (no corner), but out of Range; t is at Range 1, but the way there has corners.
    board: {
      drawing: `
        +---+---+---+---+---+
        | s   b   c   a : t |
        +---+---+---+   +   +
                    | d   e |
                    +---+---+
      `,
    },
    stalkers: [{ at: 's' }, { at: 't' }],
    enemies: [{ card: 'sniper', at: 'a', facing: 'north' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('enemyHeldFire')[0]?.reason, 'outOfRange');
    assert.deepEqual(victims(t), []);
  },
);

enemyRule(
  'EK4 it turns to face the target; damage is changed by the attack’s text and by the step, each with its reason',
  {
    low: [{ do: 'attack', who: { colours: 'all' }, damage: [{ colours: ['blue'], by: -1 }] }],
    enemies: [
      enemy('odd', {
        sight: { front: 0, left: 3, right: 3, back: 3 },
        attack: {
          id: 'jab',
          kind: 'ranged',
          damage: 4,
          range: 3,
          modifiers: () => [{ reason: 'attack:jab', by: 3 }],
        },
      }),
    ],
  },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c' }],
    enemies: [{ card: 'odd', at: 'a', facing: 'west' }],
    kinds: { odd: { colours: ['blue'] } },
  },
  (t) => {
    t.does('activate');
    assert.equal(t.facing(), 'east');
    assert.equal(damage(t), 6);
    assert.deepEqual(t.told('enemyAttacked')[0]?.modifiers, [
      { reason: 'attack:jab', by: 4 },
      { reason: 'attack:jab', by: 3 },
      { reason: 'activation', by: -1 },
    ]);
    assert.equal(t.stalker().hp, 14);
  },
);

enemyRule(
  'EK4 even at 0 damage Defense is rolled and what follows applies',
  withAttack('weak', {
    damage: 0,
    *after(_game, _strike, stalker) {
      stalker.dosage = 3;
    },
  }),
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'c', armor: 'jacket' }],
    enemies: [{ card: 'weak', at: 'a' }],
    dice: { equipment: [2] },
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('diceRolled').length, 1);
    assert.equal(t.told('defended')[0]?.damage, 0);
    assert.equal(t.stalker().dosage, 3);
  },
);

enemyRule(
  'EK4 M10 cover of the target’s space is subtracted, also with Exposed added, before it counts as 0',
  withAttack('sure', { damage: 4 }),
  {
    board: { drawing: ROW, spaces: { c: { cover: 2 } } },
    stalkers: [{ at: 'c', exposed: true }],
    enemies: [{ card: 'sure', at: 'a' }],
  },
  (t) => {
    t.does('activate');
    assert.equal(t.stalker().hp, 20 - 5);
    assert.equal(t.stalker().exposed, false);
  },
);

enemyRule(
  'EK5 an Attack on all targets of a space is resolved for each, in the players’ order',
  attack,
  {
    board: {
      drawing: `
        +---+---+---+
        | a   b   b |
        +---+---+---+
      `,
    },
    stalkers: [{ at: 'b', exposed: true }, { at: 'b' }],
    enemies: [{ card: 'giant', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate').asks('defender').does('S1');
    t.asks('defender').offers('S1', 'S2').does('S2');
    assert.deepEqual(victims(t), ['S2', 'S1']);
    assert.equal(t.stalker(0).hp, 20 - 9);
    assert.equal(t.stalker(1).hp, 20 - 6);
  },
);

enemyRule(
  'EK5 targets on other spaces are spared',
  attack,
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'b' }, { at: 'c' }],
    enemies: [{ card: 'giant', at: 'a', facing: 'east' }],
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(victims(t), ['S1']);
  },
);

const duel: EnemyExtras = { low: [{ do: 'attack', who: { colours: ['red'] } }] };
const duelKinds = { guard: { colours: ['red' as const], team: 1 as const }, owl: { team: 2 as const } };

enemyRule(
  'EK6 if it lives it turns to face the attacker, and does not react',
  duel,
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'i' }],
    enemies: [
      { card: 'guard', at: 'a', facing: 'east' },
      { card: 'owl', at: 'c', facing: 'north' },
    ],
    kinds: duelKinds,
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('activate');
    assert.equal(t.facing('E2'), 'west');
    assert.equal(t.enemy('E2').exposed, true);
    assert.equal(t.told('enemyAttacked').length, 1);
  },
);

enemyRule(
  'EK6 cover counts for an Enemy too',
  duel,
  {
    board: { drawing: LONG, spaces: { c: { cover: 3 } } },
    stalkers: [{ at: 'i' }],
    enemies: [
      { card: 'guard', at: 'a', facing: 'east' },
      { card: 'owl', at: 'c', facing: 'north' },
    ],
    kinds: duelKinds,
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(t.told('attackResolved')[0]?.threshold, null);
    assert.equal(t.facing('E2'), 'west');
  },
);

enemyRule(
  'W3 "push away" by an Enemy attacker: the Lead Stalker picks',
  duel,
  {
    board: {
      drawing: `
        +---+---+---+
        | a   b   c |
        +---+   +---+
            | d |
            +---+
      `,
    },
    stalkers: [{ at: 'c' }, { at: 'd' }],
    lead: 1,
    enemies: [
      { card: 'guard', at: 'a', facing: 'north' },
      { card: 'owl', at: 'b', facing: 'north', pinDown: true },
    ],
    kinds: duelKinds,
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    // Both spaces beyond are full: it stays.
    t.does('activate');
    assert.equal(path(t, 'E2'), '');
  },
);

enemyRule(
  'W3 of several spaces to be pushed to the Lead Stalker picks',
  {
    low: [{ do: 'attack', who: { colours: ['red'] } }],
    enemies: [
      enemy('poker', {
        sight: { front: 1, left: 0, right: 0, back: 0 },
        attack: { id: 'poke', kind: 'ranged', damage: 2, range: 1 },
      }),
    ],
  },
  {
    board: {
      drawing: `
        +---+---+---+---+
        | a   b   c | x |
        +---+   +---+---+
            | d   y |
            +---+---+
      `,
    },
    stalkers: [{ at: 'x' }, { at: 'y' }],
    lead: 1,
    enemies: [
      { card: 'poker', at: 'a', facing: 'east' },
      { card: 'blind', at: 'b', facing: 'north', pinDown: true },
    ],
    kinds: { poker: { colours: ['red'], team: 1 }, blind: { team: 2 } },
    decks: { wounds: ['wound-a'] },
  },
  (t) => {
    t.does('activate').asks('pushAway').offers('c', 'd').offersNot('a');
    assert.equal(t.decision.who, 1);
    t.does('c');
    assert.equal(path(t, 'E2'), 'c');
  },
);

enemyRule(
  'EK7 a comrade who steps in is the target: its own cover, and the attacker turns to it',
  {
    ...withAttack('sure', { damage: 4 }),
    abilities: {
      *comradeAttacked(_game, owner) {
        return owner.id === 1 ? [] : null;
      },
    },
  },
  {
    board: { drawing: ROW, spaces: { e: { cover: 3 } } },
    stalkers: [{ at: 'a' }, { at: 'e' }],
    enemies: [{ card: 'sure', at: 'b', facing: 'north' }],
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(victims(t), ['S2']);
    assert.equal(t.facing(), 'east');
    assert.equal(t.stalker(0).hp, 20);
    assert.equal(t.stalker(1).hp, 19);
  },
);

enemyRule(
  'EM7 inside a Charge the Anomaly is rolled before the damage; if it dies the Attack is lost',
  { ...attack, anomalies: [deadly] },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'd' }],
    enemies: [{ card: 'brute', at: 'b', facing: 'east' }],
    anomalies: [{ card: 'deadly', center: 'c', symbols: [['c', [4]]] }],
    dice: { anomaly: [4] },
  },
  (t) => {
    t.does('activate');
    assert.equal(t.alive(), false);
    assert.deepEqual(victims(t), []);
  },
);

enemyRule(
  'EM7 if it only gains a Pin the Attack goes on',
  {
    ...attack,
    anomalies: [
      {
        ...deadly,
        *enemy(game, hit) {
          hit.pinDown = true;
          game.state.supply.pinDown--;
        },
      },
    ],
  },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'd' }],
    enemies: [{ card: 'brute', at: 'b', facing: 'east' }],
    anomalies: [{ card: 'deadly', center: 'c', symbols: [['c', [4]]] }],
    dice: { anomaly: [4] },
  },
  (t) => {
    t.does('activate');
    assert.equal(t.enemy().pinDown, true);
    assert.deepEqual(victims(t), ['S1']);
  },
);

enemyRule(
  'EK1 the target is chosen once, before any Charge',
  attack,
  {
    board: {
      drawing: `
        +---+---+---+---+---+
        | a   b   c   d   d |
        +---+---+...+---+---+
                | x |
                +---+
      `,
    },
    stalkers: [{ at: 'd' }, { at: 'x' }],
    enemies: [{ card: 'brute', at: 'a', facing: 'east' }],
  },
  (t) => {
    // From c the other one would be next to it.
    t.does('activate');
    assert.equal(nameOf(t, t.enemy().space), 'c');
    assert.deepEqual(victims(t), ['S1']);
  },
);

enemyRule(
  'A10 who has something to say about an Enemy’s attack does so before the damage',
  {
    ...withAttack('sure', { damage: 4 }),
    abilities: {
      *enemyAttacks(_game, owner) {
        owner.dosage += 1;
      },
    },
  },
  {
    board: { drawing: ROW },
    stalkers: [{ at: 'a' }, { at: 'e' }],
    enemies: [{ card: 'sure', at: 'b', facing: 'north' }],
  },
  (t) => {
    t.does('activate');
    assert.deepEqual(
      t.state.stalkers.map(({ dosage }) => dosage),
      [1, 1],
    );
  },
);

enemyRule(
  'EK6 an ability of the Enemy that was attacked and lives comes after it has turned',
  {
    low: [{ do: 'attack', who: { colours: ['red'] } }],
    enemies: [
      enemy('proud', {
        abilities: {
          id: 'proud',
          *afterAttacked(_game, proud) {
            proud.facing = 0;
          },
        },
      }),
    ],
  },
  {
    board: { drawing: LONG },
    stalkers: [{ at: 'i' }],
    enemies: [
      { card: 'guard', at: 'a', facing: 'east' },
      { card: 'proud', at: 'c', facing: 'south' },
    ],
    kinds: { guard: { colours: ['red'], team: 1 }, proud: { team: 2 } },
    decks: { wounds: ['wound-c'] },
  },
  (t) => {
    t.does('activate');
    assert.equal(t.told('turned').at(-1)?.to, 3);
    assert.equal(t.facing('E2'), 'north');
  },
);
