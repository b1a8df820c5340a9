import assert from 'node:assert/strict';
import type { EnvironmentCard, Trigger } from '../src/model/mission.ts';
import type { PositionDraft } from '../src/position/index.ts';
import { HALLS, ROW } from '../testing/boards.ts';
import { idle, missionBox, quiet } from '../testing/missions.ts';
import { rule, type Table } from '../testing/table.ts';

const S = { card: 'tester' } as const;
const one: PositionDraft = { board: { drawing: ROW }, stalkers: [{ ...S, at: 'a' }], mission: 'test' };
const counted = (t: Table, counter: string): number => t.state.mission.counters[counter] ?? 0;
const here = (space: string) => ({ at: 'space', space }) as const;
const add = (counter: string) => ({ do: 'counter', counter, add: 1 }) as const;

/** The wall that an overlay puts between c and d, and its other face without it. */
const wall: EnvironmentCard = {
  id: 'W',
  a: {
    overlay: 'wall',
    actions: [{ id: 'tearDown', cost: 'standard', place: here('c'), do: [{ do: 'flipCard', card: 'W' }] }],
  },
  b: { resolve: [add('torn')] },
};
const walled = missionBox(
  {
    environment: [wall, { id: 'N', a: { resolve: [add('read')], afterwards: 'discard' } }],
    overlays: [
      {
        id: 'wall',
        drawing: `
          +   +   +
            l | r
          +   +   +
        `,
      },
    ],
    actions: [
      { id: 'readNote', cost: 'free', place: { at: 'anywhere' }, do: [{ do: 'placeCard', card: 'N' }] },
      {
        id: 'layWall',
        cost: 'free',
        place: { at: 'anywhere' },
        do: [{ do: 'placeCard', card: 'W', at: { x: 2, y: 0, turn: 0 } }],
      },
      { id: 'burnWall', cost: 'free', place: { at: 'anywhere' }, do: [{ do: 'removeCard', card: 'W' }] },
    ],
  },
  idle,
);

rule(
  'MI3, M12 an overlay changes the map where it lies; flipping it puts its other face there',
  { ...one, stalkers: [{ ...S, at: 'c' }] },
  (t) => {
    t.does('layWall', 'movement');
    assert.equal(t.at(t.stalker()), 'b', 'a wall stands on the other side: there is only one step to make');
    t.does('c').offers('b', 'stop').offersNot('d');
    t.does('stop');
    t.does('W.tearDown');
    assert.equal(counted(t, 'torn'), 1);
    assert.equal(t.stalker().turns[0].slid, 2, 'a Standard Action of the overlay');
    assert.equal(t.state.mission.environment[0]?.face, 'b');
    t.does('movement').offers('b', 'd');
    t.does('d', 'stop');
  },
  walled,
);

rule(
  'MI3 a Note is resolved and goes back to the mission box; a removed card is out for good',
  { ...one },
  (t) => {
    t.does('readNote');
    assert.equal(counted(t, 'read'), 1);
    assert.deepEqual(t.state.mission.environment, []);
    assert.ok(t.state.mission.box.includes('N'));
    t.does('readNote');
    assert.equal(counted(t, 'read'), 2, 'it can be found again');
    t.does('layWall', 'burnWall');
    assert.deepEqual(t.state.mission.removed, ['W']);
    assert.deepEqual(t.state.map.overlays, []);
    assert.deepEqual(
      t.told('environmentDiscarded').map(({ card, forGood }) => [card, forGood]),
      [
        ['N', false],
        ['N', false],
        ['W', true],
      ],
    );
  },
  walled,
);

rule(
  'MI4 an Action of an overlay is offered only on its spaces, with the reason elsewhere',
  { ...one, environment: [{ card: 'W', at: { x: 2, y: 0 } }] },
  (t) => {
    t.offersNot('W.tearDown');
    assert.equal(t.reasonAgainst('W.tearDown'), 'notHere');
    t.does('movement', 'c', 'stop').offers('W.tearDown');
  },
  walled,
);

const triggers: readonly Trigger[] = [
  { id: 'any', wait: { on: 'enters', who: 'stalker', place: here('b') }, do: [add('any')] },
  { id: 'once', wait: { on: 'enters', who: 'stalker', place: here('b') }, once: true, do: [add('once')] },
  { id: 'stop', wait: { on: 'enters', who: 'stalker', place: here('d'), stops: true }, do: [add('stop')] },
  {
    id: 'after',
    wait: { on: 'enters', who: 'stalker', place: here('b'), moment: 'afterAction' },
    do: [add('after')],
  },
  { id: 'foe', wait: { on: 'enters', who: 'enemy', place: here('d') }, do: [add('foe')] },
  { id: 'all', wait: { on: 'enters', who: 'entity', place: here('d') }, do: [add('all')] },
];
const tripwires = missionBox({ triggers }, idle);

rule(
  'MI4, MV7 triggers fire for each space entered: at once, or after the Action; one that stops ends the movement',
  one,
  (t) => {
    t.does('movement');
    assert.deepEqual([counted(t, 'any'), counted(t, 'after')], [1, 0], 'in the middle of the movement');
    t.does('c', 'b');
    assert.deepEqual(
      ['any', 'once', 'after'].map((c) => counted(t, c)),
      [2, 1, 1],
    );
    t.does('movement', 'c', 'd');
    assert.equal(counted(t, 'stop'), 1);
    assert.equal(t.at(t.stalker()), 'd');
    t.asks('action');
    assert.equal(t.told('triggered').length > 0, true);
  },
  tripwires,
);

rule(
  'EM5 a trigger fires for an Enemy only if it names it or says "Entity"',
  {
    ...one,
    at: 'enemyActivation',
    event: 'e1',
    kinds: { blind: { colours: ['yellow'], team: 1 } },
    enemies: [{ card: 'blind', at: 'e', facing: 'west' }],
    decks: { low: ['march'], events: ['e2'] },
  },
  (t) => {
    assert.equal(t.at(t.enemy()), 'c');
    assert.deepEqual(
      ['foe', 'all', 'stop'].map((c) => counted(t, c)),
      [1, 1, 0],
    );
  },
  tripwires,
);

const noteOf = (card: EnvironmentCard) =>
  missionBox(
    {
      environment: [card],
      actions: [
        { id: 'read', cost: 'free', place: { at: 'anywhere' }, do: [{ do: 'placeCard', card: card.id }] },
      ],
      events: [{ ...quiet('late'), instant: [{ do: 'placeCard', card: card.id }] }],
    },
    idle,
  );
const offer = noteOf({
  id: 'N',
  a: {
    resolve: [
      {
        do: 'ask',
        who: 'actor',
        choices: [
          {
            id: 'dig',
            cost: { standard: true },
            do: [{ do: 'give', who: 'actor', gift: { gift: 'bolts', count: 2 } }],
          },
          { id: 'focus', cost: { focus: true }, do: [add('focused')] },
          { id: 'rich', when: { if: 'counter', counter: 'rich', is: 'atLeast', value: 1 }, do: [] },
          { id: 'go', do: [add('went')] },
        ],
      },
    ],
    afterwards: 'discard',
  },
});

rule(
  'MI5 a choice with a Standard cost slides the Turn token, and its dose follows',
  { ...one, board: { drawing: ROW, spaces: { a: { radiation: 1 } } } },
  (t) => {
    t.does('read').asks('choice').offers('dig', 'go').offersNot('focus', 'rich');
    t.does('dig');
    assert.equal(t.stalker().turns[0].slid, 1);
    assert.equal(t.stalker().bolts, 2);
    assert.equal(t.stalker().dosage, 1);
    assert.equal(t.told('choiceMade')[0]?.choice, 'dig');
  },
  offer,
);

rule(
  'MI5, R8 with a marker on the token that choice removes it instead',
  { ...one, stalkers: [{ ...S, at: 'a', turns: [{ markers: 1 }, {}] }] },
  (t) => {
    t.does('read', 'dig');
    assert.deepEqual([t.stalker().turns[0].slid, t.stalker().turns[0].markers], [0, 0]);
  },
  offer,
);

rule(
  'MI5 it cannot be chosen with no Standard Action left',
  { ...one, stalkers: [{ ...S, at: 'a', focus: true }], turn: { done: 3 } },
  (t) => {
    t.does('read').offers('focus', 'go').offersNot('dig');
    t.does('focus');
    assert.equal(t.stalker().focus, false);
    assert.equal(counted(t, 'focused'), 1);
  },
  offer,
);

rule(
  "MI5 nor outside of one's own Turn: the only choice left is taken without asking",
  { ...one, at: 'eventPhase', decks: { events: ['late', 'e1'] } },
  (t) => {
    assert.equal(counted(t, 'went'), 1);
  },
  offer,
);

const exit = missionBox(
  {
    actions: [{ id: 'leave', cost: 'free', place: here('a'), do: [{ do: 'leave', who: 'actor' }] }],
    triggers: [{ id: 'gone', wait: { on: 'leaves', who: 'stalker' }, do: [add('gone')] }],
    objective: { when: { if: 'everybodyLeft' }, ending: 'success' },
  },
  idle,
);

rule(
  'MI8 who leaves the map takes no more Turns, frees its slot, counts for N and leaves its Attention behind',
  {
    board: { drawing: ROW },
    stalkers: [
      { ...S, at: 'a', attention: { level: 'low', at: 'b' } },
      { ...S, at: 'e', turns: [{}, { used: true }] },
    ],
    mission: 'test',
    event: 'e1',
    decks: { events: ['e2'] },
  },
  (t) => {
    t.does('leave');
    assert.equal(t.at(t.stalker()), 'off');
    assert.equal(counted(t, 'gone'), 1);
    assert.equal(t.attention(), 'low b');
    assert.equal(t.state.stalkerCount, 2);
    // Its Turn is over although nothing was done; the other one goes on alone and is not asked who is next.
    assert.equal(t.decision.who, 1);
    t.does('work', 'work', 'endTurn');
    assert.equal(t.attention(), 'none', 'it fades as usual (Z4)');
    assert.equal(t.decision.who, 1);
  },
  exit,
);

rule(
  'MI8, R13 when the last one has left the Mission is won at once',
  { ...one },
  (t) => {
    t.does('leave');
    assert.deepEqual(t.state.outcome, { won: true, ending: 'success' });
    assert.equal(t.told('missionEnded').length, 1);
  },
  exit,
);

rule(
  'MI7 a death is the ending the objective names, with its Event card read and its coupons paid',
  {
    ...one,
    at: 'eventPhase',
    stalkers: [{ ...S, at: 'a', hp: 0, turns: [{ injured: true }, { injured: true }] }],
    decks: { events: ['doom', 'e1'] },
  },
  (t) => {
    assert.equal(t.state.outcome?.ending, 'buried');
    assert.deepEqual(
      t.told('textShown').map(({ text }) => text),
      ['mission.test.buried'],
    );
    assert.equal(counted(t, 'coupons'), 50);
  },
  missionBox(
    {
      death: 'buried',
      endings: { buried: { won: false, event: 'grave', coupons: 50 } },
      events: [
        { ...quiet('doom'), instant: [{ do: 'loseHp', who: 'lead', amount: 1 }] },
        { ...quiet('grave'), instant: [{ do: 'show', text: 'mission.test.buried' }] },
      ],
    },
    idle,
  ),
);

const chain = missionBox(
  {
    environment: [{ id: 'F', a: {}, b: {} }],
    actions: [
      { id: 'flip', cost: 'free', place: { at: 'anywhere' }, do: [{ do: 'flipCard', card: 'F' }] },
      { id: 'count', cost: 'free', place: { at: 'anywhere' }, do: [add('clicks')] },
    ],
    triggers: [
      { id: 'flipped', wait: { on: 'flipped', card: 'F', face: 'b' }, do: [add('flips')] },
      {
        id: 'third',
        wait: { on: 'counter', counter: 'clicks', is: 'exactly', value: 3 },
        do: [add('thirds')],
      },
      {
        id: 'worked',
        wait: { on: 'action', action: 'any', standard: true, place: here('a') },
        do: [add('worked')],
      },
      { id: 'ends', wait: { on: 'turnEnds' }, do: [add('turns')] },
      { id: 'begins', wait: { on: 'round', moment: 'begins' }, do: [add('rounds')] },
      { id: 'enemies', wait: { on: 'phase', phase: 'enemies' }, do: [add('phases')] },
    ],
  },
  idle,
);

rule(
  'MI4 triggers wait for flips, counters, Actions, Turns, Rounds and phases',
  {
    ...one,
    event: 'e1',
    environment: [{ card: 'F' }],
    decks: { events: ['e2'] },
    stalkers: [{ ...S, at: 'a', turns: [{}, { used: true }] }],
  },
  (t) => {
    t.does('flip', 'flip', 'flip');
    assert.equal(counted(t, 'flips'), 2, 'only the named face');
    t.does('count', 'count', 'count', 'count');
    assert.equal(counted(t, 'thirds'), 1);
    t.does('wait', 'work', 'work', 'work');
    assert.equal(counted(t, 'worked'), 3, 'Standard Actions only');
    t.does('endTurn');
    assert.deepEqual(
      ['turns', 'rounds', 'phases'].map((c) => counted(t, c)),
      [1, 1, 1],
    );
  },
  chain,
);

const words = missionBox(
  {
    events: [
      {
        ...quiet('all'),
        instant: [
          { do: 'repeat', times: { n: 1, plus: 'stalkers' }, effects: [add('repeated')] },
          { do: 'each', who: 'all', effects: [{ do: 'heal', who: 'actor', amount: 2 }] },
          { do: 'roll', on: { '4': [add('four')], '1': [add('one')] } },
          { do: 'random', of: [[add('picked')], [add('picked')]] },
          {
            do: 'if',
            when: {
              if: 'all',
              of: [
                { if: 'team', is: 'exactly', value: 2 },
                { if: 'not', that: { if: 'finding', finding: 'key', who: 'anybody' } },
                {
                  if: 'any',
                  of: [
                    { if: 'round', is: 'atLeast', value: 9 },
                    { if: 'attention', level: 'low' },
                  ],
                },
                { if: 'enemies', enemies: { type: 'human', cover: false }, is: 'exactly', value: 1 },
                { if: 'standing', who: 'stalker', place: { at: 'room', of: 'c' }, is: 'atLeast', value: 1 },
              ],
            },
            effects: [add('yes')],
            otherwise: [add('no')],
          },
          { do: 'give', who: { in: here('c') }, gift: { gift: 'finding', finding: 'key' } },
          { do: 'give', who: 'lead', gift: { gift: 'card', card: 'ration' } },
          { do: 'give', who: 'lead', gift: { gift: 'coupons', coupons: { for: [1, 20, 3, 4] } } },
          { do: 'take', who: 'lead', what: { take: 'bolts', count: 9 } },
          { do: 'dosage', who: 'lead', amount: 3, armorHelps: false },
          { do: 'status', who: { cover: false }, status: 'exposed', gain: true },
          { do: 'attention', who: { in: here('c') }, set: 'high' },
          { do: 'placeToken', token: 'flag', place: here('b') },
          { do: 'placeLoot', place: { at: 'token', token: 'flag' }, count: 2 },
          { do: 'placeUnknown', place: here('b'), count: 1, token: 'x' },
          { do: 'spawn', enemy: 'hound', count: 1, place: { at: 'beside', place: here('a') }, facing: 2 },
          { do: 'enemyStatus', enemies: { kind: 'hound' }, status: 'pinDown', gain: true },
          { do: 'placeNoVisibility', place: here('b') },
        ],
      },
    ],
  },
  idle,
);

rule(
  'MI2 to MI8 the words of the vocabulary do what they say',
  {
    board: { drawing: HALLS, spaces: { c: { indoor: true, cover: 2 } } },
    stalkers: [
      { ...S, at: 'a', hp: 10, bolts: 2, attention: { level: 'low', at: 'a' } },
      { ...S, at: 'c', hp: 10 },
    ],
    enemies: [{ card: 'blind', at: 'a', facing: 'west', pinDown: false }],
    mission: 'test',
    at: 'eventPhase',
    dice: { anomaly: [4] },
    decks: { events: ['all', 'e1'] },
  },
  (t) => {
    t.until('nextTurn');
    const counters = ['repeated', 'four', 'one', 'picked', 'yes', 'no', 'coupons'].map((c) => counted(t, c));
    // The guard stands next to the first Stalker, so its Attention is High (AT2) and "Low on the map" does not hold.
    assert.deepEqual(counters, [3, 1, 0, 1, 0, 1, 20]);
    assert.deepEqual([t.stalker(0).hp, t.stalker(1).hp], [12, 12]);
    assert.deepEqual(t.stalker(1).findings, ['key']);
    assert.deepEqual(
      t.stalker(0).backpack.map(({ card }) => card),
      ['ration'],
    );
    assert.deepEqual([t.stalker(0).bolts, t.stalker(0).dosage], [0, 3]);
    assert.deepEqual([t.stalker(0).exposed, t.stalker(1).exposed], [true, false]);
    assert.equal(t.attention(1), 'high c');
    assert.equal(t.state.loot[0]?.tokens.length, 2);
    assert.deepEqual(
      t.state.unknown.map(({ tokens }) => tokens),
      [['x']],
    );
    const hound = t.state.enemies.find(({ card }) => card === 'hound');
    assert.ok(hound?.pinDown && t.at(hound) === 'b' && hound.facing === 2);
    assert.equal(t.state.noVisibility.length, 1);
  },
  words,
);

rule(
  'G2 an effect that needs what has run out is skipped, the rest is applied',
  { ...one, at: 'eventPhase', supply: { noVisibility: 0 }, decks: { events: ['dark', 'e1'], loot: [] } },
  (t) => {
    assert.equal(counted(t, 'after'), 1);
    assert.deepEqual(
      t.told('componentRanOut').map(({ component }) => component),
      ['noVisibility', 'loot'],
    );
  },
  missionBox(
    {
      events: [
        {
          ...quiet('dark'),
          instant: [
            { do: 'placeNoVisibility', place: here('b') },
            { do: 'placeLoot', place: here('b'), count: 1 },
            add('after'),
          ],
        },
      ],
    },
    idle,
  ),
);

rule(
  'MI6 variants are drawn at random from the mission box, and never one that is not there',
  { ...one },
  (t) => {
    t.does('find', 'find', 'find');
    assert.equal(counted(t, 'found'), 2, 'two cards, then none');
    assert.deepEqual(t.state.mission.removed.toSorted(), ['V1', 'V2']);
  },
  missionBox(
    {
      environment: [
        { id: 'V1', a: { resolve: [add('found')], afterwards: 'remove' } },
        { id: 'V2', a: { resolve: [add('found')], afterwards: 'remove' } },
      ],
      actions: [
        { id: 'find', cost: 'free', place: { at: 'anywhere' }, do: [{ do: 'findCard', of: ['V1', 'V2'] }] },
      ],
    },
    idle,
  ),
);
