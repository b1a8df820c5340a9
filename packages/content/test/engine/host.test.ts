/** A game through its port: updates, refusals, undo, saves, moments; and previews against what really happens. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw, hash, type RandomState, seedRandom } from '@zonecrawl/engine/base';
import type { SpaceId } from '@zonecrawl/engine/board';
import { answer, fork, type GamePlay } from '@zonecrawl/engine/game';
import {
  createHost,
  GameHost,
  type GamePort,
  type OneClientOptions,
  type PathPreview,
  type Update,
} from '@zonecrawl/engine/host';
import { type InputFacts, portTo } from '@zonecrawl/engine/kernel';
import {
  type Answer,
  type Fact,
  type FactName,
  type Option,
  type StalkerId,
  stalkerId,
} from '@zonecrawl/engine/model';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { answerQuestion, pathPreview, reachableSpaces, settled } from '@zonecrawl/engine/testing';
import { box } from '../../src/index.ts';
import { LANE, WATCHED } from './lane.ts';
import { playAtRandom, randomAnswer, someSetup } from './randomGames.ts';

const me = stalkerId(0);
const other = stalkerId(1);
const fail = (what: string): never => assert.fail(what);

/** A client as a real one is: it keeps its log by what updates say. */
class Page {
  readonly updates: Update[] = [];
  log: InputFacts<Fact>[] = [];
  readonly own: GamePort['own'];
  readonly request: GamePort['request'];

  constructor(port: GamePort) {
    this.own = port.own;
    this.request = port.request;
    port.subscribe((update) => this.hear(update));
  }

  private hear(update: Update): void {
    // What comes is plain JSON, and stays as it was when it came.
    this.updates.push(JSON.parse(JSON.stringify(update)));
    this.log = [...this.log.filter(({ input }) => input <= update.keep), ...update.told];
  }

  get now(): Update {
    return this.updates.at(-1) ?? fail('no update came');
  }

  /** Answers the open decision. */
  answer(answer: Answer) {
    return this.request({ ask: 'answer', number: this.now.number, answer });
  }

  undo(inputs: number) {
    return this.request({ ask: 'undo', number: this.now.number, inputs });
  }

  redo(inputs: number) {
    return this.request({ ask: 'redo', number: this.now.number, inputs });
  }
}

const told = ({ log }: Page, name: FactName): readonly Fact[] =>
  log.flatMap(({ facts }) => facts.filter(({ fact }) => fact === name));

const page = (options: OneClientOptions = {}): Page => new Page(createHost(box, options));

/** One of several clients at a table. */
const pageAt = (host: GameHost, seats: readonly StalkerId[]): Page =>
  new Page(
    portTo({
      own: (request) => host.own(request),
      join: (send) => host.join(send, seats),
      onKeeping: (listener) => host.onKeeping(listener),
      close: () => host.close(),
    }),
  );

async function began(position: PositionDraft, options: OneClientOptions = {}): Promise<Page> {
  const client = page(options);
  assert.deepEqual(await client.own({ ask: 'begin', game: 'game', setup: { position } }), { ok: true });
  return client;
}

const spaceIn = ({ now }: Page, updates: readonly Update[], name: string): SpaceId => {
  const board = updates.find((update) => update.board)?.board ?? now.board ?? fail('no board');
  return board.spaces.find((space) => space.name === name)?.id ?? fail(`no space ${name}`);
};
const at = (client: Page, ...names: string[]): SpaceId[] =>
  names.map((name) => spaceIn(client, client.updates, name));

const movement = { stalker: me, action: 'movement', source: null };

test('the first update brings the map, the view, the decision and all that was told', async () => {
  const client = page();
  assert.deepEqual(await client.own({ ask: 'begin', game: 'game', setup: someSetup(1) }), { ok: true });
  const { now } = client;
  assert.equal(now.cause, 'began');
  assert.equal(now.at, 0);
  assert.equal(now.keep, -1);
  assert.equal(now.yours, true);
  assert.ok(now.board && now.board.squares.length === now.board.width * now.board.height);
  assert.equal(now.told[0]?.facts[0]?.fact, 'missionBegan');
  await client.answer(0);
  assert.equal(client.now.board, undefined, 'a map that has not changed is not sent again');
});

test('the map comes with the places its Mission speaks of, those of several spaces too', async () => {
  const client = page();
  await client.own({ ask: 'begin', game: 'game', setup: { ...someSetup(1), mission: 'a1' } });
  const { places, spaces } = client.now.board ?? fail('no board');
  const named = (id: string) =>
    places.find((place) => place.id === id)?.spaces.map((space) => spaces[space]?.name);
  assert.deepEqual(named('henHouse'), ['2:B']);
  assert.deepEqual(named('radioShack')?.toSorted(), ['4:Q', '4:R']);
  assert.deepEqual((await began(LANE)).now.board?.places, [], 'a position without a Mission names none');
});

test('an update says in which Action something is asked, also after a load', async () => {
  const client = await began(LANE);
  const { decision, acting } = client.now;
  assert.equal(acting, null, 'between Actions');
  await client.answer(decision?.options.findIndex((o) => o.is === 'action' && o.action === 'movement') ?? -1);
  assert.equal(client.now.decision?.kind, 'step');
  assert.deepEqual(client.now.acting, movement);
  const save = await client.own({ ask: 'save' });
  const elsewhere = page();
  assert.deepEqual(await elsewhere.own({ ask: 'load', game: 'copy', save }), { ok: true });
  assert.deepEqual(elsewhere.now.acting, movement);
  await client.undo(1);
  assert.equal(client.now.acting, null);
});

test('a set-up or save that is wrong is refused with the place, and the game on the table stays', async () => {
  const client = await began(LANE);
  const before = client.updates.length;
  const bad = { ...someSetup(1), mission: 'nowhere' };
  for (const request of [
    { ask: 'begin', game: 'new', setup: bad },
    { ask: 'begin', game: 'new', setup: { position: { board: {} } } },
    { ask: 'load', game: 'new', save: { zonecrawl: 'save' } },
    { ask: 'load', game: 'new', save: 'nonsense' },
    { ask: 'open', game: 'new' },
  ] as const) {
    const reply = await client.own(request);
    assert.ok(!reply.ok && reply.problems.length > 0);
  }
  assert.equal(client.updates.length, before);
  assert.equal((await client.answer(0)).ok, true);
});

test('stale and foreign answers are refused and change nothing', async () => {
  const table = new GameHost(box);
  const mine = pageAt(table, [me]);
  const theirs = pageAt(table, [other]);
  await mine.own({ ask: 'begin', game: 'game', setup: { position: LANE } });
  assert.equal(mine.now.yours, true);
  assert.equal(theirs.now.yours, false);
  assert.deepEqual(await theirs.answer(0), { ok: false, refusal: { refused: 'notYourSeat', who: me } });
  assert.deepEqual(await mine.request({ ask: 'answer', number: 5, answer: 0 }), {
    ok: false,
    refusal: { refused: 'stale', at: 5, now: 1 },
  });
  assert.equal((await mine.answer(999)).ok, false);
  assert.equal(mine.updates.length, 1);
  assert.equal((await mine.answer(0)).ok, true);
  assert.equal(theirs.updates.length, 2, 'everybody at the table is told');
});

test('without a game everything is answered, and nothing breaks', async () => {
  const client = page();
  assert.deepEqual(await client.request({ ask: 'look' }), { ok: false });
  assert.equal((await client.request({ ask: 'answer', number: 0, answer: 0 })).ok, false);
  assert.equal((await client.request({ ask: 'undo', number: 0, inputs: 1 })).ok, false);
  assert.equal('ok' in (await client.own({ ask: 'save' })), true);
  assert.deepEqual(await client.request({ ask: 'reach', ...movement }), []);
  assert.equal(await client.request({ ask: 'path', ...movement, path: [] }), null);
});

test('a movement is tapped as a whole, also where a step leaves no choice', async () => {
  const client = await began(LANE);
  const [b, c] = at(client, 'b', 'c');
  const path = [b, c].filter((space) => space !== undefined);
  const reply = await client.request({ ask: 'walk', number: 1, ...movement, path });
  assert.equal(reply.ok, true);
  assert.equal(client.now.view.stalkers[0]?.space, c);
  assert.equal(client.now.decision?.kind, 'action');
  assert.equal(client.updates.length, 2, 'one change, one update');
  assert.equal(client.now.told.length, reply.taken);
  assert.equal(client.now.undo.action, reply.taken, 'and one undo');
  assert.deepEqual(await client.undo(client.now.undo.action), { ok: true });
  assert.equal(client.now.at, 0);
});

test('a path that cannot be walked stops where it is not offered', async () => {
  const client = await began(LANE);
  const [j] = at(client, 'j');
  const reply = await client.request({ ask: 'walk', number: 1, ...movement, path: [j ?? fail('j')] });
  assert.equal(reply.ok, false);
  assert.equal(reply.taken, 1);
  assert.deepEqual(reply.refusal, { refused: 'notOffered', kind: 'step' });
});

test('an attack is tapped as a whole: what needs no choice is skipped', async () => {
  const client = await began({ ...WATCHED, seed: 'tap' });
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
  const reply = await client.request({ ask: 'answers', number: 1, options });
  assert.deepEqual(reply, { ok: true, taken: 2 });
  while (client.now.decision?.kind !== 'action') await client.answer(client.now.decision?.pick ? [] : 0);
  assert.ok(
    told(client, 'attackResolved').some((fact) => fact.fact === 'attackResolved' && fact.part === 'head'),
  );
  const again = await client.request({
    ask: 'answers',
    number: client.now.number,
    options: [{ ...shot, action: 'flight' }],
  });
  assert.deepEqual(again, { ok: false, taken: 0, refusal: { refused: 'notOffered', kind: 'action' } });
});

test('the log that a client keeps is the log it would get anew, through answers, undo, redo and loading', async () => {
  for (let n = 0; n < 6; n++) {
    const client = page({ undo: 'always' });
    await client.own({ ask: 'begin', game: 'game', setup: someSetup(n) });
    const random = seedRandom(`host ${n}`);
    for (let i = 0; i < 120 && client.now.decision; i++) {
      const luck = draw(random, 'setup', 20);
      if (luck === 0) await client.undo(1 + draw(random, 'setup', 6));
      else if (luck === 1) await client.redo(1 + draw(random, 'setup', 6));
      else assert.equal((await client.answer(randomAnswer(random, client.now.decision))).ok, true);
    }
    const { log, now } = client;
    await client.request({ ask: 'look' });
    assert.deepEqual(client.log, log);
    assert.deepEqual(client.now.view, now.view);
    assert.deepEqual(client.now.decision, now.decision);
    assert.ok(client.now.board);
    const save = await client.own({ ask: 'save' });
    assert.deepEqual(
      await client.own({ ask: 'load', game: 'loaded', save: JSON.parse(JSON.stringify(save)) }),
      { ok: true },
    );
    assert.equal(client.now.cause, 'loaded');
    assert.deepEqual(client.log, log, 'a loaded game tells its story from the beginning');
    assert.deepEqual(client.now.view, now.view);
    assert.deepEqual(client.now.decision, now.decision);
    assert.deepEqual(client.now.undo.most, now.undo.most);
  }
});

/** A shot that nobody has to think about. */
async function shoot(client: Page): Promise<void> {
  const index = client.now.decision?.options.findIndex(
    (o) => o.is === 'action' && o.action === 'attack:singleShot',
  );
  await client.answer(index ?? fail('nobody can shoot'));
  while (client.now.decision && client.now.decision.kind !== 'action')
    await client.answer(client.now.decision.pick ? [] : 0);
}

test('undo past what was revealed is off, or happens when everybody who plays has asked for the same', async () => {
  const alone = await began(WATCHED);
  await shoot(alone);
  assert.ok(alone.now.undo.free < alone.now.at && alone.now.undo.stop !== null);
  assert.deepEqual(
    await alone.undo(alone.now.undo.action),
    { ok: true },
    'who plays alone agrees with herself',
  );
  const strict = await began(WATCHED, { undo: 'off' });
  await shoot(strict);
  const refused = await strict.undo(strict.now.at);
  assert.ok(!refused.ok && refused.refused === 'revealed');
  assert.equal(strict.now.undo.action, 0);
});

test('a vote for an undo is open to all, ends with any change, and waits for nobody who has left', async () => {
  const table = new GameHost(box);
  const mine = pageAt(table, [me]);
  const theirs = pageAt(table, [other]);
  const watcher = pageAt(table, []);
  const enemies = [{ card: 'pseudogiant', at: 'd', facing: 'west' as const }];
  await mine.own({ ask: 'begin', game: 'game', setup: { position: { ...WATCHED, enemies } } });
  await shoot(mine);
  await shoot(mine);
  const inputs = mine.now.undo.action;
  const more = mine.now.undo.most;
  const before = mine.now.number;
  const asked = await mine.undo(inputs);
  assert.ok(!asked.ok && asked.refused === 'needsVotes' && asked.fact !== undefined);
  assert.deepEqual(mine.now.vote, { inputs, agreed: 1, of: 2, yours: true });
  assert.deepEqual(theirs.now.vote, { inputs, agreed: 1, of: 2, yours: false });
  assert.equal((await mine.undo(inputs)).ok, false, 'one vote each');
  assert.deepEqual(await watcher.undo(inputs), { ok: false, refused: 'notYourSeat' });
  assert.equal((await theirs.undo(more)).ok, false, 'that is another wish');
  assert.equal(mine.now.number, before);
  assert.deepEqual(await mine.undo(more), { ok: true });
  assert.equal(mine.now.vote, null);
  await mine.redo(more);
  await mine.undo(inputs);
  await mine.answer(0);
  assert.equal(mine.now.vote, null, 'a vote is about one moment');
  const left = table.join(() => {}, [other]);
  const all = mine.now.undo.most;
  await mine.undo(all);
  await theirs.undo(all);
  assert.deepEqual(mine.now.vote, { inputs: all, agreed: 2, of: 3, yours: true });
  const { at } = mine.now;
  left.leave();
  await settled();
  assert.equal(mine.now.at, at - all, 'all who are left agree');
  assert.equal(mine.now.cause, 'undone');
  assert.equal(theirs.now.number, mine.now.number);
});

test('who leaves takes the own vote along, also one that was still under way', async () => {
  const table = new GameHost(box);
  const mine = pageAt(table, [me]);
  const theirs = pageAt(table, [other]);
  const enemies = [{ card: 'pseudogiant', at: 'd', facing: 'west' as const }];
  await mine.own({ ask: 'begin', game: 'game', setup: { position: { ...WATCHED, enemies } } });
  await shoot(mine);
  const inputs = mine.now.undo.action;
  const { number } = mine.now;
  const third = table.join(() => {}, [other]);
  await third.request({ ask: 'undo', number, inputs });
  assert.equal(mine.now.vote?.agreed, 1);
  third.leave();
  await settled();
  assert.equal(mine.now.vote, null, 'nobody wants it any more');
  assert.equal(mine.now.number, number);
  const fourth = table.join(() => {}, [other]);
  const late = fourth.request({ ask: 'undo', number, inputs });
  fourth.leave();
  await late;
  await mine.undo(inputs);
  assert.deepEqual(mine.now.vote, { inputs, agreed: 1, of: 2, yours: true });
  assert.equal(theirs.now.number, number, 'one of two is not all');
});

test('any moment can be looked at again, and a game forked from it', async () => {
  const client = page();
  await client.own({ ask: 'begin', game: 'game', setup: someSetup(3) });
  const random = seedRandom('moments');
  for (let i = 0; i < 150 && client.now.decision; i++)
    await client.answer(randomAnswer(random, client.now.decision));
  for (const update of client.updates.filter((_, index) => index % 13 === 0)) {
    const moment = await client.request({ ask: 'moment', at: update.at });
    assert.ok(!('ok' in moment));
    const plain: typeof moment = JSON.parse(JSON.stringify(moment));
    assert.deepEqual(plain.view, update.view);
    assert.deepEqual(plain.decision, update.decision);
    assert.deepEqual(plain.facts, update.told.at(-1)?.facts);
    const save = await client.own({ ask: 'fork', at: update.at });
    const twin = page();
    assert.deepEqual(await twin.own({ ask: 'load', game: 'loaded', save }), { ok: true });
    assert.deepEqual(twin.now.view, update.view);
    assert.deepEqual(twin.now.decision, update.decision);
  }
  assert.equal('ok' in (await client.request({ ask: 'moment', at: 10_000 })), true);
});

test('the port is asynchronous and can be closed', async () => {
  const port = createHost(box);
  let heard = 0;
  port.subscribe(() => heard++);
  assert.deepEqual(await port.own({ ask: 'begin', game: 'game', setup: { position: LANE } }), { ok: true });
  assert.equal(heard, 1);
  port.close();
  await port.request({ ask: 'answer', number: 1, answer: 0 });
  assert.equal(heard, 1);
});

// ---- previews ----

const preview = async (client: Page, ...names: string[]): Promise<PathPreview> =>
  (await client.request({ ask: 'path', ...movement, path: at(client, ...names) })) ?? fail('no preview');

test('RD1 a path shows the dose of the whole Action, the Armor counted', async () => {
  const client = await began(LANE);
  assert.deepEqual((await preview(client, 'b', 'c')).dose, { by: 2, to: 2, over: false });
  assert.deepEqual((await preview(client, 'b')).dose, { by: 0, to: 0, over: false });
  const hot = await began({ ...LANE, stalkers: [{ card: 'palkan', at: 'a', dosage: 15 }] });
  assert.deepEqual((await preview(hot, 'b', 'c')).dose, { by: 2, to: 16, over: true });
});

test('R8 an Action that removes a marker brings no dose, nor does a Free one', async () => {
  const stalkers: PositionDraft['stalkers'] = [{ card: 'palkan', at: 'a', turns: [{ markers: 1 }, {}] }];
  const client = await began({ ...LANE, stalkers });
  assert.equal((await preview(client, 'b', 'c')).dose.by, 0);
  const [b, c] = at(client, 'b', 'c');
  const path = [b ?? fail('b'), c ?? fail('c')];
  await client.request({ ask: 'walk', number: 1, ...movement, path });
  assert.equal(client.now.view.stalkers[0]?.dosage, 0);
  assert.equal((await preview(client, 'd')).dose.by, 2, 'the marker is gone: the next one slides');
});

test('RD1 a path that an Event grants brings no dose', async () => {
  const client = await began({
    ...LANE,
    stalkers: [{ card: 'palkan', at: 'b' }],
    at: 'eventPhase',
    decks: { events: ['opening', 'din-in-the-air'], randomEvents: [] },
  });
  assert.equal(client.now.decision?.about.card, 'opening');
  const granted = { ...movement, action: 'carefulMovement' };
  const path = await client.request({ ask: 'path', ...granted, path: at(client, 'c') });
  assert.deepEqual(path?.dose, { by: 0, to: 0, over: false });
});

test('AT3 a path shows where Attention will lie and who sees what', async () => {
  const client = await began(WATCHED);
  const seen = await preview(client, 'b');
  const [b, f] = at(client, 'b', 'f');
  assert.deepEqual(seen.attention, { level: 'high', space: b });
  assert.equal(seen.seen.at(-1)?.by.length, 1);
  assert.equal(seen.reactions.reactions.length, 1);
  const hidden = await preview(client, 'f');
  assert.deepEqual(
    hidden.attention,
    { level: 'high', space: f },
    'seen where it started: High on the first unseen space',
  );
  assert.deepEqual(hidden.reactions.reactions, []);
  assert.equal(hidden.reactions.expected, 0);
});

test('MV2 a path ends at the first Enemy, and says so', async () => {
  const client = await began({ ...LANE, enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'east' }] });
  const stopped = await preview(client, 'b', 'c', 'd');
  assert.deepEqual(stopped.path, at(client, 'a', 'b', 'c'));
  assert.equal(stopped.refusal?.reason, 'enemyStops');
});

test('MV4 a path that would end on a full space shows who could be pushed', async () => {
  const client = await began(LANE);
  assert.deepEqual((await preview(client, 'f')).pushes, [other]);
  assert.equal((await preview(client, 'f')).refusal, null);
});

test('reach prefers the way nobody watches, then the cleaner one', async () => {
  const drawing = [
    '+---+---+---+---+',
    '| a   b   c   g |',
    '+   +---+   +---+',
    '| d   e   f   h |',
    '+---+---+---+---+',
  ];
  const square = ['+---+---+', '| a   b |', '+   +   +', '| d   e |', '+---+---+'];
  const stalkers = [{ card: 'palkan', at: 'a' }];
  const clean = await began({ board: { drawing: square, spaces: { b: { radiation: 3 } } }, stalkers });
  const wayTo = async (client: Page, name: string): Promise<string[]> => {
    const reach = await client.request({ ask: 'reach', ...movement });
    const [goal] = at(client, name);
    const path = reach.find(({ space }) => space === goal)?.path ?? fail(`${name} is out of reach`);
    const board = client.updates[0]?.board ?? fail('no board');
    return path.map((space) => board.spaces[space]?.name ?? '');
  };
  assert.deepEqual(await wayTo(clean, 'e'), ['d', 'e']);
  assert.deepEqual(await wayTo(clean, 'b'), ['b'], 'a way around is no shorter one');
  const watched = await began({
    board: { drawing: square, spaces: { b: { radiation: 3 } } },
    stalkers,
    enemies: [{ card: 'zombie', at: 'd', facing: 'south' }],
  });
  assert.deepEqual(await wayTo(watched, 'e'), ['b', 'e'], 'the Enemy on d would end the movement there');
  const around = await began({
    board: { drawing, spaces: { d: { radiation: 3 } } },
    stalkers,
    enemies: [{ card: 'bandit-rifle', at: 'g', facing: 'west' }],
  });
  assert.deepEqual(await wayTo(around, 'f'), ['d', 'e', 'f']);
});

test('MV5 reach knows that an Enemy left behind turns after the Stalker, and turns nobody by itself', async () => {
  const client = await began({
    board: { drawing: ['+---+---+---+---+', '| a   a   b   c |', '+---+---+---+---+'] },
    stalkers: [{ card: 'palkan', at: 'a' }],
    enemies: [{ card: 'bandit-rifle', at: 'a', facing: 'west' }],
  });
  const before = client.now.view.enemies;
  const reach = await client.request({ ask: 'reach', ...movement });
  assert.deepEqual(
    reach.map(({ space, seen }) => [space, seen]),
    at(client, 'b', 'c').map((space) => [space, true]),
  );
  await client.request({ ask: 'look' });
  assert.deepEqual(client.now.view.enemies, before);
});

test('AT3 reach says of every space by itself whether somebody sees it', async () => {
  const client = await began({
    board: {
      drawing: [
        '+---+---+---+---+',
        '| x | y | e | z |',
        '+---+---+   +---+',
        '| a   b   c   d |',
        '+---+---+---+---+',
      ],
    },
    stalkers: [{ card: 'palkan', at: 'a' }],
    enemies: [{ card: 'bandit-rifle', at: 'e', facing: 'south' }],
  });
  const reach = await client.request({ ask: 'reach', ...movement });
  const seen = at(client, 'b', 'c', 'd').map((name) => reach.find(({ space }) => space === name)?.seen);
  assert.deepEqual(seen, [false, true, false]);
});

test('MV1 reach after a waypoint goes on from there, also back to where the movement began', async () => {
  const square = ['+---+---+---+', '| a   b   c |', '+   +   +---+', '| d   e   f |', '+---+---+---+'];
  const board = { drawing: square, spaces: { b: { radiation: 3 } } };
  const stalkers = [{ card: 'palkan', at: 'a' }];
  const after = async (client: Page, ...names: string[]): Promise<string[]> => {
    const spaces = client.updates[0]?.board?.spaces ?? fail('no board');
    const reach = await client.request({ ask: 'reach', ...movement, after: at(client, ...names) });
    return reach.map(({ path }) => path.map((space) => spaces[space]?.name).join(' ')).sort();
  };
  const client = await began({ board, stalkers });
  assert.deepEqual(await after(client, 'b'), ['b a', 'b c', 'b e', 'b e d', 'b e f']);
  const [dirty] = await client.request({ ask: 'reach', ...movement, after: at(client, 'b', 'e') });
  assert.equal(dirty?.dose, 3, 'RD1: what was crossed on the way to the waypoint counts');
  assert.deepEqual(await after(client, 'd', 'e', 'b'), [], 'three spaces are all there are');
  assert.deepEqual(await after(client, 'f'), [], 'there is no step from a to f');
  const met = await began({ board, stalkers, enemies: [{ card: 'zombie', at: 'd', facing: 'south' }] });
  assert.deepEqual(await after(met, 'd'), [], 'MV2: the Enemy ends it');
});

test('the sight tools say what the rules say', async () => {
  const client = await began(WATCHED);
  const [enemy] = client.now.view.enemies;
  const cross = await client.request({ ask: 'enemySight', enemy: enemy?.id ?? fail('nobody') });
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
  assert.deepEqual(names(await client.request({ ask: 'danger' })), ['a', 'b', 'c', 'd']);
  const [a] = at(client, 'a');
  const sight = await client.request({ ask: 'sight', from: a ?? fail('a') });
  assert.deepEqual(names(sight.filter(({ seen }) => seen)), ['a', 'b', 'c', 'd', 'e', 'f']);
  assert.equal(sight.at(-1)?.range, 5);
});

// ---- previews against what really happens ----

/** Everywhere a movement really can end, found by trying every answer on forks. */
function ends(play: GamePlay, index: number): ReadonlySet<SpaceId> {
  const found = new Set<SpaceId>();
  const begun = fork(play);
  const id = begun.decision?.who ?? me;
  answer(begun, index);
  const explore = (from: GamePlay): void => {
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
  readonly play: GamePlay;
  readonly unforeseen: boolean;
  readonly dose: number;
}

/** Walks a path by the rules, through decisions. */
function walk(play: GamePlay, index: number, path: readonly SpaceId[]): Walked | null {
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

function moveOffers(play: GamePlay): readonly MoveOffer[] {
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
        const reached = reachableSpaces(play, ref);
        const order = reached.map(({ path, space }) => path.length * 10_000 + space);
        assert.deepEqual(
          order,
          order.toSorted((one, other) => one - other),
          'the nearest first',
        );
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
function isThrown(play: GamePlay, index: number, id: ReturnType<typeof stalkerId>, goal: SpaceId): boolean {
  const begun = fork(play);
  const taken = answer(begun, index);
  let walkedThere =
    taken.ok &&
    taken.facts.some((f) => f.fact === 'moved' && f.entity === id && f.how === 'step' && f.to === goal);
  const explore = (from: GamePlay): void => {
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
        const reached = reachableSpaces(play, ref);
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
        const far = reachableSpaces(play, ref).filter(({ path }) => path.length > 1);
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

test('R5, R7 before a Turn begins it is told what can be done first, and where to go, as it is told then', () => {
  let compared = 0;
  for (let n = 0; n < 12; n++) {
    playAtRandom(n, 150, (play) => {
      const { decision } = play;
      if (decision?.kind !== 'nextTurn') return;
      for (const [index, option] of decision.options.entries()) {
        if (option.is !== 'turn') continue;
        const { token } = option;
        const before = hash(play.game.state);
        const told = answerQuestion(play, { ask: 'turn', stalker: decision.who, token });
        const reasons = answerQuestion(play, { ask: 'whyNot', stalker: decision.who, token });
        assert.equal(hash(play.game.state), before, 'looking ahead changes nothing');
        if (told === null) continue;
        const begun = fork(play);
        assert.ok(answer(begun, index).ok);
        assert.deepEqual(told, begun.decision);
        assert.deepEqual(reasons, answerQuestion(begun, { ask: 'whyNot', stalker: decision.who }));
        if (index > 0) continue;
        for (const { ref } of moveOffers(begun))
          assert.deepEqual(reachableSpaces(play, ref), reachableSpaces(begun, ref));
        compared++;
      }
    });
  }
  assert.ok(compared > 40, `only ${compared}`);
});

test('R5 nothing is told of a Turn that cannot begin', async () => {
  const client = await began({ ...LANE, at: 'nextTurn' });
  const { now } = client;
  assert.equal(now.decision?.kind, 'nextTurn');
  assert.equal(now.decision?.who, me);
  assert.equal(await client.request({ ask: 'turn', stalker: other, token: 0 }), null);
  await client.answer(0);
  assert.equal(await client.request({ ask: 'turn', stalker: me, token: 1 }), null);
});

test('R5 a movement may begin the Turn, all in one change', async () => {
  const client = await began({ ...LANE, at: 'nextTurn' });
  const [way] = (await client.request({ ask: 'reach', ...movement })).filter(({ path }) => path.length > 1);
  assert.ok(way);
  const { number, at } = client.now;
  const walk = { ask: 'walk', number, ...movement, path: way.path, token: 1 } as const;
  const reply = await client.request(walk);
  assert.equal(reply.ok, true);
  const { view, cause } = client.now;
  assert.equal(cause, 'answered');
  assert.equal(view.turn?.token, 1);
  assert.equal(view.stalkers[me]?.space, way.space);
  assert.equal(client.now.at, at + reply.taken);
  assert.equal(client.updates.filter((update) => update.number > number).length, 1);
});
