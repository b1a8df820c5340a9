/** The border where requests come in: what is none is answered `malformed` and changes nothing, whoever asks. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hash } from '@zonecrawl/engine/base';
import { spaceId } from '@zonecrawl/engine/board';
import { CampaignHost, type CampaignOwnerRequest, type CampaignRequest } from '@zonecrawl/engine/campaign';
import type { OwnerRequest, Request, Update } from '@zonecrawl/engine/host';
import { GameHost } from '@zonecrawl/engine/host';
import { enemyId, FIRST_OTHER_ENTITY, stalkerId } from '@zonecrawl/engine/model';
import fc from 'fast-check';
import { box } from '../../src/index.ts';
import { campaignBox, Group, played } from './campaignGroup.ts';
import { missionStart } from './games.ts';
import { WATCHED } from './lane.ts';

const me = stalkerId(0);
const other = stalkerId(1);
const space = spaceId(1);
const enemy = enemyId(FIRST_OTHER_ENTITY);
const movement = { stalker: me, action: 'movement', source: null };
const position = { position: { ...WATCHED } };
const setup = () => {
  const start = missionStart('skirmish1', 2, 'requests');
  return start.from === 'mission' ? start.setup : assert.fail();
};

/** One of each kind. The types say when one is missing. */
const REQUESTS: { readonly [Name in Request['ask']]: Extract<Request, { readonly ask: Name }> } = {
  look: { ask: 'look' },
  answer: { ask: 'answer', number: 1, answer: 0 },
  answers: { ask: 'answers', number: 1, options: [{ is: 'say', say: 'stop' }] },
  walk: { ask: 'walk', number: 1, path: [space], token: 0, ...movement },
  undo: { ask: 'undo', number: 1, inputs: 1 },
  redo: { ask: 'redo', number: 1, inputs: 1 },
  turn: { ask: 'turn', stalker: me, token: 0 },
  whyNot: { ask: 'whyNot', stalker: me, token: 1 },
  attackOdds: {
    ask: 'attackOdds',
    stalker: me,
    action: 'attack:burst',
    source: null,
    target: enemy,
    ammo: 2,
  },
  path: { ask: 'path', path: [space], ...movement },
  reach: { ask: 'reach', after: [space], ...movement },
  reactions: { ask: 'reactions', stalker: me, at: space },
  defenseOdds: { ask: 'defenseOdds', stalker: me, damage: 3, attacker: enemy },
  rerollOdds: { ask: 'rerollOdds', dice: [0] },
  blastOdds: { ask: 'blastOdds', ...movement },
  sight: { ask: 'sight', from: space },
  enemySight: { ask: 'enemySight', enemy },
  danger: { ask: 'danger' },
  moment: { ask: 'moment', at: 0 },
};

const OWNER: { readonly [Name in OwnerRequest['ask']]: Extract<OwnerRequest, { readonly ask: Name }> } = {
  begin: { ask: 'begin', game: 'new', setup: setup() },
  open: { ask: 'open', game: 'new' },
  load: { ask: 'load', game: 'new', save: {} },
  save: { ask: 'save' },
  record: { ask: 'record' },
  read: { ask: 'read', game: 'new' },
  result: { ask: 'result', game: 'new' },
  preview: { ask: 'preview', setup: position },
  fork: { ask: 'fork', at: 0 },
  retry: { ask: 'retry' },
};

type CampaignRequests = {
  readonly [Name in CampaignRequest['ask']]: Extract<CampaignRequest, { readonly ask: Name }>;
};
const CAMPAIGN: CampaignRequests = {
  look: { ask: 'look' },
  answer: { ask: 'answer', number: 1, option: 0 },
  undo: { ask: 'undo', number: 1, inputs: 1 },
  redo: { ask: 'redo', number: 1, inputs: 1 },
  whyNot: {
    ask: 'whyNot',
    option: { is: 'move', card: 'scope', from: null, to: 0, slot: 'weapon', replaces: null },
  },
};

const gone = new Group().gather('milady').depart('milady');
type CampaignOwnerRequests = {
  readonly [Name in CampaignOwnerRequest['ask']]: Extract<CampaignOwnerRequest, { readonly ask: Name }>;
};
const CAMPAIGN_OWNER: CampaignOwnerRequests = {
  begin: { ask: 'begin', game: 'new', seed: 'seed' },
  open: { ask: 'open', game: 'new' },
  load: { ask: 'load', game: 'new', save: {} },
  save: { ask: 'save' },
  read: { ask: 'read', game: 'new' },
  setup: { ask: 'setup' },
  home: { ask: 'home', game: 'mission', result: played(gone.box, gone.setup, 'find') },
  retry: { ask: 'retry' },
};

const isMalformed = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && 'malformed' in reply;

/** A host of either mode, as these tests see it. */
interface Asked {
  /** By a client, or by the owner. */
  ask(who: 'client' | 'owner', request: unknown): Promise<unknown>;
  /** How many updates have come, and how the game stands. */
  stand(): Promise<unknown>;
}

async function game(): Promise<Asked> {
  const host = new GameHost(box);
  let heard = 0;
  const client = host.join(() => heard++);
  assert.deepEqual(await host.own({ ask: 'begin', game: 'game', setup: position }), { ok: true });
  return {
    ask: (who, request) => (who === 'owner' ? host.own(request) : client.request(request)),
    stand: async () => [heard, hash(JSON.parse(JSON.stringify(await host.own({ ask: 'save' }))))],
  };
}

async function campaign(): Promise<Asked> {
  const host = new CampaignHost(campaignBox());
  let heard = 0;
  const client = host.join(() => heard++);
  assert.deepEqual(await host.own({ ask: 'begin', game: 'campaign', seed: 'seed' }), { ok: true });
  return {
    ask: (who, request) => (who === 'owner' ? host.own(request) : client.request(request)),
    stand: async () => [heard, hash(JSON.parse(JSON.stringify(await host.own({ ask: 'save' }))))],
  };
}

/** Every place in a request, by its keys; the request itself first. */
function placesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, entry]) => placesIn(entry, [...path, key]))];
}

/** A copy with another value at this place; undefined: without it. */
function mutant(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((entry, i) => (String(i) === key ? mutant(entry, rest, put) : entry));
  const entries = Object.entries(Object(value)).map(([name, entry]) => [
    name,
    name === key ? mutant(entry, rest, put) : entry,
  ]);
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}

const junk = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, '', [], {}, -1, 0.5, 1e9, 2 ** 53, NaN, Infinity),
  fc.constantFrom<unknown>('constructor', '__proto__', 'x'.repeat(500), [[]], [null], Array(2000).fill(0)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Sends mutants of all of these; whatever is malformed must change nothing and reach nobody. */
async function bombard(make: () => Promise<Asked>, who: 'client' | 'owner', requests: object): Promise<void> {
  const all = Object.values(requests);
  let malformed = 0;
  await fc.assert(
    fc.asyncProperty(fc.nat(10_000), fc.nat(10_000), junk, async (which, where, put) => {
      const asked = await make();
      const request = all[which % all.length];
      const places = placesIn(request);
      const sent = mutant(request, places[where % places.length] ?? [], put);
      const before = await asked.stand();
      const reply = await asked.ask(who, sent);
      if (!isMalformed(reply)) return;
      malformed++;
      assert.deepEqual(await asked.stand(), before);
      const { problems = [] } = { problems: Reflect.get(Object(reply), 'malformed') };
      assert.ok(problems.length > 0 && problems.every((each: object) => 'where' in each && 'key' in each));
    }),
    { numRuns: 400 },
  );
  assert.ok(malformed > 150, `only ${malformed} were malformed`);
}

describe('requests of the wrong shape', () => {
  it('of a seat change nothing in a Mission', () => bombard(game, 'client', REQUESTS));
  it('of the owner change nothing in a Mission', () => bombard(game, 'owner', OWNER));
  it('of a client change nothing in a Campaign', () => bombard(campaign, 'client', CAMPAIGN));
  it('of the owner change nothing in a Campaign', () => bombard(campaign, 'owner', CAMPAIGN_OWNER));

  const wrong: readonly (readonly [string, unknown])[] = [
    ['no request at all', null],
    ['a text', 'look'],
    ['a list', []],
    ['an unknown word', { ask: 'cheat' }],
    ['a word of every object', { ask: 'constructor' }],
    ['more than was asked for', { ask: 'look', seats: [0, 1, 2, 3] }],
    ['a path that is none', { ...REQUESTS.walk, path: null }],
    ['a path without end', { ...REQUESTS.path, path: Array(101).fill(0) }],
    ['half an undo', { ...REQUESTS.undo, inputs: 1.5 }],
    ['an undo of nothing', { ...REQUESTS.undo, inputs: 0 }],
    ['an undo forwards', { ...REQUESTS.undo, inputs: -3 }],
    ['an undo that says everybody agrees', { ...REQUESTS.undo, consent: true }],
    ['damage beyond measure', { ...REQUESTS.defenseOdds, damage: 1e9 }],
    ['ammo beyond measure', { ...REQUESTS.attackOdds, ammo: 1e9 }],
    ['negative damage', { ...REQUESTS.defenseOdds, damage: -1 }],
    ['a fifth seat', { ...REQUESTS.whyNot, stalker: 4 }],
    ['an answer without its number', { ask: 'answer', answer: 0 }],
    ['an answer by number of inputs', { ask: 'answer', at: 0, answer: 0 }],
    ['an answer that is a text', { ...REQUESTS.answer, answer: '0' }],
    ['an answer of lists', { ...REQUESTS.answer, answer: [[0]] }],
    ['an option that is none', { ...REQUESTS.answers, options: [7] }],
    ['options without end', { ...REQUESTS.answers, options: Array(101).fill({ is: 'say' }) }],
  ];
  for (const [name, request] of wrong) {
    it(`are malformed: ${name}`, async () => {
      const asked = await game();
      const before = await asked.stand();
      assert.ok(isMalformed(await asked.ask('client', request)));
      assert.deepEqual(await asked.stand(), before);
    });
  }
});

describe('whoever is not the owner', () => {
  it('cannot begin, open, load, save, read, fork or preview a game, whatever seats it holds', async () => {
    const asked = await game();
    const before = await asked.stand();
    for (const request of Object.values(OWNER))
      assert.ok(isMalformed(await asked.ask('client', request)), request.ask);
    assert.deepEqual(await asked.stand(), before);
  });

  it('cannot begin, save or bring home anything in a Campaign', async () => {
    const asked = await campaign();
    const before = await asked.stand();
    for (const request of Object.values(CAMPAIGN_OWNER))
      assert.ok(isMalformed(await asked.ask('client', request)), request.ask);
    assert.deepEqual(await asked.stand(), before);
  });

  it('nor is the owner a seat', async () => {
    const asked = await game();
    for (const request of Object.values(REQUESTS))
      assert.ok(isMalformed(await asked.ask('owner', request)), request.ask);
  });
});

describe('whoever only watches', () => {
  it('is shown everything open and changes nothing: no answer, no walk, no undo, no redo, no vote', async () => {
    const host = new GameHost(box, { undo: 'always' });
    const seen: Update[] = [];
    const watcher = host.join((update) => seen.push(update), []);
    const player = host.join(() => {}, [me, other]);
    await host.own({ ask: 'begin', game: 'game', setup: position });
    await player.request({ ask: 'answer', number: 1, answer: 0 });
    const before = seen.length;
    const notYours = { ok: false, refusal: { refused: 'notYourSeat', who: me } };
    const number = 2;
    assert.deepEqual(await watcher.request({ ...REQUESTS.answer, number }), notYours);
    assert.deepEqual(await watcher.request({ ...REQUESTS.answers, number }), { ...notYours, taken: 0 });
    assert.deepEqual(await watcher.request({ ...REQUESTS.walk, number }), { ...notYours, taken: 0 });
    assert.deepEqual(await watcher.request({ ...REQUESTS.undo, number }), {
      ok: false,
      refused: 'notYourSeat',
    });
    assert.deepEqual(await watcher.request({ ...REQUESTS.redo, number }), {
      ok: false,
      refused: 'notYourSeat',
    });
    assert.equal(seen.length, before);
    assert.deepEqual([seen.at(-1)?.yours, seen.at(-1)?.view.seats], [false, []]);
    assert.deepEqual(await watcher.request({ ask: 'look' }), { ok: true });
    assert.equal(seen.length, before + 1, 'it may look');
    assert.ok(await watcher.request({ ...REQUESTS.reach }), 'and ask');
  });

  it('is nobody whose vote is waited for', async () => {
    const host = new GameHost(box);
    host.join(() => {}, []);
    const seen: Update[] = [];
    const player = host.join((update) => seen.push(update), [me, other]);
    await host.own({ ask: 'begin', game: 'game', setup: position });
    const shoot = seen[0]?.decision?.options.findIndex(
      (option) => option.is === 'action' && option.action === 'attack:singleShot',
    );
    await player.request({ ask: 'answer', number: 1, answer: shoot });
    while ((seen.at(-1)?.undo.free ?? 0) > 0)
      await player.request({
        ask: 'answer',
        number: seen.at(-1)?.number,
        answer: seen.at(-1)?.decision?.pick ? [] : 0,
      });
    const { at = 0, number } = seen.at(-1) ?? {};
    assert.deepEqual(await player.request({ ask: 'undo', number, inputs: at }), { ok: true });
  });
});

describe('a seat', () => {
  it('answers for its own Stalker alone, also in the middle of a walk', async () => {
    const host = new GameHost(box);
    const theirs = host.join(() => {}, [other]);
    await host.own({ ask: 'begin', game: 'game', setup: position });
    const refusal = { refused: 'notYourSeat', who: me };
    assert.deepEqual(await theirs.request(REQUESTS.answer), { ok: false, refusal });
    assert.deepEqual(await theirs.request(REQUESTS.walk), { ok: false, taken: 0, refusal });
  });
});
