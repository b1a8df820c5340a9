import assert from 'node:assert/strict';
import type { Box, CompanionCard } from '../src/model/index.ts';
import type { PositionDraft } from '../src/position/index.ts';
import { mayUse } from '../src/rules/gear/useAbility.ts';
import { companionDies, companionLeaves, moveCompanion } from '../src/rules/movement/companions.ts';
import { ROW } from '../testing/boards.ts';
import { missionBox } from '../testing/missions.ts';
import { rule } from '../testing/table.ts';
import { zoneBox } from '../testing/zone.ts';

const S = { card: 'tester' } as const;

/** A scout who runs two spaces toward e on call, and flees when endangered. */
const scout = (parts: Partial<CompanionCard> = {}): CompanionCard => ({
  id: 'scout',
  figure: 'human',
  targetable: false,
  actions: [
    {
      id: 'run',
      cost: 'free',
      refusal: () => null,
      *perform(game) {
        const [companion] = game.state.companions;
        const goal = game.board.spaces.at(-1);
        if (companion && goal) yield* moveCompanion(game, companion, goal.id, 2);
      },
    },
  ],
  *endangered(game, companion) {
    yield* companionLeaves(game, companion);
  },
  ...parts,
});

const withScout = (
  card: CompanionCard,
  base: Box = zoneBox({ free: { *wait() {} }, standard: { *work() {} } }),
): Box =>
  missionBox(
    {
      triggers: [
        {
          id: 'fled',
          wait: { on: 'leaves', who: 'companion', card: 'scout' },
          do: [{ do: 'counter', counter: 'fled', add: 1 }],
        },
        {
          id: 'died',
          wait: { on: 'dies', who: 'companion' },
          do: [{ do: 'counter', counter: 'died', add: 1 }],
        },
        {
          id: 'door',
          wait: { on: 'enters', who: 'companion', place: { at: 'mark', mark: 'door' } },
          do: [
            { do: 'counter', counter: 'door', add: 1 },
            { do: 'companionLeaves', companion: 'scout' },
          ],
        },
        {
          id: 'wire',
          wait: { on: 'enters', who: 'companion', place: { at: 'mark', mark: 'wire' }, stops: true },
          do: [{ do: 'counter', counter: 'wire', add: 1 }],
        },
      ],
      actions: [
        {
          id: 'call',
          cost: 'free',
          place: { at: 'anywhere' },
          do: [{ do: 'companionJoins', companion: 'scout', place: { at: 'here' } }],
        },
      ],
    },
    { ...base, companions: { ...base.companions, scout: card } },
  );

const row: PositionDraft = {
  board: { drawing: ROW },
  stalkers: [{ ...S, at: 'a' }],
  companions: [{ card: 'scout', at: 'b' }],
  mission: 'test',
};

rule(
  'CO1 a Companion moves along the shortest route, places no Attention and may be seen without harm',
  { ...row, enemies: [{ card: 'sentry', at: 'e', facing: 'west', pinDown: true }], noVisibility: ['b'] },
  (t) => {
    t.does('run');
    assert.equal(t.at(t.state.companions[0] ?? assert.fail()), 'd');
    assert.equal(t.told('attentionPlaced').length, 0);
  },
  withScout(scout()),
);

rule(
  'CO1 it stops when it enters a space with an Enemy',
  {
    ...row,
    board: {
      drawing: `
        +---+---+---+---+---+---+
        | a   b   c   c   d   e |
        +---+---+---+---+---+---+
      `,
    },
    enemies: [{ card: 'blind', at: 'c', facing: 'east' }],
  },
  (t) => {
    t.does('run');
    assert.equal(t.at(t.state.companions[0] ?? assert.fail()), 'c');
  },
  withScout(scout()),
);

rule(
  'CO1 it may pass a full space without an Enemy, but not end there',
  {
    ...row,
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'c' },
    ],
  },
  (t) => {
    t.does('run');
    assert.equal(t.at(t.state.companions[0] ?? assert.fail()), 'd', 'through the Stalker on c');
  },
  withScout(scout()),
);

rule(
  'CO1, MV7 a trigger ends its movement where there is room',
  { ...row, board: { drawing: ROW, spaces: { c: { marks: ['wire'] } } } },
  (t) => {
    t.does('run');
    assert.equal(t.at(t.state.companions[0] ?? assert.fail()), 'c');
  },
  withScout(scout()),
);

rule(
  'CO1, MV7 a trigger does not end its movement on a full space it only passes',
  {
    ...row,
    board: { drawing: ROW, spaces: { c: { marks: ['wire'] } } },
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'c' },
    ],
  },
  (t) => {
    t.does('run');
    assert.equal(t.state.mission.counters['wire'], 1);
    assert.equal(t.at(t.state.companions[0] ?? assert.fail()), 'd');
  },
  withScout(scout()),
);

rule(
  'CO1 with the space at its reach full it stays on the one before',
  {
    ...row,
    stalkers: [
      { ...S, at: 'a' },
      { ...S, at: 'd' },
    ],
  },
  (t) => {
    t.does('run');
    assert.equal(t.at(t.state.companions[0] ?? assert.fail()), 'c');
  },
  withScout(scout()),
);

rule(
  'CO1, M5 windows are impassable for it',
  {
    ...row,
    board: {
      drawing: `
        +---+---+---+---+---+
        | a   b W c   d   e |
        +---+---+---+---+---+
      `,
    },
  },
  (t) => {
    t.does('run');
    assert.equal(t.at(t.state.companions[0] ?? assert.fail()), 'b');
  },
  withScout(scout()),
);

rule(
  'CO1, AN10 it sets off Anomalies and suffers what its own card says: it flees, its slot is free at once',
  {
    ...row,
    anomalies: [{ card: 'spark', center: 'c', symbols: [['c', [1, 2, 3, 4]]] }],
    dice: { anomaly: [4] },
  },
  (t) => {
    t.does('run');
    assert.equal(t.told('anomalyRolled').length, 1);
    assert.equal(t.state.companions[0]?.space, null);
    assert.equal(t.state.mission.counters['fled'], 1);
    assert.equal(t.told('statusGained').length, 0, 'S7: it gains no status');
  },
  withScout(scout()),
);

rule(
  'CO1, AN6 it covers a symbol where it ends',
  { ...row, anomalies: [{ card: 'spark', center: 'd', symbols: [['d', [1, 2]]] }], dice: { anomaly: [3] } },
  (t) => {
    t.does('run');
    assert.equal(t.state.companions[0]?.covers.length, 1);
  },
  withScout(scout()),
);

rule(
  "CO1 it walks by itself after a Stalker's Turn, after the Reactions, if its card says so",
  { ...row, turn: { done: 3 }, enemies: [{ card: 'guard', at: 'e', facing: 'west' }], noVisibility: ['d'] },
  (t) => {
    t.does('endTurn').asks('useAbility');
    t.does('yes');
    assert.equal(t.at(t.state.companions[0] ?? assert.fail()), 'c');
  },
  withScout(
    scout({
      *afterTurn(game, companion, stalker) {
        const goal = game.board.spaces[2];
        if (goal && (yield* mayUse(game, stalker, 'scout', 'follow')))
          yield* moveCompanion(game, companion, goal.id, 2);
      },
    }),
  ),
);

rule(
  'CO2 Enemies notice a Companion only if its card lets them',
  {
    ...row,
    at: 'enemyActivation',
    event: 'e1',
    decks: { low: ['shoot'], events: ['e2'] },
    companions: [{ card: 'scout', at: 'd' }],
    enemies: [{ card: 'guard', at: 'e', facing: 'west' }],
    noVisibility: ['c'],
  },
  (t) => {
    assert.deepEqual(
      t.told('enemyHeldFire').map(({ reason }) => reason),
      ['noTarget'],
    );
    assert.equal(t.attention(), 'none', 'AT2 never applies to it');
  },
  withScout(scout()),
);

rule(
  'CO2 one they may target is attacked, and its card says what follows',
  {
    ...row,
    at: 'enemyActivation',
    event: 'e1',
    decks: { low: ['shoot'], events: ['e2'] },
    companions: [{ card: 'scout', at: 'e' }],
    enemies: [{ card: 'guard', at: 'e', facing: 'west' }],
    board: { drawing: ROW.replace('e |', 'e   e |').replaceAll('+\n', '+---+\n') },
    noVisibility: ['c'],
  },
  (t) => {
    assert.equal(t.state.mission.counters['died'], 1);
    assert.deepEqual(
      t.told('died').map(({ card }) => card),
      ['scout'],
    );
  },
  withScout(
    scout({
      figure: 'human',
      targetable: true,
      *endangered(game, companion) {
        yield* companionDies(game, companion);
      },
    }),
  ),
);

rule(
  'CO1, EM5 a trigger that names Companions fires for one; what joins twice is there once',
  { ...row, companions: [], board: { drawing: ROW, spaces: { c: { marks: ['door'] } } } },
  (t) => {
    t.does('call', 'call');
    assert.equal(t.state.companions.filter(({ space }) => space !== null).length, 1);
    t.does('run');
    assert.equal(t.state.mission.counters['door'], 1);
    assert.equal(t.state.companions[0]?.space, null);
  },
  withScout(scout()),
);
