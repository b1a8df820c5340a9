import assert from 'node:assert/strict';
import { spaceAt } from '../src/board/index.ts';
import type { SpaceId } from '../src/board/types.ts';
import type { Game } from '../src/model/game.ts';
import { overlayId } from '../src/model/ids.ts';
import type { AnomalyCard } from '../src/model/index.ts';
import type { Petals } from '../src/model/state.ts';
import { killEnemy, loseEnemyHp } from '../src/rules/harm/wounds.ts';
import { placeAttention } from '../src/rules/map/attention.ts';
import { detectArtifact } from '../src/rules/map/detectors.ts';
import { stalkerMove } from '../src/rules/map/legalSteps.ts';
import { moveAnomalies } from '../src/rules/map/movingAnomalies.ts';
import { dangerousSpaces } from '../src/rules/map/symbols.ts';
import { activateAnomaly, loseHpToAnomaly, touchedRisk } from '../src/rules/movement/anomalies.ts';
import { moveStalker } from '../src/rules/movement/movement.ts';
import { place } from '../src/rules/movement/placing.ts';
import { push } from '../src/rules/movement/pushes.ts';
import { rule, type Table } from '../testing/table.ts';
import { zoneBox } from '../testing/zone.ts';

const S = { card: 'tester' } as const;
const named = (game: Game, name: string): SpaceId =>
  spaceAt(game.board, name) ?? assert.fail(`no space ${name}`);

const ROW = `
  +---+---+---+---+---+
  | a   b   c   d   e |
  +---+---+---+---+---+
`;
/** c and d hold two each. */
const WIDE = `
  +---+---+---+---+---+---+---+
  | a   b   c   c   d   d   e |
  +---+---+---+---+---+---+---+
`;

const anomaly = (id: string, more: Partial<AnomalyCard> = {}): AnomalyCard => ({
  id,
  copies: 1,
  type: 'fire',
  standee: 'fire',
  holdsArtifact: true,
  hits: 'rolledSymbol',
  *stalker(game, stalker, overlay) {
    yield* loseHpToAnomaly(game, stalker, overlay, 2);
  },
  *enemy(game, enemy) {
    yield* loseEnemyHp(game, enemy, 1, id);
  },
  ...more,
});

const zone = zoneBox({
  anomalies: [
    anomaly('pit'),
    anomaly('well', { hits: 'allSpaces' }),
    anomaly('snare', { hits: 'triggering' }),
    anomaly('drifter', { moving: true }),
  ],
  free: {
    *drift(game) {
      moveAnomalies(game);
    },
    *detect(game, stalker) {
      yield* detectArtifact(game, stalker, 0);
    },
    *detectFar(game, stalker) {
      yield* detectArtifact(game, stalker, 1);
    },
    *pushEnemy(game) {
      yield* push(game, game.state.enemies[0] ?? assert.fail('no Enemy'), named(game, 'c'), ['MV6']);
    },
    *placeEnemy(game) {
      yield* place(game, game.state.enemies[0] ?? assert.fail('no Enemy'), named(game, 'c'), ['AN9']);
    },
    *killEnemy(game) {
      yield* killEnemy(game, game.state.enemies[0] ?? assert.fail('no Enemy'));
    },
  },
});

const on = (card: string | null, symbols: [string, Petals[]][], artifact = false) => ({
  card,
  center: symbols[0]?.[0] ?? 'c',
  symbols,
  artifact,
});

const rolls = (t: Table): [Petals, boolean][] => t.told('anomalyRolled').map((f) => [f.rolled, f.activates]);
const nameOf = (t: Table, space: SpaceId): string => t.game.board.spaces[space]?.name ?? '';
const petalsCovered = (t: Table): Petals[] => t.told('symbolCovered').map((f) => f.petals);

rule(
  'AN1 an overlay without standee does not exist',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'b' }],
    anomalies: [on(null, [['c', [1, 2, 3, 4]]])],
  },
  (t) => {
    t.does('movement', 'c', 'stop');
    assert.equal(t.told('anomalyRolled').length, 0);
    assert.deepEqual(t.stalker().covers, []);
    assert.deepEqual(dangerousSpaces(t.game), []);
    assert.deepEqual(touchedRisk(t.game, [named(t.game, 'c')]), []);
  },
  zone,
);

rule(
  'AN2, AN3 through 2 and 1 petals, then resting on 2: 30 %',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'a' }],
    anomalies: [
      on('pit', [
        ['b', [2, 1]],
        ['c', [2]],
        ['e', [4]],
      ]),
    ],
  },
  (t) => {
    const [risk] = touchedRisk(t.game, [named(t.game, 'a'), named(t.game, 'b'), named(t.game, 'c')]);
    assert.deepEqual(risk?.petals, [1, 2]);
    assert.equal(risk?.chance, 0.3);
  },
  zone,
);

for (const [petals, activates] of [
  [1, true],
  [2, true],
  [3, false],
  [4, false],
] as const) {
  rule(
    `AN3 a roll of ${petals} ${activates ? 'activates' : 'does nothing'} where 1 and 2 lie uncovered`,
    {
      board: { drawing: ROW },
      stalkers: [{ ...S, at: 'a' }],
      anomalies: [
        on('pit', [
          ['b', [2, 1]],
          ['c', [2]],
          ['e', [4]],
        ]),
      ],
      dice: { anomaly: [petals] },
    },
    (t) => {
      t.does('movement', 'c', 'stop');
      assert.deepEqual(rolls(t), [[petals, activates]]);
      assert.equal(t.stalker().hp, activates ? 18 : 20);
    },
    zone,
  );
}

rule(
  'AN3 moving from, to or through counts; one roll however many symbols',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'b' }],
    anomalies: [
      on('pit', [
        ['b', [3]],
        ['c', [3]],
        ['d', [3]],
      ]),
    ],
    dice: { anomaly: [3] },
  },
  (t) => {
    t.does('movement', 'c', 'd', 'e');
    assert.deepEqual(rolls(t), [[3, true]]);
    assert.equal(t.stalker().hp, 18);
  },
  zone,
);

rule(
  'AN3, MV9 one roll per Anomaly touched, in the player’s order',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'a' }],
    anomalies: [on('pit', [['b', [3]]]), on('snare', [['c', [4]]])],
    dice: { anomaly: [4, 3] },
  },
  (t) => {
    t.does('movement', 'c', 'stop').asks('anomalyOrder').does('overlay1');
    assert.deepEqual(
      t.told('anomalyRolled').map((f) => f.card),
      ['snare', 'pit'],
    );
    assert.equal(t.stalker().hp, 16);
  },
  zone,
);

rule(
  'AN3 leaving uncovers the own symbol before the roll; where it ends it covers only after it',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'b' }],
    anomalies: [
      on('pit', [
        ['b', [4]],
        ['c', [2]],
      ]),
    ],
    dice: { anomaly: [4, 2] },
  },
  (t) => {
    assert.equal(t.stalker().covers.length, 1, 'it stands on the 4');
    t.does('movement', 'c', 'stop');
    assert.deepEqual(t.told('anomalyRolled')[0]?.uncovered, [2, 4]);
    assert.deepEqual(petalsCovered(t), [2]);
  },
  zone,
);

rule(
  'AN4 the Stalker whose movement caused the roll may discard a Focus to reroll it',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'b', focus: true }],
    anomalies: [on('pit', [['c', [4]]])],
    dice: { anomaly: [4, 1] },
  },
  (t) => {
    t.does('movement', 'c', 'stop').asks('reroll').does('focus');
    assert.equal(t.stalker().focus, false);
    assert.deepEqual(rolls(t), [[1, false]]);
    assert.equal(t.stalker().hp, 20);
  },
  zone,
);

rule(
  'AN4 keeping the roll keeps the Focus; nobody else is asked',
  {
    board: { drawing: ROW },
    stalkers: [
      { ...S, at: 'b', focus: true },
      { ...S, at: 'a', focus: true },
    ],
    anomalies: [on('pit', [['c', [4]]])],
    dice: { anomaly: [4] },
  },
  (t) => {
    t.does('movement', 'c', 'stop').asks('reroll');
    assert.equal(t.decision.who, 0);
    t.does('keep').asks('action');
    assert.equal(t.stalker().focus, true);
    assert.equal(t.stalker().hp, 18);
  },
  zone,
);

rule(
  'AK5 a card that rerolls the Anomaly die does so once per roll, besides the Focus',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'b', focus: true }],
    anomalies: [on('pit', [['c', [4]]])],
    dice: { anomaly: [4, 4, 1] },
  },
  (t) => {
    t.does('movement', 'c', 'stop').offers('keep', 'focus', 'tester');
    const { cause, dice } = t.decision.about;
    assert.deepEqual([cause, dice], ['anomaly', t.told('diceRolled')[0]?.dice]);
    t.does('tester');
    t.offers('keep', 'focus').offersNot('tester').does('focus');
    assert.deepEqual(rolls(t), [[1, false]]);
  },
  zoneBox({ anomalies: [anomaly('pit')], abilities: { rerollsAnomaly: true } }),
);

rule(
  'AN5, AN10 hits the triggering Entity and everybody on the rolled symbol, covered or not, in order',
  {
    board: { drawing: WIDE },
    lead: 2,
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'c' },
      { ...S, at: 'd' },
      { ...S, at: 'e' },
    ],
    enemies: [{ card: 'blind', at: 'd', name: 'hit' }],
    turn: { stalker: 0 },
    anomalies: [
      on('pit', [
        ['b', [3]],
        ['c', [3, 1]],
        ['d', [3]],
        ['e', [2]],
      ]),
    ],
    dice: { anomaly: [3] },
  },
  (t) => {
    t.does('movement', 'stop');
    assert.deepEqual(
      t.told('anomalyHit').map((f) => f.entity),
      [0, 2, 1, t.names['hit']],
    );
    assert.equal(t.stalker(3).hp, 20);
    assert.equal(t.alive('hit'), false);
  },
  zone,
);

rule(
  'AN5 an Anomaly of all its spaces spares who has left them',
  {
    board: { drawing: ROW },
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'c' },
    ],
    anomalies: [
      on('well', [
        ['b', [3]],
        ['c', [1]],
      ]),
    ],
    dice: { anomaly: [3, 3] },
  },
  (t) => {
    t.does('movement', 'c', 'd');
    assert.equal(t.stalker(0).hp, 20);
    assert.equal(t.stalker(1).hp, 18);
  },
  zone,
);

rule(
  'AN3 AN10 who ignores Anomalies rolls and sets them off, and is spared itself',
  {
    board: { drawing: WIDE },
    stalkers: [
      { ...S, at: 'b' },
      { ...S, at: 'd' },
    ],
    enemies: [{ card: 'ghost', at: 'd' }],
    anomalies: [
      on('pit', [
        ['c', [3, 3]],
        ['d', [3]],
      ]),
    ],
    dice: { anomaly: [3] },
  },
  (t) => {
    t.does('pushEnemy');
    assert.deepEqual(rolls(t), [[3, true]]);
    assert.deepEqual(
      t.told('anomalyHit').map(({ entity }) => entity),
      [t.names['S2']],
    );
    assert.equal(t.alive(), true);
  },
  zone,
);

rule(
  'AN6 after the roll the highest uncovered symbol is covered, each instance by its own',
  {
    board: { drawing: WIDE },
    stalkers: [
      { ...S, at: 'b' },
      { ...S, at: 'c' },
    ],
    anomalies: [on('pit', [['c', [1, 4, 4]]])],
    dice: { anomaly: [3] },
  },
  (t) => {
    t.does('movement', 'c', 'stop');
    assert.deepEqual(petalsCovered(t), [4]);
    assert.deepEqual(
      [t.stalker(0).covers, t.stalker(1).covers],
      [[{ overlay: 0, symbol: 2 }], [{ overlay: 0, symbol: 1 }]],
    );
  },
  zone,
);

rule(
  'AN6 a symbol covered by a Bolt or an Artifact token is not counted',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'b' }],
    anomalies: [on('pit', [['c', [1, 4, 3]]])],
    bolts: [{ anomaly: 0, at: 'c', petals: 4 }],
    artifactTokens: [{ at: 'c', on: { anomaly: 0, petals: 3 } }],
    dice: { anomaly: [4] },
  },
  (t) => {
    t.does('movement', 'c', 'stop');
    assert.deepEqual(t.told('anomalyRolled')[0]?.uncovered, [1]);
    assert.equal(t.stalker().hp, 20);
    assert.deepEqual(petalsCovered(t), [1]);
  },
  zone,
);

rule(
  'AN6 two things may cover one symbol; it is free when both are gone',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'c', bolts: 1 }],
    anomalies: [on('pit', [['c', [4]]])],
    dice: { anomaly: [4] },
  },
  (t) => {
    assert.deepEqual(dangerousSpaces(t.game), []);
    t.does('boltsAndNuts').asks('action');
    t.does('movement', 'b', 'stop');
    assert.deepEqual(rolls(t), [[4, false]], 'the Bolt still covers it');
    assert.deepEqual(dangerousSpaces(t.game), []);
  },
  zone,
);

rule(
  'AN6 by dying an Entity uncovers its symbol',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'blind', at: 'c' }],
    anomalies: [on('pit', [['c', [4]]])],
  },
  (t) => {
    assert.deepEqual(dangerousSpaces(t.game), []);
    t.does('killEnemy');
    assert.deepEqual(dangerousSpaces(t.game), [named(t.game, 'c')]);
  },
  zone,
);

rule(
  'AN6 on a space of two Anomalies one symbol of each is covered',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'b' }],
    anomalies: [on('pit', [['c', [4]]]), on('snare', [['c', [3]]])],
    dice: { anomaly: [1, 1] },
  },
  (t) => {
    t.does('movement', 'c', 'stop', 'overlay0');
    assert.deepEqual(petalsCovered(t), [4, 3]);
  },
  zone,
);

rule(
  'AN7 a Detector rolls and puts the Artifact on a chosen symbol of the rolled kind, covered or not',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'b', focus: true }],
    anomalies: [
      on(
        'pit',
        [
          ['b', [4]],
          ['c', [1, 2, 3, 4]],
          ['d', [4, 1]],
        ],
        true,
      ),
    ],
    dice: { anomaly: [4] },
  },
  (t) => {
    t.does('detect').asks('symbol').offers('b#0', 'c#4', 'd#5').offersNot('c#1');
    t.does('b#0');
    assert.deepEqual(t.state.artifacts, [{ space: named(t.game, 'b'), on: { overlay: 0, symbol: 0 } }]);
    assert.equal(t.state.overlays[0]?.anomaly?.artifact, false);
    assert.equal(t.stalker().focus, true, 'no Focus is asked for: no movement caused the roll');
    t.does('detect').asks('action');
  },
  zone,
);

rule(
  'AN8 Range to an Anomaly is Range to any space with its symbols',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'a' }],
    anomalies: [
      on(
        'pit',
        [
          ['c', [1, 2, 3, 4]],
          ['b', [4]],
        ],
        true,
      ),
    ],
    dice: { anomaly: [1] },
  },
  (t) => {
    t.does('detect').asks('action');
    assert.equal(t.told('artifactFound').length, 0, 'not within Range 0');
    t.does('detectFar');
    assert.equal(t.told('artifactFound').length, 1);
  },
  zone,
);

rule(
  'AN9 a pushed Entity rolls like any other',
  {
    board: { drawing: WIDE },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'blind', at: 'd' }],
    anomalies: [on('pit', [['c', [3]]])],
    dice: { anomaly: [3] },
  },
  (t) => {
    t.does('pushEnemy');
    assert.deepEqual(rolls(t), [[3, true]]);
    assert.equal(t.alive(), false);
  },
  zone,
);

rule(
  'AN9 a pushed Stalker’s own player may use its Focus',
  {
    board: { drawing: ROW },
    stalkers: [
      { ...S, at: 'c' },
      { ...S, at: 'd', focus: true },
    ],
    anomalies: [on('pit', [['d', [3]]])],
    dice: { anomaly: [3, 1, 1] },
  },
  (t) => {
    t.does('movement', 'd', 'stop').asks('reroll');
    assert.equal(t.decision.who, 1);
    t.does('focus');
    assert.equal(t.stalker(1).hp, 20);
  },
  zone,
);

rule(
  'AN9 a placed Entity does not roll but covers',
  {
    board: { drawing: WIDE },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'blind', at: 'd' }],
    anomalies: [on('pit', [['c', [3]]])],
  },
  (t) => {
    t.does('placeEnemy');
    assert.deepEqual(rolls(t), []);
    assert.deepEqual(petalsCovered(t), [3]);
  },
  zone,
);

/** Four centers around the middle, clockwise from the upper left: a, c, i, g. */
const SQUARE = `
  +---+---+---+
  | a   b   c |
  +   +   +   +
  | d   e   f |
  +   +   +   +
  | g   h   i |
  +---+---+---+
`;

rule(
  'AN11 a moving Anomaly goes to the next empty overlay clockwise, with the Artifact under it',
  {
    board: { drawing: SQUARE },
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'i' },
    ],
    anomalies: [
      on('drifter', [['a', [4]]], true),
      on(null, [['g', [4]]]),
      on('pit', [['c', [4]]]),
      on(null, [['i', [4]]]),
    ],
  },
  (t) => {
    assert.equal(t.stalker(0).covers.length, 1);
    t.does('drift');
    assert.deepEqual(
      t.told('anomalyMoved').map((f) => [f.from, f.to]),
      [[0, 3]],
    );
    assert.deepEqual(t.state.overlays[3]?.anomaly, { card: 'drifter', artifact: true });
    assert.equal(t.state.overlays[0]?.anomaly, null);
    assert.deepEqual([t.stalker(0).covers, t.stalker(1).covers], [[], []], 'nobody covers until they move');
    t.does('drift');
    assert.deepEqual(t.told('anomalyMoved').at(-1)?.to, 1);
  },
  zone,
);

/** Of an even width, so that its middle is between c and d; k and f lie in nearly the same direction. */
const MEADOW = `
  +---+---+---+---+---+---+
  | a   b   c   d   e   f |
  +   +   +   +   +   +   +
  | g   h   i   j   k   l |
  +   +   +   +   +   +   +
  | m   n   o   p   q   r |
  +   +   +   +   +   +   +
  | s   t   u   v   w   x |
  +   +   +   +   +   +   +
  | y   z   A   B   C   D |
  +---+---+---+---+---+---+
`;

rule(
  'AN11 clockwise is seen from the middle of the map, in all directions',
  {
    board: { drawing: MEADOW },
    stalkers: [{ ...S, at: 'o' }],
    anomalies: [
      on('drifter', [['c', [4]]]),
      on(null, [['m', [4]]]),
      on(null, [['k', [4]]]),
      on(null, [['B', [4]]]),
      on(null, [['f', [4]]]),
    ],
  },
  (t) => {
    for (let rounds = 0; rounds < 5; rounds++) t.does('drift');
    const centers = t.told('anomalyMoved').map(({ to }) => t.state.overlays[to]?.center ?? 0);
    assert.deepEqual(
      centers.map((space) => t.game.board.spaces[space]?.name),
      ['f', 'k', 'B', 'm', 'c'],
    );
  },
  zone,
);

rule(
  'AN11 an Artifact already placed stays, on a non-Anomaly space from then on',
  {
    board: { drawing: SQUARE },
    stalkers: [{ ...S, at: 'e' }],
    anomalies: [on('drifter', [['a', [4]]]), on(null, [['i', [4]]])],
    artifactTokens: [{ at: 'a', on: { anomaly: 0, petals: 4 } }],
  },
  (t) => {
    t.does('drift');
    assert.deepEqual(t.state.artifacts, [{ space: named(t.game, 'a'), on: null }]);
  },
  zone,
);

rule(
  'AN11 with no empty overlay it stays',
  {
    board: { drawing: SQUARE },
    stalkers: [{ ...S, at: 'e' }],
    anomalies: [on('drifter', [['a', [4]]]), on('pit', [['i', [4]]])],
  },
  (t) => {
    t.does('drift');
    assert.equal(t.state.overlays[0]?.anomaly?.card, 'drifter');
  },
  zone,
);

rule(
  'A7, T2 a Bolt on a chosen symbol within Range 3, covered ones included',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'b', bolts: 2 }],
    anomalies: [
      on('pit', [
        ['b', [4, 4]],
        ['e', [3]],
      ]),
      on(null, [['c', [2]]]),
    ],
  },
  (t) => {
    t.does('boltsAndNuts').asks('symbol').offers('b#0', 'b#1', 'e#2').offersNot('c#0').does('e#2');
    assert.deepEqual(t.state.bolts, [{ overlay: 0, symbol: 2 }]);
    assert.equal(t.stalker().bolts, 1);
    assert.deepEqual(dangerousSpaces(t.game), [named(t.game, 'b')]);
  },
  zone,
);

rule(
  'D4 new overlays are not mistaken for covered symbols',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'a' }],
    anomalies: [
      on('pit', [
        ['b', [2]],
        ['a', [4]],
      ]),
    ],
  },
  (t) => {
    assert.deepEqual(dangerousSpaces(t.game), [named(t.game, 'b')]);
    t.does('grow');
    assert.deepEqual(
      dangerousSpaces(t.game),
      ['a', 'b', 'e'].map((name) => named(t.game, name)),
    );
  },
  zoneBox({
    anomalies: [anomaly('pit')],
    free: {
      *grow(game, stalker) {
        const { overlays } = game.state;
        const symbols = [{ space: named(game, 'e'), petals: 4 } as const];
        const made = { overlay: 0, center: named(game, 'e'), symbols };
        overlays.push({ ...made, id: overlayId(1), anomaly: null });
        overlays.push({ ...made, id: overlayId(2), anomaly: { card: 'pit', artifact: false } });
        stalker.covers = [];
      },
    },
  }),
);

rule(
  'MV9, AT3 Attention that an Anomaly places comes before that of the movement',
  {
    board: {
      drawing: `
      +---+---+---+---+---+
      | a   b   c   d   e |
      +---+---+   +---+---+
              | g |
              +---+
    `,
    },
    stalkers: [{ ...S, at: 'b' }],
    enemies: [{ card: 'guard', at: 'g', facing: 'north' }],
    anomalies: [
      on('beacon', [
        ['a', [1]],
        ['e', [4]],
      ]),
    ],
    dice: { anomaly: [4] },
  },
  (t) => {
    t.does('movement', 'c', 'd', 'e');
    assert.deepEqual(
      t.told('attentionPlaced').map((f) => nameOf(t, f.space)),
      ['c', 'a', 'd'],
    );
    assert.equal(t.attention(), 'high d');
  },
  zoneBox({
    anomalies: [
      anomaly('beacon', {
        *stalker(game, stalker, { center }) {
          placeAttention(game, stalker, 'high', center, ['AN5']);
        },
      }),
    ],
  }),
);

rule(
  'A7, AN6 of equal symbols that are covered by different things each may get the Bolt',
  {
    board: { drawing: WIDE },
    stalkers: [
      { ...S, at: 'c' },
      { ...S, at: 'c', bolts: 1 },
    ],
    anomalies: [on('pit', [['c', [4, 4]]])],
    lead: 1,
    turn: { stalker: 1 },
  },
  (t) => {
    assert.deepEqual(t.stalker(1).covers, [{ overlay: 0, symbol: 1 }]);
    t.does('boltsAndNuts').offers('c#0', 'c#1').does('c#1', 'movement', 'd', 'stop');
    const [risk] = touchedRisk(t.game, [named(t.game, 'c')]);
    assert.deepEqual(risk?.petals, [], 'the Bolt stays where the thrower stood');
  },
  zone,
);

rule(
  'A7 not without a Bolt, nor without a symbol in Range',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'a', bolts: 1 }],
    anomalies: [on('pit', [['e', [3]]])],
  },
  (t) => {
    assert.equal(t.reasonAgainst('boltsAndNuts'), 'noSymbolInRange');
  },
  zone,
);

rule(
  'A7 not without a Bolt',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'b' }],
    anomalies: [on('pit', [['e', [3]]])],
  },
  (t) => {
    assert.equal(t.reasonAgainst('boltsAndNuts'), 'noBolts');
  },
  zone,
);

const stepOn = (card: string, more: object = {}) => ({
  board: { drawing: ROW },
  stalkers: [{ ...S, at: 'b' }],
  anomalies: [on(card, [['c', [3]]])],
  dice: { anomaly: [3 as Petals], equipment: [3 as const, 2 as const, 1 as const, 0 as const] },
  ...more,
});

rule(
  'G2 without a status token left only the HP are lost',
  stepOn('drift', { supply: { exposed: 0 } }),
  (t) => {
    t.does('movement', 'c', 'stop');
    assert.equal(t.stalker().hp, 13);
    assert.equal(t.stalker().exposed, false);
  },
  zone,
);

rule(
  'MV9, S4 an Exposed Stalker loses the old token before the roll and keeps the new one',
  stepOn('drift', {
    stalkers: [{ ...S, at: 'b', exposed: true }],
  }),
  (t) => {
    t.does('movement', 'c', 'stop');
    assert.equal(t.stalker().hp, 13);
    assert.equal(t.stalker().exposed, true);
    const statuses = t.facts.flatMap((f) =>
      f.fact === 'statusLost' || f.fact === 'statusGained' ? [f.fact] : [],
    );
    assert.deepEqual(statuses, ['statusLost', 'statusGained']);
  },
  zone,
);

rule(
  'AN10 activation lists Enemies in the order they act',
  {
    board: { drawing: WIDE },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [
      { card: 'blind', at: 'd', name: 'far' },
      { card: 'blind', at: 'c', name: 'near' },
    ],
    anomalies: [
      on('pit', [
        ['c', [3]],
        ['d', [3]],
      ]),
    ],
  },
  (t) => {
    t.does('blow');
    assert.deepEqual(
      t.told('anomalyHit').map((f) => f.entity),
      [0, t.names['near'], t.names['far']],
    );
  },
  zoneBox({
    anomalies: [anomaly('pit')],
    free: {
      *blow(game, stalker) {
        yield* activateAnomaly(game, game.state.overlays[0] ?? assert.fail('no overlay'), 3, stalker);
      },
    },
  }),
);

const throws = zoneBox({
  anomalies: [
    anomaly('pit'),
    anomaly('flume', {
      *stalker(game, stalker) {
        yield* push(game, stalker, named(game, 'd'), ['AN5']);
        yield* push(game, stalker, named(game, 'e'), ['AN5']);
      },
    }),
    anomaly('springboard', {
      *stalker(game, stalker) {
        yield* push(game, stalker, named(game, 'd'), ['AN5']);
      },
    }),
  ],
  free: {
    *sneak(game, stalker) {
      yield* moveStalker(game, stalker, stalkerMove({ upTo: 2, sightCap: 1, clauses: ['A9'] }));
    },
  },
});

rule(
  'AN6, AN9 a pushed Entity covers where it ends',
  {
    board: { drawing: WIDE },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'blind', at: 'd' }],
    anomalies: [on('pit', [['c', [3]]])],
    dice: { anomaly: [1] },
  },
  (t) => {
    t.does('pushEnemy');
    assert.deepEqual(petalsCovered(t), [3]);
  },
  zone,
);

rule(
  'AN3 a Stalker thrown by an Anomaly rolls again for that movement, before its other rolls',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'b' }],
    anomalies: [on('springboard', [['c', [3]]]), on('pit', [['d', [2]]])],
    dice: { anomaly: [3, 1, 2] },
  },
  (t) => {
    t.does('movement', 'c', 'stop').asks('anomalyOrder').does('overlay0');
    assert.equal(t.at(t.stalker()), 'd');
    assert.equal(t.stalker().hp, 18);
    assert.deepEqual(t.stalker().covers, [{ overlay: 1, symbol: 0 }]);
  },
  throws,
);

rule(
  'AT3 thrown on by an Anomaly, it leaves High where it slipped out of sight',
  {
    board: { drawing: '+---+---+---+---+\n| a   c   d   e |\n+   +---+---+---+\n| x |\n+---+' },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [{ card: 'guard', at: 'x', facing: 'north' }],
    anomalies: [on('springboard', [['c', [3]]])],
    dice: { anomaly: [3] },
  },
  (t) => {
    t.does('movement', 'c', 'stop');
    assert.equal(t.at(t.stalker()), 'd');
    assert.equal(t.attention(), 'high c');
  },
  throws,
);

rule(
  'AT3 thrown into sight and out of it again, the later movement counts',
  {
    board: { drawing: '+---+---+---+---+\n| a   c   d   e |\n+   +   +---+---+\n| x | y |\n+---+---+' },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [
      { card: 'guard', at: 'x', facing: 'north' },
      { card: 'guard', at: 'y', facing: 'north' },
    ],
    anomalies: [on('springboard', [['c', [3]]])],
    dice: { anomaly: [3] },
  },
  (t) => {
    t.does('movement', 'c', 'stop');
    assert.equal(t.at(t.stalker()), 'd');
    assert.equal(t.attention(), 'high d', 'seen on c, so High lies on the next space nobody sees');
  },
  throws,
);

rule(
  'AT3 having ended in sight counts, even if the Anomaly then kills who saw it',
  {
    board: {
      drawing:
        '+---+---+---+---+---+\n| a   b   c   d   e |\n+---+---+   +---+---+\n        | f |\n        +---+',
    },
    stalkers: [{ ...S, at: 'c' }],
    enemies: [
      { card: 'guard', at: 'f', facing: 'north' },
      { card: 'sentry', at: 'a', facing: 'east', name: 'sentry' },
    ],
    anomalies: [
      on('pit', [
        ['e', [3]],
        ['a', [3]],
      ]),
    ],
    dice: { anomaly: [3] },
  },
  (t) => {
    // Seen from f at the start, by nobody on d, and from a only on the final space.
    t.does('sneak', 'd', 'e');
    assert.equal(t.alive('sentry'), false);
    assert.equal(t.attention(), 'high e');
  },
  throws,
);

rule(
  'AT3 thrown through a sight, High lies where the last of these movements put it',
  {
    board: {
      drawing:
        '+---+---+---+---+---+\n| a   b   c   d   e |\n+   +---+---+   +---+\n| x |       | y |\n+---+       +---+',
    },
    stalkers: [{ ...S, at: 'a' }],
    enemies: [
      { card: 'guard', at: 'x', facing: 'north' },
      { card: 'guard', at: 'y', facing: 'north' },
    ],
    anomalies: [on('flume', [['c', [3]]])],
    dice: { anomaly: [3, 1] },
  },
  (t) => {
    t.does('movement', 'b', 'c', 'stop');
    assert.equal(t.at(t.stalker()), 'e');
    assert.equal(t.attention(), 'high e', 'not on b, where it first slipped away');
  },
  throws,
);

rule(
  'A7 symbols beyond Range 3 are not offered, though the Anomaly reaches nearer',
  {
    board: { drawing: ROW },
    stalkers: [{ ...S, at: 'a', bolts: 1 }],
    anomalies: [
      on('pit', [
        ['b', [4, 3]],
        ['e', [2]],
      ]),
    ],
  },
  (t) => {
    t.does('boltsAndNuts').offers('b#0', 'b#1').offersNot('e#2').does('b#0');
  },
  zone,
);
