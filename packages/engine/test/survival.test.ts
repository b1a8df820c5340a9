import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginGame } from '../src/game/play.ts';
import { validate } from '../src/mission/check/validate.ts';
import { setUpMission } from '../src/mission/index.ts';
import type { Box, EnvironmentCard, MapPlan, Mission, Scenario, SurvivalBook } from '../src/model/index.ts';
import type { PositionDraft } from '../src/position/index.ts';
import {
  compose,
  missionNamed,
  pairOf,
  scoreLines,
  survivalId,
  textId,
  totalOf,
} from '../src/survival/index.ts';
import { idleIn, missionBox, quiet } from '../testing/missions.ts';
import { rule } from '../testing/table.ts';
import { plain } from '../testing/zone.ts';

const S = { card: 'tester' } as const;
const YARD = `
  +---+---+---+
  | a   b   c |
  +---+---+---+
`;
/** The last Action of the Round has been done; what follows ends it. */
const yard = (parts: Partial<PositionDraft> = {}): PositionDraft => ({
  board: { drawing: YARD },
  stalkers: [{ ...S, at: 'a' }],
  mission: 'test',
  event: 'e1',
  decks: { events: ['e2', 'e3'] },
  ...parts,
});

const fated = (parts: Partial<Mission>): Box => idleIn(missionBox({ fate: true, ...parts }));

const wholeRound = ['work', 'work', 'work', 'endTurn', 'work', 'work', 'work', 'endTurn'] as const;

const counting = (id: string, petals: readonly (1 | 2 | 3 | 4)[]): EnvironmentCard => ({
  id,
  a: { triggers: [{ id: 'fate', wait: { on: 'fate', petals }, do: [{ do: 'points', points: 2 }] }] },
});

rule(
  'ZS4 one roll of the Anomaly die ends the Round: every open card that waits for its symbol resolves it, others do not',
  {
    ...yard({ environment: [{ card: 'two' }, { card: 'four' }], dice: { anomaly: [2] } }),
  },
  (t) => {
    t.does(...wholeRound);
    assert.deepEqual(
      t.told('fateRolled').map(({ petals }) => petals),
      [2],
    );
    assert.deepEqual(
      t.told('pointsScored').map(({ card, points }) => [card, points]),
      [['two', 2]],
    );
  },
  fated({ environment: [counting('two', [1, 2]), counting('four', [4])] }),
);

rule(
  'ZS4 on the rarest symbol the top Unknown token of each stack is resolved too',
  yard({ unknown: [{ at: 'c', tokens: ['x', 'x'] }], dice: { anomaly: [1] } }),
  (t) => {
    t.does(...wholeRound);
    assert.equal(t.told('unknownTurnedUp').length, 1);
    assert.equal(t.state.unknown[0]?.tokens.length, 1);
  },
  fated({}),
);

rule(
  'ZS4 the Fate roll comes after the End of Round part of the Event',
  yard({ dice: { anomaly: [3] } }),
  (t) => {
    t.does(...wholeRound);
    const order = t.game.facts.flatMap(({ fact }) =>
      fact === 'textShown' || fact === 'fateRolled' ? [fact] : [],
    );
    assert.deepEqual(order, ['textShown', 'fateRolled']);
  },
  fated({ events: [{ ...quiet('e1'), endOfRound: [{ do: 'show', text: 'evening' }] }] }),
);

rule(
  'Z5 without Zone Survival nobody rolls for Fate',
  yard(),
  (t) => {
    t.does(...wholeRound);
    assert.equal(t.told('fateRolled').length, 0);
  },
  idleIn(missionBox({})),
);

const note = (id: string, ...tags: readonly string[]): EnvironmentCard => ({ id, tags, a: {} });

rule(
  'ZS3 of two weathers only the later one lies out',
  yard({ environment: [{ card: 'fog' }, { card: 'radio' }] }),
  (t) => {
    t.does('rainDance');
    assert.deepEqual(
      t.state.mission.environment.map(({ card }) => card),
      ['radio', 'rain'],
    );
  },
  idleIn(
    missionBox({
      environment: [note('fog', 'weather'), note('rain', 'weather'), note('radio')],
      actions: [
        {
          id: 'rainDance',
          cost: 'free',
          place: { at: 'anywhere' },
          do: [{ do: 'placeCard', card: 'rain' }],
        },
      ],
    }),
  ),
);

const map: MapPlan = {
  id: 'lane',
  number: 1,
  tiles: [{ id: 'lane', x: 0, y: 0, turn: 0 }],
  start: ['lane:a'],
  posts: ['b', 'c', 'd', 'e'].map((space) => ({ space: `lane:${space}`, facing: 0 })),
  sites: [],
  loot: ['lane:b', 'lane:c', 'lane:d'],
  unknown: ['lane:e'],
  cards: ['lane:b', 'lane:c', 'lane:d', 'lane:e'],
  places: [{ id: 'exit', place: { at: 'space', space: 'lane:e' } }],
};

const scenario: Scenario = {
  id: 'errand',
  number: 1,
  budget: { coupons: [1, 2, 3, 4], tier: 1 },
  enemies: [{ card: 'blind', colours: ['blue'], team: 1, pool: 0, posts: { for: [1, 2, 3, 4] } }],
  anomalies: [],
  loot: { stacks: 2, tokens: 1 },
  unknown: [1, 1, 1, 1],
  rounds: 2,
  actions: [
    { id: 'leave', cost: 'free', place: { at: 'named', place: 'exit' }, do: [{ do: 'leave', who: 'actor' }] },
  ],
  triggers: [{ id: 'bonus', wait: { on: 'ends', won: true }, do: [{ do: 'points', points: 3 }] }],
  objective: { when: { if: 'everybodyLeft' }, ending: 'success' },
  death: 'fatality',
  time: 'time',
  endings: { success: { won: true }, fatality: { won: false }, time: { won: false } },
};

const book: SurvivalBook = {
  scenarios: { errand: scenario },
  maps: { lane: map },
  setupCards: [
    note('fire', 'place'),
    note('well', 'place', 'rumour'),
    note('dog', 'ally'),
    note('mines', 'trap'),
    note('trader', 'person'),
    note('wolf', 'ally', 'trap'),
    note('rain', 'weather'),
    note('bounty', 'goal'),
  ],
  notes: [],
  events: ['r1', 'r2', 'r3'].map(quiet),
  overlays: [],
};

const LANE = `
  +---+---+---+---+---+---+
  | a   a   a   a | b   c |
  +---+---+-D-+---+   +   +
  | d   d   d   d   e   e |
  +---+---+---+---+---+---+
`;
const tile = { id: 'lane', drawing: LANE };
const withBook: Box = {
  ...plain,
  drawings: {
    tile: (id) => (id === 'lane' ? tile : plain.drawings.tile(id)),
    overlay: plain.drawings.overlay,
  },
  survival: book,
};

const game = (stalkers: number, seed: string) =>
  beginGame(
    withBook,
    setUpMission(withBook, {
      mission: 'zs.errand.lane',
      stalkers: Array.from({ length: stalkers }, () => ({ stalker: 'tester' })),
      seed,
    }),
    { keep: true },
  ).game;

test('ZS1 any scenario on any map is a Mission, composed once', () => {
  const mission = missionNamed(withBook, survivalId({ scenario: 'errand', map: 'lane' }));
  assert.equal(mission?.kind, 'survival');
  assert.equal(missionNamed(withBook, 'zs.errand.lane'), mission);
  assert.equal(missionNamed(withBook, 'zs.errand.nowhere'), undefined);
  assert.equal(missionNamed(withBook, 'zs.toString.lane'), undefined);
  assert.deepEqual(pairOf('zs.errand.lane'), { scenario: 'errand', map: 'lane' });
  assert.equal(pairOf('a1'), null);
  assert.equal(textId('zs.errand.lane'), 'zs.errand');
  assert.equal(textId('a1'), 'a1');
});

/** What the validator says of this scenario on this map. */
const problemsOf = (drawing: string, onMap: Partial<MapPlan>, withScenario: Partial<Scenario> = {}) => {
  const walled: Box = {
    ...withBook,
    drawings: { ...withBook.drawings, tile: (id) => (id === 'lane' ? { id, drawing } : undefined) },
  };
  const mission = compose(book, { ...scenario, ...withScenario }, { ...map, ...onMap });
  return validate(walled, mission).map(({ where, key }) => `${where}: ${key}`);
};

test('ZS2 all that a map offers and a scenario names can be walked to, from every start', () => {
  assert.deepEqual(problemsOf(LANE, {}), []);
  // Behind a wall now: c, a post, a place for Loot and for a card.
  const walls = LANE.replace('b   c', 'b | c').replace('+   +   +', '+   +---+');
  assert.deepEqual(problemsOf(walls, {}), [
    'setup.recipe.posts.1: mission.unreachable',
    'setup.recipe.lootSpaces.1: mission.unreachable',
    'setup.recipe.cardSpaces.1: mission.unreachable',
  ]);
  const free = { posts: [], loot: [], cards: ['a', 'b', 'd', 'e'].map((space) => `lane:${space}`) };
  assert.deepEqual(problemsOf(walls, free), []);
  const exit = { id: 'exit', place: { at: 'space', space: 'lane:c' } } as const;
  assert.match(
    problemsOf(walls, { ...free, places: [exit] }).join(),
    /places\.0\.place: mission\.placeUnreachable/,
  );
  const begin = [{ do: 'placeToken', token: 'crate', place: { at: 'space', space: 'lane:c' } }] as const;
  assert.deepEqual(problemsOf(walls, free, { begin }), ['begin.0.place: mission.unreachable']);
  // One of two starts is enough to be cut off from the others.
  assert.match(problemsOf(walls, { ...free, start: ['lane:a', 'lane:c'] }).join(), /unreachable/);
});

test('ZS2 Enemies by the number of Stalkers on posts of the map, none on the same, differently for other seeds', () => {
  const places = new Set<string>();
  for (const stalkers of [1, 2, 3, 4]) {
    const { state } = game(stalkers, `seed ${stalkers}`);
    assert.equal(state.enemies.length, stalkers);
    assert.equal(new Set(state.enemies.map(({ space }) => space)).size, stalkers);
    assert.equal(state.loot.length, 2);
  }
  for (let seed = 0; seed < 20; seed++) places.add(String(game(1, `seed ${seed}`).state.enemies[0]?.space));
  assert.ok(places.size > 1);
});

test('ZS2 Setup cards share no tag, and each has its token on a space of its own', () => {
  for (let seed = 0; seed < 30; seed++) {
    const { state } = game(1, `cards ${seed}`);
    const cards = state.mission.environment.map(({ card }) => card);
    const tags = cards.flatMap((card) => book.setupCards.find(({ id }) => id === card)?.tags ?? []);
    assert.equal(new Set(tags).size, tags.length);
    assert.equal(cards.length, 4);
    assert.deepEqual(
      state.mission.tokens.map(({ token }) => token),
      cards,
    );
    assert.equal(new Set(state.mission.tokens.map(({ space }) => space)).size, 4);
  }
});

test('ZS3 the Event deck is drawn from its own cards', () => {
  const { state } = game(2, 'events');
  const drawn = [...state.decks.events, ...(state.event === null ? [] : [state.event])];
  assert.equal(drawn.length, 2);
  assert.deepEqual([...drawn, ...state.decks.randomEvents].sort(), ['r1', 'r2', 'r3']);
});

rule(
  'ZS5 a met objective scores 20, and what the cards in play add or take',
  { ...yard(), stalkers: [{ ...S, at: 'c' }] },
  (t) => {
    t.does('slip', 'leave');
    const lines = scoreLines(t.state);
    assert.deepEqual(lines, [
      { source: 'objective', points: 20 },
      { source: 'scenario', points: -1 },
      { source: { why: 'quick' }, points: 2 },
      { source: { card: 'bonus' }, points: 3 },
    ]);
    assert.equal(totalOf(lines), 24);
  },
  idleIn(
    missionBox({
      fate: true,
      places: [{ id: 'exit', place: { at: 'space', space: 'c' } }],
      environment: [
        {
          id: 'bonus',
          a: {
            triggers: [{ id: 'end', wait: { on: 'ends', won: true }, do: [{ do: 'points', points: 3 }] }],
          },
        },
      ],
      begin: [],
      actions: [
        {
          id: 'slip',
          cost: 'free',
          place: { at: 'anywhere' },
          do: [
            { do: 'points', points: -1 },
            { do: 'placeCard', card: 'bonus' },
          ],
        },
        {
          id: 'leave',
          cost: 'free',
          place: { at: 'named', place: 'exit' },
          do: [
            { do: 'points', points: 2, why: 'quick' },
            { do: 'leave', who: 'actor' },
          ],
        },
      ],
      objective: { when: { if: 'everybodyLeft' }, ending: 'success' },
    }),
  ),
);
