/** A game through its port: updates, refusals, undo, saves, moments; and previews against what really happens. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box } from '@zonecrawl/content';
import { hash } from '../src/base/hash.ts';
import { draw, type RandomState, seedRandom } from '../src/base/random.ts';
import type { SpaceId } from '../src/board/types.ts';
import { createHost, createTable } from '../src/host/host.ts';
import { pathPreview } from '../src/host/path.ts';
import type { PathPreview, Reply, Request, Told, Update } from '../src/host/protocol.ts';
import { answerQuestion } from '../src/host/questions.ts';
import { reachOf } from '../src/host/reach.ts';
import { answer, fork, type Play } from '../src/kernel/play.ts';
import type { Option } from '../src/model/decision.ts';
import type { Fact, FactName } from '../src/model/facts.ts';
import { stalkerId } from '../src/model/ids.ts';
import type { PositionDraft } from '../src/position/index.ts';
import { playAtRandom, randomAnswer, someSetup } from './randomGames.ts';

const me = stalkerId(0);
const other = stalkerId(1);
const fail = (what: string): never => assert.fail(what);

/** A client as a real one is: it keeps its log by what updates say. */
class Page {
  readonly updates: Update[] = [];
  log: Told[] = [];
  private readonly ask: <R extends Request>(request: R) => Reply<R>;

  constructor(join: (send: (update: Update) => void) => { handle<R extends Request>(request: R): Reply<R> }) {
    const client = join((update) => this.hear(update));
    this.ask = (request) => client.handle(request);
  }

  private hear(update: Update): void {
    // What comes is plain JSON, and stays as it was when it came.
    this.updates.push(JSON.parse(JSON.stringify(update)));
    this.log = [...this.log.filter(({ input }) => input <= update.keep), ...update.told];
  }

  get now(): Update {
    return this.updates.at(-1) ?? fail('no update came');
  }

  request<R extends Request>(request: R): Reply<R> {
    return this.ask(request);
  }

  /** Answers the open decision. */
  answer(input: number | readonly number[]): Reply<Extract<Request, { ask: 'answer' }>> {
    return this.request({ ask: 'answer', at: this.now.at, answer: input });
  }
}

const told = ({ log }: Page, name: FactName): readonly Fact[] =>
  log.flatMap(({ facts }) => facts.filter(({ fact }) => fact === name));

const page = (options = {}): Page => new Page((send) => createTable(box, options).join('all', send));

const LANE: PositionDraft = {
  board: {
    drawing: [
      '+---+---+---+---+---+',
      '| a   b   c   d   e |',
      '+   +---+---+---+---+',
      '| f   g   h   i   j |',
      '+---+---+---+---+---+',
    ],
    spaces: { c: { radiation: 2 }, g: { radiation: 4 } },
  },
  stalkers: [
    { card: 'palkan', at: 'a', weapon: 'akm-74u', armor: 'ps5-m' },
    { card: 'chort', at: 'f' },
  ],
};

const WATCHED: PositionDraft = { ...LANE, enemies: [{ card: 'bandit-rifle', at: 'd', facing: 'west' }] };

function began(position: PositionDraft, options = {}): Page {
  const client = page(options);
  assert.deepEqual(client.request({ ask: 'begin', setup: { position } }), { ok: true });
  return client;
}

const spaceIn = ({ now }: Page, updates: readonly Update[], name: string): SpaceId => {
  const board = updates.find((update) => update.board)?.board ?? now.board ?? fail('no board');
  return board.spaces.find((space) => space.name === name)?.id ?? fail(`no space ${name}`);
};
const at = (client: Page, ...names: string[]): SpaceId[] =>
  names.map((name) => spaceIn(client, client.updates, name));

const movement = { stalker: me, action: 'movement', source: null };

test('the first update brings the map, the view, the decision and all that was told', () => {
  const client = page();
  assert.deepEqual(client.request({ ask: 'begin', setup: someSetup(1) }), { ok: true });
  const { now } = client;
  assert.equal(now.cause, 'began');
  assert.equal(now.at, 0);
  assert.equal(now.keep, -1);
  assert.equal(now.yours, true);
  assert.ok(now.board && now.board.squares.length === now.board.width * now.board.height);
  assert.equal(now.told[0]?.facts[0]?.fact, 'missionBegan');
  client.answer(0);
  assert.equal(client.now.board, undefined, 'a map that has not changed is not sent again');
});

test('a set-up or save that is wrong is refused with the place, and the game on the table stays', () => {
  const client = began(LANE);
  const before = client.updates.length;
  const bad = { ...someSetup(1), mission: 'nowhere' };
  for (const request of [
    { ask: 'begin', setup: bad },
    { ask: 'begin', setup: { position: { board: {} } } },
    { ask: 'load', save: { zonecrawl: 'save' } },
    { ask: 'load', save: 'nonsense' },
  ] as const) {
    const reply = client.request(request);
    assert.ok(!reply.ok && reply.problems.length > 0);
  }
  assert.equal(client.updates.length, before);
  assert.equal(client.answer(0).ok, true);
});

test('stale and foreign answers are refused and change nothing', () => {
  const table = createTable(box);
  const mine = new Page((send) => table.join([me], send));
  const theirs = new Page((send) => table.join([other], send));
  mine.request({ ask: 'begin', setup: { position: LANE } });
  assert.equal(mine.now.yours, true);
  assert.equal(theirs.now.yours, false);
  assert.deepEqual(theirs.request({ ask: 'answer', at: 0, answer: 0 }), {
    ok: false,
    refusal: { refused: 'notYourSeat', who: me },
  });
  assert.deepEqual(mine.request({ ask: 'answer', at: 5, answer: 0 }), {
    ok: false,
    refusal: { refused: 'stale', at: 5, now: 0 },
  });
  assert.equal(mine.request({ ask: 'answer', at: 0, answer: 999 }).ok, false);
  assert.equal(mine.updates.length, 1);
  assert.equal(mine.request({ ask: 'answer', at: 0, answer: 0 }).ok, true);
  assert.equal(theirs.updates.length, 2, 'everybody at the table is told');
});

test('without a game everything is answered, and nothing breaks', () => {
  const client = page();
  assert.deepEqual(client.request({ ask: 'look' }), { ok: false });
  assert.equal(client.request({ ask: 'answer', at: 0, answer: 0 }).ok, false);
  assert.equal(client.request({ ask: 'undo', inputs: 1, consent: true }).ok, false);
  assert.equal('ok' in client.request({ ask: 'save' }), true);
  assert.deepEqual(client.request({ ask: 'reach', ...movement }), []);
  assert.equal(client.request({ ask: 'path', ...movement, path: [] }), null);
});

test('a movement is tapped as a whole, also where a step leaves no choice', () => {
  const client = began(LANE);
  const [b, c] = at(client, 'b', 'c');
  const path = [b, c].filter((space) => space !== undefined);
  const reply = client.request({ ask: 'walk', at: 0, ...movement, path });
  assert.equal(reply.ok, true);
  assert.equal(client.now.view.stalkers[0]?.space, c);
  assert.equal(client.now.decision?.kind, 'action');
  assert.equal(client.updates.length, 2, 'one change, one update');
  assert.equal(client.now.told.length, reply.taken);
  assert.equal(client.now.undo.action, reply.taken, 'and one undo');
  client.request({ ask: 'undo', inputs: client.now.undo.action, consent: false });
  assert.equal(client.now.at, 0);
});

test('a path that cannot be walked stops where it is not offered', () => {
  const client = began(LANE);
  const [j] = at(client, 'j');
  const reply = client.request({ ask: 'walk', at: 0, ...movement, path: [j ?? fail('j')] });
  assert.equal(reply.ok, false);
  assert.equal(reply.taken, 1);
  assert.deepEqual(reply.refusal, { refused: 'notOffered', kind: 'step' });
});

test('an attack is tapped as a whole: what needs no choice is skipped', () => {
  const client = began({ ...WATCHED, seed: 'tap' });
  const shot = client.now.decision?.options.find(
    (o) => o.is === 'action' && o.action === 'attack:singleShot',
  );
  const [enemy] = client.now.view.enemies;
  assert.ok(shot && enemy);
  const options: Option[] = [
    shot,
    { is: 'entity', entity: enemy.id, space: enemy.space },
    { is: 'part', part: 'head' },
  ];
  const reply = client.request({ ask: 'answers', at: 0, options });
  assert.deepEqual(reply, { ok: true, taken: 2 });
  while (client.now.decision?.kind !== 'action') client.answer(client.now.decision?.pick ? [] : 0);
  assert.ok(
    told(client, 'attackResolved').some((fact) => fact.fact === 'attackResolved' && fact.part === 'head'),
  );
  const again = client.request({
    ask: 'answers',
    at: client.now.at,
    options: [{ ...shot, action: 'flight' }],
  });
  assert.deepEqual(again, { ok: false, taken: 0, refusal: { refused: 'notOffered', kind: 'action' } });
});

test('the log that a client keeps is the log it would get anew, through answers, undo, redo and loading', () => {
  for (let n = 0; n < 6; n++) {
    const client = page({ undo: 'always' });
    client.request({ ask: 'begin', setup: someSetup(n) });
    const random = seedRandom(`host ${n}`);
    for (let i = 0; i < 120 && client.now.decision; i++) {
      const luck = draw(random, 'setup', 20);
      if (luck === 0) client.request({ ask: 'undo', inputs: 1 + draw(random, 'setup', 6), consent: true });
      else if (luck === 1) client.request({ ask: 'redo', inputs: 1 + draw(random, 'setup', 6) });
      else assert.equal(client.answer(randomAnswer(random, client.now.decision)).ok, true);
    }
    const { log, now } = client;
    client.request({ ask: 'look' });
    assert.deepEqual(client.log, log);
    assert.deepEqual(client.now.view, now.view);
    assert.deepEqual(client.now.decision, now.decision);
    assert.ok(client.now.board);
    const save = client.request({ ask: 'save' });
    assert.deepEqual(client.request({ ask: 'load', save: JSON.parse(JSON.stringify(save)) }), { ok: true });
    assert.equal(client.now.cause, 'loaded');
    assert.deepEqual(client.log, log, 'a loaded game tells its story from the beginning');
    assert.deepEqual(client.now.view, now.view);
    assert.deepEqual(client.now.decision, now.decision);
    assert.deepEqual(client.now.undo.most, now.undo.most);
  }
});

test('undo past what was revealed needs consent, or is off', () => {
  const shoot = (client: Page): void => {
    const index = client.now.decision?.options.findIndex(
      (o) => o.is === 'action' && o.action === 'attack:burst',
    );
    client.answer(index ?? -1);
    while (client.now.decision && client.now.decision.kind !== 'action')
      client.answer(client.now.decision.pick ? [] : 0);
  };
  const client = began(WATCHED);
  shoot(client);
  assert.ok(client.now.undo.free < client.now.at && client.now.undo.stop !== null);
  const inputs = client.now.undo.action;
  const asked = client.request({ ask: 'undo', inputs, consent: false });
  assert.ok(!asked.ok && asked.refused === 'needsConsent' && asked.fact !== undefined);
  assert.equal(client.request({ ask: 'undo', inputs, consent: true }).ok, true);
  const strict = began(WATCHED, { undo: 'off' });
  shoot(strict);
  const refused = strict.request({ ask: 'undo', inputs: strict.now.at, consent: true });
  assert.ok(!refused.ok && refused.refused === 'revealed');
  assert.equal(strict.now.undo.action, 0);
});

test('any moment can be looked at again, and a game forked from it', () => {
  const client = page();
  client.request({ ask: 'begin', setup: someSetup(3) });
  const random = seedRandom('moments');
  for (let i = 0; i < 150 && client.now.decision; i++)
    client.answer(randomAnswer(random, client.now.decision));
  for (const update of client.updates.filter((_, index) => index % 13 === 0)) {
    const moment = client.request({ ask: 'moment', at: update.at });
    assert.ok(!('ok' in moment));
    const plain: typeof moment = JSON.parse(JSON.stringify(moment));
    assert.deepEqual(plain.view, update.view);
    assert.deepEqual(plain.decision, update.decision);
    assert.deepEqual(plain.facts, update.told.at(-1)?.facts);
    const save = client.request({ ask: 'fork', at: update.at });
    const twin = page();
    assert.deepEqual(twin.request({ ask: 'load', save }), { ok: true });
    assert.deepEqual(twin.now.view, update.view);
    assert.deepEqual(twin.now.decision, update.decision);
  }
  assert.equal('ok' in client.request({ ask: 'moment', at: 10_000 }), true);
});

test('where secrets are kept no save leaves the table', () => {
  const client = began(LANE, { keepsSecrets: true });
  assert.ok('ok' in client.request({ ask: 'save' }) && 'ok' in client.request({ ask: 'fork', at: 0 }));
});

test('the port is asynchronous and can be closed', async () => {
  const port = createHost(box);
  let heard = 0;
  port.subscribe(() => heard++);
  assert.deepEqual(await port.request({ ask: 'begin', setup: { position: LANE } }), { ok: true });
  assert.equal(heard, 1);
  port.close();
  await port.request({ ask: 'answer', at: 0, answer: 0 });
  assert.equal(heard, 1);
});

// ---- previews ----

const preview = (client: Page, ...names: string[]): PathPreview =>
  client.request({ ask: 'path', ...movement, path: at(client, ...names) }) ?? fail('no preview');

test('RD1 a path shows the dose of the whole Action, the Armor counted', () => {
  const client = began(LANE);
  assert.deepEqual(preview(client, 'b', 'c').dose, { by: 2, to: 2, over: false });
  assert.deepEqual(preview(client, 'b').dose, { by: 0, to: 0, over: false });
  const hot = began({ ...LANE, stalkers: [{ card: 'palkan', at: 'a', dosage: 15 }] });
  assert.deepEqual(preview(hot, 'b', 'c').dose, { by: 2, to: 16, over: true });
});

test('R8 an Action that removes a marker brings no dose, nor does a Free one', () => {
  const stalkers: PositionDraft['stalkers'] = [{ card: 'palkan', at: 'a', turns: [{ markers: 1 }, {}] }];
  const client = began({ ...LANE, stalkers });
  assert.equal(preview(client, 'b', 'c').dose.by, 0);
  const [b, c] = at(client, 'b', 'c');
  const path = [b ?? fail('b'), c ?? fail('c')];
  client.request({ ask: 'walk', at: 0, ...movement, path });
  assert.equal(client.now.view.stalkers[0]?.dosage, 0);
  assert.equal(preview(client, 'd').dose.by, 2, 'the marker is gone: the next one slides');
});

test('RD1 a path that an Event grants brings no dose', () => {
  const client = began({
    ...LANE,
    stalkers: [{ card: 'palkan', at: 'b' }],
    at: 'eventPhase',
    decks: { events: ['opening', 'din-in-the-air'], randomEvents: [] },
  });
  assert.equal(client.now.decision?.about.card, 'opening');
  const granted = { ...movement, action: 'carefulMovement' };
  const path = client.request({ ask: 'path', ...granted, path: at(client, 'c') });
  assert.deepEqual(path?.dose, { by: 0, to: 0, over: false });
});

test('AT3 a path shows where Attention will lie and who sees what', () => {
  const client = began(WATCHED);
  const seen = preview(client, 'b');
  const [b, f] = at(client, 'b', 'f');
  assert.deepEqual(seen.attention, { level: 'high', space: b });
  assert.equal(seen.seen.at(-1)?.by.length, 1);
  assert.equal(seen.reactions.reactions.length, 1);
  const hidden = preview(client, 'f');
  assert.deepEqual(
    hidden.attention,
    { level: 'high', space: f },
    'seen where it started: High on the first unseen space',
  );
  assert.deepEqual(hidden.reactions.reactions, []);
  assert.equal(hidden.reactions.expected, 0);
});

test('MV2 a path ends at the first Enemy, and says so', () => {
  const client = began({ ...LANE, enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'east' }] });
  const stopped = preview(client, 'b', 'c', 'd');
  assert.deepEqual(stopped.path, at(client, 'a', 'b', 'c'));
  assert.equal(stopped.refusal?.reason, 'enemyStops');
});

test('MV4 a path that would end on a full space shows who could be pushed', () => {
  const client = began(LANE);
  assert.deepEqual(preview(client, 'f').pushes, [other]);
  assert.equal(preview(client, 'f').refusal, null);
});

test('reach prefers the way nobody watches, then the cleaner one', () => {
  const drawing = [
    '+---+---+---+---+',
    '| a   b   c   g |',
    '+   +---+   +---+',
    '| d   e   f   h |',
    '+---+---+---+---+',
  ];
  const square = ['+---+---+', '| a   b |', '+   +   +', '| d   e |', '+---+---+'];
  const stalkers = [{ card: 'palkan', at: 'a' }];
  const clean = began({ board: { drawing: square, spaces: { b: { radiation: 3 } } }, stalkers });
  const wayTo = (client: Page, name: string): string[] => {
    const reach = client.request({ ask: 'reach', ...movement });
    const [goal] = at(client, name);
    const path = reach.find(({ space }) => space === goal)?.path ?? fail(`${name} is out of reach`);
    const board = client.updates[0]?.board ?? fail('no board');
    return path.map((space) => board.spaces[space]?.name ?? '');
  };
  assert.deepEqual(wayTo(clean, 'e'), ['d', 'e']);
  const watched = began({
    board: { drawing: square, spaces: { b: { radiation: 3 } } },
    stalkers,
    enemies: [{ card: 'zombie', at: 'd', facing: 'south' }],
  });
  assert.deepEqual(wayTo(watched, 'e'), ['b', 'e'], 'the Enemy on d would end the movement there');
  const around = began({
    board: { drawing, spaces: { d: { radiation: 3 } } },
    stalkers,
    enemies: [{ card: 'bandit-rifle', at: 'g', facing: 'west' }],
  });
  assert.deepEqual(wayTo(around, 'f'), ['d', 'e', 'f']);
});

test('MV1 reach after a waypoint goes on from there, also back to where the movement began', () => {
  const square = ['+---+---+---+', '| a   b   c |', '+   +   +---+', '| d   e   f |', '+---+---+---+'];
  const board = { drawing: square, spaces: { b: { radiation: 3 } } };
  const stalkers = [{ card: 'palkan', at: 'a' }];
  const after = (client: Page, ...names: string[]): string[] => {
    const spaces = client.updates[0]?.board?.spaces ?? fail('no board');
    const reach = client.request({ ask: 'reach', ...movement, after: at(client, ...names) });
    return reach.map(({ path }) => path.map((space) => spaces[space]?.name).join(' ')).sort();
  };
  const client = began({ board, stalkers });
  assert.deepEqual(after(client, 'b'), ['b a', 'b c', 'b e', 'b e d', 'b e f']);
  const [dirty] = client.request({ ask: 'reach', ...movement, after: at(client, 'b', 'e') });
  assert.equal(dirty?.dose, 3, 'RD1: what was crossed on the way to the waypoint counts');
  assert.deepEqual(after(client, 'd', 'e', 'b'), [], 'three spaces are all there are');
  assert.deepEqual(after(client, 'f'), [], 'there is no step from a to f');
  const met = began({ board, stalkers, enemies: [{ card: 'zombie', at: 'd', facing: 'south' }] });
  assert.deepEqual(after(met, 'd'), [], 'MV2: the Enemy ends it');
});

test('the sight tools say what the rules say', () => {
  const client = began(WATCHED);
  const [enemy] = client.now.view.enemies;
  const cross = client.request({ ask: 'enemySight', enemy: enemy?.id ?? fail('nobody') });
  const names = (spaces: readonly { readonly space: SpaceId }[]): string[] =>
    spaces.map(({ space }) => client.updates[0]?.board?.spaces[space]?.name ?? '');
  assert.deepEqual(names(cross), ['a', 'b', 'c', 'd']);
  assert.deepEqual(
    cross.map(({ edges, side }) => [edges, side]),
    [
      [3, 'front'],
      [2, 'front'],
      [1, 'front'],
      [0, 'own'],
    ],
  );
  assert.deepEqual(names(client.request({ ask: 'danger' })), ['a', 'b', 'c', 'd']);
  const [a] = at(client, 'a');
  const sight = client.request({ ask: 'sight', from: a ?? fail('a') });
  assert.deepEqual(names(sight.filter(({ seen }) => seen)), ['a', 'b', 'c', 'd', 'e', 'f']);
  assert.equal(sight.at(-1)?.range, 5);
});

// ---- previews against what really happens ----

/** Everywhere a movement really can end, found by trying every answer on forks. */
function ends(play: Play, index: number): ReadonlySet<SpaceId> {
  const found = new Set<SpaceId>();
  const begun = fork(play);
  const id = begun.decision?.who ?? me;
  answer(begun, index);
  const explore = (from: Play): void => {
    const { decision } = from;
    // MV5: which way somebody left behind turns is asked before the step is made.
    const onTheWay = decision?.kind === 'tieFacing' || (decision?.kind === 'step' && decision.who === id);
    if (!decision || !onTheWay) {
      const moved = from.game.state.stalkers[id]?.space;
      if (moved !== undefined && moved !== null) found.add(moved);
      return;
    }
    for (const option of decision.options.keys()) {
      const next = fork(from);
      answer(next, option);
      explore(next);
    }
  };
  explore(begun);
  return found;
}

/** Things that nobody can foresee, or that come from elsewhere. */
const UNFORESEEN: ReadonlySet<string> = new Set([
  'anomalyHit',
  'triggered',
  'abilityUsed',
  'mapChanged',
  'died',
  'environmentFlipped',
]);

interface Walked {
  readonly play: Play;
  readonly unforeseen: boolean;
  readonly dose: number;
}

/** Walks a path by the rules, through decisions. */
function walk(play: Play, index: number, path: readonly SpaceId[]): Walked | null {
  const walker = fork(play);
  const id = walker.decision?.who ?? me;
  let unforeseen = false;
  let dose = 0;
  let left = path;
  const give = (input: number | readonly number[]): void => {
    const taken = answer(walker, input);
    if (!taken.ok) fail(JSON.stringify(taken.refusal));
    for (const fact of taken.ok ? taken.facts : []) {
      if (UNFORESEEN.has(fact.fact)) unforeseen = true;
      if (fact.fact === 'moved' && fact.entity !== id) unforeseen = true;
      if (fact.fact === 'moved' && fact.entity === id && fact.to === left[0]) left = left.slice(1);
      if (fact.fact === 'dosageRaised' && fact.stalker === id && fact.source === 'map') dose += fact.by;
    }
  };
  give(index);
  for (let i = 0; i < 30 && walker.decision && walker.decision.kind !== 'action'; i++) {
    const { decision } = walker;
    if (decision.kind !== 'step') {
      give(decision.pick ? [] : 0);
      continue;
    }
    const [next] = left;
    const option = decision.options.findIndex((o) =>
      next === undefined ? o.is === 'say' : o.is === 'space' && o.space === next,
    );
    if (option < 0) return null;
    give(option);
  }
  return { play: walker, unforeseen, dose };
}

const MOVES = ['movement', 'carefulMovement', 'sneak'];

interface MoveOffer {
  readonly index: number;
  readonly ref: {
    readonly stalker: ReturnType<typeof stalkerId>;
    readonly action: string;
    readonly source: null;
  };
}

function moveOffers(play: Play): readonly MoveOffer[] {
  const { decision } = play;
  if (decision?.kind !== 'action') return [];
  return decision.options.flatMap((option, index) =>
    option.is === 'action' && MOVES.includes(option.action)
      ? [{ index, ref: { stalker: decision.who, action: option.action, source: null } }]
      : [],
  );
}

test('reach is exactly where movements can end, and every way there can be walked', () => {
  let compared = 0;
  for (let n = 0; n < 12; n++) {
    playAtRandom(n, 150, (play, random) => {
      if (draw(random, 'loot', 6) > 0) return;
      for (const { index, ref } of moveOffers(play)) {
        const reached = reachOf(play, ref);
        const real = ends(play, index);
        const start = play.game.state.stalkers[ref.stalker]?.space;
        // Somebody thrown on by an Anomaly or a trigger, or walking in a circle, is not told by reach.
        for (const { space, path } of reached) {
          const walked = walk(play, index, path);
          assert.ok(walked, `game ${n}: the way to ${space} cannot be walked`);
          if (!walked.unforeseen) assert.ok(real.has(space), `game ${n}: nobody gets to ${space}`);
        }
        for (const space of real) {
          if (space === start || reached.some((each) => each.space === space)) continue;
          assert.ok(
            isThrown(play, index, ref.stalker, space),
            `game ${n}: ${space} can be reached and is not told`,
          );
        }
        compared++;
      }
    });
  }
  assert.ok(compared > 40, `only ${compared}`);
});

/** Whether nobody walks there of its own will: no option of any step leads there. */
function isThrown(play: Play, index: number, id: ReturnType<typeof stalkerId>, goal: SpaceId): boolean {
  const begun = fork(play);
  const taken = answer(begun, index);
  let walkedThere =
    taken.ok &&
    taken.facts.some((f) => f.fact === 'moved' && f.entity === id && f.how === 'step' && f.to === goal);
  const explore = (from: Play): void => {
    if (walkedThere || from.decision?.kind !== 'step' || from.decision.who !== id) return;
    for (const [option, { is }] of from.decision.options.entries()) {
      if (is !== 'space') continue;
      const next = fork(from);
      const moved = answer(next, option);
      if (!moved.ok) continue;
      const ended = next.game.state.stalkers[id]?.space === goal && next.decision?.kind !== 'step';
      if (
        ended &&
        moved.facts.some((f) => f.fact === 'moved' && f.entity === id && f.how === 'step' && f.to === goal)
      ) {
        walkedThere = true;
        return;
      }
      explore(next);
    }
  };
  explore(begun);
  return !walkedThere;
}

test('a path preview is what then happens: dose, Attention, who looks where, who sees whom', () => {
  let compared = 0;
  let seen = 0;
  for (let n = 0; n < 16; n++) {
    playAtRandom(n, 150, (play, random) => {
      for (const { index, ref } of moveOffers(play)) {
        const reached = reachOf(play, ref);
        const goal = reached[draw(random, 'loot', Math.max(1, reached.length))];
        if (!goal) continue;
        const before = hash(play.game.state);
        const told = pathPreview(play, ref, goal.path) ?? fail('no preview');
        assert.equal(hash(play.game.state), before, 'looking ahead changes nothing');
        assert.equal(told.refusal, null);
        const walked = walk(play, index, goal.path);
        if (!walked || walked.unforeseen) continue;
        const { state } = walked.play.game;
        const stalker = state.stalkers[ref.stalker];
        const where = `game ${n}, input ${play.inputs.length}, ${ref.action} to ${goal.space}`;
        assert.equal(stalker?.space, told.path.at(-1), where);
        assert.deepEqual(stalker?.attention, told.attention, where);
        if (!told.dose.over) assert.equal(walked.dose, told.dose.by, where);
        assert.equal(stalker?.dosage, told.dose.to, where);
        const turned = state.enemies.filter(({ facing }, i) => play.game.state.enemies[i]?.facing !== facing);
        assert.deepEqual(
          turned.map(({ id, facing }) => ({ enemy: id, facing })),
          told.turns,
          where,
        );
        const watchers = answerQuestion(walked.play, { ask: 'reactions', stalker: ref.stalker });
        assert.deepEqual(watchers, told.reactions, where);
        compared++;
        if (told.seen.some(({ by }) => by.length > 0)) seen++;
      }
    });
  }
  assert.ok(compared > 120 && seen > 25, `only ${compared}, ${seen} of them seen`);
});

test('in the middle of a movement the preview counts what was walked before', () => {
  let compared = 0;
  for (let n = 0; n < 14; n++) {
    playAtRandom(n, 120, (play, random: RandomState) => {
      for (const { index, ref } of moveOffers(play)) {
        const far = reachOf(play, ref).filter(({ path }) => path.length > 1);
        const goal = far[draw(random, 'loot', Math.max(1, far.length))];
        const [first, ...rest] = goal?.path ?? [];
        if (!goal || first === undefined) continue;
        const whole = pathPreview(play, ref, goal.path);
        const midway = fork(play);
        answer(midway, index);
        const step = midway.decision;
        if (step?.kind !== 'step') continue;
        const option = step.options.findIndex((o) => o.is === 'space' && o.space === first);
        const taken = option < 0 ? null : answer(midway, option);
        if (!taken?.ok || midway.decision?.kind !== 'step') continue;
        if (taken.facts.some(({ fact }) => UNFORESEEN.has(fact))) continue;
        const told = pathPreview(midway, ref, rest);
        assert.deepEqual(told?.attention, whole?.attention);
        assert.deepEqual(told?.dose, whole?.dose);
        assert.deepEqual(told?.crossing, whole?.crossing);
        assert.deepEqual(told?.reactions, whole?.reactions);
        assert.deepEqual(told?.path, whole?.path.slice(1));
        compared++;
      }
    });
  }
  assert.ok(compared > 40, `only ${compared}`);
});
